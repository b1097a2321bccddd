import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { DepositConfirmation } from '#wire/orders.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { accountText, depositAccountOf } from '../banking/deposit-accounts.ts'
import type { Queries } from '../database/database.ts'
import type { TenantCall, HandlerResult } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import type { Clock } from '../kernel/clock.ts'
import { freezeAccount } from './frozen-accounts.ts'
import { wasTransferred } from './transfer-gate.ts'
import { lockOrder } from './write-status.ts'

/**
 * The company answers where the money of an order goes, after its account changed. Only the account that it read is frozen, so that a
 * change in the meantime is asked about again.
 */
export const confirmDeposit = async (
  tx: Queries,
  clock: Clock,
  call: TenantCall,
  orderId: OrderId,
  { accountId, version }: TypeOf<typeof DepositConfirmation>,
): HandlerResult<undefined> => {
  const order = await lockOrder(tx, orderId)
  if (order === undefined || isConfirming(order)) return E.left(NOT_FOUND)
  if (order.status === 'REJECTED' || (await wasTransferred(tx, orderId))) return E.left(CHANGED)
  const current = await depositAccountOf(tx, call.business)
  if (current?.id !== accountId || current.version !== version) return E.left(CHANGED)
  await freezeAccount(tx, orderId, current)
  await appendAuditEntry(tx, clock, {
    ...actingUser(call),
    action: 'order account confirmed',
    detail: { orderId, account: current.id, name: accountText(call.business.country, current) },
  })
  return E.right(undefined)
}

const CHANGED = hostError('ERROR_ORDER_ACCOUNT_CHANGED')
