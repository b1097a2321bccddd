import * as E from 'fp-ts/Either'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { sqlState, UNIQUE_VIOLATION } from '../database/database.ts'
import type { Email } from '../mail/mail.port.ts'
import type { HostServices } from '../server/services.ts'
import { notify } from '../shell/notifications.ts'
import { sendNotification } from '../shell/send-notification.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'

export type AdvanceError =
  | { readonly _tag: 'AdvanceOrderUnknown' }
  /** A rejected order cannot come back: one of its invoices went into another order since. */
  | { readonly _tag: 'AdvanceInvoiceTaken' }

type Parts = Pick<HostServices, 'clock' | 'database' | 'live' | 'mail'>

/**
 * Gives an order the status an operator decided, tells its business and the open pages, and notes who did it. A rejected order
 * gives its invoices back, so that they can be asked for again.
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
      const [row] = await tx.query<{ business_id: number }>(
        'update orders set status = $2, updated_at = $3 where id = $1 returning business_id',
        [orderId, status, new Date(clock.now())],
      )
      if (row === undefined) return E.left({ _tag: 'AdvanceOrderUnknown' })
      const businessId = String(row.business_id) as BusinessId
      await tx.query('update order_invoice set active = $2 where order_id = $1 and active <> $2', [
        orderId,
        status !== 'REJECTED',
      ])
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
