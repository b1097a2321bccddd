import { pageText } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const team: Feature = {
  paths: FEATURE_PATHS.team,
  guard: 'protected',
  load: () => import('./team.lazy.ts'),
  menu: { area: 'profile', icon: 'team', ...pageText.team },
}
