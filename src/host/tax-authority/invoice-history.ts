import * as E from 'fp-ts/Either'
import type { InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { creditsByInvoice, debitsByInvoice, type NotesByInvoice } from './credit-note-allocation.ts'
import { displayableText } from './displayable-text.ts'
import { indexDocuments } from './document-index.ts'
import type { Assignment, CreditNote, DebitNote, TaxDocument } from './tax-document.ts'

export interface InvoiceOwner {
  readonly identifier: string
  readonly country: Country
}

/**
 * What `documents` say of the invoice with that key, which their owner issued. What was cancelled, annulled or replaced
 * did not happen, as for the balance of the invoice; a note of several invoices counts with the share of this one.
 */
export const eventsOfInvoice = (
  key: string,
  { country, identifier }: InvoiceOwner,
  documents: ReadonlyArray<TaxDocument>,
): ReadonlyArray<InvoiceEvent> => {
  const own = documents.filter((document) => !('issuer' in document) || document.issuer.id === identifier)
  const index = indexDocuments(identifier, country, own)
  return [
    ...noteEvents('CreditNoteIssued', index.creditNotes, creditsByInvoice(index), key),
    ...noteEvents('DebitNoteIssued', index.debitNotes, debitsByInvoice(index), key),
    ...index.payments.flatMap(({ issueDate, settlements }) =>
      settlements
        .filter((settlement) => settlement.key === key)
        .map(({ outstanding, paid, paidOn }): InvoiceEvent => ({
          _tag: 'PaymentReceived',
          on: paidOn ?? issueDate,
          amount: paid,
          outstanding,
        })),
    ),
    ...index.assignments
      .filter(({ invoiceKey }) => invoiceKey === key)
      .map((assignment): InvoiceEvent => ({
        _tag: 'ReceivableAssigned',
        on: dayOf(assignment),
        assignee: displayableText(assignment.assignee.name, LONGEST_NAME),
      })),
  ]
}

const LONGEST_NAME = 300
const LONGEST_FOLIO = 60

const noteEvents = (
  _tag: 'CreditNoteIssued' | 'DebitNoteIssued',
  notes: ReadonlyArray<CreditNote | DebitNote>,
  applied: NotesByInvoice,
  key: string,
): ReadonlyArray<InvoiceEvent> =>
  (applied.get(key) ?? []).flatMap(({ amount, key: noteKey }) =>
    notes
      .filter((note) => note.key === noteKey)
      .map(({ folio, issueDate }) => ({ _tag, on: issueDate, folio: displayableText(folio, LONGEST_FOLIO), amount })),
  )

/** A cession repeats the date of its invoice; its own is that of the cession. */
const dayOf = ({ assignedAt, issueDate }: Assignment): CivilDate.CivilDate => {
  const day = CivilDate.parse(assignedAt.slice(0, 10))
  return E.isRight(day) ? day.right : issueDate
}
