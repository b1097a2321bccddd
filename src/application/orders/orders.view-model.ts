import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OrderId } from '#domain/kernel/id.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import type { OrderType } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/tracker.ts'
import { BusinessCalendar } from '../calendar/business-calendar.ts'
import { type LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { SearchFilters } from '../shared/search-filters.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { type OrderGroup, type OrderPage, Orders, type OrderSortField } from './orders.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Which orders are listed. `days`: those requested in the last days, today included. */
export interface OrderChoice {
  readonly group: OrderGroup | undefined
  readonly state: OrderState | undefined
  readonly type: OrderType | undefined
  readonly days: number | undefined
}

export const ALL_ORDERS: OrderChoice = { group: undefined, state: undefined, type: undefined, days: undefined }

/** The orders of the business. A row changes in place when the host says that its order changed. */
export class OrdersViewModel {
  static readonly needs = { calendar: BusinessCalendar, orders: Orders, live: LiveEvents, scheduler: Scheduler }
  /** Changed a moment ago. */
  highlighted: ReadonlySet<OrderId> = new Set()
  /** Changes since the user last saw the list. */
  unseenCount = 0
  readonly list: RemotePage<ListedOrder, OrderPage, OrderSortField>
  readonly filters: SearchFilters<OrderChoice>
  readonly #live: LiveEvents
  readonly #scheduler: Scheduler

  constructor({ calendar, orders, live, scheduler }: Resolved<typeof OrdersViewModel.needs>) {
    this.filters = new SearchFilters({ scheduler, all: ALL_ORDERS })
    this.list = new RemotePage<ListedOrder, OrderPage, OrderSortField>({
      filters: this.filters,
      load: ({ page, pageSize, sort }) => {
        const { filter, search } = this.filters
        const from = filter.days === undefined ? undefined : addDays(calendar.today, 1 - filter.days)
        return orders.page({
          page,
          pageSize,
          search,
          group: filter.group,
          state: filter.state,
          type: filter.type,
          from,
          sort,
        })
      },
      live,
      refreshOn: ({ _tag }) => _tag === 'DocumentsChanged',
    })
    this.#live = live
    this.#scheduler = scheduler
    makeAutoObservable(this, { highlighted: observableRef, list: false, filters: false }, { autoBind: true })
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
    if (state._tag === 'Ready' && !this.filters.isNarrow) {
      const rows = state.value.rows.map((row) => (row.id === event.orderId ? { ...row, status: event.status } : row))
      this.list.update({ ...state.value, rows })
    }
    this.list.retry()
  }

  /** Undefined until the list is loaded. */
  get counts(): OrderPage['counts'] | undefined {
    return this.list.value?.counts
  }

  /** Shows what an address names, before the list is active. */
  restore(search: string, choice: OrderChoice): void {
    this.filters.restore(search, settled(choice))
  }

  /** Shows what another address names. */
  show(search: string, choice: OrderChoice): void {
    const { filter, search: shown } = this.filters
    if (search !== shown || !isSame(choice, filter)) this.filters.set(search, settled(choice))
  }

  /** Applies a part of the filter; the rest stays. */
  choose(change: Partial<OrderChoice>): void {
    this.filters.choose(settled({ ...this.filters.filter, ...change }))
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

const isSame = (one: OrderChoice, other: OrderChoice): boolean =>
  one.group === other.group && one.state === other.state && one.type === other.type && one.days === other.days

/** A choice that lets every order through is that of the cleared filters. */
const settled = (choice: OrderChoice): OrderChoice => (isSame(choice, ALL_ORDERS) ? ALL_ORDERS : choice)

const HIGHLIGHTED_MS = 1_000
