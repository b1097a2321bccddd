import type { InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import { displayableText } from '../../kernel/displayable-text.ts'

/** The events of an invoice by its documents, for its page. */
export const eventsOf = (effects: ReadonlyArray<DocumentEffect>): ReadonlyArray<InvoiceEvent> =>
  effects.flatMap((effect) => EVENTS[effect.effect](effect) ?? [])

const MAX_NAME_LENGTH = 300
const MAX_FOLIO_LENGTH = 60

type ToEvent = (effect: DocumentEffect) => InvoiceEvent | undefined

const noteEvent =
  (_tag: 'CreditNoteIssued' | 'DebitNoteIssued'): ToEvent =>
  ({ amount, folio, on }) =>
    amount === undefined ? undefined : { _tag, on, folio: displayableText(folio, MAX_FOLIO_LENGTH), amount }

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
    to === undefined
      ? undefined
      : { _tag: 'ReceivableAssigned', on, assignee: displayableText(to.name, MAX_NAME_LENGTH) },
  CANCELS: ({ on }) => ({ _tag: 'InvoiceCancelled', on }),
  REPLACES: ({ folio, on }) => ({ _tag: 'InvoiceReplaced', on, folio: displayableText(folio, MAX_FOLIO_LENGTH) }),
  CLAIMS: ({ on }) => ({ _tag: 'InvoiceClaimed', on }),
}
