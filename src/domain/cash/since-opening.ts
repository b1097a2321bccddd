import type { CivilDate } from '../kernel/civil-date.ts'
import { add, type Currency, type Money, zero } from '../kernel/money.ts'
import type { CashDirection } from './cash-item.ts'

/** The money of one currency that moved. */
export interface MovedTotals {
  readonly currency: Currency
  readonly in: Money
  readonly out: Money
}

/**
 * The sums of the money that moved after the day of which an opening balance is, which has what moved on that day. One for each
 * currency, in the order in which they are first found.
 *
 * @example
 * ```ts
 * import { movedSince } from '@anticipo/domain/cash/since-opening'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const paid = { direction: 'OUT', amount: money('CLP', 900), on: civilDate('2026-03-03') } as const
 * const moves = [paid, { ...paid, direction: 'IN', on: civilDate('2026-03-02') } as const]
 * movedSince(civilDate('2026-03-02'), moves).map(({ out }) => out) // [{ currency: 'CLP', minor: 900 }]
 * movedSince(civilDate('2026-03-03'), moves) // []
 * ```
 */
export const movedSince = (
  opened: CivilDate,
  moves: ReadonlyArray<{ readonly direction: CashDirection; readonly amount: Money; readonly on: CivilDate }>,
): ReadonlyArray<MovedTotals> => {
  const totals = new Map<Currency, MovedTotals>()
  for (const { amount, direction, on } of moves) {
    if (on <= opened) continue
    const none = zero(amount.currency)
    const known = totals.get(amount.currency) ?? { currency: amount.currency, in: none, out: none }
    const field = direction === 'IN' ? 'in' : 'out'
    totals.set(amount.currency, { ...known, [field]: add(known[field], amount) })
  }
  return [...totals.values()]
}
