import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { boolean, date, integer, nullable, rowCodec, text, currencyCode } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { documentedFacts } from '../tax-authority/store/index.ts'
import type { ReceivedInvoice } from './received-invoice.ts'
import { searchTextOf } from './store.ts'

/** The received invoices that are new or differ from the stored ones. */
export const changedPayables = (
  queries: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<ReceivedInvoice>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<ReceivedInvoice>> => {
  const read = (after: string) =>
    rows(
      queries,
      StoredPayable,
      sql`select i.key, i.folio, supplier.identifier as supplier, payee.identifier as payee,
          i.issue_date, i.received_on, i.is_unanswered, i.is_deferred, i.method, i.amount, i.document_amount, i.currency, i.confirmed, i.obstacle, i.search, i.doubts, i.effects, i.stated_total, i.stated_currency
        from payable i join supplier on supplier.id = i.supplier_id join supplier payee on payee.id = i.payee_id
        where i.business_id = ${businessId} and i.key > ${after} order by i.key limit ${documentedFacts.PART}`,
    )
  return documentedFacts.differing(invoices, FACTS, read, pause)
}

const StoredPayable = rowCodec('StoredPayable', {
  ...documentedFacts.DOCUMENTED_ALIKE,
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
})

const FACTS: ReadonlyArray<documentedFacts.Fact<TypeOf<typeof StoredPayable>, ReceivedInvoice>> = [
  [(row) => row.folio, (invoice) => invoice.folio],
  [(row) => row.supplier, (invoice) => invoice.supplier.identifier],
  [(row) => row.payee, (invoice) => invoice.payee.identifier],
  [(row) => row.issue_date, (invoice) => invoice.issueDate],
  [(row) => row.received_on, (invoice) => invoice.receivedOn],
  [(row) => row.is_unanswered, (invoice) => invoice.isUnanswered],
  [(row) => row.is_deferred, (invoice) => invoice.isDeferred],
  [(row) => row.method, (invoice) => invoice.method],
  [(row) => row.amount, (invoice) => invoice.amount.minor],
  [(row) => row.document_amount, (invoice) => invoice.documentAmount?.minor],
  [(row) => row.currency, (invoice) => invoice.documentAmount?.currency],
  [(row) => row.confirmed, (invoice) => invoice.confirmed.minor],
  [(row) => row.obstacle, (invoice) => invoice.obstacle],
  [(row) => row.search, (invoice) => searchTextOf(invoice)],
]
