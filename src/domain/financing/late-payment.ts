import { addDays } from '../kernel/civil-date.ts'
import { add, type Money, subtract, zero } from '../kernel/money.ts'
import { type FinancedInvoice, retentionShares } from '../wallet/retention.ts'
import { linePricesOf, type Quote } from './quote.ts'

/** The end of an operation whose payers are late. `returned + interest - debt` is the retention, always. */
export interface LatePayment {
  /** Default interest of all invoices. */
  readonly interest: Money
  /** The rest of the retention: the surplus. */
  readonly returned: Money
  /** Interest beyond the retention of its invoice: the company owes it. */
  readonly debt: Money
}

/**
 * The interest and the surplus when every payer pays in full, that many whole days after its payment date, by the rule of
 * `wallet/retention`: rounded half up once per invoice. With 0 days the whole retention is returned.
 *
 * @example
 * ```ts
 * import { latePayment } from '@anticipo/domain/financing/late-payment'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * latePayment(sampleQuote(samplePricedLine('1')), 15).interest // { currency: 'CLP', minor: 980 }
 * latePayment(sampleQuote(samplePricedLine('1')), 15).returned // { currency: 'CLP', minor: 29020 }
 * ```
 */
export const latePayment = (quote: Quote, days: number): LatePayment => {
  const { currency } = quote.simulation.total
  const none: LatePayment = { interest: zero(currency), returned: zero(currency), debt: zero(currency) }
  return financedInvoices(quote).reduce((sum, invoice) => {
    const payment = { amount: subtract(invoice.amount, invoice.creditNotes), on: addDays(invoice.paymentDate, days) }
    const { debt, released, taken } = retentionShares(invoice, [payment])
    return {
      interest: add(sum.interest, add(taken, debt)),
      returned: add(sum.returned, released),
      debt: add(sum.debt, debt),
    }
  }, none)
}

const financedInvoices = (quote: Quote): ReadonlyArray<FinancedInvoice> =>
  linePricesOf(quote).map(({ line, rate, retention }) => ({ ...line, rate, retention }))
