import type { InvoiceId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'

/** The part of one invoice in a simulation. */
export interface SimulatedInvoice {
  readonly invoiceId: InvoiceId
  readonly rate: BasisPoints
  readonly retention: BasisPoints
}

/**
 * The figures of an order. Exactly, in minor units: `transfer + retention + interest + operationCost + creditNotes +
 * orderDiscounts + invoiceDiscounts = total`.
 */
export interface SimulationFigures {
  readonly total: Money
  /** The sum that lowers the invoices: credit notes and payments. */
  readonly creditNotes: Money
  /** The part of `creditNotes` that was paid. Absent means none. */
  readonly paid?: Money | undefined
  /** Withheld until the payer pays: the surplus. */
  readonly retention: Money
  readonly retentionRate: BasisPoints
  /** The price difference, rounded half away from zero once per invoice. */
  readonly interest: Money
  readonly baseRate: BasisPoints
  readonly operationCost: Money
  readonly orderDiscounts: Money
  readonly invoiceDiscounts: Money
  /** Cash transferred now. Never negative: such a cart is not financeable. */
  readonly transfer: Money
}

/** The figures of an order with the rates of each invoice. */
export interface Simulation extends SimulationFigures {
  readonly invoices: ReadonlyArray<SimulatedInvoice>
}
