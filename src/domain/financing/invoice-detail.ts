import type { CivilDate } from '../kernel/civil-date.ts'
import { own } from '../kernel/guard.ts'
import type { OrderId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import type { Doubt, WithoutEffectReason } from '../tax-documents/effect.ts'

/** A line of a tax document as the document states it; nothing is recomputed. */
export interface DocumentLine {
  readonly name: string
  /** A stated decimal such as `1.5`: documents have more decimals than money. */
  readonly quantity: string | undefined
  readonly unit: string | undefined
  /** A stated decimal, in the currency of the document. */
  readonly unitPrice: string | undefined
  /** In the currency of the document, rounded half up to its minor unit; undefined when it is no amount, and in a currency that the product does not know. */
  readonly amount: Money | undefined
}

/** The parts of a total, in the order in which they are shown. Discounts and withheld taxes reduce it. */
export const DOCUMENT_SUMS = [
  'SUBTOTAL',
  'DISCOUNT',
  'NET',
  'EXEMPT',
  'TAX',
  'OTHER_TAXES',
  'WITHHELD',
  'TOTAL',
] as const

/** One of `DOCUMENT_SUMS`. */
export type DocumentSum = (typeof DOCUMENT_SUMS)[number]

/** Another document that the invoice names, such as a purchase order. */
export interface DocumentReference {
  /** CL: TpoDocRef, `801` is a purchase order. MX: TipoRelacion, `04` is a replacement. */
  readonly type: string
  readonly folio: string
  readonly date: CivilDate | undefined
  readonly reason: string | undefined
}

/** The content of the original of an invoice that its row lacks. */
export interface DocumentContent {
  readonly lines: ReadonlyArray<DocumentLine>
  /** How many more lines the document has. */
  readonly omittedLines: number
  /** Those that the document states, in the order of `DOCUMENT_SUMS`. */
  readonly sums: ReadonlyArray<{ readonly sum: DocumentSum; readonly amount: Money }>
  readonly references: ReadonlyArray<DocumentReference>
}

/** An event in the life of an invoice, on a calendar date: that of the issue where no document states another. */
export type InvoiceEvent =
  | { readonly _tag: 'InvoiceIssued'; readonly on: CivilDate }
  | { readonly _tag: 'CreditNoteIssued'; readonly on: CivilDate; readonly folio: string; readonly amount: Money }
  | { readonly _tag: 'DebitNoteIssued'; readonly on: CivilDate; readonly folio: string; readonly amount: Money }
  | {
      readonly _tag: 'PaymentReceived'
      readonly on: CivilDate
      readonly amount: Money | undefined
      /** The balance of the invoice after the payment, stated by its receipt. */
      readonly outstanding: Money | undefined
    }
  | { readonly _tag: 'ReceivableAssigned'; readonly on: CivilDate; readonly assignee: string }
  /** By another invoice of its issuer, of that date. */
  | { readonly _tag: 'InvoiceReplaced'; readonly on: CivilDate; readonly folio: string }
  /** CL: the register of the SII does not state when. */
  | { readonly _tag: 'InvoiceClaimed'; readonly on: CivilDate }
  /** MX: the metadata of the SAT do not state when. */
  | { readonly _tag: 'InvoiceCancelled'; readonly on: CivilDate }
  | {
      readonly _tag: 'AddedToOrder'
      readonly on: CivilDate
      readonly orderId: OrderId
      /** The code of the host; `trackerOf` accepts any text. */
      readonly status: string
    }

/** A document that names an invoice and does not change it. */
export interface IneffectiveDocument {
  readonly folio: string
  /** The name of who issued it. */
  readonly issuer: string
  readonly reason: WithoutEffectReason
}

/** The original of an invoice and its history, which its row lacks. */
export interface InvoiceDetail {
  /** Undefined when the original is not at hand: registers announce invoices whose files the company never gave. */
  readonly content: DocumentContent | undefined
  /** The original is at hand, but could not be read now. */
  readonly contentFailed: boolean
  /** Sorted by `newestFirst`. */
  readonly history: ReadonlyArray<InvoiceEvent>
  /** Absent means none. */
  readonly withoutEffect?: ReadonlyArray<IneffectiveDocument> | undefined
  /** The questions that its documents leave open. Absent means none. */
  readonly doubts?: ReadonlyArray<Doubt> | undefined
}

/**
 * Newest first; of one date what usually follows comes first, then the greater folio or order.
 *
 * @example
 * ```ts
 * import { type InvoiceEvent, newestFirst } from '@anticipo/domain/financing/invoice-detail'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const issued: InvoiceEvent = { _tag: 'InvoiceIssued', on: civilDate('2026-02-15') }
 * const paid: InvoiceEvent = { _tag: 'PaymentReceived', on: civilDate('2026-02-15'), amount: undefined, outstanding: undefined }
 * newestFirst([issued, paid]).map(({ _tag }) => _tag) // ['PaymentReceived', 'InvoiceIssued']
 * ```
 */
export const newestFirst = (events: ReadonlyArray<InvoiceEvent>): ReadonlyArray<InvoiceEvent> =>
  events.toSorted(
    (one, other) =>
      compare(other.on, one.on) ||
      (own(FOLLOWS, other._tag) ?? 0) - (own(FOLLOWS, one._tag) ?? 0) ||
      leftAfter(one) - leftAfter(other) ||
      compare(tieBreakerOf(other), tieBreakerOf(one)),
  )

const FOLLOWS: Readonly<Record<InvoiceEvent['_tag'], number>> = {
  InvoiceIssued: 0,
  DebitNoteIssued: 1,
  CreditNoteIssued: 2,
  AddedToOrder: 3,
  ReceivableAssigned: 4,
  PaymentReceived: 5,
  InvoiceReplaced: 6,
  InvoiceClaimed: 7,
  InvoiceCancelled: 8,
}

/** Folios and orders of equal length compare as numbers; the rest only makes the order the same every time. */
const tieBreakerOf = (event: InvoiceEvent): string => {
  switch (event._tag) {
    case 'CreditNoteIssued':
    case 'DebitNoteIssued':
      return `${event.folio.padStart(MAX_NUMBER_LENGTH, '0')} ${moneyKey(event.amount)}`
    case 'ReceivableAssigned':
      return event.assignee
    case 'InvoiceReplaced':
      return event.folio.padStart(MAX_NUMBER_LENGTH, '0')
    case 'AddedToOrder':
      return `${event.orderId.padStart(MAX_NUMBER_LENGTH, '0')} ${event.status}`
    case 'PaymentReceived':
      return event.amount === undefined ? '' : moneyKey(event.amount)
    default:
      return ''
  }
}

const moneyKey = ({ currency, minor }: Money): string => `${currency} ${String(minor).padStart(MAX_NUMBER_LENGTH, '0')}`

/** The payment that leaves less came later, where two have the same day. */
const leftAfter = (event: InvoiceEvent): number =>
  event._tag === 'PaymentReceived' ? (event.outstanding?.minor ?? Number.MAX_SAFE_INTEGER) : 0

const MAX_NUMBER_LENGTH = 40

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
