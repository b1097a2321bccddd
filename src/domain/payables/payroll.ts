import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Id, UserId } from '../kernel/id.ts'
import type { Currency, Money } from '../kernel/money.ts'
import type { SupplierId } from '../suppliers/supplier.ts'
import type { PayrollId } from './payable-invoice.ts'

/** The stored status of a payroll. */
export type PayrollStatus = (typeof PAYROLL_STATUSES)[number]

/**
 * The displayed status: `AWAITING_APPROVAL` while other members decide, `INCOMPLETE_DATA` where an account is missing, `UNKNOWN`
 * for an unlisted status.
 */
export type ShownPayrollStatus = PayrollStatus | 'AWAITING_APPROVAL' | 'INCOMPLETE_DATA' | 'UNKNOWN'

/** The known statuses of a payroll. An unknown status from the host is stored unchanged. */
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

/** The displayed statuses of payrolls that are not finished, those that wait for the company first. */
export const OPEN_PAYROLL_STATUSES = [
  'AWAITING_APPROVAL',
  'INCOMPLETE_DATA',
  'SCHEDULED_READY_TO_PAY',
  'FUNDING_AWAITING',
  'FUNDING_INCOMPLETE',
  'PAYMENT_PROBLEM',
  'FINANCING_REQUESTED',
  'FUNDING_COMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'REJECTED',
  'FINANCING_REJECTED',
] as const satisfies ReadonlyArray<ShownPayrollStatus>
/** One of `OPEN_PAYROLL_STATUSES`. */
export type OpenPayrollStatus = (typeof OPEN_PAYROLL_STATUSES)[number]

/** The statuses of a payroll for which the company has to send money. That of the others was sent, or paid with own funds. */
export const AWAITING_STATUSES = [
  'SCHEDULED_READY_TO_PAY',
  'FUNDING_AWAITING',
  'FUNDING_INCOMPLETE',
  'REJECTED',
  'FINANCING_REJECTED',
] as const satisfies ReadonlyArray<PayrollStatus>

/** A named list of invoices to pay on one day. */
export interface Payroll {
  readonly id: PayrollId
  readonly name: string
  readonly paymentDate: CivilDate
  /** The code of the host. */
  readonly status: string
  readonly invoices: number
  readonly suppliers: number
  /** In the currency of the country, documents in another one at their rates. */
  readonly total: Money
  /** The sums to transfer, one for each currency, that of the country first. */
  readonly totals: ReadonlyArray<Money>
  /** The part of them that was not paid yet. Absent where the host does not tell it apart. */
  readonly owed?: ReadonlyArray<Money> | undefined
  /** Every supplier of the list has a bank account in the currencies of its invoices. */
  readonly hasBankAccount: boolean
  /** Who has none, by name: the first of them. Absent where the host does not name them. */
  readonly withoutAccount?: ReadonlyArray<PayeeWithoutAccount> | undefined
  /** Money was in it once, which its status does not say after it was rejected. Absent where the host does not say it. */
  readonly hadMoney?: boolean | undefined
  /** While other members decide on it. */
  readonly approval?: PayrollApproval | undefined
  /** How it is paid, where other members authorised its payment. */
  readonly authorisedMethod?: 'TRANSFER' | 'DIRECT' | undefined
}

/** A request to pay a payroll, or to finance it, that waits for other members. */
export interface PayrollApproval {
  readonly id: Id<'Approval'>
  readonly act: 'PAY' | 'FINANCE'
  readonly requesterId: UserId
  readonly requestedBy: string
}

/** A payee who cannot be paid yet in that currency. */
export interface PayeeWithoutAccount {
  readonly id: SupplierId
  readonly name: string
  readonly currency: Currency
}

/** The fields of a payroll that the rules read. */
export type PayrollFacts = Pick<Payroll, 'status' | 'hasBankAccount' | 'hadMoney' | 'approval'>

/** Why an action is not possible on a payroll. */
export type PayrollRejected =
  | { readonly _tag: 'PayrollIncomplete' }
  | { readonly _tag: 'PayrollNotReady'; readonly status: string }
  /** Invoices of a ready payroll are withdrawn one by one instead. */
  | { readonly _tag: 'PayrollReady' }
  | { readonly _tag: 'PayrollHasMoney'; readonly status: PayrollStatus }
  /** It does not change while other members decide. */
  | { readonly _tag: 'PayrollAwaitingApproval' }

/**
 * Exact match with one of `PAYROLL_STATUSES`.
 *
 * @example
 * ```ts
 * import { isPayrollStatus } from '@anticipo/domain/payables/payroll'
 *
 * isPayrollStatus('PAID') // true
 * isPayrollStatus('paid') // false
 * ```
 */
export const isPayrollStatus = (text: string): text is PayrollStatus =>
  PAYROLL_STATUSES.some((status) => status === text)

/**
 * The displayed status: a pending request, and then a missing account, hide the stored status.
 *
 * @example
 * ```ts
 * import { shownStatus } from '@anticipo/domain/payables/payroll'
 *
 * shownStatus({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: false }) // 'INCOMPLETE_DATA'
 * shownStatus({ status: 'a status of tomorrow', hasBankAccount: true }) // 'UNKNOWN'
 * ```
 */
export const shownStatus = ({ approval, status, hasBankAccount }: PayrollFacts): ShownPayrollStatus => {
  if (approval !== undefined && status === 'SCHEDULED_READY_TO_PAY') return 'AWAITING_APPROVAL'
  if (!hasBankAccount) return 'INCOMPLETE_DATA'
  return isPayrollStatus(status) ? status : 'UNKNOWN'
}

/**
 * Whether the company still has to send the money of a payroll. An order that is not rejected finances it: what leaves the
 * company is the repayment.
 *
 * @example
 * ```ts
 * import { awaitsMoney } from '@anticipo/domain/payables/payroll'
 *
 * awaitsMoney({ status: 'FUNDING_AWAITING', isFinanced: false }) // true
 * awaitsMoney({ status: 'PAYMENT_IN_PROCESS', isFinanced: false }) // false
 * ```
 */
export const awaitsMoney = ({
  isFinanced,
  status,
}: Pick<Payroll, 'status'> & { readonly isFinanced: boolean }): boolean =>
  !isFinanced && AWAITING_STATUSES.some((one) => one === status)

/**
 * Whether money of the business or of the financier is in the payroll, or was once. It stays so for ever.
 *
 * @example
 * ```ts
 * import { everHadMoney } from '@anticipo/domain/payables/payroll'
 *
 * everHadMoney({ status: 'PAYMENT_PROBLEM' }) // true
 * everHadMoney({ status: 'REJECTED' }) // false
 * everHadMoney({ status: 'REJECTED', hadMoney: true }) // true
 * ```
 */
export const everHadMoney = ({ hadMoney = false, status }: Pick<Payroll, 'hadMoney' | 'status'>): boolean =>
  hadMoney || (isPayrollStatus(status) && WITH_MONEY.has(status))

/**
 * The payroll, when invoices can be added to it: before a payment is requested, also while an account is missing.
 * Otherwise `PayrollAwaitingApproval` or `PayrollNotReady`.
 *
 * @example
 * ```ts
 * import { validateAddition } from '@anticipo/domain/payables/payroll'
 *
 * validateAddition({ status: 'REJECTED' }) // { _tag: 'Left', left: { _tag: 'PayrollNotReady', status: 'REJECTED' } }
 * ```
 */
export const validateAddition = <P extends Pick<Payroll, 'approval' | 'status'>>(
  payroll: P,
): E.Either<PayrollRejected, P> => {
  if (payroll.approval !== undefined) return E.left({ _tag: 'PayrollAwaitingApproval' })
  const { status } = payroll
  return status === 'SCHEDULED_READY_TO_PAY' ? E.right(payroll) : E.left({ _tag: 'PayrollNotReady', status })
}

/**
 * The payroll, when single invoices can go back to the inbox: before a payment is requested, and after a payroll with
 * money was rejected, because its money was returned. Otherwise `PayrollAwaitingApproval` or `PayrollNotReady`.
 *
 * @example
 * ```ts
 * import { validateWithdrawal } from '@anticipo/domain/payables/payroll'
 *
 * validateWithdrawal({ status: 'PAID' }) // { _tag: 'Left', left: { _tag: 'PayrollNotReady', status: 'PAID' } }
 * validateWithdrawal({ status: 'REJECTED', hadMoney: true })._tag // 'Right'
 * ```
 */
export const validateWithdrawal = <P extends Pick<Payroll, 'approval' | 'hadMoney' | 'status'>>(
  payroll: P,
): E.Either<PayrollRejected, P> =>
  payroll.status === 'REJECTED' && everHadMoney(payroll) ? E.right(payroll) : validateAddition(payroll)

/**
 * The payroll, when it can be paid with own or financed money: it is ready and all bank accounts are known. Errors:
 * `PayrollIncomplete`, `PayrollAwaitingApproval`, `PayrollNotReady`.
 *
 * @example
 * ```ts
 * import { validatePayment } from '@anticipo/domain/payables/payroll'
 *
 * validatePayment({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: false }) // { _tag: 'Left', left: { _tag: 'PayrollIncomplete' } }
 * ```
 */
export const validatePayment = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRejected, P> =>
  payroll.hasBankAccount ? validateAddition(payroll) : E.left({ _tag: 'PayrollIncomplete' })

/**
 * The payroll, when it can be deleted. Errors: `PayrollAwaitingApproval` while other members decide, `PayrollReady` while it is
 * ready, `PayrollHasMoney` once money was in it, `PayrollNotReady` for an unknown status.
 *
 * @example
 * ```ts
 * import { validateDeletion } from '@anticipo/domain/payables/payroll'
 *
 * validateDeletion({ status: 'SCHEDULED_READY_TO_PAY', hasBankAccount: true }) // { _tag: 'Left', left: { _tag: 'PayrollReady' } }
 * validateDeletion({ status: 'REJECTED', hasBankAccount: true })._tag // 'Right'
 * validateDeletion({ status: 'REJECTED', hasBankAccount: true, hadMoney: true }) // { _tag: 'Left', left: { _tag: 'PayrollHasMoney', status: 'REJECTED' } }
 * ```
 */
export const validateDeletion = <P extends PayrollFacts>(payroll: P): E.Either<PayrollRejected, P> => {
  const { approval, status } = payroll
  if (approval !== undefined) return E.left({ _tag: 'PayrollAwaitingApproval' })
  if (!isPayrollStatus(status)) return E.left({ _tag: 'PayrollNotReady', status })
  if (everHadMoney(payroll)) return E.left({ _tag: 'PayrollHasMoney', status })
  return E.isRight(validatePayment(payroll)) ? E.left({ _tag: 'PayrollReady' }) : E.right(payroll)
}

const WITH_MONEY: ReadonlySet<PayrollStatus> = new Set([
  'FUNDING_COMPLETE',
  'FUNDING_INCOMPLETE',
  'PAYMENT_IN_PROCESS',
  'PAYMENT_PARTIALLY_PAID',
  'PAYMENT_PROBLEM',
  'PAID',
])
