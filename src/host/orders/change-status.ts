import * as E from 'fp-ts/Either'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { transition, type OrderAction, type OrderActionRefused } from '#domain/orders/order-action.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { sqlState, UNIQUE_VIOLATION } from '../database/database.ts'
import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'
import { sendNotification } from '../shell/send-notification.ts'
import { unfundablePayees } from '../payables/changed-accounts.ts'
import { isAfterTransfer } from './bills.ts'
import { lockOrder, writeStatus } from './write-status.ts'

export type StatusChangeError =
  | { readonly _tag: 'OrderUnknown' }
  /** A rejected order cannot be reactivated: another order contains one of its invoices. */
  | { readonly _tag: 'InvoiceTaken' }
  /** A rejected order of a payroll cannot be reactivated: the payroll is closed. */
  | { readonly _tag: 'PayrollClosed' }
  /** The accounts of these payees of its payroll changed since the financing was requested. */
  | { readonly _tag: 'PayeesUnconfirmed'; readonly names: ReadonlyArray<string> }
  | OrderActionRefused

export interface ChangedOrder {
  readonly businessId: BusinessId
  readonly status: OrderStatus
}

type Services = Pick<HostServices, 'clock' | 'database' | 'live' | 'mail'>

/** Does what an operator decided about an order, where its present status allows it. `reason` is shown to the business. */
export const actOnOrder = (
  services: Services,
  orderId: OrderId,
  action: OrderAction,
  reason?: string,
): Promise<E.Either<StatusChangeError, ChangedOrder>> =>
  changeStatus(services, orderId, reason, (present) => transition(present, action))

/** Gives an order any status. */
export const setOrderStatus = (
  services: Services,
  orderId: OrderId,
  status: OrderStatus,
): Promise<E.Either<StatusChangeError, ChangedOrder>> =>
  changeStatus(services, orderId, undefined, () => E.right(status))

/** Writes the new status, then notifies the business and the open pages. */
const changeStatus = async (
  services: Services,
  orderId: OrderId,
  reason: string | undefined,
  decide: (present: string) => E.Either<OrderActionRefused, OrderStatus>,
): Promise<E.Either<StatusChangeError, ChangedOrder>> => {
  const written = await write(services, orderId, reason, decide)
  if (E.isLeft(written)) return written
  const { businessId, emails, status, type } = written.right
  publishOrder(services, { businessId, orderId, status, type })
  sendNotification(services, emails)
  return E.right({ businessId, status })
}

/** Open pages of the business show the order again, and what is available for another. */
export const publishOrder = (
  { live }: Pick<Services, 'live'>,
  { businessId, orderId, status, type }: { businessId: BusinessId; orderId: OrderId; status: string; type: string },
): void => {
  live.publish({ type: 'order', businessId, orderId, pymeStatus: status })
  live.publish({ type: isConfirming({ type }) ? 'payables' : 'invoices', businessId })
}

interface WrittenChange extends ChangedOrder {
  readonly type: string
  readonly emails: ReadonlyArray<Email>
}

const write = async (
  { clock, database }: Services,
  orderId: OrderId,
  reason: string | undefined,
  decide: (present: string) => E.Either<OrderActionRefused, OrderStatus>,
): Promise<E.Either<StatusChangeError, WrittenChange>> => {
  try {
    return await database.transaction(async (tx): Promise<E.Either<StatusChangeError, WrittenChange>> => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
      const decided = decide(order.status)
      if (E.isLeft(decided)) return decided
      const status = decided.right
      if (isConfirming(order) && order.status === 'REJECTED') return E.left({ _tag: 'PayrollClosed' })
      const names = isAfterTransfer(status) ? await unfundablePayees(tx, clock, order) : []
      if (names.length > 0) return E.left({ _tag: 'PayeesUnconfirmed', names })
      const emails = await writeStatus(tx, clock, order, status, { actor: 'operator', reason })
      return E.right({ businessId: order.businessId, emails, status, type: order.type })
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return E.left({ _tag: 'InvoiceTaken' })
    throw error
  }
}
