import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { STATED_TOTAL } from '../tax-authority/stated-total.ts'
import { documentEffects, textOfEffect } from '../tax-authority/stored-effects.ts'
import { DOCUMENTED, DOCUMENTED_COLUMNS } from './invoice-row.ts'
import type { IssuedInvoice } from './invoice-store.ts'

/**
 * The invoices that are new or differ from the stored ones: usually few, and writing is slow. Stored rows are read in
 * batches, so that no statement grows with the business and other calls run in between.
 */
export const changedInvoices = async (
  queries: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<IssuedInvoice>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<IssuedInvoice>> => {
  const kept = new Map<string, string>()
  for (let after = ''; ;) {
    const part = await rows(
      queries,
      StoredInvoice,
      sql`select ${DOCUMENTED_COLUMNS}, i.key, i.reasons, i.doubts, i.holder_identifier, i.effects, i.stated_total, i.stated_currency from invoice i
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

const StoredInvoice = rowCodec('StoredInvoice', {
  ...DOCUMENTED,
  key: text,
  reasons: texts,
  doubts: texts,
  holder_identifier: nullable(text),
  effects: documentEffects,
  ...STATED_TOTAL,
})

const ofRow = (row: TypeOf<typeof StoredInvoice>): string =>
  JSON.stringify([
    row.folio,
    row.payer_name,
    row.payer_identifier,
    row.issue_date,
    row.due_date,
    row.due_source,
    row.due_text,
    row.amount,
    row.credit_notes,
    row.paid,
    row.method,
    row.extra,
    row.possible_duplicate,
    row.reasons,
    row.doubts,
    row.holder_identifier,
    row.effects.map(textOfEffect),
    row.stated_total,
    row.stated_currency,
  ])

const ofInvoice = (invoice: IssuedInvoice): string =>
  JSON.stringify([
    invoice.folio,
    invoice.payer.name,
    invoice.payer.identifier,
    invoice.issueDate,
    invoice.dueDate,
    invoice.dueDateSource,
    invoice.dueDateText,
    invoice.amount.minor,
    invoice.creditNotes.minor,
    invoice.paid.minor,
    invoice.method,
    invoice.extra,
    invoice.isPossibleDuplicate,
    invoice.reasons,
    invoice.doubts,
    invoice.holder,
    invoice.effects.map(textOfEffect),
    invoice.unvalued?.total,
    invoice.unvalued?.currency,
  ])
