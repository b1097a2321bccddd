import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { LockedOrder } from './locked-order.ts'

/** A new status of an order, with the reason that the business reads. */
export interface StatusChange {
  readonly order: LockedOrder
  readonly status: OrderStatus
  readonly reason: string | undefined
}

/** The reactions of other contexts to orders, which orders do not import. */
export interface OrderEvents {
  /** Called in the transaction that writes the status. A listener that throws undoes it. */
  readonly statusChanged: ReadonlyArray<(tx: Queries, clock: Clock, change: StatusChange) => Promise<void>>
  /** The names of the payees whom the order must not pay yet. */
  readonly unfundablePayees: (tx: Queries, clock: Clock, order: LockedOrder) => Promise<ReadonlyArray<string>>
}

/** The services that write a status. */
export interface StatusServices {
  readonly clock: Clock
  readonly orderEvents: OrderEvents
}

/** The services that change an order and tell the business. */
export interface OrderServices extends StatusServices {
  readonly database: Database
  readonly live: Live
  readonly mail: Mail
}
