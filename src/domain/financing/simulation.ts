import type { InvoiceId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'

/** What one invoice contributes to a simulation. */
export interface SimulatedInvoice {
  readonly invoiceId: InvoiceId
  readonly rate: BasisPoints
  readonly retention: BasisPoints
}

/**
 * What an order would give. Exactly, in minor units:
 * `transfer + retention + interest + operationCost + creditNotes + orderDiscounts + invoiceDiscounts = total`.
 */
export interface Simulation {
  readonly total: Money
  readonly creditNotes: Money
  /** Kept back until the payer pays: the surplus. */
  readonly retention: Money
  readonly retentionRate: BasisPoints
  /** The price difference, rounded half away from zero once per invoice. */
  readonly interest: Money
  readonly baseRate: BasisPoints
  readonly operationCost: Money
  readonly orderDiscounts: Money
  readonly invoiceDiscounts: Money
  /** What arrives now. Never negative: such a cart is not financeable. */
  readonly transfer: Money
  readonly invoices: ReadonlyArray<SimulatedInvoice>
}
