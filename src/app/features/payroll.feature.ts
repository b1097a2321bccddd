import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const payroll: Feature = {
  paths: ['/payrolls/:payrollId'],
  guard: 'protected',
  load: () => import('./payroll.lazy.ts'),
  title: pageTitles.payroll,
}
