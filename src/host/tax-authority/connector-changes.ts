import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { INVOICE_COLUMNS, type InvoiceRow } from '../financing/invoice-row.ts'
import type { IssuedInvoice } from '../financing/invoice-store.ts'

/**
 * Those of the invoices that are new, or that differ from what is kept: mostly few, and writing is what takes long. What is kept is
 * read in parts, so that no statement grows with the business and others get their turn between them.
 */
export const changedInvoices = async (
  queries: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<IssuedInvoice>,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<IssuedInvoice>> => {
  const kept = new Map<string, string>()
  for (let after = ''; ;) {
    const rows = await queries.query<Kept>(KEPT, [businessId, after])
    for (const row of rows) kept.set(row.key, ofRow(row))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PART) break
    after = last.key
    await pause()
  }
  return invoices.filter((invoice) => kept.get(invoice.key) !== ofInvoice(invoice))
}

const PART = 1000

const KEPT = `
select ${INVOICE_COLUMNS}, i.key, i.reasons from invoice i where i.business_id = $1 and i.key > $2 order by i.key limit ${PART}`

interface Kept extends Omit<InvoiceRow, 'removable'> {
  readonly key: string
  readonly reasons: ReadonlyArray<string>
}

const ofRow = (row: Kept): string =>
  JSON.stringify([
    row.folio,
    row.payer_name,
    row.payer_identifier,
    row.issue_date,
    row.due_date,
    row.amount,
    row.credit_notes,
    row.method,
    row.extra,
    row.average_days_late,
    row.preselected,
    row.reasons,
  ])

const ofInvoice = (invoice: IssuedInvoice): string =>
  JSON.stringify([
    invoice.folio,
    invoice.payer.name,
    invoice.payer.identifier,
    invoice.issueDate,
    invoice.dueDate,
    invoice.amount.minor,
    invoice.creditNotes.minor,
    invoice.method ?? null,
    invoice.extra ?? null,
    invoice.averageDaysLate ?? null,
    invoice.preselected,
    invoice.reasons,
  ])
