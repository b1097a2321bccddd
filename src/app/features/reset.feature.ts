import { authText } from '#ui/text/auth.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const reset: Feature = {
  paths: FEATURE_PATHS.reset,
  guard: 'open',
  load: () => import('./reset.lazy.ts'),
  title: authText.reset.title,
}
