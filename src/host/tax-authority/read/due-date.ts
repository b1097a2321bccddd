import type { Calendar } from '#domain/calendar/calendar.ts'
import { dueDateOf, type DueDate } from '#domain/financing/due-date.ts'
import type { CfdiFacts, DteFacts } from '#domain/tax-documents/document.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import { readPaymentTerms } from '#domain/tax-documents/payment-terms.ts'
import { displayableText } from '../../kernel/displayable-text.ts'

/** The due date by the documents of an invoice. */
export const documentedDueDate = (
  {
    assignedDueDate,
    document: { dueDate, facts, issueDate },
    receivedOn,
  }: Pick<DocumentedInvoice, 'assignedDueDate' | 'document' | 'receivedOn'>,
  calendar: Calendar,
): DueDate => {
  const text = (facts._tag === 'CfdiFacts' ? facts.paymentConditions : facts.paymentTerms) ?? ''
  const terms = readPaymentTerms(text, issueDate, calendar)
  return dueDateOf({
    stated: dueDate ?? lastPaymentDate(facts),
    namedDays: agreedDays(facts),
    conditions: terms === undefined ? undefined : { text: displayableText(text, MAX_TEXT_LENGTH), terms },
    assigned: assignedDueDate,
    receivedOn,
    issueDate,
  })
}

/** The screen's limit for the conditions of an invoice. */
const MAX_TEXT_LENGTH = 120
const MAX_TERM_DAYS = 365

const lastPaymentDate = (facts: CfdiFacts | DteFacts): DueDate['dueDate'] | undefined =>
  facts._tag === 'DteFacts' ? facts.paymentDates?.toSorted().at(-1) : undefined

/** FmaPago 2 is credit: of it, a term of 0 days is one that a program filled. */
const agreedDays = (facts: CfdiFacts | DteFacts): number | undefined => {
  if (facts._tag !== 'DteFacts' || facts.termDays === undefined || facts.termDays > MAX_TERM_DAYS) return undefined
  return facts.termDays === 0 && facts.paymentForm === '2' ? undefined : facts.termDays
}
