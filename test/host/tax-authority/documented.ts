import { reasonsNotFinanceable, type NotFinanceable } from '#domain/financing/financeability.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { KnownDocument } from '#domain/tax-documents/document.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'

/** Documents as a user brings them: nothing speaks for them. */
const unproved = (documents: ReadonlyArray<TaxDocument>): ReadonlyArray<KnownDocument> =>
  documents.map((document) => ({ document, proof: 'NONE' }))

export interface ReasonedInvoice extends DocumentedInvoice {
  readonly reasons: ReadonlyArray<NotFinanceable>
}

/** The joint meaning of read documents, for the company with that tax id. */
export const documentedOf = (country: Country, identifier: string, documents: ReadonlyArray<TaxDocument>) => {
  const { invoices, withoutEffect } = documentedInvoices({ country, identifier }, unproved(documents))
  const those = (direction: DocumentedInvoice['direction']): ReadonlyArray<ReasonedInvoice> =>
    invoices
      .filter((invoice) => invoice.direction === direction)
      .map((invoice) => ({ ...invoice, reasons: reasonsNotFinanceable(invoice) }))
  return { issued: those('ISSUED'), received: those('RECEIVED'), withoutEffect }
}

const NOTES: ReadonlySet<string> = new Set(['ANNULS', 'CREDITS'])

/** The credit notes of an invoice, oldest first. */
export const creditNotesOf = ({ effects }: Pick<DocumentedInvoice, 'effects'>): DocumentedInvoice['effects'] =>
  effects.filter(({ effect }) => NOTES.has(effect))
