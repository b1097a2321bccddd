import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money, type Currency } from '#domain/kernel/money.ts'

export interface InvoiceRow {
  readonly id: number
  readonly folio: string
  readonly payer_name: string
  readonly payer_identifier: string
  readonly issue_date: CivilDate
  readonly due_date: CivilDate
  readonly amount: number
  readonly credit_notes: number
  readonly method: string | null
  readonly extra: string | null
  readonly average_days_late: number | null
  readonly preselected: boolean
  readonly signature: Signature['status']
  readonly signature_reason: UncheckedReason | null
  readonly removable: boolean
}

/** Of the table `invoice i`. */
export const INVOICE_COLUMNS = `i.id, i.folio, i.payer_name, i.payer_identifier, i.issue_date, i.due_date, i.amount, i.credit_notes,
  i.method, i.extra, i.average_days_late, i.preselected, i.signature, i.signature_reason`

/** Whether people may remove the invoice `i`: its document came from nowhere but their imports, and no order, active or past, has it. */
export const IS_REMOVABLE = `(
  exists (select from tax_document d where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key and not d.in_archive)
  and not exists (select from order_invoice ordered where ordered.invoice_id = i.id))`

export const toInvoice =
  (currency: Currency) =>
  (row: InvoiceRow): FinanceableInvoice => ({
    id: String(row.id) as InvoiceId,
    folio: row.folio,
    payer: { name: row.payer_name, identifier: row.payer_identifier },
    issueDate: row.issue_date,
    dueDate: row.due_date,
    amount: money(currency, row.amount),
    creditNotes: money(currency, row.credit_notes),
    method: row.method ?? undefined,
    extra: row.extra ?? undefined,
    averageDaysLate: row.average_days_late ?? undefined,
    preselected: row.preselected,
    isRemovable: row.removable,
    signature: signatureFrom(row.signature, row.signature_reason),
  })

/** As two columns of a table keep it. */
export const signatureFrom = (status: Signature['status'], reason: UncheckedReason | null): Signature =>
  status === 'NOT_CHECKED' ? { status, reason: reason ?? 'PENDING' } : { status }
