import * as E from 'fp-ts/Either'
import { action, computed, makeObservable, observableRef } from 'mobx'
import { type CalendarMonth, calendarMonthOf, parseMonth } from '#domain/kernel/calendar-month.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { isMonthClosed } from '#domain/wallet/booking.ts'
import { type Statement, statementOf } from '#domain/wallet/statement.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { type BookedEntry, type MonthlyLedger, Statements } from './statements.port.ts'

/** The statement of one month, which follows the ledger while the month is open. */
export class StatementViewModel {
  static readonly needs = {
    ...FileDownloads.needs,
    calendar: BusinessCalendar,
    current: CurrentSession,
    live: LiveEvents,
    statements: Statements,
  }
  month: CalendarMonth
  readonly #deps: Resolved<typeof StatementViewModel.needs>
  readonly #downloads: FileDownloads
  readonly #ledger: RemoteValue<MonthlyLedger>

  constructor(dependencies: Resolved<typeof StatementViewModel.needs>) {
    const { calendar, live, statements } = dependencies
    this.#deps = dependencies
    this.#downloads = new FileDownloads(dependencies)
    this.month = calendarMonthOf(calendar.today)
    this.#ledger = new RemoteValue({
      load: () => statements.of(this.month),
      live,
      refreshOn: ({ _tag }) => _tag === 'WalletChanged' || _tag === 'OrderChanged',
    })
    makeObservable(this, { month: observableRef, value: computed, open: action })
  }

  /** The month of an address; this month where it names none, or one to come. */
  monthIn(text: string): CalendarMonth {
    const month = parseMonth(text)
    return E.isRight(month) && month.right <= this.#current ? month.right : this.#current
  }

  /** Loads the statement of a month, and updates it until the returned function is called. */
  open(month: CalendarMonth): () => void {
    if (month !== this.month) this.#ledger.reset()
    this.month = month
    return this.#ledger.activate()
  }

  get hasNext(): boolean {
    return this.month < this.#current
  }

  /** Computed until the host answers, so that the answer moves nothing. */
  get isProvisional(): boolean {
    const { calendar, today } = this.#deps.calendar
    return this.#ledger.value?.isProvisional ?? !isMonthClosed(this.month, today, calendar)
  }

  get value(): Statement<BookedEntry> | undefined {
    const ledger = this.#ledger.value
    return ledger && statementOf(profileOf(this.#deps.current.country).currency, ledger.opening, ledger.entries)
  }

  /** Nothing was booked, and nothing is open. */
  get isEmpty(): boolean {
    const ledger = this.#ledger.value
    return ledger?.entries.length === 0 && Object.values(ledger.opening).every((balance) => balance === 0)
  }

  get failure(): Failure | undefined {
    return this.#ledger.failure
  }

  readonly retry = (): void => this.#ledger.retry()

  get isDownloading(): boolean {
    return this.#downloads.active.size > 0
  }

  readonly download = (): Promise<void> =>
    this.#downloads.start(this.month, this.#deps.statements.download(this.month), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))

  get #current(): CalendarMonth {
    return calendarMonthOf(this.#deps.calendar.today)
  }
}
