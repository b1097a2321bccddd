import type { CivilDate } from '../kernel/civil-date.ts'
import type { Id } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { NamedSupplier } from '../suppliers/supplier-list.ts'
import type { SupplierId } from '../suppliers/supplier.ts'
import type { UnvaluedTotal } from '../tax-documents/unvalued.ts'
import type { PayableState } from './payable-state.ts'
import type { PaymentObstacle } from './payment-obstacle.ts'

/** An identifier of the host. */
export type PayableId = Id<'Payable'>
/** An identifier of the host. */
export type PayrollId = Id<'Payroll'>

/** The proof of the transfer that paid an invoice. The financier attaches it after the business requested it. */
export type VoucherState = 'REQUESTABLE' | 'REQUESTED' | 'ATTACHED'

/** Who issued a received invoice. */
export interface PayableSupplier extends NamedSupplier {
  /** Whether the payee has an account: the supplier, or the assignee of the invoice. */
  readonly hasBankAccount: boolean
}

/** To which account an invoice is paid: enough to recognise it, too little to pay into it. */
export interface PayeeAccountName {
  readonly bank: string
  /** The code of the host. */
  readonly type: string
  /** The text of `maskedNumber`. */
  readonly number: string
}

/** Chile: a cession that no document proves. The invoice is not paid until the user has asked the supplier about it. */
export interface UnconfirmedCession {
  readonly assignor: NamedSupplier
  readonly on: CivilDate
}

/** A received invoice that the business owes. */
export interface PayableInvoice {
  readonly id: PayableId
  readonly folio: string
  readonly supplier: PayableSupplier
  /** Chile: the present holder of an assigned invoice, who must be paid instead of the supplier. */
  readonly assignee: NamedSupplier | undefined
  /** The cession that waits to be confirmed; undefined where there is none. */
  readonly unconfirmedCession?: UnconfirmedCession | undefined
  /** The supplier, or the assignee, in the list of suppliers. */
  readonly payeeId: SupplierId
  /** The account of the payee in the currency of the document, the default one before the oldest; undefined without one. */
  readonly payeeAccount?: PayeeAccountName | undefined
  readonly issueDate: CivilDate
  /** The day that its document states; undefined where that states none. */
  readonly dueDate?: CivilDate | undefined
  /** Chile: by the tax authority, where the register of purchases states it. */
  readonly receivedOn: CivilDate | undefined
  /** Chile: the register of purchases lists it as pending, neither accepted nor claimed. */
  readonly isUnanswered: boolean
  /** Mexico: paid after the issue (PPD), so the supplier confirms each payment with a receipt (CFDI of type P). */
  readonly isDeferred: boolean
  /** From the supplier's payment term, unless the user selected another day. */
  readonly paymentDate: CivilDate
  /** Mexico: the form of payment (`03`). */
  readonly method: string | undefined
  /**
   * The balance in the currency of the country: the total with debit notes, less credit notes and earlier payments, at the
   * rate of the document. Never negative.
   */
  readonly amount: Money
  /** The balance in the currency of a document in another one: what is transferred. */
  readonly documentAmount?: Money | undefined
  /** Mexico: the total as stated, where it has no value in pesos; `amount` is zero then, and there is an obstacle. */
  readonly unvalued?: UnvaluedTotal | undefined
  /** The sum that the supplier confirmed as paid: Mexico, by payment receipts. Zero or more. */
  readonly confirmed: Money
  /** Undefined for an invoice that can be paid. */
  readonly obstacle: PaymentObstacle | undefined
  readonly location: PayableState
  /** Another one may be the same purchase, and the user has not said otherwise. */
  readonly isPossibleDuplicate: boolean
  /** The name of its payroll, also after that was paid. */
  readonly payrollName: string | undefined
  /** Undefined for an invoice that the financier did not pay. */
  readonly voucher: VoucherState | undefined
  /** Grows with each change of the payment date, so that a change based on an older one is rejected. */
  readonly version: number
}

/**
 * Who must be paid: the assignee of an assigned invoice (Ley 19.983, art. 7), else the supplier.
 *
 * @example
 * ```ts
 * import { payeeOf } from '@anticipo/domain/payables/payable-invoice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const assignee = { name: 'Factoring Andes SA', identifier: '96500000-4' }
 * payeeOf(samplePayable('1', { assignee })).name // 'Factoring Andes SA'
 * payeeOf(samplePayable('1')).name // 'Papelería del Centro SA de CV'
 * ```
 */
export const payeeOf = ({ assignee, supplier }: Pick<PayableInvoice, 'assignee' | 'supplier'>): NamedSupplier =>
  assignee ?? supplier

/**
 * The sum to transfer for an invoice, in the currency of its document: nothing is converted when it is paid.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { owedOf } from '@anticipo/domain/payables/payable-invoice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * owedOf(samplePayable('1')).currency // 'MXN'
 * owedOf(samplePayable('1', { documentAmount: money('USD', 5_000) })) // { currency: 'USD', minor: 5000 }
 * ```
 */
export const owedOf = ({ amount, documentAmount }: Pick<PayableInvoice, 'amount' | 'documentAmount'>): Money =>
  documentAmount ?? amount
