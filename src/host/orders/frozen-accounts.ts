import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { isConfirming } from '#domain/orders/order.ts'
import { stateOf, statusesOf, type TrackerState } from '#domain/orders/tracker.ts'
import { depositStateOf, type OrderDeposit } from '#domain/orders/transfer-obstacles.ts'
import { depositAccounts } from '../banking/index.ts'
import { id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'

export const freezeAccount = (
  tx: Queries,
  orderId: OrderId,
  account: depositAccounts.VersionedAccount,
): Promise<void> => execute(tx, sql`update orders set ${depositAccounts.freezing(account)} where id = ${orderId}`)

/** Freezes the account on the approved orders that had none yet. The business must be locked. */
export const freezeMissing = async (tx: Queries, holder: depositAccounts.AccountHolder): Promise<void> => {
  const account = await depositAccounts.depositAccountOf(tx, holder)
  if (account === undefined) return
  await execute(
    tx,
    sql`update orders set ${depositAccounts.freezing(account)} where business_id = ${holder.id} and deposit_account_id is null
      and type <> 'CONFIRMING' and status = any(${[...statusesOf('APPROVED')]}::text[])
      and not exists (select from ledger_entry where order_id = orders.id and type = 'TRANSFER')`,
  )
}

interface OrderWithDeposit {
  readonly type: string
  readonly status: string
  readonly frozen: depositAccounts.VersionedAccount | undefined
}

/** Says where the money of an order goes; after the transfer, which account got it, whatever became of the account. */
export const depositOf = async (
  queries: Queries,
  holder: depositAccounts.AccountHolder,
  { frozen, status, type }: OrderWithDeposit,
): Promise<OrderDeposit | undefined> => {
  const state = stateOf(status)
  if (isConfirming({ type }) || state === 'REJECTED') return undefined
  if (!isBeforeTransfer(status))
    return (
      frozen && {
        state: 'FROZEN',
        account: depositAccounts.shownAccount(holder.country, frozen),
        replacement: undefined,
      }
    )
  const current = await depositAccounts.depositAccountOf(queries, holder)
  const shown = current && depositAccounts.shownAccount(holder.country, current)
  const depositState = depositStateOf({ current, frozen })
  if (depositState !== 'CHANGED' || frozen === undefined)
    return { state: depositState, account: shown, replacement: undefined }
  return { state: depositState, account: depositAccounts.shownAccount(holder.country, frozen), replacement: shown }
}

/** Finds the orders of each company before their transfer whose frozen account is no longer that of the company, oldest first. */
export const ordersToConfirm = async (
  queries: Queries,
  holders: ReadonlyArray<depositAccounts.AccountHolder>,
): Promise<ReadonlyMap<BusinessId, ReadonlyArray<OrderId>>> => {
  const ids = holders.map(({ id }) => id)
  const frozen = await rows(
    queries,
    FrozenRow,
    sql`select id, business_id as "businessId", ${depositAccounts.DEPOSIT_COLUMNS} from orders where business_id = any(${ids}::bigint[])
      and deposit_account_id is not null and status = any(${UNTRANSFERRED}::text[]) order by id`,
  )
  if (frozen.length === 0) return new Map()
  const current = await depositAccounts.depositAccountsOf(queries, holders)
  const changed = frozen.filter(
    (order) =>
      depositStateOf({ current: current.get(order.businessId), frozen: depositAccounts.frozenIn(order) }) === 'CHANGED',
  )
  return new Map(ids.map((id) => [id, changed.flatMap((one) => (one.businessId === id ? [one.id] : []))]))
}

const UNTRANSFERRED = (['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'] as const).flatMap((state) => [
  ...statusesOf(state),
])

/** Whether the money of an order in this status may still be transferred. */
export const isBeforeTransfer = (status: string): boolean => BEFORE_TRANSFER.has(stateOf(status))

const BEFORE_TRANSFER: ReadonlySet<TrackerState> = new Set(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED', 'UNKNOWN'])

const FrozenRow = rowCodec('FrozenRow', {
  id: id<'Order'>(),
  businessId: id<'Business'>(),
  ...depositAccounts.DepositRow,
})
