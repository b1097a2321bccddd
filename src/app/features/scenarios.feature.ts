import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const scenarios: Feature = {
  paths: FEATURE_PATHS.scenarios,
  guard: 'protected',
  load: () => import('./scenarios.lazy.ts'),
  title: pageTitles.scenarios,
}
