import type { Calendar } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { Task } from '#domain/shell/task.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'

/** The time of which a digest tells, and its day in the zone of the company. */
export interface DigestPeriod {
  readonly calendar: Calendar
  readonly today: CivilDate
  readonly since: Date
  readonly until: Date
}

/** The money that is due in a company, and the arrivals in the time of a digest. */
export interface CompanyNews {
  readonly payables: {
    /** Sums are one for each currency. */
    readonly due: ReadonlyArray<{
      readonly bucket: DueBucket
      readonly invoices: number
      readonly lists: number
      readonly totals: ReadonlyArray<Money>
    }>
    readonly arrived: number
  }
  /** The financed payments to repay, one sum for each currency. */
  readonly repayments: { readonly overdue: ReadonlyArray<Money>; readonly soon: ReadonlyArray<Money> }
  /** The last day of what is due soon. */
  readonly soonUntil: CivilDate
  readonly debts: ReadonlyArray<{
    readonly kind: 'treasury' | 'bureau' | 'service'
    readonly total: Money
    readonly consultedOn: CivilDate
  }>
  /** The new invoices that can be financed. */
  readonly invoices: number
  readonly paidOrders: ReadonlyArray<OrderId>
}

/** The parts of a digest that other contexts know. */
export interface DigestSources {
  readonly calendarOf: (queries: Queries, country: Country) => Promise<Calendar>
  /** In the same number of statements for any number of rows of the company. */
  readonly newsOf: (queries: Queries, business: Business, period: DigestPeriod) => Promise<CompanyNews>
}

/** A company of a digest. Without news, only its tasks are told. */
export interface DigestedCompany {
  readonly business: Business
  readonly tasks: ReadonlyArray<Task>
  readonly news: CompanyNews | undefined
}
