import { SCENARIOS_PATH } from '#ui/app/paths.ts'
import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const scenarios: Feature = {
  paths: [SCENARIOS_PATH],
  guard: 'protected',
  load: () => import('./scenarios.lazy.ts'),
  title: pageTitles.scenarios,
}
