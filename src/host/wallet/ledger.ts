import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { MOVEMENT_ACCOUNTS, type Movement } from '#domain/wallet/movement.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/** The business, order and invoice to which a movement belongs. A payout of surplus belongs to no order. */
export interface PostingTarget {
  readonly businessId: BusinessId
  readonly orderId?: OrderId
  readonly orderInvoiceId?: OrderInvoiceId
}

/** Appends the movements to the ledger. A transfer that is there already is not posted again. */
export const postMovements = async (
  tx: Queries,
  { businessId, orderId, orderInvoiceId }: PostingTarget,
  movements: ReadonlyArray<Movement>,
): Promise<void> => {
  if (movements.length === 0) return
  const accounts = movements.map(({ type }) => MOVEMENT_ACCOUNTS[type])
  await execute(
    tx,
    sql`insert into ledger_entry (business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on)
      select ${businessId}::bigint, ${orderId ?? null}::bigint, ${orderInvoiceId ?? null}::bigint, posted.* from unnest(
        ${movements.map(({ type }) => type)}::text[],
        ${accounts.map(({ debit }) => debit)}::text[],
        ${accounts.map(({ credit }) => credit)}::text[],
        ${movements.map(({ amount }) => amount.minor)}::bigint[],
        ${movements.map(({ on }) => on)}::date[]
      ) as posted
      on conflict (order_id, type) where type in ('TRANSFER', 'RETENTION', 'PRICE_DIFFERENCE', 'ADVISORY', 'DISCOUNT') do nothing`,
  )
}

/** Takes entries back by the opposite ones; the database lets none be taken back twice. */
export const reverseEntries = (tx: Queries, entryIds: ReadonlyArray<number>, on: CivilDate): Promise<void> =>
  execute(
    tx,
    sql`insert into ledger_entry (business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on, reverses)
      select business_id, order_id, order_invoice_id, type || '_REVERSED', credit, debit, amount, ${on}::date, id
      from ledger_entry where id = any(${entryIds}::bigint[]) order by id`,
  )
