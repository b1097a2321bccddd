import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

/** The name of the company in the top bar leads here. */
export const companies: Feature = {
  paths: FEATURE_PATHS.companies,
  guard: 'protected',
  load: () => import('./companies.lazy.ts'),
  title: pageTitles.companies,
}
