import type { BusinessId } from '#domain/kernel/id.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import type { Queries } from '../database/database.ts'
import type { DocumentedFacts } from './invoice-change.ts'
import type { Owner } from './owner.ts'

/** Stores the invoices that a business issued, or those that it received, as its documents state them. */
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
  /**
   * Locks the rows of those of `PlannedInvoices.keys` whose documents still exist, in the transaction that writes them. The business is
   * already locked.
   */
  readonly begin: (tx: Queries, keys: ReadonlyArray<string>) => Promise<BegunInvoices>
}

export interface BegunInvoices {
  /** The stored facts of the invoices that are about to be written, by key. */
  readonly before: ReadonlyMap<string, DocumentedFacts>
  /** How many invoices that can be financed are new. */
  readonly arrivals: number
  /** Writes the invoices, and returns their facts from now on. */
  readonly write: () => Promise<ReadonlyArray<DocumentedFacts>>
}
