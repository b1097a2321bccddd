import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { Email } from '../mail/mail.port.ts'
import type { ChangedInvoice } from './changed-invoice.ts'
import type { Owner } from './owner.ts'

/** Reacts to invoices that a refresh changes. */
export interface FollowChanges {
  /** Locks what may follow, before any lock on an invoice; the result does it in the same transaction. */
  readonly begin: (
    tx: Queries,
    business: Owner & { readonly id: BusinessId },
    keys: ReadonlyArray<string>,
  ) => Promise<(changes: ReadonlyArray<ChangedInvoice>) => Promise<ReadonlyArray<Email>>>
  /** After the commit. */
  readonly send: (emails: ReadonlyArray<Email>) => void
}
