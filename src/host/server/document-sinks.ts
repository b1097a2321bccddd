import type { Database } from '../database/database.ts'
import { makeCopySignatures } from '../financing/copy-signatures.ts'
import { makeIssuedSink } from '../financing/issued-sink.ts'
import { makeReceivedSink } from '../payables/received-sink.ts'
import type { RefreshDependencies } from '../tax-authority/sync/index.ts'

/** Connects reading documents to the contexts that store invoices. */
export const makeDocumentSinks = (database: Database): Pick<RefreshDependencies, 'copySignatures' | 'sinks'> => ({
  copySignatures: makeCopySignatures(database),
  sinks: [makeIssuedSink(database), makeReceivedSink(database)],
})
