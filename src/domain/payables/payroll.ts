import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { PayrollId } from './payable-invoice.ts'

/** The stored status of a payroll. */
export type PayrollStatus = (typeof PAYROLL_STATUSES)[number]

/** The displayed status: `INCOMPLETE_DATA` where an account is missing, `UNKNOWN` for an unlisted status. */
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

/** A named list of invoices to pay on one day. */
export interface Payroll {
  readonly id: PayrollId
  readonly name: string
  readonly paymentDate: CivilDate
  /** The code of the host. */
  readonly status: string
  readonly invoices: number
  readonly suppliers: number
  readonly total: Money
  /** Every supplier of the list has a bank account. */
  readonly hasBankAccount: boolean
}

/** The fields of a payroll that the rules read. */
export type PayrollFacts = Pick<Payroll, 'status' | 'hasBankAccount'>

export type PayrollRefused =
  | { readonly _tag: 'PayrollIncomplete' }
  | { readonly _tag: 'PayrollNotReady'; readonly status: string }
  /** Invoices of a ready payroll are withdrawn one by one instead. */
  | { readonly _tag: 'PayrollReady' }
  | { readonly _tag: 'PayrollHasMoney'; readonly status: PayrollStatus }

export const isPayrollStatus = (text: string): text is PayrollStatus =>
  PAYROLL_STATUSES.some((status) => status === text)

export const shownStatus = ({ status, hasBankAccount }: PayrollFacts): ShownPayrollStatus => {
  if (!hasBankAccount) return 'INCOMPLETE_DATA'
  return isPayrollStatus(status) ? status : 'UNKNOWN'
}

/** Of single invoices, back to the inbox: before a payment is requested, also while an account is missing. */
export const validateWithdrawal = <P extends Pick<Payroll, 'status'>>(payroll: P): E.Either<PayrollRefused, P> =>
  payroll.status === 'SCHEDULED_READY_TO_PAY'
    ? E.right(payroll)
    : E.left({ _tag: 'PayrollNotReady', status: payroll.status })

/** With own or financed money: only a ready payroll with all bank accounts known. */
export const validatePayment = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRefused, P> =>
  payroll.hasBankAccount ? validateWithdrawal(payroll) : E.left({ _tag: 'PayrollIncomplete' })

/** Rejected while it is ready, after money moved, and for an unknown status. */
export const validateDeletion = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRefused, P> => {
  const { status } = payroll
  if (!isPayrollStatus(status)) return E.left({ _tag: 'PayrollNotReady', status })
  if (WITH_MONEY.has(status)) return E.left({ _tag: 'PayrollHasMoney', status })
  return E.isRight(validatePayment(payroll)) ? E.left({ _tag: 'PayrollReady' }) : E.right(payroll)
}

export type PayrollAction = 'see' | 'pay' | 'declarePaid' | 'delete' | 'withdrawInvoices'

/** The actions of a payroll card, in display order. The transfer that was announced, or its rest, can be declared. */
export const actionsOf = (payroll: PayrollFacts): ReadonlyArray<PayrollAction> => {
  const { hasBankAccount, status } = payroll
  const isAwaited = hasBankAccount && (status === 'FUNDING_AWAITING' || status === 'FUNDING_INCOMPLETE')
  return [
    'see',
    ...(E.isRight(validatePayment(payroll)) ? (['pay', 'withdrawInvoices'] as const) : []),
    ...(isAwaited ? (['declarePaid'] as const) : []),
    ...(E.isRight(validateDeletion(payroll)) ? (['delete'] as const) : []),
  ]
}

const WITH_MONEY: ReadonlySet<PayrollStatus> = new Set([
  'FUNDING_COMPLETE',
  'FUNDING_INCOMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'PAYMENT_PROBLEM',
  'PAID',
])
