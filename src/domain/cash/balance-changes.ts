import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { CASH_WEEKS, type CashWeek, spanOf } from './cash-column.ts'
import type { CashBlock } from './projection.ts'

/** The balance of a week before and after a change. */
export interface BalanceChange {
  readonly week: CashWeek
  readonly before: Money
  readonly after: Money
}

/**
 * The weeks whose balance a change of the items changes; none without an opening balance. Both blocks have one currency.
 *
 * @example
 * ```ts
 * import { balanceChanges } from '@anticipo/domain/cash/balance-changes'
 * import { projectCash } from '@anticipo/domain/cash/project-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const rent = { key: '1', kind: 'FIXED', direction: 'OUT', amount: money('CLP', 900), expected: civilDate('2026-12-04'), reason: undefined } as const
 * const blockOf = (expected: string) =>
 *   projectCash([money('CLP', 1_000)], [{ ...rent, expected: civilDate(expected) }], civilDate('2026-12-02')).blocks[0]
 * balanceChanges(blockOf('2026-12-04'), blockOf('2026-12-10')).map(({ week, after }) => [week, after.minor]) // [['W1', 1000]]
 * ```
 */
export const balanceChanges = (
  before: CashBlock | undefined,
  after: CashBlock | undefined,
): ReadonlyArray<BalanceChange> =>
  CASH_WEEKS.flatMap((week) => {
    const [one, other] = [closingOf(before, week), closingOf(after, week)]
    return one === undefined || other === undefined || one.minor === other.minor
      ? []
      : [{ week, before: one, after: other }]
  })

/**
 * The first day of a week on which the balance is negative; undefined where none is, and for days beyond those of the projection.
 *
 * @example
 * ```ts
 * import { firstNegativeDay } from '@anticipo/domain/cash/balance-changes'
 * import { projectCash } from '@anticipo/domain/cash/project-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * const today = civilDate('2026-12-02')
 * const rent = { key: '1', kind: 'FIXED', direction: 'OUT', amount: money('CLP', 900), expected: civilDate('2026-12-10'), reason: undefined } as const
 * const [block] = projectCash([money('CLP', 700)], [rent], today).blocks
 * firstNegativeDay(block, 'W2', today) // '2026-12-10'
 * firstNegativeDay(block, 'W1', today) // undefined
 * ```
 */
export const firstNegativeDay = (
  block: CashBlock | undefined,
  week: CashWeek,
  today: CivilDate,
): CivilDate | undefined => {
  const { first, last } = spanOf(week, today)
  return block?.days.find(
    ({ balances, date }) => date >= first && date <= last && balances !== undefined && balances.closing.minor < 0,
  )?.date
}

const closingOf = (block: CashBlock | undefined, week: CashWeek): Money | undefined =>
  block?.columns.find(({ column }) => column === week)?.balances?.closing
