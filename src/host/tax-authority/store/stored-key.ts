import { registerRowKey } from '#domain/tax-documents/document.ts'
import type { TaxDocument } from '../read/tax-document.ts'

/** The key in the table of documents. Registers and metadata say several things of one document over time, all of which count. */
export const storedKeyOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'RegisterEntry':
      return registerRowKey(document)
    case 'MetadataEntry':
      return `${document.key}|${document.status}`
    case 'ThirdPartyEntry':
      return `${document.key}|${document.party.id}`
    default:
      return document.key
  }
}
