export { PayrollScreen as Screen } from '#ui/payables/payroll-screen.tsx'
export { payablesModule as module } from './payables.module.ts'
