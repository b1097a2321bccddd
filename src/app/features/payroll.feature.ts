import { pageTitles } from '#ui/text/pages.ts'
import type { Feature } from '../feature.ts'

export const payroll: Feature = {
  paths: ['/payrolls/:payrollId'],
  guard: 'protected',
  load: async () => ({ Screen: (await import('#ui/payables/payroll-screen.tsx')).PayrollScreen }),
  title: pageTitles.payroll,
}
