import { makeAutoObservable } from 'mobx'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import { lastMonths, MAX_REPORT_MONTHS, monthsOf, type ReportPeriod } from '#domain/orders/report-period.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'

/** The last months, so many with this one, or a first and a last month that the user chooses (`OTHER`). */
export const REPORT_CHOICES = ['1', '3', '6', '12', 'OTHER'] as const
export type ReportChoice = (typeof REPORT_CHOICES)[number]

/** How many months back a period may begin. */
const HISTORY = 120

/** The months of the report. Only periods that the host accepts can be chosen. */
export class ReportMonths {
  /** The first and the last month that the user chose. */
  selectedPeriod: ReportPeriod | undefined = undefined
  choice: ReportChoice = '12'
  readonly #calendar: Pick<BusinessCalendar, 'today'>
  readonly #onChange: () => void

  constructor(calendar: Pick<BusinessCalendar, 'today'>, onChange: () => void) {
    this.#calendar = calendar
    this.#onChange = onChange
    makeAutoObservable(this, { period: false, fromMonths: false, toMonths: false }, { autoBind: true })
  }

  get period(): ReportPeriod {
    return this.selectedPeriod ?? lastMonths(Number(this.choice), this.#calendar.today)
  }

  /** `OTHER` starts with the months that are shown, and changes nothing until one of them is chosen. */
  choose(choice: ReportChoice): void {
    const { period } = this
    this.selectedPeriod = choice === 'OTHER' ? period : undefined
    this.choice = choice
    if (choice !== 'OTHER') this.#onChange()
  }

  /** The months that can be the first one, the latest first. */
  get fromMonths(): ReadonlyArray<CalendarMonth> {
    return monthsOf(lastMonths(HISTORY, this.#calendar.today)).toReversed()
  }

  /** The months that can be the last one, the latest first. */
  get toMonths(): ReadonlyArray<CalendarMonth> {
    const from = this.fromMonths.indexOf(this.period.from)
    return this.fromMonths.slice(Math.max(0, from - MAX_REPORT_MONTHS + 1), from + 1)
  }

  /** Changes the first month, and the last one where the period would be too long. */
  chooseFrom(from: CalendarMonth): void {
    const { to } = this.period
    this.selectedPeriod = { from, to }
    const months = this.toMonths
    this.selectedPeriod = { from, to: months.includes(to) ? to : (months[0] ?? from) }
    this.#onChange()
  }

  chooseTo(to: CalendarMonth): void {
    this.selectedPeriod = { from: this.period.from, to }
    this.#onChange()
  }
}
