import * as E from 'fp-ts/Either'
import { own } from '../kernel/guard.ts'
import { isPayrollStatus, type PayrollFacts, type PayrollRejected, type PayrollStatus } from './payroll.ts'

/**
 * Events of a payroll. The business transfers the total to the financier, now (`DeclarePaid`) or later (`PayLater`), pays
 * its suppliers itself (`PaidDirectly`), or requests financing. The account of a payee changes (`AccountChanged`); the
 * financier triggers the rest.
 */
export type PayrollEvent =
  | 'DeclarePaid'
  | 'PayLater'
  | 'PaidDirectly'
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
  | 'AccountChanged'

/** Why an event does not apply to a payroll. */
export type PayrollEventRejected =
  | PayrollRejected
  | { readonly _tag: 'PayrollEventUnexpected'; readonly status: string; readonly event: PayrollEvent }

/**
 * Total: the next status, or why the event does not apply. A second payment is rejected, not repeated. A changed account
 * takes an announced transfer back, stops what is declared or funded, and leaves a request of financing.
 *
 * @example
 * ```ts
 * import { transition } from '@anticipo/domain/payables/payroll-flow'
 *
 * transition({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }, 'DeclarePaid') // { _tag: 'Right', right: 'PAYMENT_IN_PROCESS' }
 * transition({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: false }, 'DeclarePaid') // { _tag: 'Left', left: { _tag: 'PayrollIncomplete' } }
 * transition({ status: 'FUNDING_AWAITING', hasBankAccount: true }, 'AccountChanged') // { _tag: 'Right', right: 'SCHEDULED_READY_TO_PAY' }
 * transition({ status: 'PAID', hasBankAccount: true }, 'DeclarePaid') // { _tag: 'Left', left: { _tag: 'PayrollNotReady', status: 'PAID' } }
 * ```
 */
export const transition = (
  { hasBankAccount, status }: PayrollFacts,
  event: PayrollEvent,
): E.Either<PayrollEventRejected, PayrollStatus> => {
  const isRequest = REQUESTS.has(event)
  if (isRequest && !hasBankAccount) return E.left({ _tag: 'PayrollIncomplete' })
  const next = isPayrollStatus(status) ? own(NEXT[status], event) : undefined
  if (next !== undefined) return E.right(next)
  return E.left(isRequest ? { _tag: 'PayrollNotReady', status } : { _tag: 'PayrollEventUnexpected', status, event })
}

/**
 * Whether no further event applies in that status.
 *
 * @example
 * ```ts
 * import { isFinal } from '@anticipo/domain/payables/payroll-flow'
 *
 * isFinal('FINANCING_REJECTED') // true
 * isFinal('PAYMENT_PARTIALLY_PAID') // false
 * ```
 */
export const isFinal = (status: PayrollStatus): boolean => Object.keys(own(NEXT, status) ?? {}).length === 0

/** The events that the business requests. */
const REQUESTS: ReadonlySet<PayrollEvent> = new Set(['DeclarePaid', 'PayLater', 'PaidDirectly', 'RequestFinancing'])

const NEXT: Readonly<Record<PayrollStatus, Partial<Readonly<Record<PayrollEvent, PayrollStatus>>>>> = {
  SCHEDULED_READY_TO_PAY: {
    DeclarePaid: 'PAYMENT_IN_PROCESS',
    PayLater: 'FUNDING_AWAITING',
    PaidDirectly: 'PAID',
    RequestFinancing: 'FINANCING_REQUESTED',
    Rejected: 'REJECTED',
  },
  FUNDING_AWAITING: {
    DeclarePaid: 'PAYMENT_IN_PROCESS',
    PaidDirectly: 'PAID',
    FundsComplete: 'FUNDING_COMPLETE',
    FundsShort: 'FUNDING_INCOMPLETE',
    Rejected: 'REJECTED',
    AccountChanged: 'SCHEDULED_READY_TO_PAY',
  },
  FUNDING_INCOMPLETE: {
    DeclarePaid: 'PAYMENT_IN_PROCESS',
    FundsComplete: 'FUNDING_COMPLETE',
    FundsShort: 'FUNDING_INCOMPLETE',
    Rejected: 'REJECTED',
    AccountChanged: 'PAYMENT_PROBLEM',
  },
  FUNDING_COMPLETE: {
    PaymentStarted: 'PAYMENT_IN_PROCESS',
    PaymentFailed: 'PAYMENT_PROBLEM',
    AccountChanged: 'PAYMENT_PROBLEM',
  },
  PAYMENT_IN_PROCESS: {
    PaidAll: 'PAID',
    PaidSome: 'PAYMENT_PARTIALLY_PAID',
    PaymentFailed: 'PAYMENT_PROBLEM',
    FundsShort: 'FUNDING_INCOMPLETE',
    AccountChanged: 'PAYMENT_PROBLEM',
  },
  PAYMENT_PARTIALLY_PAID: {
    PaidAll: 'PAID',
    PaidSome: 'PAYMENT_PARTIALLY_PAID',
    PaymentFailed: 'PAYMENT_PROBLEM',
    AccountChanged: 'PAYMENT_PROBLEM',
  },
  PAYMENT_PROBLEM: {
    PaymentStarted: 'PAYMENT_IN_PROCESS',
    PaidAll: 'PAID',
    Rejected: 'REJECTED',
    AccountChanged: 'PAYMENT_PROBLEM',
  },
  FINANCING_REQUESTED: {
    FinancingApproved: 'FUNDING_COMPLETE',
    FinancingRejected: 'FINANCING_REJECTED',
    AccountChanged: 'FINANCING_REQUESTED',
  },
  FINANCING_REJECTED: {},
  REJECTED: {},
  PAID: {},
}
