import { action, computed, makeObservable, observableRef } from 'mobx'
import type { CounterpartStatement } from '#domain/cash/counterpart-statement.ts'
import type { StatementRange } from '#domain/cash/statement-range.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { calendarMonthOf, firstDayOf } from '#domain/kernel/calendar-month.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { FileDownloads } from '../documents/file-downloads.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { isNotFound } from '../shared/failure.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Resolved } from '../shared/token.ts'
import { type CounterpartKey, Counterparts } from './counterparts.port.ts'

/** The days before today of which a statement is asked for. */
export const STATEMENT_PERIODS = ['month', 'quarter', 'year', 'all'] as const
/** One of `STATEMENT_PERIODS`. */
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number]

/** The statement of one payer or supplier, which follows its documents. */
export class CounterpartViewModel {
  static readonly needs = {
    ...FileDownloads.needs,
    calendar: BusinessCalendar,
    counterparts: Counterparts,
    current: CurrentSession,
    live: LiveEvents,
  }
  period: StatementPeriod = 'quarter'
  readonly statement: RemoteValue<CounterpartStatement>
  readonly #deps: Resolved<typeof CounterpartViewModel.needs>
  readonly #downloads: FileDownloads
  #of: CounterpartKey = { _tag: 'Payer', identifier: '' }

  constructor(dependencies: Resolved<typeof CounterpartViewModel.needs>) {
    const { counterparts, live } = dependencies
    this.#deps = dependencies
    this.#downloads = new FileDownloads(dependencies)
    this.statement = new RemoteValue({
      load: () => counterparts.statement(this.#of, this.range),
      live,
      refreshOn: ({ _tag }) => CHANGES.has(_tag),
    })
    makeObservable(this, { period: observableRef, exposure: computed, open: action, choose: action })
  }

  /** Loads its statement, and updates it until the returned function is called. */
  open(of: CounterpartKey): () => void {
    if (keyOf(of) !== keyOf(this.#of)) this.statement.reset()
    this.#of = of
    return this.statement.activate()
  }

  readonly choose = (period: StatementPeriod): void => {
    this.period = period
    this.statement.retry()
  }

  get range(): StatementRange {
    const { today } = this.#deps.calendar
    return { from: FIRST_DAYS[this.period](today), to: today }
  }

  get isNotFound(): boolean {
    const { failure } = this.statement
    return failure !== undefined && isNotFound(failure)
  }

  /** All that a payer has to pay: to the company, and of the invoices that are financed. Undefined for a supplier. */
  get exposure(): ReadonlyArray<Money> | undefined {
    const { financed, open = [] } = this.statement.value ?? {}
    if (financed === undefined) return undefined
    const { currency } = profileOf(this.#deps.current.country)
    return owedTotals(
      [...open, financed].map((amount) => ({ amount })),
      currency,
    )
  }

  get isDownloading(): boolean {
    return this.#downloads.active.size > 0
  }

  readonly download = (): Promise<void> =>
    this.#downloads.start(keyOf(this.#of), this.#deps.counterparts.download(this.#of, this.range), (failure) => ({
      _tag: 'DocumentNotDownloaded',
      failure,
    }))
}

const keyOf = (of: CounterpartKey): string => (of._tag === 'Payer' ? `payer ${of.identifier}` : `supplier ${of.id}`)

/** No electronic document is older. */
const OLDEST = '2000-01-01' as CivilDate

const FIRST_DAYS: Readonly<Record<StatementPeriod, (today: CivilDate) => CivilDate>> = {
  month: (today) => firstDayOf(calendarMonthOf(today)),
  quarter: (today) => addDays(today, -90),
  year: (today) => addDays(today, -365),
  all: () => OLDEST,
}

const CHANGES: ReadonlySet<string> = new Set(['InvoicesChanged', 'OrderChanged', 'PayablesChanged', 'SuppliersChanged'])
