import type { CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import type { Money } from '../kernel/money.ts'
import type {
  CfdiFacts,
  DocumentReference,
  DteFacts,
  Party,
  PaymentReceipt,
  RegisterDates,
  RelatedDocument,
} from './document-facts.ts'
import type { MaybeUnvalued } from './unvalued.ts'

export type {
  CfdiFacts,
  DocumentReference,
  DteFacts,
  DteType,
  Party,
  PaymentReceipt,
  RelatedDocument,
} from './document-facts.ts'

/**
 * A tax document as its file states it. Plain JSON data: unstated fields are absent. Amounts are never recomputed from
 * lines.
 */
export type TaxDocument =
  | Invoice
  | CreditNote
  | DebitNote
  | Payment
  | Assignment
  | RegisterEntry
  | MetadataEntry
  | ThirdPartyEntry

/** MX: comprobante de ingreso. CL: documents 33 and 34. */
export interface Invoice extends AmountDocument, MaybeUnvalued {
  readonly _tag: 'Invoice'
}

/** MX: comprobante de egreso. CL: document 61. Its amount is positive and is subtracted. */
export interface CreditNote extends AmountDocument {
  readonly _tag: 'CreditNote'
}

/** CL: document 56. */
export interface DebitNote extends AmountDocument {
  readonly _tag: 'DebitNote'
}

/** MX: comprobante de pago, with its payments of invoices. */
export interface Payment extends IssuedDocument {
  readonly _tag: 'Payment'
  readonly stampedAt?: string
  /** Relations of the comprobante. A payment of the same issuer that names it with relation 04 replaces it. */
  readonly related: ReadonlyArray<RelatedDocument>
  readonly settlements: ReadonlyArray<PaymentReceipt>
}

/** CL: one cession of an AEC, which transfers the receivable of an invoice to another holder. */
export interface Assignment extends IssuedDocument {
  readonly _tag: 'Assignment'
  readonly invoiceKey: string
  /** Counts from 1. */
  readonly sequence: number
  readonly assignor: Party
  readonly assignee: Party
  readonly amount: Money<'CLP'>
  readonly lastDueDate?: CivilDate
  /** The stated local date and time of the cession. */
  readonly assignedAt: string
}

/** CL: one line of the register of purchases or sales. It does not contain the owner of the register: see `registerKey`. */
export interface RegisterEntry extends RegisterDates {
  readonly _tag: 'RegisterEntry'
  readonly country: 'CL'
  readonly register: 'PURCHASES' | 'SALES'
  readonly documentType: string
  readonly folio: string
  /** The supplier in a register of purchases, the customer in one of sales. */
  readonly party: Party
  readonly exempt?: Money<'CLP'>
  readonly net?: Money<'CLP'>
  readonly vat?: Money<'CLP'>
  readonly amount?: Money<'CLP'>
  readonly state: RegisterState
  readonly purchaseType: string
  readonly references: ReadonlyArray<DocumentReference>
  /** The column `NCE o NDE sobre Fact. de Compra` is 1: the note is about an invoice of purchase. */
  readonly onPurchaseInvoice?: true
}

/** MX: one line of the SAT's metadata. It announces or cancels a document, and creates none. */
export interface MetadataEntry {
  readonly _tag: 'MetadataEntry'
  readonly country: 'MX'
  /** The UUID in lower case. */
  readonly key: string
  readonly issuer?: Party
  readonly receiver?: Party
  readonly folio: string
  readonly issueDate?: CivilDate
  /** UNREADABLE: the line names a document, but its state cannot be read. */
  readonly status: 'CURRENT' | 'CANCELLED' | 'UNREADABLE'
  readonly cancelledOn?: CivilDate
  /** A readable line of the document arrived after this unreadable one. */
  readonly ended?: true
  /** TipoDeComprobante: I, E, P, N or T. */
  readonly kind: string
  /** A stated decimal: the metadata do not contain the currency. */
  readonly total?: string
}

/** MX: one line of the metadata about the third party of a document. */
export interface ThirdPartyEntry {
  readonly _tag: 'ThirdPartyEntry'
  readonly country: 'MX'
  readonly key: string
  readonly party: Party
}

/** The common fields of separate documents. */
export interface IssuedDocument {
  readonly country: Country
  /**
   * MX: the UUID in lower case. CL: `RUT|type|folio`; of a cession
   * `RUT|type|folio|AEC|sequence|assignor|assignee|time`.
   */
  readonly key: string
  readonly issuer: Party
  readonly receiver: Party
  /** The number that users quote. Never unique in MX. */
  readonly folio: string
  readonly issueDate: CivilDate
}

/** A document with a total: an invoice or a note. */
export interface AmountDocument extends IssuedDocument {
  readonly dueDate?: CivilDate
  /** In the currency of the document. */
  readonly amount: Money
  /** In the currency of the country: the total by its exchange rate, half up. */
  readonly localAmount: Money
  readonly facts: CfdiFacts | DteFacts
}

/** The state of a document in the register of the SII. */
export type RegisterState = 'REGISTERED' | 'PENDING' | 'NOT_INCLUDED' | 'CLAIMED' | 'ACKNOWLEDGED' | 'NOT_ACKNOWLEDGED'

/**
 * A document with what speaks for it: VERIFIED by the signature of its issuer, AUTHORITY for one from the archive of the tax
 * authority, NONE for one that a user brought.
 */
export interface KnownDocument {
  readonly document: TaxDocument
  readonly proof: Proof
}

/** The evidence that a document is genuine: see `KnownDocument`. */
export type Proof = 'VERIFIED' | 'AUTHORITY' | 'NONE'

/** The key of a Chilean document. */
export const dteKey = (issuerId: string, documentType: string, folio: string): string =>
  `${issuerId}|${documentType}|${folio}`

/** The key of the document that a line of `taxpayerId`'s register describes. */
export const registerKey = (
  taxpayerId: string,
  { documentType, folio, party, register }: Pick<RegisterEntry, 'documentType' | 'folio' | 'party' | 'register'>,
): string => dteKey(register === 'PURCHASES' ? party.id : taxpayerId, documentType, folio)

/** Registers say several things of one document over time, all of which are kept. */
export const registerRowKey = ({ documentType, folio, party, register, state }: RegisterEntry): string =>
  [register, party.id, documentType, folio, state].join('|')
