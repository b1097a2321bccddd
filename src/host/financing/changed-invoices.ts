import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { documentedFacts } from '../tax-authority/store/index.ts'
import { DOCUMENTED, DOCUMENTED_COLUMNS } from './invoice-row.ts'
import type { IssuedInvoice } from './invoice-store.ts'

/** The issued invoices that are new or differ from the stored ones. */
export const changedInvoices = (
  queries: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<IssuedInvoice>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<IssuedInvoice>> => {
  const read = (after: string) =>
    rows(
      queries,
      StoredInvoice,
      sql`select ${DOCUMENTED_COLUMNS}, i.key, i.reasons, i.doubts, i.holder_identifier, i.effects, i.stated_total, i.stated_currency from invoice i
        where i.business_id = ${businessId} and i.key > ${after} order by i.key limit ${documentedFacts.PART}`,
    )
  return documentedFacts.differing(invoices, FACTS, read, pause)
}

const StoredInvoice = rowCodec('StoredInvoice', {
  ...DOCUMENTED,
  ...documentedFacts.DOCUMENTED_ALIKE,
  reasons: texts,
  holder_identifier: nullable(text),
})

const FACTS: ReadonlyArray<documentedFacts.Fact<TypeOf<typeof StoredInvoice>, IssuedInvoice>> = [
  [(row) => row.folio, (invoice) => invoice.folio],
  [(row) => row.payer_name, (invoice) => invoice.payer.name],
  [(row) => row.payer_identifier, (invoice) => invoice.payer.identifier],
  [(row) => row.issue_date, (invoice) => invoice.issueDate],
  [(row) => row.due_date, (invoice) => invoice.dueDate],
  [(row) => row.due_source, (invoice) => invoice.dueDateSource],
  [(row) => row.due_text, (invoice) => invoice.dueDateText],
  [(row) => row.amount, (invoice) => invoice.amount.minor],
  [(row) => row.credit_notes, (invoice) => invoice.creditNotes.minor],
  [(row) => row.paid, (invoice) => invoice.paid.minor],
  [(row) => row.method, (invoice) => invoice.method],
  [(row) => row.extra, (invoice) => invoice.extra],
  [(row) => row.possible_duplicate, (invoice) => invoice.isPossibleDuplicate],
  [(row) => row.reasons, (invoice) => invoice.reasons],
  [(row) => row.holder_identifier, (invoice) => invoice.holder],
]
