import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type OrderId, parseId } from '#domain/kernel/id.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type Page } from '../shared/page.ts'
import { fromResult, idle, latestValue, reloading, type RemoteData } from '../shared/remote-data.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Orders } from './orders.port.ts'

/** One order with its invoices. Opening another one clears the first. */
export class OrderDetailViewModel {
  id: OrderId | undefined = undefined
  /** The URL contains no order of this business. */
  isNotFound = false
  order: RemoteData<OrderDetail> = idle
  invoices: RemoteData<Page<OrderInvoice>> = idle
  page = FIRST_PAGE
  pageSize = DEFAULT_PAGE_SIZE
  readonly #orders: Orders
  readonly #live: LiveEvents
  readonly #turns = { order: new LatestRequest(), invoices: new LatestRequest() }

  constructor(orders: Orders, live: LiveEvents) {
    this.#orders = orders
    this.#live = live
    makeAutoObservable(this, { order: observableRef, invoices: observableRef }, { autoBind: true })
  }

  get rows(): ReadonlyArray<OrderInvoice> | undefined {
    return latestValue(this.invoices)?.rows
  }

  get totalRows(): number {
    return latestValue(this.invoices)?.totalRows ?? 0
  }

  get busy(): boolean {
    return this.invoices._tag === 'Loading'
  }

  activate(): () => void {
    const stop = this.#live.subscribe(this.onLiveEvent)
    if (this.order._tag === 'Loading' || this.invoices._tag === 'Loading') this.load()
    return () => {
      stop()
      this.#turns.order.cancel()
      this.#turns.invoices.cancel()
    }
  }

  /** `text` is the id in the URL, which may be invalid. */
  open(text: string): void {
    const id = parseId<'Order'>(text)
    this.id = E.isRight(id) ? id.right : undefined
    this.isNotFound = E.isLeft(id)
    this.order = idle
    this.invoices = idle
    this.page = FIRST_PAGE
    this.load()
  }

  load(): void {
    void this.loadOrder()
    void this.loadInvoices()
  }

  async loadOrder(): Promise<void> {
    const isLast = this.#turns.order.begin()
    if (this.id === undefined) return
    this.order = reloading(this.order)
    const answer = await this.#orders.detail(this.id)()
    if (!isLast()) return
    runInAction(() => {
      this.order = fromResult(this.order, answer)
      this.isNotFound = E.isLeft(answer) && answer.left._tag === 'Rejected' && answer.left.code === 'ERROR_NOT_FOUND'
    })
  }

  async loadInvoices(): Promise<void> {
    const isLast = this.#turns.invoices.begin()
    if (this.id === undefined) return
    this.invoices = reloading(this.invoices)
    const answer = await this.#orders.invoices(this.id, this.page, this.pageSize)()
    if (isLast()) runInAction(() => (this.invoices = fromResult(this.invoices, answer)))
  }

  onPage(page: number): void {
    this.page = Math.max(FIRST_PAGE, page)
    void this.loadInvoices()
  }

  onPageSize(pageSize: number): void {
    this.pageSize = pageSize
    this.onPage(FIRST_PAGE)
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag === 'Reconnected' || (event._tag === 'OrderChanged' && event.orderId === this.id)) this.load()
  }
}
