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

/** So many months, of which this one is the last. */
export const lastMonths = (count: number, today: CivilDate): ReportPeriod => {
  const to = calendarMonthOf(today)
  return { from: monthAt(placeOf(to) - count + 1), to }
}

/** The months that end before a period and are as many. */
export const periodBefore = ({ from, to }: ReportPeriod): ReportPeriod => {
  const [begin, end] = [placeOf(from), placeOf(to)]
  return { from: monthAt(begin - (end - begin + 1)), to: monthAt(begin - 1) }
}

/** The months of a period, the first one first. */
export const monthsOf = ({ from, to }: ReportPeriod): ReadonlyArray<CalendarMonth> => {
  const begin = placeOf(from)
  return Array.from({ length: placeOf(to) - begin + 1 }, (_, at) => monthAt(begin + at))
}

/** Whether a day is in a period. */
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

/** How a figure, which is not negative, changed from one period to the next. */
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
