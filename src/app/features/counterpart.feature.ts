import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const counterpart: Feature = {
  paths: FEATURE_PATHS.counterpart,
  guard: 'protected',
  load: () => import('./counterpart.lazy.ts'),
}
