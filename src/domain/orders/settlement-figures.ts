import { type Currency, type Money, sum } from '../kernel/money.ts'
import { availableRetention } from '../wallet/settlement.ts'
import type { SettledLine } from './order-settlement.ts'

/** The sums of the columns of a settlement. `invoiced`: what was paid and what is still to be paid. */
export interface SettlementTotals {
  readonly invoiced: Money
  readonly paid: Money
  readonly due: Money
  readonly interest: Money
  readonly retained: Money
  readonly released: Money
  readonly taken: Money
  readonly transferred: Money
  readonly debt: Money
}

/** Where the surplus of an order is: sent, in the balance, used for debts, and returned if everything was paid today. */
export interface SurplusParts {
  readonly transferred: Money
  readonly inBalance: Money
  readonly charged: Money
  readonly pending: Money
}

/**
 * True for an invoice that its payer owes since its payment date.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { isLate } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * settledLines([sampleSettledInvoice('1')], [], civilDate('2026-03-31')).map(isLate) // [false]
 * settledLines([sampleSettledInvoice('1')], [], civilDate('2026-04-01')).map(isLate) // [true]
 * ```
 */
export const isLate = ({ daysLate, due }: Pick<SettledLine, 'daysLate' | 'due'>): boolean =>
  due.minor > 0 && daysLate > 0

/**
 * Late invoices first, the one with most days late before the others; then the rest by their payment dates.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { lateFirst } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * const later = sampleSettledInvoice('1', { paymentDate: civilDate('2026-05-04') })
 * const lines = settledLines([later, sampleSettledInvoice('2')], [], civilDate('2026-04-10'))
 * lateFirst(lines).map(({ folio }) => folio) // ['2', '1']
 * ```
 */
export const lateFirst = (lines: ReadonlyArray<SettledLine>): ReadonlyArray<SettledLine> => [
  ...lines.filter(isLate).toSorted((one, other) => other.daysLate - one.daysLate),
  ...lines.filter((line) => !isLate(line)).toSorted(byPaymentDate),
]

const byPaymentDate = (one: SettledLine, other: SettledLine): number =>
  one.paymentDate < other.paymentDate ? -1 : one.paymentDate > other.paymentDate ? 1 : 0

/**
 * The part of the retention that would be returned if the invoice was paid today: less its interest to date, at least zero.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { returnedToday } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * settledLines([sampleSettledInvoice('1')], [], civilDate('2026-04-10')).map(returnedToday) // [{ currency: 'CLP', minor: 44020 }]
 * ```
 */
export const returnedToday = (line: SettledLine): Money => availableRetention(line.retained.currency, [line])

/**
 * The part of the release of an invoice that was sent to the company.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { transferredOf } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * settledLines([sampleSettledInvoice('1')], [], civilDate('2026-04-10')).map(transferredOf) // [{ currency: 'CLP', minor: 0 }]
 * ```
 */
export const transferredOf = ({ retained: { currency }, transferred }: SettledLine): Money =>
  sum(
    currency,
    transferred.map(({ amount }) => amount),
  )

/**
 * The totals of the invoices of an order, all in its currency.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { totalsOf } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * const lines = settledLines([sampleSettledInvoice('1'), sampleSettledInvoice('2')], [], civilDate('2026-04-10'))
 * totalsOf('CLP', lines).due // { currency: 'CLP', minor: 300000 }
 * totalsOf('CLP', lines).interest // { currency: 'CLP', minor: 1960 }
 * ```
 */
export const totalsOf = (currency: Currency, lines: ReadonlyArray<SettledLine>): SettlementTotals => {
  const total = (valueOf: (line: SettledLine) => Money): Money => sum(currency, lines.map(valueOf))
  const [paid, due] = [total((line) => line.paid), total((line) => line.due)]
  return {
    invoiced: sum(currency, [paid, due]),
    paid,
    due,
    interest: total(({ interest }) => interest),
    retained: total(({ retained }) => retained),
    released: total(({ released }) => released),
    taken: total(({ taken }) => taken),
    transferred: total(transferredOf),
    debt: total(({ debt }) => debt),
  }
}

/**
 * Where the surplus of an order is. What was transferred, is in the balance or paid debts is its release.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { surplusPartsOf } from '@anticipo/domain/orders/settlement-figures'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * const lines = settledLines([sampleSettledInvoice('1')], [], civilDate('2026-04-10'))
 * surplusPartsOf('CLP', lines).pending // { currency: 'CLP', minor: 44020 }
 * ```
 */
export const surplusPartsOf = (currency: Currency, lines: ReadonlyArray<SettledLine>): SurplusParts => ({
  transferred: sum(currency, lines.map(transferredOf)),
  inBalance: sum(
    currency,
    lines.map(({ inBalance }) => inBalance),
  ),
  charged: sum(
    currency,
    lines.flatMap(({ charged }) => charged.map(({ amount }) => amount)),
  ),
  pending: availableRetention(
    currency,
    lines.filter(({ due }) => due.minor > 0),
  ),
})
