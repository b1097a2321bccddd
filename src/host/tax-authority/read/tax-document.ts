import type * as Documents from '#domain/tax-documents/document.ts'
import type { READ_REASONS } from './read-reasons.ts'

export { dteKey, registerKey } from '#domain/tax-documents/document.ts'
export type {
  CfdiFacts,
  DocumentReference,
  DteFacts,
  DteType,
  Party,
  PaymentReceipt,
  RegisterState,
  RelatedDocument,
} from '#domain/tax-documents/document.ts'

/** A document of a taxpayer's archive as the readers give it: the domain's, with what is odd about its file. */
export type TaxDocument =
  | Invoice
  | CreditNote
  | DebitNote
  | Payment
  | Assignment
  | RegisterEntry
  | MetadataEntry
  | ThirdPartyEntry

interface Warned {
  readonly warnings: ReadonlyArray<WarningCode>
}

export interface Invoice extends Documents.Invoice, Warned {}
export interface CreditNote extends Documents.CreditNote, Warned {}
export interface DebitNote extends Documents.DebitNote, Warned {}
export interface Payment extends Documents.Payment, Warned {}
export interface Assignment extends Documents.Assignment, Warned {}
export interface RegisterEntry extends Documents.RegisterEntry, Warned {}
export interface MetadataEntry extends Documents.MetadataEntry, Warned {}
export interface ThirdPartyEntry extends Documents.ThirdPartyEntry, Warned {}
/** The common fields of separate documents. */
export interface SignedDocument extends Documents.IssuedDocument, Warned {}

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
