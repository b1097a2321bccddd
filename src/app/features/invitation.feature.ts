import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const invitation: Feature = {
  paths: FEATURE_PATHS.invitation,
  guard: 'open',
  load: () => import('./invitation.lazy.ts'),
  title: pageTitles.invitation,
}
