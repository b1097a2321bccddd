import * as E from 'fp-ts/Either'
import { isConfirming } from '#domain/orders/order.ts'
import { depositAccounts } from '../banking/index.ts'
import type { UseCase } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { freezeAccount } from './frozen-accounts.ts'
import { wasTransferred } from './transfer-gate.ts'
import { lockOrder } from './write-status.ts'

/**
 * The company answers where the money of an order goes, after its account changed. Only the account that it read is frozen, so that a
 * change in the meantime is asked about again.
 */
export const confirmDeposit: UseCase<ChangeServices, 'orderDepositConfirm'> = async (services, tx, call) => {
  const { body, business, params } = call
  const { orderId } = params
  const order = await lockOrder(tx, orderId)
  if (order === undefined || isConfirming(order)) return E.left(NOT_FOUND)
  if (order.status === 'REJECTED' || (await wasTransferred(tx, orderId))) return E.left(CHANGED)
  const current = await depositAccounts.depositAccountOf(tx, business)
  if (current?.id !== body.accountId || current.version !== body.version) return E.left(CHANGED)
  await freezeAccount(tx, orderId, current)
  const name = depositAccounts.accountText(business.country, current)
  const detail = { orderId, account: current.id, name }
  await recordChange(services, tx, call, 'bankAccounts', 'order account confirmed', detail)
  return E.right(undefined)
}

const CHANGED = hostError('ERROR_ORDER_ACCOUNT_CHANGED')
