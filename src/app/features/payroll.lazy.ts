export { PayrollScreen as Screen } from '#ui/payables/payroll-screen.tsx'
export { payrollsModule as module } from './payrolls.module.ts'
