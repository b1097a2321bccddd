export { PaymentsScreen as Screen } from '#ui/payables/payments-screen.tsx'
export { payablesModule as module } from './payables.module.ts'
