import { writeSamples } from '../operator/write-samples.ts'
import { judgeSignatures } from '../tax-authority/judge-signatures.ts'
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
  judgeSignatures: single(({ bytes, trust }: { readonly bytes: Uint8Array; readonly trust: Trust }) =>
    judgeSignatures(bytes, trust),
  ),
  readCertificate: single(readCertificate),
  writeSamples: single(writeSamples),
}

export type Tasks = typeof tasks
export type Workers = WorkerPool<Tasks>
