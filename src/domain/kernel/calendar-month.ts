import * as E from 'fp-ts/Either'
import { addDays, type CivilDate, parse as parseDate } from './civil-date.ts'

/** A month of a year, written `YYYY-MM`, from 1900-01 to 2199-12. Sorts as text. */
export type CalendarMonth = string & { readonly CalendarMonth: unique symbol }

/** The text is no month. */
export type CalendarMonthError = { readonly _tag: 'CalendarMonthMalformed' }

/**
 * Parses `YYYY-MM` only (ISO 8601).
 *
 * @example
 * ```ts
 * import { parseMonth } from '@anticipo/domain/kernel/calendar-month'
 *
 * parseMonth('2026-11') // { _tag: 'Right', right: '2026-11' }
 * parseMonth('2026-13') // { _tag: 'Left', left: { _tag: 'CalendarMonthMalformed' } }
 * ```
 */
export const parseMonth = (text: string): E.Either<CalendarMonthError, CalendarMonth> =>
  E.isRight(parseDate(`${text}-01`)) ? E.right(text as CalendarMonth) : E.left({ _tag: 'CalendarMonthMalformed' })

/**
 * The month of a date.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * calendarMonthOf(civilDate('2026-11-30')) // '2026-11'
 * ```
 */
export const calendarMonthOf = (date: CivilDate): CalendarMonth => date.slice(0, 7) as CalendarMonth

/**
 * The first day of a month.
 *
 * @example
 * ```ts
 * import { calendarMonthOf, firstDayOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * firstDayOf(calendarMonthOf(civilDate('2026-11-30'))) // '2026-11-01'
 * ```
 */
export const firstDayOf = (month: CalendarMonth): CivilDate => `${month}-01` as CivilDate

/**
 * The last day of a month.
 *
 * @example
 * ```ts
 * import { calendarMonthOf, lastDayOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * lastDayOf(calendarMonthOf(civilDate('2028-02-03'))) // '2028-02-29'
 * ```
 */
export const lastDayOf = (month: CalendarMonth): CivilDate => addDays(firstDayOf(nextMonth(month)), -1)

/**
 * The month after a month. A RangeError after December 2199.
 *
 * @example
 * ```ts
 * import { calendarMonthOf, nextMonth } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * nextMonth(calendarMonthOf(civilDate('2026-12-31'))) // '2027-01'
 * ```
 */
export const nextMonth = (month: CalendarMonth): CalendarMonth => calendarMonthOf(addDays(firstDayOf(month), 31))

/**
 * The month before a month. A RangeError before January 1900.
 *
 * @example
 * ```ts
 * import { calendarMonthOf, previousMonth } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * previousMonth(calendarMonthOf(civilDate('2027-01-31'))) // '2026-12'
 * ```
 */
export const previousMonth = (month: CalendarMonth): CalendarMonth => calendarMonthOf(addDays(firstDayOf(month), -1))
