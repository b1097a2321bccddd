import * as E from 'fp-ts/Either'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { id } from '../database/columns.ts'
import { sqlState, UNIQUE_VIOLATION } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'
import { notify } from '../shell/notifications.ts'
import { sendNotification } from '../shell/send-notification.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'

export type AdvanceError =
  | { readonly _tag: 'AdvanceOrderUnknown' }
  /** A rejected order cannot be reactivated: another order contains one of its invoices. */
  | { readonly _tag: 'AdvanceInvoiceTaken' }

type Parts = Pick<HostServices, 'clock' | 'database' | 'live' | 'mail'>

/**
 * Gives an order the status an operator decided, notifies its business and the open pages, and records who did it. A rejected
 * order releases its invoices for another order.
 */
export const advanceOrder = async (
  parts: Parts,
  orderId: OrderId,
  status: OrderStatus,
): Promise<E.Either<AdvanceError, BusinessId>> => {
  const done = await write(parts, orderId, status)
  if (E.isLeft(done)) return done
  const { businessId, letters } = done.right
  parts.live.publish({ type: 'order', businessId, orderId, pymeStatus: status })
  parts.live.publish({ type: 'invoices', businessId })
  sendNotification(parts, letters)
  return E.right(businessId)
}

interface Advanced {
  readonly businessId: BusinessId
  readonly letters: ReadonlyArray<Email>
}

const write = async (
  { clock, database }: Parts,
  orderId: OrderId,
  status: OrderStatus,
): Promise<E.Either<AdvanceError, Advanced>> => {
  try {
    return await database.transaction(async (tx): Promise<E.Either<AdvanceError, Advanced>> => {
      const businessId = await optionalValue(
        tx,
        id<'Business'>(),
        sql`update orders set status = ${status}, updated_at = ${new Date(clock.now())} where id = ${orderId}
          returning business_id`,
      )
      if (businessId === undefined) return E.left({ _tag: 'AdvanceOrderUnknown' })
      const isActive = status !== 'REJECTED'
      await execute(
        tx,
        sql`update order_invoice set active = ${isActive} where order_id = ${orderId} and active <> ${isActive}`,
      )
      await appendAuditEntry(tx, clock, {
        actor: 'operator',
        businessId,
        action: 'order advanced',
        detail: { orderId, status },
      })
      const letters = await notify(tx, clock, { businessId }, { kind: 'OrderStatusChanged', orderId, status })
      return E.right({ businessId, letters })
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return E.left({ _tag: 'AdvanceInvoiceTaken' })
    throw error
  }
}
