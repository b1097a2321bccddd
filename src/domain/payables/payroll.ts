import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { PayrollId } from './payable-invoice.ts'

/** What a payroll is kept as. */
export type PayrollStatus = (typeof PAYROLL_STATUSES)[number]

/** What is shown: `INCOMPLETE_DATA` where an account is missing, `UNKNOWN` where the status is none of the list. */
export type ShownPayrollStatus = PayrollStatus | 'INCOMPLETE_DATA' | 'UNKNOWN'

export const PAYROLL_STATUSES = [
  'SCHEDULED_READY_TO_PAY',
  'FUNDING_AWAITING',
  'FUNDING_COMPLETE',
  'FUNDING_INCOMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'PAYMENT_PROBLEM',
  'REJECTED',
  'PAID',
  'FINANCING_REQUESTED',
  'FINANCING_REJECTED',
] as const

/** A named list of invoices to be paid on one day. */
export interface Payroll {
  readonly id: PayrollId
  readonly name: string
  readonly paymentDate: CivilDate
  /** As the host names it. */
  readonly status: string
  readonly invoices: number
  readonly suppliers: number
  readonly total: Money
  /** Every supplier in it can receive a transfer. */
  readonly hasBankAccount: boolean
}

/** What the rules ask of a payroll. */
export type PayrollFacts = Pick<Payroll, 'status' | 'hasBankAccount'>

export type PayrollRefused =
  | { readonly _tag: 'PayrollIncomplete' }
  | { readonly _tag: 'PayrollNotReady'; readonly status: string }
  /** A payroll that is ready gives its invoices back one by one instead. */
  | { readonly _tag: 'PayrollReady' }
  | { readonly _tag: 'PayrollHasMoney'; readonly status: PayrollStatus }

export const isPayrollStatus = (text: string): text is PayrollStatus =>
  PAYROLL_STATUSES.some((status) => status === text)

export const shownStatus = ({ status, hasBankAccount }: PayrollFacts): ShownPayrollStatus => {
  if (!hasBankAccount) return 'INCOMPLETE_DATA'
  return isPayrollStatus(status) ? status : 'UNKNOWN'
}

/** With its own money: only ready, and only to accounts that are known. */
export const validatePayment = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRefused, P> => {
  if (!payroll.hasBankAccount) return E.left({ _tag: 'PayrollIncomplete' })
  return payroll.status === 'SCHEDULED_READY_TO_PAY'
    ? E.right(payroll)
    : E.left({ _tag: 'PayrollNotReady', status: payroll.status })
}

/** With the financier's money, from the same place. */
export const validateFinancing = validatePayment

/** Not while it is ready, nor once money came in or went out; nor in a status that nobody knows. */
export const validateDeletion = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRefused, P> => {
  const { status, hasBankAccount } = payroll
  if (!isPayrollStatus(status)) return E.left({ _tag: 'PayrollNotReady', status })
  if (WITH_MONEY.has(status)) return E.left({ _tag: 'PayrollHasMoney', status })
  return hasBankAccount && status === 'SCHEDULED_READY_TO_PAY' ? E.left({ _tag: 'PayrollReady' }) : E.right(payroll)
}

export type PayrollAction = 'see' | 'pay' | 'delete' | 'withdrawInvoices'

/** What the card of a payroll offers, in its order. */
export const actionsOf = (payroll: PayrollFacts): ReadonlyArray<PayrollAction> => {
  const payable: ReadonlyArray<PayrollAction> = E.isRight(validatePayment(payroll)) ? ['pay', 'withdrawInvoices'] : []
  const deletable: ReadonlyArray<PayrollAction> = E.isRight(validateDeletion(payroll)) ? ['delete'] : []
  return ['see', ...payable, ...deletable]
}

const WITH_MONEY: ReadonlySet<PayrollStatus> = new Set([
  'FUNDING_COMPLETE',
  'FUNDING_INCOMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'PAYMENT_PROBLEM',
  'PAID',
])
