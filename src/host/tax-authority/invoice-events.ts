import type { InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import { displayableText } from './displayable-text.ts'

/** What happened to an invoice by its documents, as its page shows it. */
export const eventsOf = (effects: ReadonlyArray<DocumentEffect>): ReadonlyArray<InvoiceEvent> =>
  effects.flatMap((effect) => EVENTS[effect.effect](effect) ?? [])

const LONGEST_NAME = 300
const LONGEST_FOLIO = 60

type ToEvent = (effect: DocumentEffect) => InvoiceEvent | undefined

const noteEvent =
  (_tag: 'CreditNoteIssued' | 'DebitNoteIssued'): ToEvent =>
  ({ amount, folio, on }) =>
    amount === undefined ? undefined : { _tag, on, folio: displayableText(folio, LONGEST_FOLIO), amount }

const paymentEvent: ToEvent = ({ amount, balance, on }) => ({
  _tag: 'PaymentReceived',
  on,
  amount,
  outstanding: balance,
})

const EVENTS: Readonly<Record<DocumentEffect['effect'], ToEvent>> = {
  ANNULS: noteEvent('CreditNoteIssued'),
  CREDITS: noteEvent('CreditNoteIssued'),
  DEBITS: noteEvent('DebitNoteIssued'),
  PAYS: paymentEvent,
  PAID_AT_ISSUE: paymentEvent,
  ASSIGNS: ({ on, to }) =>
    to === undefined ? undefined : { _tag: 'ReceivableAssigned', on, assignee: displayableText(to.name, LONGEST_NAME) },
  CANCELS: ({ on }) => ({ _tag: 'InvoiceCancelled', on }),
  REPLACES: ({ folio, on }) => ({ _tag: 'InvoiceReplaced', on, folio: displayableText(folio, LONGEST_FOLIO) }),
  CLAIMS: ({ on }) => ({ _tag: 'InvoiceClaimed', on }),
}
