import { makeAutoObservable } from 'mobx'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import { lastMonths, MAX_REPORT_MONTHS, monthsOf, type ReportPeriod } from '#domain/orders/report-period.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'

/** So many last months, this one among them, or months of one's own. */
export const REPORT_CHOICES = ['1', '3', '6', '12', 'OTHER'] as const
export type ReportChoice = (typeof REPORT_CHOICES)[number]

/** How many months back a period may begin. */
const HISTORY = 120

/** The months of the report. The host has a report of whatever is chosen. */
export class ReportMonths {
  own: ReportPeriod | undefined = undefined
  choice: ReportChoice = '12'
  readonly #calendar: Pick<BusinessCalendar, 'today'>
  readonly #onChange: () => void

  constructor(calendar: Pick<BusinessCalendar, 'today'>, onChange: () => void) {
    this.#calendar = calendar
    this.#onChange = onChange
    makeAutoObservable(this, { period: false, beginnings: false, ends: false }, { autoBind: true })
  }

  get period(): ReportPeriod {
    return this.own ?? lastMonths(Number(this.choice), this.#calendar.today)
  }

  /** Months of one's own begin as those that were chosen before. */
  choose(choice: ReportChoice): void {
    const { period } = this
    this.own = choice === 'OTHER' ? period : undefined
    this.choice = choice
    if (choice !== 'OTHER') this.#onChange()
  }

  /** The months in which it may begin, the latest first. */
  get beginnings(): ReadonlyArray<CalendarMonth> {
    return monthsOf(lastMonths(HISTORY, this.#calendar.today)).toReversed()
  }

  /** The months in which it may end, the latest first. */
  get ends(): ReadonlyArray<CalendarMonth> {
    const from = this.beginnings.indexOf(this.period.from)
    return this.beginnings.slice(Math.max(0, from - MAX_REPORT_MONTHS + 1), from + 1)
  }

  /** Keeps its end where it may end there. */
  begin(from: CalendarMonth): void {
    const { to } = this.period
    this.own = { from, to }
    const { ends } = this
    this.own = { from, to: ends.includes(to) ? to : (ends[0] ?? from) }
    this.#onChange()
  }

  end(to: CalendarMonth): void {
    this.own = { from: this.period.from, to }
    this.#onChange()
  }
}
