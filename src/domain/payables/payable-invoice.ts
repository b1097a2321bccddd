import type { CivilDate } from '../kernel/civil-date.ts'
import type { Id, InvoiceId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { PayableState } from './payable-state.ts'

export type PayrollId = Id<'Payroll'>

export interface PayableSupplier {
  readonly name: string
  readonly identifier: string
  readonly hasBankAccount: boolean
}

/** A received invoice that the business owes. */
export interface PayableInvoice {
  readonly id: InvoiceId
  readonly folio: string
  readonly supplier: PayableSupplier
  readonly issueDate: CivilDate
  /** From the supplier's payment term, unless the user selected another day. */
  readonly paymentDate: CivilDate
  /** Mexico: the form of payment (`03`). */
  readonly method: string | undefined
  readonly amount: Money
  readonly location: PayableState
}
