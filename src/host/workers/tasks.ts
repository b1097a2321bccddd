import { readingsIn } from '../tax-authority/read-file.ts'

/** What is done in worker threads, away from the one that answers calls. A task is one line. */
export const tasks = {
  readFile: ({ bytes, name }: { readonly name: string; readonly bytes: Uint8Array }) => readingsIn(name, bytes),
}

export type Tasks = typeof tasks
