import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Orders } from './orders.port.ts'

export interface OrdersDependencies {
  readonly orders: Orders
  readonly live: LiveEvents
  readonly scheduler: Scheduler
}

/** The orders of the business. A row changes in place when the host says that its order changed. */
export class OrdersViewModel {
  /** Changed a moment ago. */
  highlighted: ReadonlySet<OrderId> = new Set()
  /** Changes since the user last saw the list. */
  unseenCount = 0
  readonly list: RemotePage<OrderSummary>
  readonly #live: LiveEvents
  readonly #scheduler: Scheduler

  constructor({ orders, live, scheduler }: OrdersDependencies) {
    this.list = new RemotePage({ load: ({ page, pageSize }) => orders.page(page, pageSize), live })
    this.#live = live
    this.#scheduler = scheduler
    makeAutoObservable(this, { highlighted: observableRef, list: false }, { autoBind: true })
  }

  activate(): () => void {
    const stops = [this.#live.subscribe(this.onLiveEvent), this.list.activate()]
    return () => stops.forEach((stop) => stop())
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag !== 'OrderChanged') return
    this.unseenCount += 1
    this.#highlight(event.orderId)
    const { state } = this.list
    const isShown = state._tag === 'Ready' && state.value.rows.some(({ id }) => id === event.orderId)
    if (!isShown) return this.list.retry()
    const rows = state.value.rows.map((row) => (row.id === event.orderId ? { ...row, status: event.status } : row))
    this.list.update({ ...state.value, rows })
  }

  markSeen(): void {
    this.unseenCount = 0
  }

  #highlight(id: OrderId): void {
    this.highlighted = new Set([...this.highlighted, id])
    const others = () => [...this.highlighted].filter((other) => other !== id)
    this.#scheduler.after(HIGHLIGHTED_MS, () => runInAction(() => (this.highlighted = new Set(others()))))
  }
}

const HIGHLIGHTED_MS = 1_000
