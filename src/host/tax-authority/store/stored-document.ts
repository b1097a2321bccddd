import { column } from '../../database/columns.ts'
import type { TaxDocument } from '../read/tax-document.ts'

type KeyedDocument = Extract<TaxDocument, { readonly key: string }>

const TAGS: Readonly<Record<TaxDocument['_tag'], true>> = {
  Invoice: true,
  CreditNote: true,
  DebitNote: true,
  Payment: true,
  Assignment: true,
  RegisterEntry: true,
  MetadataEntry: true,
  ThirdPartyEntry: true,
}

const isDocument = (value: unknown): value is TaxDocument =>
  typeof value === 'object' &&
  value !== null &&
  '_tag' in value &&
  typeof value._tag === 'string' &&
  Object.hasOwn(TAGS, value._tag)

/** A payload was validated before it was written, and a refresh reads all of a business: only its kind is checked again. */
export const storedDocument = column('tax document', isDocument)

export const keyedDocument = column(
  'tax document with a key',
  (value): value is KeyedDocument => isDocument(value) && 'key' in value && typeof value.key === 'string',
)
