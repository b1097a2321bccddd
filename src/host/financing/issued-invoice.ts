import type { Calendar } from '#domain/calendar/calendar.ts'
import { reasonsNotFinanceable } from '#domain/financing/financeability.ts'
import { possibleDuplicates } from '#domain/financing/issued-duplicate.ts'
import type { PaidInvoice } from '#domain/financing/payer-lateness.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import { loweredBy } from '#domain/tax-documents/lowered.ts'
import { displayableText } from '../kernel/displayable-text.ts'
import { columnsOf, storedEffects } from '../tax-authority/store/index.ts'
import { documentedDueDate } from '../tax-authority/read/index.ts'
import type { IssuedInvoice } from './invoice-store.ts'

/**
 * The invoice as displayed: in the currency of the country, with a due date, what lowers it up to its amount, and texts within the
 * contract, because one too long text would make the whole list unreadable.
 */
export const issuedInvoice = (invoice: DocumentedInvoice, calendar: Calendar): IssuedInvoice => {
  const { document, doubts, effects, holder } = invoice
  const { method, extra } = columnsOf(invoice)
  const lowered = loweredBy(invoice)
  return {
    key: document.key,
    folio: displayableText(document.folio, 60),
    payer: { name: displayableText(document.receiver.name, 300), identifier: document.receiver.id },
    issueDate: document.issueDate,
    ...documentedDueDate(invoice, calendar),
    amount: document.localAmount,
    unvalued: document.unvalued,
    creditNotes: lowered.total,
    paid: lowered.paid,
    method: method === undefined ? undefined : displayableText(method, 20),
    extra: extra === undefined ? undefined : displayableText(extra, 60),
    isPossibleDuplicate: false,
    reasons: reasonsNotFinanceable(invoice),
    doubts,
    holder: holder.party.id === document.issuer.id ? undefined : holder.party.id,
    effects: storedEffects.keptEffects(effects),
  }
}

/** Among those that can be financed: one that is cancelled or paid bills no sale again. */
export const withDuplicates = (invoices: ReadonlyArray<IssuedInvoice>): ReadonlyArray<IssuedInvoice> => {
  const compared = invoices.filter(({ reasons }) => reasons.length === 0)
  const found = possibleDuplicates(compared.map((invoice) => ({ ...invoice, payer: invoice.payer.identifier })))
  return invoices.map((invoice) => (found.has(invoice.key) ? { ...invoice, isPossibleDuplicate: true } : invoice))
}

/** The evidence of its receipts; none of an invoice without a debtor, or that does not count any more. */
export const paidInvoice = (invoice: DocumentedInvoice, calendar: Calendar): ReadonlyArray<PaidInvoice> => {
  const { document, settledOn } = invoice
  if (settledOn === undefined || reasonsNotFinanceable(invoice).some((reason) => reason !== 'PAID')) return []
  return [{ payer: document.receiver.id, dueDate: documentedDueDate(invoice, calendar).dueDate, paidOn: settledOn }]
}
