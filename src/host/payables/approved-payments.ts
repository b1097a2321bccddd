import type { DecisionServices } from '../approval/decide-approval.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { financeApproved } from './payroll-financing.ts'
import { payApproved } from './payroll-payments.ts'

/** Carries out what others authorised about payrolls. */
export const makeApprovedPayments = (services: ChangeServices): DecisionServices['approvedActs'] => ({
  PAY: payApproved(services),
  FINANCE: financeApproved(services),
})
