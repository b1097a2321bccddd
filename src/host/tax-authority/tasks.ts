import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { findInvoiceDocument } from './read/invoice-document.ts'
import { nameInFiles, readFolder, readUploads } from './sync/reading-tasks.ts'
import type { Trust } from './sign/signature-trust.ts'
import { verifySignatures } from './sign/verify-signatures.ts'

/** The tasks of worker threads that read and check documents. */
export const taxAuthorityTasks = {
  readUploads,
  readFolder,
  nameInFiles: single(nameInFiles),
  verifySignatures: single(({ bytes, trust }: { readonly bytes: Uint8Array; readonly trust: Trust }) =>
    verifySignatures(bytes, trust),
  ),
  findInvoiceDocument: single(({ bytes, key }: { readonly bytes: Uint8Array; readonly key: string }) =>
    findInvoiceDocument(bytes, key),
  ),
}

export type ReadingWorkers = WorkerPool<typeof taxAuthorityTasks>
