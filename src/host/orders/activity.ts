import type { TypeOf } from 'io-ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ActivityAction, OrderActivity } from '#wire/orders.codec.ts'
import { instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'

/**
 * The actions on an order, its invoices' PDFs and its documents, from the audit log; newest first. Why an order was rejected is
 * shown with its status. `materialized`: for the order of the ids alone the rows of all businesses would be read from the newest on.
 */
export const activityOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
): Promise<TypeOf<typeof OrderActivity>> => {
  const entries = await rows(
    queries,
    EntryRow,
    sql`with own as materialized (
        select id, at, action, actor, operator, detail from audit
        where business_id = ${business.id} and action = any(${[...ACTIONS.keys()]}::text[]))
      select id, at, action, actor, operator, detail->>'status' as status,
        case when action = 'order payment corrected' then detail->>'reason' end as reason
      from own
      where (detail->>'orderId' = ${orderId}
        or detail->>'orderInvoice' in (select id::text from order_invoice where order_id = ${orderId})
        or detail->>'document' in (select id::text from document where owner_type = 'order' and owner_id = ${orderId}))
      order by id desc limit ${MAX_ACTIONS}`,
  )
  return {
    items: entries.map(({ action, at, id, ...entry }) => ({
      id,
      at: at.getTime(),
      action: ACTIONS.get(action) ?? action,
      actor: entry.actor,
      operator: entry.operator ?? undefined,
      status: entry.status ?? undefined,
      reason: entry.reason ?? undefined,
    })),
  }
}

const MAX_ACTIONS = 200

/** By the action of the audit log. */
const ACTIONS: ReadonlyMap<string, ActivityAction> = new Map([
  ['order requested', 'REQUESTED'],
  ['payroll financing requested', 'REQUESTED'],
  ['order advanced', 'STATUS_CHANGED'],
  ['order repaid', 'PAYMENT_RECEIVED'],
  ['order payment corrected', 'PAYMENT_CORRECTED'],
  ['invoice PDF attached', 'PDF_ATTACHED'],
  ['invoice PDF deleted', 'PDF_DELETED'],
  ['document uploaded', 'DOCUMENT_UPLOADED'],
  ['document signed', 'DOCUMENT_SIGNED'],
  ['document approved', 'DOCUMENT_APPROVED'],
  ['document rejected', 'DOCUMENT_REJECTED'],
])

const EntryRow = rowCodec('EntryRow', {
  id: integer,
  at: instant,
  action: text,
  actor: text,
  operator: nullable(text),
  status: nullable(text),
  reason: nullable(text),
})
