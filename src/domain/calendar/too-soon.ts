import { type CivilDate, dayNumber, weekdayOfDayNumber } from '../kernel/civil-date.ts'

/**
 * The minimum number of calendar days until a payment date when `days` are required: `days` plus twice half the weekend
 * days among the next `days` days, the half rounded up, so that weekends count whole. Holidays are ignored. `days` is
 * rounded up to a non-negative integer; NaN and infinity require an infinite number.
 *
 * @example
 * ```ts
 * import { requiredDays } from '@anticipo/domain/calendar/too-soon'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * requiredDays(civilDate('2026-09-18'), 1) // 3
 * ```
 */
export const requiredDays = (today: CivilDate, days: number): number => {
  const span = Math.max(0, Math.ceil(days))
  if (!Number.isFinite(span)) return Infinity
  const rest = span % 7
  let weekendDays = 2 * ((span - rest) / 7)
  const start = dayNumber(today)
  for (let ahead = 1; ahead <= rest; ahead += 1) if (weekdayOfDayNumber(start + ahead) >= 6) weekendDays += 1
  return span + 2 * Math.ceil(weekendDays / 2)
}

/**
 * Fewer than the required days from today. A past date always is; today is not when no days are required. A malformed
 * date is too soon.
 *
 * @example
 * ```ts
 * import { isBeforeMinimum } from '@anticipo/domain/calendar/too-soon'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * isBeforeMinimum(civilDate('2026-09-15'), 3, { today: civilDate('2026-09-14') }) // true
 * ```
 */
export const isBeforeMinimum = (date: CivilDate, days: number, { today }: { readonly today: CivilDate }): boolean =>
  !(dayNumber(date) - dayNumber(today) >= requiredDays(today, days))
