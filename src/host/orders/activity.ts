import type { TypeOf } from 'io-ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { ActivityAction } from '#wire/orders.codec.ts'
import { date, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'

interface ActivityPayment {
  readonly payer: string | undefined
  readonly folio: string
  readonly amount: Money
  readonly on: CivilDate
  readonly due: Money
}

interface ActivityEntry {
  readonly id: number
  readonly at: number
  readonly action: string
  readonly actor: string
  readonly operator: string | undefined
  readonly status: string | undefined
  readonly reason: string | undefined
  readonly payment: ActivityPayment | undefined
}

/**
 * The actions on an order, its invoices' PDFs and its documents, from the audit log; newest first. Why an order was rejected is
 * shown with its status. `materialized`: for the order of the ids alone the rows of all businesses would be read from the newest on.
 */
export const activityOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
): Promise<{ readonly items: ReadonlyArray<ActivityEntry> }> => {
  const entries = await rows(
    queries,
    EntryRow,
    sql`with own as materialized (
        select id, at, action, actor, operator, detail,
          coalesce(detail->>'entry', case when action = 'order payment corrected' then detail->>'payment' end)::bigint as entry
        from audit where business_id = ${business.id} and action = any(${[...ACTIONS.keys()]}::text[]))
      select own.id, own.at, own.action, own.actor, own.operator, own.detail->>'status' as status,
        case when own.action = 'order payment corrected' then own.detail->>'reason' end as reason,
        e.amount, e.moved_on as "on", i.folio, coalesce(e.paid_by, case when o.type <> 'CONFIRMING' then i.payer_name end) as payer,
        l.amount - l.credit_notes - (
          select sum(case when type = 'PAGO_FACTURA' then p.amount when type = 'PAGO_FACTURA_REVERSED' then -p.amount else 0 end)::bigint
          from ledger_entry p where p.order_invoice_id = l.id and p.id <= e.id) as due
      from own left join ledger_entry e on e.id = own.entry left join orders o on o.id = e.order_id
      left join order_invoice l on l.id = e.order_invoice_id ${LINE_DOCUMENT}
      where (own.detail->>'orderId' = ${orderId}
        or own.detail->>'orderInvoice' in (select id::text from order_invoice where order_id = ${orderId})
        or own.detail->>'document' in (select id::text from document where owner_type = 'order' and owner_id = ${orderId}))
      order by own.id desc limit ${MAX_ACTIONS}`,
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
      payment: paymentIn(business, entry),
    })),
  }
}

const paymentIn = (
  { country }: Business,
  { amount, due, folio, on, payer }: Pick<TypeOf<typeof EntryRow>, 'amount' | 'due' | 'folio' | 'on' | 'payer'>,
): ActivityPayment | undefined => {
  if (amount === undefined || due === undefined || folio === undefined || on === undefined) return undefined
  const { currency } = profileOf(country)
  return { payer, folio, amount: money(currency, amount), on, due: money(currency, due) }
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
  amount: nullable(integer),
  on: nullable(date),
  folio: nullable(text),
  payer: nullable(text),
  due: nullable(integer),
})
