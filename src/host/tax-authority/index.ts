/** The tax documents of a company: reading them, checking their signatures, storing them and keeping them up to date. */
export { type ChangedInvoice, storedFacts } from './changed-invoice.ts'
export type { DocumentSink } from './document-sink.port.ts'
export type { FollowChanges } from './follow-changes.port.ts'
export { changeText, type DocumentedFacts } from './invoice-change.ts'
export type { InvoiceImporter } from './invoice-importer.port.ts'
export { type Owner, ownerOf } from './owner.ts'
export type { ReadingWorkers } from './tasks.ts'
export type { TaxAuthority } from './tax-authority.port.ts'
