import type { Id } from '../kernel/id.ts'
import type { PaymentTerm } from './payment-term.ts'
import type { NamedSupplier } from './supplier-list.ts'

/** An identifier of the host. */
export type SupplierId = Id<'Supplier'>

/** A company that has issued an invoice to the business. */
export interface Supplier extends NamedSupplier {
  readonly id: SupplierId
  /** Undefined without an agreement: then `DEFAULT_TERM` applies. */
  readonly paymentTerm: PaymentTerm | undefined
  /** Grows with each change. */
  readonly version: number
}
