import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Queries } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { LockedOrder } from './locked-order.ts'

/** The status that an order gets, and why where the business reads it. */
export interface StatusChange {
  readonly order: LockedOrder
  readonly status: OrderStatus
  readonly reason: string | undefined
}

/** What contexts that orders do not know do with an order. */
export interface OrderEvents {
  /** Called in the transaction that writes the status, which a listener that throws undoes. */
  readonly statusChanged: ReadonlyArray<(tx: Queries, clock: Clock, change: StatusChange) => Promise<void>>
  /** The names of the payees whom the order must not pay yet. */
  readonly unfundablePayees: (tx: Queries, clock: Clock, order: LockedOrder) => Promise<ReadonlyArray<string>>
}

/** What writing a status takes. */
export interface StatusServices {
  readonly clock: Clock
  readonly orderEvents: OrderEvents
}
