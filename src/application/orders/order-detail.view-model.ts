import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { type OrderId, parseId } from '#domain/kernel/id.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import type { Failure } from '../shared/failure.ts'
import { RemotePage } from '../shared/remote-page.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import type { Orders } from './orders.port.ts'

export interface OrderDetailDependencies {
  readonly orders: Orders
  readonly live: LiveEvents
}

/** One order with its invoices. Opening another one leaves nothing of the first on screen. */
export class OrderDetailViewModel {
  id: OrderId | undefined = undefined
  readonly order: RemoteValue<OrderDetail>
  readonly invoices: RemotePage<OrderInvoice>

  constructor({ orders, live }: OrderDetailDependencies) {
    const refreshOn = (event: LiveEvent) => event._tag === 'OrderChanged' && event.orderId === this.id
    this.order = new RemoteValue({ load: () => this.#ofOrder(orders.detail), live, refreshOn })
    this.invoices = new RemotePage({
      load: ({ page, pageSize }) => this.#ofOrder((id) => orders.invoices(id, page, pageSize)),
      live,
      refreshOn,
    })
    makeAutoObservable(this, { order: false, invoices: false }, { autoBind: true })
  }

  /** The address names no order that this business has. */
  get isNotFound(): boolean {
    const { failure } = this.order
    return failure?._tag === 'Rejected' && failure.code === NOT_FOUND.code
  }

  /** `text` is what the address says. The answer closes the order. */
  open(text: string): () => void {
    const id = parseId<'Order'>(text)
    this.id = E.isRight(id) ? id.right : undefined
    const stops = [this.order, this.invoices].map((part) => {
      part.reset()
      return part.activate()
    })
    return () => stops.forEach((stop) => stop())
  }

  load(): void {
    this.order.retry()
    this.invoices.retry()
  }

  #ofOrder<A>(load: (id: OrderId) => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> {
    return this.id === undefined ? TE.left(NOT_FOUND) : load(this.id)
  }
}

const NOT_FOUND = {
  _tag: 'Rejected',
  code: 'ERROR_NOT_FOUND',
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const
