import * as E from 'fp-ts/Either'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { fromResult, idle, reloading, type RemoteData } from '../shared/remote-data.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CredentialStatusViewModel } from '../tax-credential/credential-status.view-model.ts'
import type { FinancingSource } from './financing-source.ts'
import { InvoiceRemoval } from './invoice-removal.ts'
import type { InvoiceRow } from './invoice-row.ts'
import type { InvoiceStats, StatsRange } from './invoices.port.ts'
import type { OrderFlowViewModel } from './order-flow.view-model.ts'

export interface FinanceHomeDependencies {
  readonly source: FinancingSource
  readonly live: LiveEvents
  readonly calendar: BusinessCalendar
  readonly notifications: NotificationsViewModel
}

export const STATS_RANGES: ReadonlyArray<StatsRange> = ['30days', '90days', '365days', 'all']

/** The home of financing: the prompts before it, both types with their counts, the statistics, and the order flow. */
export class FinanceHomeViewModel {
  /** From the URL; `undefined` until it has been read. */
  type: FinancingType | undefined = undefined
  counts: Readonly<Record<FinancingType, RemoteData<number>>> = { DIRECT_FINANCING: idle, EARLY_PAYMENT: idle }
  /** The sum of all financeable invoices of this type. */
  available: RemoteData<Money> = idle
  range: StatsRange = '30days'
  stats: RemoteData<InvoiceStats> = idle
  readonly credential: CredentialStatusViewModel
  readonly flow: OrderFlowViewModel
  readonly removal: InvoiceRemoval
  readonly #with: FinanceHomeDependencies
  readonly #turns = { counts: new LatestRequest(), available: new LatestRequest(), stats: new LatestRequest() }

  constructor(landing: CredentialStatusViewModel, flow: OrderFlowViewModel, dependencies: FinanceHomeDependencies) {
    this.credential = landing
    this.flow = flow
    this.#with = dependencies
    const { notifications, source } = dependencies
    this.removal = new InvoiceRemoval({ source, notifications, onRemoved: (row) => this.onRemoved(row) })
    const annotations = {
      counts: observableRef,
      available: observableRef,
      stats: observableRef,
      landing: false,
      flow: false,
      removal: false,
    } as const
    makeAutoObservable(this, annotations, { autoBind: true })
  }

  get isDemo(): boolean {
    return this.#with.source.isDemo
  }

  activate(): () => void {
    const { calendar, live, source } = this.#with
    void calendar.load()
    const place = () => [this.type, this.credential.showsInvoices, source.isDemo] as const
    const stops = [
      this.credential.activate(),
      this.flow.activate(),
      reaction(() => source.isDemo, this.flow.cart.clear),
      reaction(place, this.activateTab, { fireImmediately: true, equals: compareStructural }),
      reaction(() => this.flow.isSent, this.refresh),
      reaction(() => this.credential.finished, this.reload),
      live.subscribe(this.onLiveEvent),
    ]
    return () => {
      stops.forEach((stop) => stop())
      Object.values(this.#turns).forEach((turns) => turns.cancel())
    }
  }

  /** Opens the type of the URL. */
  open(type: FinancingType): void {
    this.type = type
  }

  chooseRange(range: StatsRange): void {
    this.range = range
    void this.loadStats()
  }

  activateTab(): void {
    if (this.type === undefined || !this.credential.showsInvoices) return
    void this.flow.open(this.type)
    this.refresh()
  }

  onLiveEvent(event: LiveEvent): void {
    if (this.isDemo || !this.credential.showsInvoices) return
    if (event._tag === 'InvoicesChanged' || event._tag === 'Reconnected') this.refresh()
    if (event._tag === 'InvoicesChanged') void this.flow.table.markStale()
  }

  /** Reloads counts, totals, statistics and the table. */
  reload(): void {
    this.refresh()
    if (this.type !== undefined && this.credential.showsInvoices) void this.flow.table.load()
  }

  /** A removed invoice can be neither selected nor sent. */
  onRemoved(row: InvoiceRow): void {
    this.flow.table.selection.forget(row)
    this.flow.cart.remove([row.id])
    this.reload()
  }

  refresh(): void {
    void this.loadCounts()
    void this.loadAvailable()
    void this.loadStats()
  }

  async loadCounts(): Promise<void> {
    const isLast = this.#turns.counts.begin()
    const { invoices } = this.#with.source
    this.counts = mapCounts((type) => reloading(this.counts[type]))
    const [direct, early] = await Promise.all([invoices.count('DIRECT_FINANCING')(), invoices.count('EARLY_PAYMENT')()])
    if (!isLast()) return
    const answers = { DIRECT_FINANCING: direct, EARLY_PAYMENT: early }
    runInAction(() => (this.counts = mapCounts((type) => fromResult(this.counts[type], answers[type]))))
    for (const answer of [direct, early]) {
      if (E.isLeft(answer)) this.#with.notifications.show({ _tag: 'CountsUnavailable', failure: answer.left })
    }
  }

  async loadAvailable(): Promise<void> {
    if (this.type === undefined) return
    const isLast = this.#turns.available.begin()
    this.available = reloading(this.available)
    const answer = await this.#with.source.invoices.totalAmount(this.type)()
    if (!isLast()) return
    runInAction(() => (this.available = fromResult(this.available, answer)))
    if (E.isLeft(answer)) this.#with.notifications.show({ _tag: 'TotalUnavailable', failure: answer.left })
  }

  async loadStats(): Promise<void> {
    const isLast = this.#turns.stats.begin()
    this.stats = reloading(this.stats)
    const answer = await this.#with.source.invoices.stats(this.range)()
    if (isLast()) runInAction(() => (this.stats = fromResult(this.stats, answer)))
  }
}

const mapCounts = <A>(of: (type: FinancingType) => A): Readonly<Record<FinancingType, A>> => ({
  DIRECT_FINANCING: of('DIRECT_FINANCING'),
  EARLY_PAYMENT: of('EARLY_PAYMENT'),
})
