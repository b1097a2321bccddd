import { addDaysWithin, type CivilDate, daysBetween, isoWeekday } from '../kernel/civil-date.ts'
import type { CashItem } from './cash-item.ts'

/** There are thirteen calendar weeks, Monday to Sunday; the first one begins today. */
export const CASH_WEEKS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13'] as const
/** One of `CASH_WEEKS`. */
export type CashWeek = (typeof CASH_WEEKS)[number]

/** The columns of a table by weeks: overdue, the weeks, later than them, without a day, and not counted. */
export const CASH_COLUMNS = ['OVERDUE', ...CASH_WEEKS, 'LATER', 'UNDATED', 'EXCLUDED'] as const
/** One of `CASH_COLUMNS`. */
export type CashColumn = (typeof CASH_COLUMNS)[number]

/** The days of which a table by days consists, today included. */
export const CASH_DAYS = 14

/** The first and the last day of a week or of more. */
export interface CashSpan {
  readonly first: CivilDate
  readonly last: CivilDate
}

/**
 * The days of a week: the first begins today, all end on a Sunday.
 *
 * @example
 * ```ts
 * import { spanOf } from '@anticipo/domain/cash/cash-column'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const wednesday = civilDate('2026-12-02')
 * spanOf('W1', wednesday) // { first: '2026-12-02', last: '2026-12-06' }
 * spanOf('W2', wednesday) // { first: '2026-12-07', last: '2026-12-13' }
 * spanOf('W13', wednesday).last // '2027-02-28'
 * ```
 */
export const spanOf = (week: CashWeek, today: CivilDate): CashSpan => {
  const before = 7 * CASH_WEEKS.indexOf(week)
  const sunday = 7 - isoWeekday(today)
  return {
    first: before === 0 ? today : addDaysWithin(today, sunday + before - 6),
    last: addDaysWithin(today, sunday + before),
  }
}

/**
 * The column of an item: by its reason, else by the day on which it is expected.
 *
 * @example
 * ```ts
 * import { columnOf } from '@anticipo/domain/cash/cash-column'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const today = civilDate('2026-12-02')
 * columnOf({ expected: civilDate('2026-12-06'), reason: undefined }, today) // 'W1'
 * columnOf({ expected: civilDate('2026-12-01'), reason: undefined }, today) // 'OVERDUE'
 * columnOf({ expected: civilDate('2027-03-01'), reason: undefined }, today) // 'LATER'
 * columnOf({ expected: undefined, reason: undefined }, today) // 'UNDATED'
 * columnOf({ expected: civilDate('2026-12-06'), reason: 'CLAIMED' }, today) // 'EXCLUDED'
 * ```
 */
export const columnOf = ({ expected, reason }: Pick<CashItem, 'expected' | 'reason'>, today: CivilDate): CashColumn => {
  if (reason !== undefined) return 'EXCLUDED'
  if (expected === undefined) return 'UNDATED'
  const days = daysBetween(today, expected)
  if (days < 0) return 'OVERDUE'
  return CASH_WEEKS[Math.floor((days + isoWeekday(today) - 1) / 7)] ?? 'LATER'
}
