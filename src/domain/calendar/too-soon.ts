import { type CivilDate, dayNumber, weekdayOfDayNumber } from '../kernel/civil-date.ts'

/**
 * How many calendar days ahead a payment date must be when `days` are asked for: `days` and twice half the weekend
 * days among the `days` days after today, the half rounded up, so that weekends count whole. Holidays play no part.
 * `days` is a whole number, zero or more; anything else counts as the whole number above it, at least zero, and what has
 * none above it as without end.
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

/** Fewer than the required days from today; a past date always is, today is not when no days are asked for. */
export const isBeforeMinimum = (date: CivilDate, days: number, today: CivilDate): boolean =>
  dayNumber(date) - dayNumber(today) < requiredDays(today, days)
