import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type Page } from '../shared/page.ts'
import { fromResult, idle, latestValue, ready, reloading, type RemoteData } from '../shared/remote-data.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Orders } from './orders.port.ts'

/** The orders of the business, page by page, updated by live events. */
export class OrdersViewModel {
  page = FIRST_PAGE
  pageSize = DEFAULT_PAGE_SIZE
  state: RemoteData<Page<OrderSummary>> = idle
  /** Recently changed orders. */
  highlighted: ReadonlySet<OrderId> = new Set()
  /** Changes since the user last saw the list. */
  unseenCount = 0
  readonly #orders: Orders
  readonly #live: LiveEvents
  readonly #scheduler: Scheduler
  readonly #turns = new LatestRequest()

  constructor(orders: Orders, live: LiveEvents, scheduler: Scheduler) {
    this.#orders = orders
    this.#live = live
    this.#scheduler = scheduler
    makeAutoObservable(this, { state: observableRef, highlighted: observableRef }, { autoBind: true })
  }

  get rows(): ReadonlyArray<OrderSummary> | undefined {
    return latestValue(this.state)?.rows
  }

  get totalRows(): number {
    return latestValue(this.state)?.totalRows ?? 0
  }

  get busy(): boolean {
    return this.state._tag === 'Loading'
  }

  activate(): () => void {
    const stop = this.#live.subscribe(this.onLiveEvent)
    void this.load()
    return () => {
      stop()
      this.#turns.cancel()
    }
  }

  /** Of overlapping calls only the last one is shown. */
  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.state = reloading(this.state)
    const answer = await this.#orders.page(this.page, this.pageSize)()
    if (isLast()) runInAction(() => (this.state = fromResult(this.state, answer)))
  }

  onRetry(): void {
    void this.load()
  }

  onPage(page: number): void {
    this.page = Math.max(FIRST_PAGE, page)
    void this.load()
  }

  onPageSize(pageSize: number): void {
    this.pageSize = pageSize
    this.onPage(FIRST_PAGE)
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag === 'Reconnected') return void this.load()
    if (event._tag !== 'OrderChanged') return
    this.unseenCount += 1
    this.#mark(event.orderId)
    const shown = latestValue(this.state)
    const isHere = shown?.rows.some(({ id }) => id === event.orderId) === true
    if (this.state._tag !== 'Ready' || shown === undefined || !isHere) return void this.load()
    const rows = shown.rows.map((row) => (row.id === event.orderId ? { ...row, status: event.status } : row))
    this.state = ready({ ...shown, rows })
  }

  /** The user sees the list. */
  markSeen(): void {
    this.unseenCount = 0
  }

  #mark(id: OrderId): void {
    this.highlighted = new Set([...this.highlighted, id])
    this.#scheduler.after(MARKED_MS, () => runInAction(() => this.#unmark(id)))
  }

  #unmark(id: OrderId): void {
    this.highlighted = new Set([...this.highlighted].filter((other) => other !== id))
  }
}

const MARKED_MS = 1_000
