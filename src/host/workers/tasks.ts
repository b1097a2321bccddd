import { billPdf } from '../orders/bill-pdf.ts'
import { simulationPdf } from '../orders/simulation-pdf.ts'
import { writeSamples } from '../operator/write-samples.ts'
import { verifySignatures } from '../tax-authority/verify-signatures.ts'
import { findInvoiceDocument } from '../tax-authority/invoice-document.ts'
import { nameInFiles, readFolder, readUploads } from '../tax-authority/reading-tasks.ts'
import type { Trust } from '../tax-authority/signature-trust.ts'
import { readCertificate } from '../tax-credential/read-certificate.ts'
import { single } from './task.ts'
import type { WorkerPool } from './worker-pool.ts'

/** The tasks of worker threads, which keep the main thread responsive. A task is one line. */
export const tasks = {
  readUploads,
  readFolder,
  nameInFiles: single(nameInFiles),
  verifySignatures: single(({ bytes, trust }: { readonly bytes: Uint8Array; readonly trust: Trust }) =>
    verifySignatures(bytes, trust),
  ),
  findInvoiceDocument: single(({ bytes, key }: { readonly bytes: Uint8Array; readonly key: string }) =>
    findInvoiceDocument(bytes, key),
  ),
  readCertificate: single(readCertificate),
  simulationPdf: single(simulationPdf),
  billPdf: single(billPdf),
  writeSamples: single(writeSamples),
}

export type Tasks = typeof tasks
export type Workers = WorkerPool<Tasks>
