import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Money, scale, subtract } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'
import { type DatedAmount, pricesOf } from './breakdown.ts'
import { undatedIn } from './cart-counters.ts'
import type { Cart } from './cart.ts'
import { effectiveRate, type EffectiveRate } from './effective-rate.ts'
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

/** A line with the price that the simulation gives it. */
export interface LinePrice {
  readonly line: QuotedLine
  /** Monthly, of thirty days. */
  readonly rate: BasisPoints
  readonly retention: Money
}

/**
 * The lines with their rates and retentions, as `simulate` rounds them; lines that the simulation does not have are left out.
 *
 * @example
 * ```ts
 * import { linePricesOf } from '@anticipo/domain/financing/quote'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * linePricesOf(sampleQuote(samplePricedLine('1')))[0]?.retention // { currency: 'CLP', minor: 30000 }
 * ```
 */
export const linePricesOf = ({ lines, simulation }: Pick<Quote, 'lines' | 'simulation'>): ReadonlyArray<LinePrice> => {
  const prices = pricesOf(simulation)
  return lines.flatMap((line): ReadonlyArray<LinePrice> => {
    const price = prices.get(line.invoiceId)
    if (price === undefined) return []
    const retention = scale(subtract(line.amount, line.creditNotes), price.retention, SHARE_DENOMINATOR)
    return [{ line, rate: price.rate, retention }]
  })
}

const SHARE_DENOMINATOR = 10_000

/**
 * The effective rate of the transfer, from the day of the request: what the payers owe less the retention, on the payment dates.
 *
 * @example
 * ```ts
 * import { rateOfQuote } from '@anticipo/domain/financing/quote'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * rateOfQuote(sampleQuote(samplePricedLine('1'))) // { annual: 7995, monthly: 495 }
 * ```
 */
export const rateOfQuote = (quote: Pick<Quote, 'askedOn' | 'lines' | 'simulation'>): EffectiveRate | undefined => {
  const flows = linePricesOf(quote).map(({ line, retention }) => ({
    amount: subtract(subtract(line.amount, line.creditNotes), retention),
    on: line.paymentDate,
  }))
  return effectiveRate(quote.simulation.transfer, flows, quote.askedOn)
}

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
