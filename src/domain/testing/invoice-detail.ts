import * as fc from 'fast-check'
import {
  DOCUMENT_SUMS,
  type DocumentContent,
  type IneffectiveDocument,
  type InvoiceDetail,
  type InvoiceEvent,
  newestFirst,
} from '../financing/invoice-detail.ts'
import { type Money, money } from '../kernel/money.ts'
import { DOUBTS, WITHOUT_EFFECT } from '../tax-documents/effect.ts'
import { calendarDate, currency, id } from './kernel.ts'

const statedDecimal: fc.Arbitrary<string> = fc
  .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999 }))
  .map(([whole, millionths]) => `${whole}.${String(millionths).padStart(6, '0')}`)

const folio: fc.Arbitrary<string> = fc.integer({ min: 1, max: 9_999_999_999 }).map(String)

const amount: fc.Arbitrary<Money> = fc.tuple(currency, fc.nat({ max: 10 ** 13 })).map(([of, minor]) => money(of, minor))

const perhaps = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(value, { nil: undefined })

/** The lines, sums and references of a document; the sums do not add up. */
export const documentContent: fc.Arbitrary<DocumentContent> = fc.record({
  lines: fc.array(
    fc.record({
      name: fc.string({ maxLength: 80 }),
      quantity: perhaps(statedDecimal),
      unit: perhaps(fc.constantFrom('UN', 'KG', 'H87')),
      unitPrice: perhaps(statedDecimal),
      amount: perhaps(amount),
    }),
    { maxLength: 6 },
  ),
  omittedLines: fc.nat({ max: 1_000 }),
  sums: fc
    .tuple(fc.subarray([...DOCUMENT_SUMS]), amount)
    .map(([sums, value]) => sums.map((sum) => ({ sum, amount: value }))),
  references: fc.array(
    fc.record({
      type: fc.constantFrom('33', '801', '04'),
      folio,
      date: perhaps(calendarDate),
      reason: perhaps(fc.string({ maxLength: 80 })),
    }),
    { maxLength: 3 },
  ),
})

/** Something that happened to an invoice, on any day. */
export const invoiceEvent: fc.Arbitrary<InvoiceEvent> = calendarDate.chain((on) =>
  fc.oneof(
    fc.constant<InvoiceEvent>({ _tag: 'InvoiceIssued', on }),
    fc
      .record({ _tag: fc.constantFrom('CreditNoteIssued' as const, 'DebitNoteIssued' as const), folio, amount })
      .map((note): InvoiceEvent => ({ ...note, on })),
    fc
      .record({ amount: perhaps(amount), outstanding: perhaps(amount) })
      .map((payment): InvoiceEvent => ({ _tag: 'PaymentReceived', on, ...payment })),
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((assignee): InvoiceEvent => ({ _tag: 'ReceivableAssigned', on, assignee })),
    folio.map((replacing): InvoiceEvent => ({ _tag: 'InvoiceReplaced', on, folio: replacing })),
    fc.constantFrom<InvoiceEvent>({ _tag: 'InvoiceClaimed', on }, { _tag: 'InvoiceCancelled', on }),
    fc
      .record({ orderId: id<'Order'>(), status: fc.constantFrom('IN_REVIEW', 'PAID', 'REJECTED') })
      .map((order): InvoiceEvent => ({ _tag: 'AddedToOrder', on, ...order })),
  ),
)

const ineffectiveDocument: fc.Arbitrary<IneffectiveDocument> = fc.record({
  folio,
  issuer: fc.string({ minLength: 1, maxLength: 40 }),
  reason: fc.constantFrom(...WITHOUT_EFFECT),
})

/** An invoice with or without its original; its history is newest first. */
export const invoiceDetail: fc.Arbitrary<InvoiceDetail> = fc
  .tuple(
    perhaps(documentContent),
    fc.boolean(),
    fc.array(invoiceEvent, { maxLength: 8 }),
    fc.array(ineffectiveDocument, { maxLength: 3 }),
    fc.subarray([...DOUBTS]),
  )
  .map(([content, hasFailed, history, withoutEffect, doubts]) => ({
    content,
    contentFailed: content === undefined && hasFailed,
    history: newestFirst(history),
    ...(withoutEffect.length > 0 ? { withoutEffect } : {}),
    ...(doubts.length > 0 ? { doubts } : {}),
  }))
