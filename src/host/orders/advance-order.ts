import * as E from 'fp-ts/Either'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { sqlState, UNIQUE_VIOLATION } from '../database/database.ts'
import type { HostParts } from '../parts.ts'
import { writeTrail } from '../trail.ts'

export type AdvanceError =
  | { readonly _tag: 'AdvanceOrderUnknown' }
  /** A rejected order cannot come back: one of its invoices went into another order since. */
  | { readonly _tag: 'AdvanceInvoiceTaken' }

/**
 * Gives an order the status an operator decided, tells the open pages and notes who did it. A rejected order gives its
 * invoices back, so that they can be asked for again.
 */
export const advanceOrder = async (
  { clock, database, live }: Pick<HostParts, 'clock' | 'database' | 'live'>, orderId: OrderId, status: OrderStatus,
): Promise<E.Either<AdvanceError, BusinessId>> => {
  const done = await write({ clock, database }, orderId, status)
  if (E.isRight(done)) {
    live.publish({ type: 'order', businessId: done.right, orderId, pymeStatus: status })
    live.publish({ type: 'invoices', businessId: done.right })
  }
  return done
}

const write = async (
  { clock, database }: Pick<HostParts, 'clock' | 'database'>, orderId: OrderId, status: OrderStatus,
): Promise<E.Either<AdvanceError, BusinessId>> => {
  try {
    return await database.transaction(async (tx): Promise<E.Either<AdvanceError, BusinessId>> => {
      const [row] = await tx.query<{ business_id: number }>(
        'update orders set status = $2, updated_at = $3 where id = $1 returning business_id',
        [orderId, status, new Date(clock.now())],
      )
      if (row === undefined) return E.left({ _tag: 'AdvanceOrderUnknown' })
      const businessId = String(row.business_id) as BusinessId
      await tx.query('update order_invoice set active = $2 where order_id = $1 and active <> $2', [orderId, status !== 'REJECTED'])
      await writeTrail(tx, clock, { actor: 'operator', businessId, action: 'order advanced', detail: { orderId, status } })
      return E.right(businessId)
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return E.left({ _tag: 'AdvanceInvoiceTaken' })
    throw error
  }
}
