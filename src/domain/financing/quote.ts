import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type DatedAmount, effectiveRateOf, type EffectiveRate, meanTerm } from './breakdown.ts'
import { undatedIn } from './cart-counters.ts'
import type { Cart } from './cart.ts'
import type { FinancingType } from './invoice.ts'
import type { Simulation } from './simulation.ts'

/** An invoice with its amounts and payment date. */
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

/**
 * The request of a cart on the day `askedOn`; lines without a date are listed by id.
 *
 * @example
 * ```ts
 * import { quoteRequestOf } from '@anticipo/domain/financing/quote'
 * import { SAMPLE_TODAY, sampleCart, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * quoteRequestOf('DIRECT_FINANCING', sampleCart(sampleInvoice('1')), SAMPLE_TODAY).lines.length // 1
 * ```
 */
export const quoteRequestOf = (type: FinancingType, cart: Cart, askedOn: CivilDate): QuoteRequest => ({
  type,
  askedOn,
  lines: cart.lines.flatMap(({ invoice: { id, amount, creditNotes }, paymentDate }): ReadonlyArray<QuotedLine> =>
    paymentDate === undefined ? [] : [{ invoiceId: id, amount, creditNotes, paymentDate }],
  ),
  undated: undatedIn(cart),
})

/**
 * The effective rate from the day of the request to the payment dates.
 *
 * @example
 * ```ts
 * import { rateOfQuote } from '@anticipo/domain/financing/quote'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * rateOfQuote(sampleQuote(samplePricedLine('1'))) // { monthly: 495, annual: 7851 }
 * ```
 */
export const rateOfQuote = ({ simulation, lines, askedOn }: Quote): EffectiveRate | undefined =>
  effectiveRateOf(simulation, meanTerm(lines, askedOn))

/**
 * How many invoices of the cart the figures include, and how many it has.
 *
 * @example
 * ```ts
 * import { countedIn } from '@anticipo/domain/financing/quote'
 * import type { InvoiceId } from '@anticipo/domain/kernel/id'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * countedIn({ ...sampleQuote(samplePricedLine('1')), undated: ['2' as InvoiceId] }) // { counted: 1, of: 2 }
 * ```
 */
export const countedIn = ({ lines, undated }: QuoteRequest): { readonly counted: number; readonly of: number } => ({
  counted: lines.length,
  of: lines.length + undated.length,
})
