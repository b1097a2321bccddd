import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { boolean, date, integer, nullable, rowCodec, text, texts, currencyCode } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { STATED_TOTAL } from '../tax-authority/stated-total.ts'
import { documentEffects, textOfEffect } from '../tax-authority/stored-effects.ts'
import type { ReceivedInvoice } from './received-invoice.ts'
import { searchTextOf } from './store.ts'

/**
 * The received invoices that are new or differ from the stored ones: usually few, and writing is slow. Stored rows are read in
 * batches, so that no statement grows with the business and other calls run in between.
 */
export const changedPayables = async (
  queries: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<ReceivedInvoice>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<ReceivedInvoice>> => {
  const kept = new Map<string, string>()
  for (let after = ''; ;) {
    const part = await rows(
      queries,
      StoredPayable,
      sql`select i.key, i.folio, supplier.identifier as supplier, payee.identifier as payee,
          i.issue_date, i.received_on, i.is_unanswered, i.is_deferred, i.method, i.amount, i.document_amount, i.currency, i.confirmed, i.obstacle, i.search, i.doubts, i.effects, i.stated_total, i.stated_currency
        from payable i join supplier on supplier.id = i.supplier_id join supplier payee on payee.id = i.payee_id
        where i.business_id = ${businessId} and i.key > ${after} order by i.key limit ${PART}`,
    )
    for (const row of part) kept.set(row.key, ofRow(row))
    const last = part.at(-1)
    if (last === undefined || part.length < PART) break
    after = last.key
    await pause()
  }
  return invoices.filter((invoice) => kept.get(invoice.key) !== ofInvoice(invoice))
}

const PART = 1000

const StoredPayable = rowCodec('StoredPayable', {
  key: text,
  folio: text,
  supplier: text,
  payee: text,
  issue_date: date,
  received_on: nullable(date),
  is_unanswered: boolean,
  is_deferred: boolean,
  method: nullable(text),
  amount: integer,
  document_amount: nullable(integer),
  currency: nullable(currencyCode),
  confirmed: integer,
  obstacle: nullable(text),
  search: text,
  doubts: texts,
  effects: documentEffects,
  ...STATED_TOTAL,
})

const ofRow = (row: TypeOf<typeof StoredPayable>): string =>
  JSON.stringify([
    row.folio,
    row.supplier,
    row.payee,
    row.issue_date,
    row.received_on,
    row.is_unanswered,
    row.is_deferred,
    row.method,
    row.amount,
    row.document_amount,
    row.currency,
    row.confirmed,
    row.obstacle,
    row.search,
    row.doubts,
    row.effects.map(textOfEffect),
    row.stated_total,
    row.stated_currency,
  ])

const ofInvoice = (invoice: ReceivedInvoice): string =>
  JSON.stringify([
    invoice.folio,
    invoice.supplier.identifier,
    invoice.payee.identifier,
    invoice.issueDate,
    invoice.receivedOn,
    invoice.isUnanswered,
    invoice.isDeferred,
    invoice.method,
    invoice.amount.minor,
    invoice.documentAmount?.minor,
    invoice.documentAmount?.currency,
    invoice.confirmed.minor,
    invoice.obstacle,
    searchTextOf(invoice),
    invoice.doubts,
    invoice.effects.map(textOfEffect),
    invoice.unvalued?.total,
    invoice.unvalued?.currency,
  ])
