import type { TypeOf } from 'io-ts'
import type { DueDateSource } from '#domain/financing/due-date.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { isPreselected } from '#domain/financing/preselection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency, type Money } from '#domain/kernel/money.ts'
import { boolean, date, id, integer, nullable, rowCodec, text, word, currencyCode } from '../database/columns.ts'
import { sql, type Sql } from '../database/sql.ts'
import { IS_ONLY_IMPORTED, storedEffects } from '../tax-authority/store/index.ts'
import { SIGNATURE, signatureFrom } from '../tax-authority/sign/index.ts'

/** The documents that changed an invoice of the table `invoice` or `payable`. */
export const EFFECTS = { effects: storedEffects.documentEffects }

/** The facts of an invoice in its tax document, of the table `invoice i`. */
export const DOCUMENTED = {
  folio: text,
  payer_name: text,
  payer_identifier: text,
  issue_date: date,
  due_date: date,
  due_source: word<DueDateSource>({ DOCUMENT: true, CONDITIONS: true, RECEPTION: true, ISSUE: true }),
  due_text: nullable(text),
  amount: integer,
  credit_notes: integer,
  paid: integer,
  method: nullable(text),
  extra: nullable(text),
  possible_duplicate: boolean,
}
export const DOCUMENTED_COLUMNS = sql`i.folio, i.payer_name, i.payer_identifier, i.issue_date, i.due_date, i.due_source, i.due_text,
  i.amount,
  i.credit_notes, i.paid, i.method, i.extra, i.possible_duplicate`

/** The columns of `documentAmountOf`. */
export const DOCUMENT_AMOUNT = { document_amount: nullable(integer), document_currency: nullable(currencyCode) }

export const InvoiceRow = rowCodec('InvoiceRow', {
  id: id<'Invoice'>(),
  ...DOCUMENTED,
  ...SIGNATURE,
  ...DOCUMENT_AMOUNT,
  removable: boolean,
  average_days_late: nullable(integer),
  paid_invoices: nullable(integer),
})

/**
 * An invoice is removable if its document was only uploaded, and no order, active or past, contains it. The business is a
 * value, so that no plan reads the rows of another.
 */
export const invoiceColumns = (
  businessId: BusinessId,
): Sql => sql`i.id, ${DOCUMENTED_COLUMNS}, i.signature, i.signature_reason,
  exists (select from tax_document d
    where d.business_id = ${businessId} and d.kind = 'Invoice' and d.key = i.key and ${IS_ONLY_IMPORTED})
  and not exists (select from order_invoice ordered
    where ordered.business_id = ${businessId} and ordered.invoice_id = i.id) as removable,
  ${documentAmountOf(businessId, sql`i`)},
  lateness.average_days_late, lateness.paid_invoices`

/**
 * The columns `document_amount` and `document_currency` of the document of an `invoice` in another currency, whose amount at its rate is the
 * stored one; null for others.
 */
export const documentAmountOf = (businessId: BusinessId, invoice: Sql): Sql =>
  sql`${statedIn(businessId, invoice, sql`(d.payload->'amount'->>'minor')::bigint`)} as document_amount,
  ${statedIn(businessId, invoice, sql`d.payload->'amount'->>'currency'`)} as document_currency`

const statedIn = (businessId: BusinessId, invoice: Sql, column: Sql): Sql => sql`(select ${column} from tax_document d
    where d.business_id = ${businessId} and d.kind = 'Invoice' and d.key = ${invoice}.key
      and d.payload->'amount'->>'currency' <> d.payload->'localAmount'->>'currency'
      and (d.payload->'localAmount'->>'minor')::bigint = ${invoice}.amount)`

/** Undefined for a document in the currency of the country. */
export const documentAmountIn = (row: {
  readonly document_amount: number | undefined
  readonly document_currency: Currency | undefined
}): Money | undefined =>
  row.document_currency === undefined || row.document_amount === undefined
    ? undefined
    : money<Currency>(row.document_currency, row.document_amount)

/** Joins to the invoices `i` of `invoiceColumns` what is known of the payer: one row at most. */
export const WITH_LATENESS = sql`left join payer_lateness lateness
  on lateness.business_id = i.business_id and lateness.payer_identifier = i.payer_identifier`

/** The invoices `i` of `invoiceColumns`. */
export const INVOICES = sql`invoice i ${WITH_LATENESS}`

export const toInvoice =
  (currency: Currency, today: CivilDate) =>
  (row: TypeOf<typeof InvoiceRow>): FinanceableInvoice => {
    const invoice = toUnselected(currency, row)
    return { ...invoice, preselected: isPreselected(invoice, today) }
  }

const toUnselected = (currency: Currency, row: TypeOf<typeof InvoiceRow>): Omit<FinanceableInvoice, 'preselected'> => ({
  id: row.id,
  folio: row.folio,
  payer: { name: row.payer_name, identifier: row.payer_identifier },
  issueDate: row.issue_date,
  dueDate: row.due_date,
  dueDateSource: row.due_source,
  dueDateText: row.due_text,
  amount: money(currency, row.amount),
  documentAmount: documentAmountIn(row),
  creditNotes: money(currency, row.credit_notes),
  paid: row.paid > 0 ? money(currency, row.paid) : undefined,
  method: row.method,
  extra: row.extra,
  averageDaysLate: row.average_days_late,
  paidInvoices: row.paid_invoices,
  isPossibleDuplicate: row.possible_duplicate || undefined,
  isRemovable: row.removable,
  signature: signatureFrom(row.signature, row.signature_reason),
})
