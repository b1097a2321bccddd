import { compare, type Currency, type Money, sum, zero } from '#domain/kernel/money.ts'
import type { OrderSettlement, SettledLine } from '#domain/orders/order-settlement.ts'
import { availableRetention } from '#domain/wallet/settlement.ts'

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

/** Its payer owes it since its payment date. */
export const isLate = ({ daysLate, due }: SettledLine): boolean => due.minor > 0 && daysLate > 0

/** Late ones first, the latest of them before the others; then by the day on which they were to be paid. */
export const lateFirst = (lines: ReadonlyArray<SettledLine>): ReadonlyArray<SettledLine> => [
  ...lines.filter(isLate).toSorted((one, other) => other.daysLate - one.daysLate),
  ...lines.filter((line) => !isLate(line)).toSorted(byPaymentDate),
]

const byPaymentDate = (one: SettledLine, other: SettledLine): number =>
  one.paymentDate < other.paymentDate ? -1 : one.paymentDate > other.paymentDate ? 1 : 0

/** The part of the retention that would be returned if the invoice was paid today. */
export const returnedToday = (line: SettledLine): Money => availableRetention(line.retained.currency, [line])

export const transferredOf = ({ retained: { currency }, transferred }: SettledLine): Money =>
  sum(
    currency,
    transferred.map(({ amount }) => amount),
  )

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

export const surplusPartsOf = (currency: Currency, { lines }: OrderSettlement): SurplusParts => {
  const open = lines.filter(({ due }) => compare(due, zero(currency)) > 0)
  return {
    transferred: sum(currency, lines.map(transferredOf)),
    inBalance: sum(
      currency,
      lines.map(({ inBalance }) => inBalance),
    ),
    charged: sum(
      currency,
      lines.flatMap(({ charged }) => charged.map(({ amount }) => amount)),
    ),
    pending: availableRetention(currency, open),
  }
}
