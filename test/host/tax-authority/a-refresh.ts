import type { Database } from '#host/database/database.ts'
import { makeDocumentSinks } from '#host/server/document-sinks.ts'
import { makeRefreshInvoices, type RefreshInvoices } from '#host/tax-authority/sync/connector-invoices.ts'
import type { FollowChanges } from '#host/tax-authority/follow-changes.port.ts'

/** Nobody is told of what changes. */
const UNFOLLOWED: FollowChanges = { begin: async () => async () => [], send: () => undefined }

/** A refresh of its own, beside that of the host. */
export const aRefresh = (database: Database, pause: () => Promise<void> = async () => undefined): RefreshInvoices =>
  makeRefreshInvoices({ database, ...makeDocumentSinks(database), follow: UNFOLLOWED, pause })
