import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { CredentialStatusViewModel } from '../tax-credential/credential-status.view-model.ts'
import { FinancingSource } from './financing-source.ts'
import { InvoiceRemoval } from './invoice-removal.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { InvoiceStats, StatsRange } from './invoices.port.ts'
import { OrderFlowViewModel } from './order-flow.view-model.ts'
import { refreshCart } from './refresh-cart.ts'
import { TypeChange } from './type-change.ts'
import type { Resolved } from '../shared/token.ts'

export const STATS_RANGES: ReadonlyArray<StatsRange> = ['30days', '90days', '365days', 'all']

/** The home of financing: the prompts before it, both types with their counts, the statistics, and the order flow. */
export class FinanceHomeViewModel {
  static readonly needs = {
    credential: CredentialStatusViewModel,
    flow: OrderFlowViewModel,
    source: FinancingSource,
    live: LiveEvents,
    calendar: BusinessCalendar,
    notifications: NotificationsViewModel,
  }
  /** The type in the address; undefined until it was read. */
  type: FinancingType | undefined = undefined
  range: StatsRange = '30days'
  readonly counts: Readonly<Record<FinancingType, RemoteValue<number>>>
  /** The sum of all that can be financed in this type. */
  readonly available: RemoteValue<Money>
  readonly stats: RemoteValue<InvoiceStats>
  readonly credential: CredentialStatusViewModel
  readonly flow: OrderFlowViewModel
  readonly removal: InvoiceRemoval
  readonly typeChange: TypeChange
  readonly #deps: Resolved<typeof FinanceHomeViewModel.needs>
  readonly #openings = new LatestRequest()
  /** The query of the address, until the invoices are opened with it. */
  #query: ReadonlyArray<QueryPair> = []

  constructor(dependencies: Resolved<typeof FinanceHomeViewModel.needs>) {
    const { credential, flow, notifications, source } = dependencies
    this.#deps = dependencies
    this.credential = credential
    this.flow = flow
    const count = (type: FinancingType) =>
      new RemoteValue({
        load: () => source.invoices.count(type),
        ...notifications.about('CountsUnavailable'),
      })
    this.counts = { DIRECT_FINANCING: count('DIRECT_FINANCING'), EARLY_PAYMENT: count('EARLY_PAYMENT') }
    this.available = new RemoteValue({
      load: () => source.invoices.totalAmount(flow.table.type),
      ...notifications.about('TotalUnavailable'),
    })
    this.stats = new RemoteValue({ load: () => source.invoices.stats(this.range) })
    this.removal = new InvoiceRemoval({ source, notifications, onRemoved: (row) => this.onRemoved(row) })
    this.typeChange = new TypeChange(flow, notifications)
    const parts = { counts: false, available: false, stats: false, credential: false, flow: false } as const
    makeAutoObservable(this, { ...parts, removal: false, typeChange: false }, { autoBind: true })
  }

  get isDemo(): boolean {
    return this.#deps.source.isDemo
  }

  /** Loads the invoices before the screen is drawn, which is then drawn with them. */
  prepare(type: FinancingType, query: ReadonlyArray<QueryPair> = []): void {
    this.open(type, query)
    this.flow.table.prepare(type, query)
  }

  activate(): () => void {
    const { live, source } = this.#deps
    const place = () => [this.type, this.credential.showsInvoices, source.isDemo] as const
    const stops = [
      this.credential.activate(),
      this.flow.activate(),
      reaction(() => source.isDemo, this.flow.cart.clear),
      reaction(() => this.#isPrompting, this.#clearPrepared, { fireImmediately: true }),
      reaction(place, this.activateTab, { fireImmediately: true, equals: compareStructural }),
      reaction(() => this.flow.isSent, this.refresh),
      reaction(() => this.credential.finished, this.reload),
      reaction(() => this.credential.refresh.unreported, this.showChanges),
      live.subscribe(this.onLiveEvent),
    ]
    return () => {
      stops.forEach((stop) => stop())
      this.#openings.cancel()
      this.#totals.forEach((total) => total.cancel())
    }
  }

  /** Opens the type of the address, with the search and the filter of its query. */
  open(type: FinancingType, query: ReadonlyArray<QueryPair> = []): void {
    if (type === this.type) return
    this.#query = query
    this.type = type
  }

  chooseRange(range: StatsRange): void {
    this.range = range
    this.stats.retry()
  }

  activateTab(): void {
    const { type } = this
    if (type === undefined || !this.credential.showsInvoices) return
    const isLatest = this.#openings.begin()
    /* The invoices first: what is beside them would share their connection. */
    const query = this.#query
    this.#query = []
    this.typeChange.beforeOpen(type)
    void this.flow.open(type, query).then(() => {
      if (isLatest()) this.refresh()
    })
  }

  onLiveEvent(event: LiveEvent): void {
    if (this.isDemo || !this.credential.showsInvoices) return
    if (event._tag === 'Reconnected') this.refresh()
    if (event._tag === 'InvoicesChanged') this.showChanges()
    if (event._tag === 'Reconnected' || event._tag === 'InvoicesChanged') void refreshCart(this.flow, this.#deps)
  }

  /** New rows are offered, because they would move the others. */
  showChanges(): void {
    if (this.isDemo || !this.credential.showsInvoices) return
    this.refresh()
    void this.flow.table.list.checkForUpdates()
  }

  /** When the documents of the tax authority were last brought, where the business is. */
  get updated(): { readonly date: CivilDate; readonly time: string; readonly today: CivilDate } | undefined {
    const { calendar } = this.#deps
    const { updatedAt } = this.credential.refresh
    return updatedAt === undefined ? undefined : { ...calendar.civilOf(updatedAt), today: calendar.today }
  }

  /** Reloads counts, totals, statistics and the table. */
  reload(): void {
    this.refresh()
    if (this.type !== undefined && this.credential.showsInvoices) this.flow.table.list.retry()
  }

  /** A removed invoice can neither be selected nor sent. */
  onRemoved(row: InvoiceRow): void {
    this.flow.table.selection.discard(row)
    this.flow.cart.remove([row.id])
    this.reload()
  }

  refresh(): void {
    this.#totals.forEach((total) => total.retry())
  }

  /** The credential is known, and something comes before the invoices. */
  get #isPrompting(): boolean {
    return !this.credential.isChecking && !this.credential.showsInvoices
  }

  /** An answer from before the documents were imported lacks the invoices after it. */
  readonly #clearPrepared = (isPrompting: boolean): void => {
    if (isPrompting) this.flow.table.list.takePrepared()
  }

  get #totals(): ReadonlyArray<Pick<RemoteValue<unknown>, 'cancel' | 'retry'>> {
    return [...Object.values(this.counts), this.available, this.stats]
  }
}
