import { judgeSignatures } from '../tax-authority/judge-signatures.ts'
import { readingsIn } from '../tax-authority/read-file.ts'
import type { Trust } from '../tax-authority/signature-trust.ts'
import { single } from './task.ts'

/** What is done in worker threads, away from the one that answers calls. A task is one line. */
export const tasks = {
  readFile: ({ bytes, name }: { readonly name: string; readonly bytes: Uint8Array }) => readingsIn(name, bytes),
  judgeSignatures: single(({ bytes, trust }: { readonly bytes: Uint8Array; readonly trust: Trust }) => judgeSignatures(bytes, trust)),
}

export type Tasks = typeof tasks
