import { daysBetween } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { add, type Money, money, subtract } from '../kernel/money.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import { effectiveRate, type EffectiveRate } from './effective-rate.ts'
import { linePricesOf, type Quote } from './quote.ts'
import { interestOf } from './simulate.ts'

/** An invoice of an order: its cost, and the cash that is received for it now. */
export interface InvoiceCost {
  readonly invoiceId: InvoiceId
  /** Calendar days from the simulation to the payment date. */
  readonly days: number
  readonly priceDifference: Money
  /** Its part of the operation cost and of the discounts. */
  readonly share: Money
  /** Negative where it costs more than is received for it. */
  readonly net: Money
  /** Undefined where nothing is received for it. */
  readonly rate: EffectiveRate | undefined
}

/**
 * The cost of each invoice, in the order of the quote. Operation cost and discounts are shared by the bases: the shares up to each
 * line are rounded half away from zero, so that they add up exactly, and the nets to the transfer. Rounding as `simulate` does.
 *
 * @example
 * ```ts
 * import { invoiceCostsOf } from '@anticipo/domain/financing/invoice-cost'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * const [cost] = invoiceCostsOf(sampleQuote(samplePricedLine('1'), samplePricedLine('2')))
 * cost?.share // { currency: 'CLP', minor: 250 }
 * cost?.net // { currency: 'CLP', minor: 66950 }
 * cost?.rate?.annual // 7195
 * ```
 */
export const invoiceCostsOf = (quote: Quote): ReadonlyArray<InvoiceCost> => {
  const { askedOn, simulation } = quote
  const { currency } = simulation.total
  const charges = simulation.operationCost.minor + simulation.orderDiscounts.minor + simulation.invoiceDiscounts.minor
  const priced = linePricesOf(quote).map((one) => ({ ...one, base: subtract(one.line.amount, one.line.creditNotes) }))
  const total = priced.reduce((sum, { base }) => sum + base.minor, 0)
  let baseSoFar = 0
  let sharedSoFar = 0
  return priced.map(({ base, line, rate, retention }) => {
    baseSoFar += base.minor
    const share = money(currency, total === 0 ? 0 : multiplyRounded(charges, baseSoFar, total) - sharedSoFar)
    sharedSoFar += share.minor
    const priceDifference = interestOf({ ...line, rate }, askedOn)
    const advance = subtract(base, retention)
    const net = subtract(advance, add(priceDifference, share))
    return {
      invoiceId: line.invoiceId,
      days: daysBetween(askedOn, line.paymentDate),
      priceDifference,
      share,
      net,
      rate: effectiveRate(net, [{ amount: advance, on: line.paymentDate }], askedOn),
    }
  })
}

/**
 * At most `count` invoices with the highest annual rates, and never all of them. One for which nothing is received has the highest;
 * of equal rates the smaller net comes first, then the smaller id.
 *
 * @example
 * ```ts
 * import { dearestInvoices, invoiceCostsOf } from '@anticipo/domain/financing/invoice-cost'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * const later = samplePricedLine('1', { paymentDate: civilDate('2026-05-01') })
 * const costs = invoiceCostsOf(sampleQuote(samplePricedLine('2'), later))
 * dearestInvoices(costs, 3) // ['2']
 * ```
 */
export const dearestInvoices = (costs: ReadonlyArray<InvoiceCost>, count: number): ReadonlyArray<InvoiceId> =>
  costs
    .toSorted((a, b) => {
      if (annualOf(a) !== annualOf(b)) return annualOf(a) < annualOf(b) ? 1 : -1
      return a.net.minor - b.net.minor || (a.invoiceId < b.invoiceId ? -1 : 1)
    })
    .slice(0, Math.max(0, Math.min(count, costs.length - 1)))
    .map(({ invoiceId }) => invoiceId)

/**
 * The annual rate for a comparison, in basis points: infinite where nothing is received.
 *
 * @example
 * ```ts
 * import { annualOf } from '@anticipo/domain/financing/invoice-cost'
 *
 * annualOf({ rate: undefined }) // Infinity
 * ```
 */
export const annualOf = ({ rate }: Pick<InvoiceCost, 'rate'>): number => rate?.annual ?? Infinity
