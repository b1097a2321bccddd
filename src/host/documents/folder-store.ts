import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceFile, syncFolder } from '../kernel/replace-file.ts'
import type { DocumentStore } from './document-store.port.ts'

/**
 * Files beside the embedded database. They are never changed, and written before their row and flushed with their name,
 * so that a snapshot finds the files that its rows name, except those that were rejected since.
 */
export const makeFolderStore = (folder: string): DocumentStore => ({
  write: async (key, bytes) => {
    const file = fileOf(folder, key)
    await replaceFile(file, bytes, { durable: true })
    for (const changed of [dirname(file), folder, dirname(folder)]) await syncFolder(changed)
  },
  read: async (key) => {
    try {
      return await readFile(fileOf(folder, key))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  },
  remove: (key) => rm(fileOf(folder, key), { force: true }),
})

/** In 256 folders, because directories with many entries are slow on some systems. */
const fileOf = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)
