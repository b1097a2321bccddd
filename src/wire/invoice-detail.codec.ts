import * as t from 'io-ts'
import { DOCUMENT_SUMS, type InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import { DOUBTS, WITHOUT_EFFECT } from '#domain/tax-documents/effect.ts'
import { AnyMoney, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, Folio, list, oneOf, optional, text, withDefault } from './codec/primitives.ts'
import { taggedUnion } from './codec/tagged-union.ts'

/** The host cuts longer texts. */
const Stated = text(40)

const DocumentLine = mappedRecord('DocumentLine', {
  name: ['name', text(1_000)],
  quantity: ['quantity', optional(Stated)],
  unit: ['unit', optional(Stated)],
  unitPrice: ['unitPrice', optional(Stated)],
  amount: ['amount', optional(AnyMoney)],
})

const DocumentReference = mappedRecord('DocumentReference', {
  type: ['type', Stated],
  folio: ['folio', Stated],
  date: ['date', optional(DateOnly)],
  reason: ['reason', optional(text(1_000))],
})

const DocumentContent = mappedRecord('DocumentContent', {
  lines: ['lines', list(200, DocumentLine)],
  omittedLines: ['omittedLines', Count],
  sums: [
    'sums',
    list(
      DOCUMENT_SUMS.length,
      mappedRecord('StatedSum', { sum: ['sum', oneOf('DocumentSum', DOCUMENT_SUMS)], amount: ['amount', AnyMoney] }),
    ),
  ],
  references: ['references', list(40, DocumentReference)],
})

const note = mappedRecord('Note', {
  on: ['date', DateOnly],
  folio: ['folio', Folio],
  amount: ['amount', AnyMoney],
})

const InvoiceEventCodec = taggedUnion<InvoiceEvent>('InvoiceEvent', {
  InvoiceIssued: mappedRecord('InvoiceIssued', { on: ['date', DateOnly] }),
  CreditNoteIssued: note,
  DebitNoteIssued: note,
  PaymentReceived: mappedRecord('PaymentReceived', {
    on: ['date', DateOnly],
    amount: ['amount', optional(AnyMoney)],
    outstanding: ['outstanding', optional(AnyMoney)],
  }),
  ReceivableAssigned: mappedRecord('ReceivableAssigned', { on: ['date', DateOnly], assignee: ['assignee', text(300)] }),
  InvoiceReplaced: mappedRecord('InvoiceReplaced', { on: ['date', DateOnly], folio: ['folio', Folio] }),
  InvoiceClaimed: mappedRecord('InvoiceClaimed', { on: ['date', DateOnly] }),
  InvoiceCancelled: mappedRecord('InvoiceCancelled', { on: ['date', DateOnly] }),
  AddedToOrder: mappedRecord('AddedToOrder', {
    on: ['date', DateOnly],
    orderId: ['orderId', id('Order')],
    status: ['status', text(60)],
  }),
})

/** More than an invoice ever has; the host sends the newest. */
export const MAX_EVENTS = 500

/** Enough to see that somebody names it in vain; the operator sees all. */
export const MAX_WITHOUT_EFFECT = 50

const IneffectiveDocument = mappedRecord('IneffectiveDocument', {
  folio: ['folio', Folio],
  issuer: ['issuerName', text(300)],
  reason: ['reason', oneOf('WithoutEffectReason', WITHOUT_EFFECT)],
})

export const InvoiceDetail = mappedRecord('InvoiceDetail', {
  content: ['content', optional(DocumentContent)],
  contentFailed: ['contentFailed', withDefault(t.boolean, false)],
  history: ['history', list(MAX_EVENTS, InvoiceEventCodec)],
  withoutEffect: ['withoutEffect', list(MAX_WITHOUT_EFFECT, IneffectiveDocument), '?'],
  doubts: ['doubts', list(DOUBTS.length, oneOf('Doubt', DOUBTS)), '?'],
})
