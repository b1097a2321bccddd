import type { BusinessId } from '#domain/kernel/id.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import type { Queries } from '../database/database.ts'
import type { DocumentedFacts } from './invoice-change.ts'
import type { Owner } from './owner.ts'

/** Stores what documents say of the invoices that a business issued, or of those that it received. */
export interface DocumentSink {
  readonly direction: DocumentedInvoice['direction']
  /** Compares all invoices of the direction with the stored ones, before the transaction that writes. */
  readonly plan: (
    business: DocumentOwner,
    invoices: ReadonlyArray<DocumentedInvoice>,
    pause: () => Promise<void>,
  ) => Promise<PlannedInvoices>
}

export interface DocumentOwner extends Owner {
  readonly id: BusinessId
}

export interface PlannedInvoices {
  /** The keys of the invoices that are new or differ from the stored ones. */
  readonly keys: ReadonlyArray<string>
  /** Locks what is written of these keys, which is what `keys` still stands for. The business is locked. */
  readonly begin: (tx: Queries, keys: ReadonlyArray<string>) => Promise<BegunInvoices>
}

export interface BegunInvoices {
  /** What was stored of the invoices that are about to be written. */
  readonly before: ReadonlyMap<string, DocumentedFacts>
  /** How many invoices that can be financed are new. */
  readonly arrivals: number
  /** Writes them, and says what is stored now. */
  readonly write: () => Promise<ReadonlyArray<DocumentedFacts>>
}
