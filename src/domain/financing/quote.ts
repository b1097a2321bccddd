import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type DatedAmount, effectiveRateOf, type EffectiveRate, meanTerm } from './breakdown.ts'
import { undatedIn } from './cart-counters.ts'
import type { Cart } from './cart.ts'
import type { FinancingType } from './invoice.ts'
import type { Simulation } from './simulation.ts'

export interface QuotedLine extends DatedAmount {
  readonly invoiceId: InvoiceId
}

/**
 * Input of a simulation: the dated invoices of a cart on one day, and the invoices left out because they have no date.
 */
export interface QuoteRequest {
  readonly type: FinancingType
  readonly askedOn: CivilDate
  readonly lines: ReadonlyArray<QuotedLine>
  readonly undated: ReadonlyArray<InvoiceId>
}

/** A simulation with its request: all figures shown for an operation come from one such value. */
export interface Quote extends QuoteRequest {
  readonly simulation: Simulation
}

export const quoteRequestOf = (type: FinancingType, cart: Cart, askedOn: CivilDate): QuoteRequest => ({
  type,
  askedOn,
  lines: cart.lines.flatMap(({ invoice: { id, amount, creditNotes }, paymentDate }): ReadonlyArray<QuotedLine> =>
    paymentDate === undefined ? [] : [{ invoiceId: id, amount, creditNotes, paymentDate }],
  ),
  undated: undatedIn(cart),
})

/** The effective rate from the day of the request to the payment dates. */
export const rateOfQuote = ({ simulation, lines, askedOn }: Quote): EffectiveRate | undefined =>
  effectiveRateOf(simulation, meanTerm(lines, askedOn))

/** How many invoices of the cart the figures include. */
export const countedIn = ({ lines, undated }: QuoteRequest): { readonly counted: number; readonly of: number } => ({
  counted: lines.length,
  of: lines.length + undated.length,
})
