import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { READ_REASONS } from './read-reasons.ts'

/**
 * A document of a taxpayer's archive. Plain JSON data: unstated fields are absent. Amounts are the stated ones, never
 * recomputed from lines.
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
export interface Invoice extends AmountDocument {
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
export interface Payment extends SignedDocument {
  readonly _tag: 'Payment'
  /** The stated local date and time of its stamp. */
  readonly stampedAt?: string
  /** Relations of the comprobante. A payment of the same kind that names it with relation 04 replaces it. */
  readonly related: ReadonlyArray<RelatedDocument>
  readonly settlements: ReadonlyArray<PaymentReceipt>
}

/** CL: one cession of an AEC, which transfers the receivable of an invoice to another holder. */
export interface Assignment extends SignedDocument {
  readonly _tag: 'Assignment'
  readonly invoiceKey: string
  /** Counts from 1; the highest has the present holder. */
  readonly sequence: number
  readonly assignor: Party
  readonly assignee: Party
  readonly amount: Money<'CLP'>
  readonly lastDueDate?: CivilDate
  /** The stated local date and time of the cession. */
  readonly assignedAt: string
}

/**
 * CL: one line of the register of purchases or sales. Fields that a line lacks or that cannot be read are absent. It does not contain the owner of the register: see `registerKey`.
 */
export interface RegisterEntry {
  readonly _tag: 'RegisterEntry'
  readonly country: 'CL'
  readonly register: 'PURCHASES' | 'SALES'
  readonly documentType: string
  readonly folio: string
  /** The supplier in a register of purchases, the customer in one of sales. */
  readonly party: Party
  readonly issueDate?: CivilDate
  /** As stated: `readDayFirst` reads it. */
  readonly receivedAt?: string
  readonly exempt?: Money<'CLP'>
  readonly net?: Money<'CLP'>
  readonly vat?: Money<'CLP'>
  /** Positive, also of a credit note. */
  readonly amount?: Money<'CLP'>
  /** A note on a purchase invoice (46), not on an invoice. */
  readonly onPurchaseInvoice?: true
  readonly state: RegisterState
  readonly purchaseType: string
  readonly references: ReadonlyArray<DocumentReference>
  readonly warnings: ReadonlyArray<WarningCode>
}

/**
 * MX: one line of the SAT's metadata. It announces or cancels a document, and creates none. Fields that a line lacks or
 * that cannot be read are absent.
 */
export interface MetadataEntry {
  readonly _tag: 'MetadataEntry'
  readonly country: 'MX'
  /** The UUID of its document in lower case. */
  readonly key: string
  /** UNREADABLE: whether the document is cancelled cannot be told. */
  readonly status: 'CURRENT' | 'CANCELLED' | 'UNREADABLE'
  readonly issuer?: Party
  readonly receiver?: Party
  /** The start of the UUID: the metadata do not contain the number. */
  readonly folio: string
  readonly issueDate?: CivilDate
  /** TipoDeComprobante: I, E, P, N or T; empty where it is not stated. */
  readonly kind: string
  /** A stated decimal: the metadata do not contain the currency. */
  readonly total?: string
  readonly warnings: ReadonlyArray<WarningCode>
}

/** MX: one line of the metadata about the third party of a document. */
export interface ThirdPartyEntry {
  readonly _tag: 'ThirdPartyEntry'
  readonly country: 'MX'
  readonly key: string
  readonly party: Party
  readonly warnings: ReadonlyArray<WarningCode>
}

/** The common fields of separate documents. */
export interface SignedDocument {
  readonly country: Country
  /**
   * MX: the UUID in lower case. CL: `RUT|type|folio`; of a cession
   * `RUT|type|folio|AEC|sequence|assignor|assignee|assignedAt`, because anybody can write one with any number.
   */
  readonly key: string
  readonly issuer: Party
  readonly receiver: Party
  /** The number that users quote. Never unique in MX. */
  readonly folio: string
  readonly issueDate: CivilDate
  readonly warnings: ReadonlyArray<WarningCode>
}

export interface AmountDocument extends SignedDocument {
  readonly dueDate?: CivilDate
  /** In the currency of the document. */
  readonly amount: Money
  /** In the currency of the country: the total by its exchange rate, half up. */
  readonly localAmount: Money
  readonly facts: CfdiFacts | DteFacts
}

export interface Party {
  /** A normalised RUT or RFC. */
  readonly id: string
  /** As stated, with single blanks. The identifier when the document has no name. */
  readonly name: string
}

/** Fields of Mexican documents only. */
export interface CfdiFacts {
  readonly _tag: 'CfdiFacts'
  readonly version: '3.3' | '4.0'
  readonly stampedAt?: string
  /** FormaPago: `03`. */
  readonly paymentForm?: string
  /** MetodoPago: PPD is paid later, PUE in the month of issue. */
  readonly paymentMethod?: string
  /** Free text: `30 DIAS`. */
  readonly paymentConditions?: string
  /** A stated decimal. */
  readonly exchangeRate?: string
  readonly related: ReadonlyArray<RelatedDocument>
}

export interface RelatedDocument {
  /** TipoRelacion: `01` credit note, `03` return, `04` replacement, `07` advance. */
  readonly relation: string
  readonly key: string
}

/** Fields of Chilean documents only. */
export interface DteFacts {
  readonly _tag: 'DteFacts'
  readonly documentType: DteType
  /** FmaPago: `1` cash, `2` credit, `3` free of charge. */
  readonly paymentForm?: string
  readonly net?: Money<'CLP'>
  readonly exempt?: Money<'CLP'>
  readonly vat?: Money<'CLP'>
  /** FchCancel: the day on which it was paid in full. */
  readonly cancelledOn?: CivilDate
  /** MntCancel: what was paid of it when it was issued. */
  readonly amountCancelled?: Money<'CLP'>
  /** SaldoInsol: what was left of it when it was issued. */
  readonly balance?: Money<'CLP'>
  /** Contains a signature, not checked yet. */
  readonly signed: boolean
  readonly references: ReadonlyArray<DocumentReference>
}

export type DteType = '33' | '34' | '56' | '61'

export interface DocumentReference {
  /** Not always a tax document: `801` is a purchase order, `SET` a test case. */
  readonly documentType: string
  /** Without leading zeros when it is a number. */
  readonly folio: string
  /** CodRef: `1` annuls, `2` corrects a text, `3` corrects amounts. */
  readonly code?: string
  readonly date?: CivilDate
  readonly reason?: string
  /** RUTOtr, as a normalised RUT or `UNREADABLE`: the referenced document is of this company, not of the issuer. */
  readonly otherIssuer?: string
  /** IndGlobal 1: it refers to all documents of the type, not to a folio. */
  readonly isGlobal?: true
}

/** One invoice of a payment. */
export interface PaymentReceipt {
  /** Absent in faulty files. */
  readonly key?: string
  readonly paidOn?: CivilDate
  readonly paymentForm?: string
  readonly installment: number
  /** ImpPagado; where it is missing, the Monto of a payment of this invoice only and in its currency. */
  readonly paid?: Money
  /** In a known currency, without a readable amount paid. */
  readonly isUnstated?: true
  /** MonedaDR is missing or another than MXN and USD, so that no amount of the line is read. */
  readonly otherCurrency?: true
  /** The balance of the invoice after this instalment. */
  readonly outstanding?: Money
}

export type RegisterState = 'REGISTERED' | 'PENDING' | 'NOT_INCLUDED' | 'CLAIMED' | 'ACKNOWLEDGED' | 'NOT_ACKNOWLEDGED'

/** A warning about an accepted document. */
export type WarningCode =
  | 'LEADING_WHITESPACE_TRIMMED'
  | 'BOM_OVERRIDES_DECLARATION'
  | 'ENCODING_DECLARATION_IGNORED'
  | 'MULTIPLE_STAMPS'
  | 'NO_NAMESPACE'
  | 'NOT_SIGNED'
  | 'SIGNATURE_INVALID'
  | 'AMOUNT_MISMATCH'
  | 'RFC_IMPOSSIBLE_DATE'
  | 'NO_ROWS'

export type ReadErrorCode = (typeof READ_REASONS)[number]

/** The exceeded limit of `ReadingLimits`. */
export type LimitCode =
  | 'DOCUMENT_TOO_LARGE'
  | 'DOCUMENT_TOO_MANY_ELEMENTS'
  | 'XML_TOO_DEEP'
  | 'XML_TOO_MANY_ATTRIBUTES'
  | 'FILE_TOO_LARGE'
  | 'FILE_TOO_MANY_ELEMENTS'
  | 'ZIP_TOO_MANY_FILES'
  | 'ZIP_TOO_LARGE'
  | 'ZIP_RATIO_TOO_HIGH'
  | 'IMPORT_TOO_LARGE'
  | 'READING_TOO_SLOW'

/** The key of a Chilean document. */
export const dteKey = (issuerId: string, documentType: string, folio: string): string =>
  `${issuerId}|${documentType}|${folio}`

/** The key of the document that a line of `businessId`'s register describes. */
export const registerKey = (businessId: string, entry: RegisterEntry): string =>
  dteKey(entry.register === 'PURCHASES' ? entry.party.id : businessId, entry.documentType, entry.folio)
