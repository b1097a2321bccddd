import {
  latenessByPayer,
  PAYMENT_EVIDENCE,
  type PaidInvoice,
  type PayerLateness,
} from '#domain/financing/payer-lateness.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { date, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'

export interface Payee {
  readonly businessId: BusinessId
  readonly country: Country
}

/** After a synchronisation. `receipts` are the paid invoices by the documents, which count where the tax authority has receipts. */
export const updateLatenessByDocuments = async (
  tx: Queries,
  { businessId, country }: Payee,
  receipts: ReadonlyArray<PaidInvoice>,
): Promise<void> => {
  const paid = PAYMENT_EVIDENCE[country] === 'RECEIPTS' ? receipts : await paidByOrders(tx, businessId)
  await replaceLateness(tx, businessId, latenessByPayer(paid))
}

/** After a payment of an order. */
export const updateLatenessByOrders = async (tx: Queries, { businessId, country }: Payee): Promise<void> => {
  if (PAYMENT_EVIDENCE[country] === 'ORDERS')
    await replaceLateness(tx, businessId, latenessByPayer(await paidByOrders(tx, businessId)))
}

/** The issued invoices of which the payers paid the amount less its credit notes, on the day of the last payment. */
export const paidByOrders = (tx: Queries, businessId: BusinessId): Promise<ReadonlyArray<PaidInvoice>> =>
  rows(
    tx,
    PaidRow,
    sql`select i.payer_identifier as payer, i.due_date as "dueDate", max(e.moved_on) as "paidOn"
      from order_invoice l
      join invoice i on i.business_id = l.business_id and i.id = l.invoice_id
      join ledger_in_force e on e.order_invoice_id = l.id and e.type = 'PAGO_FACTURA'
      where l.business_id = ${businessId}
      group by l.id, l.amount, l.credit_notes, i.id
      having sum(e.amount) >= l.amount - l.credit_notes`,
  )

const PaidRow = rowCodec('PaidRow', { payer: text, dueDate: date, paidOn: date })

/** Writes the differences only. */
const replaceLateness = async (
  tx: Queries,
  businessId: BusinessId,
  lateness: ReadonlyMap<string, PayerLateness>,
): Promise<void> => {
  const payers = [...lateness.keys()]
  const known = [...lateness.values()]
  await execute(
    tx,
    sql`delete from payer_lateness
      where business_id = ${businessId} and payer_identifier <> all(${payers}::text[])`,
  )
  await execute(
    tx,
    sql`insert into payer_lateness as old (business_id, payer_identifier, average_days_late, paid_invoices)
      select ${businessId}::bigint, payer, days, paid
      from unnest(${payers}::text[], ${known.map(({ averageDaysLate }) => averageDaysLate)}::integer[],
        ${known.map(({ paidInvoices }) => paidInvoices)}::integer[]) as row (payer, days, paid)
      on conflict (business_id, payer_identifier) do update
        set average_days_late = excluded.average_days_late, paid_invoices = excluded.paid_invoices
        where (old.average_days_late, old.paid_invoices) <> (excluded.average_days_late, excluded.paid_invoices)`,
  )
}
