import { dteKey, type TaxDocument } from '../read/tax-document.ts'

/** The keys of the tax documents that a note, a payment or a cession refers to, each once; empty for others. */
export const documentsNamedIn = (document: TaxDocument): ReadonlyArray<string> => [...new Set(keysNamedIn(document))]

const keysNamedIn = (document: TaxDocument): ReadonlyArray<string> => {
  switch (document._tag) {
    case 'CreditNote':
    case 'DebitNote': {
      const { facts, issuer } = document
      if (facts._tag === 'CfdiFacts') return facts.related.map(({ key }) => key)
      return facts.references
        .filter(({ documentType }) => TAX_DOCUMENTS.has(documentType))
        .map(({ documentType, folio }) => dteKey(issuer.id, documentType, folio))
    }
    case 'Payment':
      return [...document.related, ...document.settlements].flatMap(({ key }) => key ?? [])
    case 'Assignment':
      return [document.invoiceKey]
    default:
      return []
  }
}

const TAX_DOCUMENTS: ReadonlySet<string> = new Set(['33', '34', '56', '61'])
