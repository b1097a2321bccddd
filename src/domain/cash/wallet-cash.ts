import * as E from 'fp-ts/Either'
import { addBusinessDays } from '../calendar/calendar.ts'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import type { CashItem } from './cash-item.ts'
import type { CashContext } from './order-cash.ts'

/**
 * The item of a surplus that the company asked for: what is left of the request, on the next business day.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { surplusItems } from '@anticipo/domain/cash/wallet-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const friday = { today: civilDate('2026-03-06'), calendar: bankCalendar('CL') }
 * surplusItems(money('CLP', 44_020), friday).map(({ expected }) => expected) // ['2026-03-09']
 * surplusItems(money('CLP', 0), friday) // []
 * ```
 */
export const surplusItems = (
  requested: Money,
  { calendar, today }: Pick<CashContext, 'calendar' | 'today'>,
): ReadonlyArray<CashItem> => {
  if (requested.minor <= 0) return []
  const next = addBusinessDays(today, 1, calendar)
  const expected = E.isRight(next) ? next.right : addDaysWithin(today, 1)
  return [{ key: 'SURPLUS', kind: 'SURPLUS', direction: 'IN', amount: requested, expected, reason: undefined }]
}

/**
 * The items of a debt: it is charged on the next retentions that are returned, on their days, each of them at most whole. What they do
 * not cover is overdue. `debt` and the retentions of `items` have one currency.
 *
 * @example
 * ```ts
 * import { debtItems } from '@anticipo/domain/cash/wallet-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const retention = { key: 'RETENTION 7', kind: 'RETENTION', direction: 'IN', amount: money('CLP', 3_000), expected: civilDate('2026-03-31'), reason: undefined } as const
 * const items = debtItems(money('CLP', 4_000), [retention], civilDate('2026-03-02'))
 * items.map(({ amount, expected }) => `${amount.minor} ${expected}`) // ['3000 2026-03-31', '1000 2026-03-01']
 * ```
 */
export const debtItems = (debt: Money, items: ReadonlyArray<CashItem>, today: CivilDate): ReadonlyArray<CashItem> => {
  const next = items
    .flatMap(({ amount, expected, key, kind }) =>
      kind === 'RETENTION' && amount.currency === debt.currency && expected !== undefined && expected >= today
        ? [{ key, amount, expected }]
        : [],
    )
    .toSorted((one, other) => compareText(one.expected, other.expected) || compareText(one.key, other.key))
  const found: Array<CashItem> = []
  let rest = debt.minor
  const charge = (key: string, minor: number, expected: CivilDate): void => {
    if (minor <= 0) return
    const amount = { currency: debt.currency, minor }
    found.push({ key: `DEBT ${key}`, kind: 'DEBT', direction: 'OUT', amount, expected, reason: undefined })
    rest -= minor
  }
  for (const { amount, expected, key } of next) charge(key, Math.min(rest, amount.minor), expected)
  charge('REST', rest, addDaysWithin(today, -1))
  return found
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
