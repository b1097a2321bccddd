import { documentsNamedIn } from '../store/named-documents.ts'
import { storedKeyOf } from '../store/stored-key.ts'
import { dteKey, registerKey, type TaxDocument } from '../read/tax-document.ts'

/** A stored document that says something of others, and the keys of those. */
export interface NamingDocument {
  readonly kind: TaxDocument['_tag']
  /** Its key in the table of documents. */
  readonly key: string
  readonly names: ReadonlyArray<string>
  /** A line that says that its document is in force, or for whom it was issued, changes nothing. */
  readonly isMute: boolean
  /** Whether it is a line of a register or of metadata. */
  readonly isLine: boolean
}

/** None of an invoice, nor of a document that names no other. */
export const namingDocumentOf = (identifier: string, document: TaxDocument): NamingDocument | undefined => {
  if (document._tag === 'Invoice') return undefined
  const names = namesOf(identifier, document)
  if (names.length === 0) return undefined
  return {
    kind: document._tag,
    key: storedKeyOf(document),
    names,
    isMute: isMute(document),
    isLine: isLine(document),
  }
}

/** A line says something of its document, and the row of a note of those that the note names. */
const namesOf = (identifier: string, document: TaxDocument): ReadonlyArray<string> => {
  switch (document._tag) {
    case 'RegisterEntry': {
      const { party, references, register } = document
      const issuer = register === 'PURCHASES' ? party.id : identifier
      const named = references.map(({ documentType, folio }) => dteKey(issuer, documentType, folio))
      return [registerKey(identifier, document), ...named]
    }
    case 'MetadataEntry':
    case 'ThirdPartyEntry':
      return [document.key]
    case 'Payment': {
      const replaced = document.related.filter(({ relation }) => relation === REPLACES)
      return [...document.settlements, ...replaced].flatMap(({ key }) => key ?? [])
    }
    default:
      return documentsNamedIn(document)
  }
}

/** MX: the other relations of a receipt change nothing. */
const REPLACES = '04'

const isMute = (document: TaxDocument): boolean =>
  document._tag === 'ThirdPartyEntry' || (document._tag === 'MetadataEntry' && document.status === 'CURRENT')

/** One of many of a register or of metadata, which are one line of the report. */
export const isLine = ({ _tag }: TaxDocument): boolean =>
  _tag === 'RegisterEntry' || _tag === 'MetadataEntry' || _tag === 'ThirdPartyEntry'
