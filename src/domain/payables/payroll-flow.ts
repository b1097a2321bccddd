import * as E from 'fp-ts/Either'
import {
  isPayrollStatus,
  validatePayment,
  type PayrollFacts,
  type PayrollRefused,
  type PayrollStatus,
} from './payroll.ts'

/**
 * Events of a payroll. The business requests payment by declaring a transfer (`DeclarePaid`) or announcing one
 * (`PayLater`), or requests financing; the financier triggers the rest.
 */
export type PayrollEvent =
  | 'DeclarePaid'
  | 'PayLater'
  | 'RequestFinancing'
  | 'FundsComplete'
  | 'FundsShort'
  | 'PaymentStarted'
  | 'PaidAll'
  | 'PaidSome'
  | 'PaymentFailed'
  | 'FinancingApproved'
  | 'FinancingRejected'
  | 'Rejected'

export type PayrollEventRefused =
  | PayrollRefused
  | { readonly _tag: 'PayrollEventUnexpected'; readonly status: string; readonly event: PayrollEvent }

/** Total: the next status, or why the event does not apply. A second payment is rejected, not repeated. */
export const advance = (payroll: PayrollFacts, event: PayrollEvent): E.Either<PayrollEventRefused, PayrollStatus> => {
  if (ASKED_FOR.has(event)) {
    const validated = validatePayment(payroll)
    if (E.isLeft(validated)) return validated
  }
  const next = isPayrollStatus(payroll.status) ? NEXT[payroll.status][event] : undefined
  return next === undefined ? E.left({ _tag: 'PayrollEventUnexpected', status: payroll.status, event }) : E.right(next)
}

/** No further event applies. */
export const isFinal = (status: PayrollStatus): boolean => Object.keys(NEXT[status]).length === 0

const ASKED_FOR: ReadonlySet<PayrollEvent> = new Set(['DeclarePaid', 'PayLater', 'RequestFinancing'])

const NEXT: Readonly<Record<PayrollStatus, Partial<Readonly<Record<PayrollEvent, PayrollStatus>>>>> = {
  SCHEDULED_READY_TO_PAY: {
    DeclarePaid: 'PAYMENT_IN_PROCESS',
    PayLater: 'FUNDING_AWAITING',
    RequestFinancing: 'FINANCING_REQUESTED',
    Rejected: 'REJECTED',
  },
  FUNDING_AWAITING: { FundsComplete: 'FUNDING_COMPLETE', FundsShort: 'FUNDING_INCOMPLETE', Rejected: 'REJECTED' },
  FUNDING_INCOMPLETE: { FundsComplete: 'FUNDING_COMPLETE', FundsShort: 'FUNDING_INCOMPLETE', Rejected: 'REJECTED' },
  FUNDING_COMPLETE: { PaymentStarted: 'PAYMENT_IN_PROCESS', PaymentFailed: 'PAYMENT_PROBLEM' },
  PAYMENT_IN_PROCESS: {
    PaidAll: 'PAID',
    PaidSome: 'PAYMENT_PARTIALLY_PAID',
    PaymentFailed: 'PAYMENT_PROBLEM',
    FundsShort: 'FUNDING_INCOMPLETE',
  },
  PAYMENT_PARTIALLY_PAID: { PaidAll: 'PAID', PaidSome: 'PAYMENT_PARTIALLY_PAID', PaymentFailed: 'PAYMENT_PROBLEM' },
  PAYMENT_PROBLEM: { PaymentStarted: 'PAYMENT_IN_PROCESS', PaidAll: 'PAID', Rejected: 'REJECTED' },
  FINANCING_REQUESTED: { FinancingApproved: 'FUNDING_COMPLETE', FinancingRejected: 'FINANCING_REJECTED' },
  FINANCING_REJECTED: {},
  REJECTED: {},
  PAID: {},
}
