import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import { add, type Currency, type Money, zero } from '../kernel/money.ts'
import type { CashGroup, CashItem } from './cash-item.ts'

/** Money is near within these days from today, the same as in the first bucket of what is owed. */
export const SOON_DAYS = 7

/** The money of one currency. */
export interface SoonTotals {
  readonly currency: Currency
  /** Expected today or within `SOON_DAYS` days. */
  readonly in: Money
  readonly out: Money
  /** Expected before today. */
  readonly overdueIn: Money
  readonly overdueOut: Money
}

/** The money that comes in and goes out until a day, and the overdue. */
export interface CashSoon {
  readonly until: CivilDate
  readonly totals: ReadonlyArray<SoonTotals>
}

/**
 * The sums of the items of the next days, one for each currency that has one, in the order in which they are first found.
 *
 * @example
 * ```ts
 * import { cashSoon } from '@anticipo/domain/cash/soon'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const rent = { key: '1', kind: 'FIXED', direction: 'OUT', amount: money('CLP', 900), expected: civilDate('2026-03-09'), reason: undefined } as const
 * const soon = cashSoon([rent, { ...rent, key: '2', expected: civilDate('2026-03-10') }], civilDate('2026-03-02'))
 * soon.totals.map(({ out }) => out) // [{ currency: 'CLP', minor: 900 }]
 * ```
 */
export const cashSoon = (items: ReadonlyArray<CashItem | CashGroup>, today: CivilDate): CashSoon => {
  const until = addDaysWithin(today, SOON_DAYS)
  const totals = new Map<Currency, SoonTotals>()
  for (const { amount, direction, expected, reason } of items) {
    if (reason !== undefined || expected === undefined || expected > until) continue
    const none = zero(amount.currency)
    const known = totals.get(amount.currency) ?? {
      currency: amount.currency,
      in: none,
      out: none,
      overdueIn: none,
      overdueOut: none,
    }
    const field = FIELDS[direction][expected < today ? 'overdue' : 'soon']
    totals.set(amount.currency, { ...known, [field]: add(known[field], amount) })
  }
  return { until, totals: [...totals.values()] }
}

const FIELDS = {
  IN: { soon: 'in', overdue: 'overdueIn' },
  OUT: { soon: 'out', overdue: 'overdueOut' },
} as const
