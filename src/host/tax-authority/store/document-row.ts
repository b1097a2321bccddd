import { createHash } from 'node:crypto'
import { storableJson } from '../../database/storable-json.ts'
import { isSignable } from '../sign/check-signatures.ts'
import { storedKeyOf } from './stored-key.ts'
import type { TaxDocument } from '../read/tax-document.ts'
import { contentDigest } from '../sign/verify-signatures.ts'

/** A document with the location of its original: `archive:NAME` or `import:ID`. */
export interface SourcedDocument {
  readonly document: TaxDocument
  readonly source: string
}

/** A document as a row of `tax_document`. */
export interface DocumentRow {
  readonly document: TaxDocument
  readonly source: string
  readonly isSignable: boolean
  readonly id: string
  readonly country: string
  readonly kind: string
  readonly key: string
  /** The facts on which an import finds that two copies disagree: the total and the date. */
  readonly statement: string
  readonly sha256: string
  readonly payload: string
}

export const documentRowOf = ({ document, source }: SourcedDocument): DocumentRow => {
  const [kind, key] = [document._tag, storedKeyOf(document)]
  const payload = storableJson(document)
  return {
    document,
    source,
    isSignable: isSignable(document),
    id: idOf(kind, key),
    country: document.country,
    kind,
    key,
    statement: statementOf(document),
    sha256: createHash('sha256').update(payload).digest('hex'),
    payload,
  }
}

/** Whether the document comes from the archive of the tax authority. */
export const isOfArchive = ({ source }: DocumentRow): boolean => !source.startsWith('import:')

/** The digest of the payload, because the database does not keep every character of a document. */
export const contentOf = ({ payload }: DocumentRow): string => contentDigest(JSON.parse(payload) as TaxDocument)

export const idOf = (kind: string, key: string): string => `${kind} ${key}`

/** The text by which an import compares two copies. */
export const statementOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'MetadataEntry':
      return [document.issueDate, document.total].join(' ')
    case 'ThirdPartyEntry':
      return ''
    case 'Payment':
      return document.issueDate
    case 'RegisterEntry':
      return [document.issueDate, document.amount?.minor].join(' ')
    default:
      return `${document.issueDate} ${document.amount.minor} ${document.amount.currency}`
  }
}
