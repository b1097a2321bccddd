/** Fetches a company's documents from the tax authority, and imports files. */
export { listArchive } from './archive.ts'
export type { RefreshDependencies, RefreshInvoices } from './connector-invoices.ts'
export type { Connector, SyncOutcome, SyncReport } from './connector.ts'
export { nameInArchive } from './document-names.ts'
export type { ImportResult } from './importer-report.ts'
export type { OriginalsOf } from './original-reader.ts'
export { readDocumentsAgain } from './read-again.ts'
export type { Taxpayers } from './taxpayers.ts'
