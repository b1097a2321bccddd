import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'
import { FEATURE_PATHS } from '../feature-paths.ts'

export const payroll: Feature = {
  paths: FEATURE_PATHS.payroll,
  guard: 'protected',
  load: () => import('./payroll.lazy.ts'),
  title: pageTitles.payroll,
}
