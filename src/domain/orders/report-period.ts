import * as E from 'fp-ts/Either'
import { type CalendarMonth, calendarMonthOf } from '../kernel/calendar-month.ts'
import { type CivilDate, FIRST_DATE } from '../kernel/civil-date.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'
import { multiplyRounded } from '../kernel/rounding.ts'

/** The months of a report, both included. */
export interface ReportPeriod {
  readonly from: CalendarMonth
  readonly to: CalendarMonth
}

/** Why there is no report of a period: its end is in the future, its beginning is after its end or too far before it. */
export type ReportPeriodError =
  | { readonly _tag: 'PeriodToCome' }
  | { readonly _tag: 'PeriodReversed' }
  | { readonly _tag: 'PeriodTooLong' }

/** How many months a report has at most. */
export const MAX_REPORT_MONTHS = 36

/** How many months a report has that is asked for without its beginning. */
export const USUAL_REPORT_MONTHS = 12

/**
 * The period that was asked for: up to this month where no end is named, twelve months where no beginning is. The period before it
 * begins in 1900 or later, so that there is one to compare with.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { reportPeriod } from '@anticipo/domain/orders/report-period'
 *
 * const today = civilDate('2026-11-20')
 * reportPeriod({}, today) // { _tag: 'Right', right: { from: '2025-12', to: '2026-11' } }
 * reportPeriod({ from: calendarMonthOf(civilDate('2026-12-01')) }, today) // { _tag: 'Left', left: { _tag: 'PeriodReversed' } }
 * ```
 */
export const reportPeriod = (
  { from, to }: Readonly<Partial<Record<keyof ReportPeriod, CalendarMonth | undefined>>>,
  today: CivilDate,
): E.Either<ReportPeriodError, ReportPeriod> => {
  const current = calendarMonthOf(today)
  const last = to ?? current
  if (last > current) return E.left({ _tag: 'PeriodToCome' })
  const end = placeOf(last)
  const begin = from === undefined ? end - USUAL_REPORT_MONTHS + 1 : placeOf(from)
  if (begin > end) return E.left({ _tag: 'PeriodReversed' })
  const months = end - begin + 1
  return months > MAX_REPORT_MONTHS || begin - months < FIRST_PLACE
    ? E.left({ _tag: 'PeriodTooLong' })
    : E.right({ from: monthAt(begin), to: last })
}

/**
 * So many months, of which this one is the last.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { lastMonths } from '@anticipo/domain/orders/report-period'
 *
 * lastMonths(3, civilDate('2026-01-20')) // { from: '2025-11', to: '2026-01' }
 * ```
 */
export const lastMonths = (count: number, today: CivilDate): ReportPeriod => {
  const to = calendarMonthOf(today)
  return { from: monthAt(placeOf(to) - count + 1), to }
}

/**
 * The months that end before a period and are as many.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { periodBefore } from '@anticipo/domain/orders/report-period'
 *
 * const [from, to] = [calendarMonthOf(civilDate('2026-01-01')), calendarMonthOf(civilDate('2026-03-01'))]
 * periodBefore({ from, to }) // { from: '2025-10', to: '2025-12' }
 * ```
 */
export const periodBefore = ({ from, to }: ReportPeriod): ReportPeriod => {
  const [begin, end] = [placeOf(from), placeOf(to)]
  return { from: monthAt(begin - (end - begin + 1)), to: monthAt(begin - 1) }
}

/**
 * The months of a period, the first one first.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { monthsOf } from '@anticipo/domain/orders/report-period'
 *
 * const [from, to] = [calendarMonthOf(civilDate('2025-12-01')), calendarMonthOf(civilDate('2026-01-01'))]
 * monthsOf({ from, to }) // ['2025-12', '2026-01']
 * ```
 */
export const monthsOf = ({ from, to }: ReportPeriod): ReadonlyArray<CalendarMonth> => {
  const begin = placeOf(from)
  return Array.from({ length: placeOf(to) - begin + 1 }, (_, at) => monthAt(begin + at))
}

/**
 * Whether a day is in a period.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { isInPeriod } from '@anticipo/domain/orders/report-period'
 *
 * const month = calendarMonthOf(civilDate('2026-11-01'))
 * isInPeriod({ from: month, to: month }, civilDate('2026-11-30')) // true
 * isInPeriod({ from: month, to: month }, civilDate('2026-12-01')) // false
 * ```
 */
export const isInPeriod = ({ from, to }: ReportPeriod, on: CivilDate): boolean => {
  const month = calendarMonthOf(on)
  return from <= month && month <= to
}

/** A figure beside the one of the period before. */
export interface FigureChange {
  readonly difference: number
  /** Hundredths of a percent of the earlier figure; undefined where that is zero, and beyond `MAX_CHANGE`. */
  readonly percent: BasisPoints | undefined
}

/** 999 %: a larger change says less than its difference does. */
export const MAX_CHANGE = basisPoints(99_900)

/**
 * How a figure, which is not negative, changed from one period to the next.
 *
 * @example
 * ```ts
 * import { changeOf } from '@anticipo/domain/orders/report-period'
 *
 * changeOf(150, 120) // { difference: 30, percent: 2500 }
 * changeOf(150, 0) // { difference: 150, percent: undefined }
 * ```
 */
export const changeOf = (now: number, before: number): FigureChange => {
  const difference = now - before
  const percent = before > 0 ? multiplyRounded(difference, WHOLE, before) : Number.POSITIVE_INFINITY
  return { difference, percent: Math.abs(percent) > MAX_CHANGE ? undefined : basisPoints(percent) }
}

const WHOLE = 10_000

/** The place of a month among those of all years. */
const placeOf = (month: CalendarMonth): number => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1

const monthAt = (place: number): CalendarMonth =>
  `${String(Math.floor(place / MONTHS)).padStart(4, '0')}-${String((place % MONTHS) + 1).padStart(2, '0')}` as CalendarMonth

const MONTHS = 12
const FIRST_PLACE = placeOf(calendarMonthOf(FIRST_DATE))
