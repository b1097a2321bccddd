import { add, type Currency, type Money } from '../kernel/money.ts'
import { owedOf, type PayableInvoice } from './payable-invoice.ts'

/**
 * The sums to transfer for invoices: one for each of their currencies, `currency` first. Nothing is converted, and no currency is
 * added to another. A sum of zero is left out unless it is the only one, so that the list is never empty.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 * import { owedTotals } from '@anticipo/domain/payables/owed-totals'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const invoices = [samplePayable('1'), samplePayable('2', { documentAmount: money('USD', 5_000) })]
 * owedTotals(invoices, 'MXN').map(({ currency, minor }) => `${currency} ${minor}`) // ['MXN 100000', 'USD 5000']
 * owedTotals([], 'MXN') // [{ currency: 'MXN', minor: 0 }]
 * ```
 */
export const owedTotals = (
  invoices: ReadonlyArray<Pick<PayableInvoice, 'amount' | 'documentAmount'>>,
  currency: Currency,
): ReadonlyArray<Money> => {
  const totals = new Map<Currency, Money>([[currency, { currency, minor: 0 }]])
  for (const owed of invoices.map(owedOf)) {
    const known = totals.get(owed.currency)
    totals.set(owed.currency, known === undefined ? owed : add(known, owed))
  }
  return withoutZeros([...totals.values()])
}

/** Without sums of zero, except for the first where all are. */
const withoutZeros = (totals: ReadonlyArray<Money>): ReadonlyArray<Money> => {
  const moving = totals.filter(({ minor }) => minor !== 0)
  return moving.length === 0 ? totals.slice(0, 1) : moving
}
