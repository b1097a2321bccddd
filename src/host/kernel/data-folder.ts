import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The host's files and folders in the data folder, except those of the database. */
const ENTRIES = [
  'debts',
  'documents',
  'keys',
  'logs',
  'mail',
  'operator.sock',
  'probe',
  'samples',
  'snapshots',
  'taxpayers',
  'trusted-roots',
] as const
export type DataEntry = (typeof ENTRIES)[number]

/** The database with its lock, its marker and set-aside copies. */
const OF_DATABASE = /^database(?:\.|$)/

const isOwn = (name: string): boolean => ENTRIES.some((entry) => entry === name) || OF_DATABASE.test(name)

/** The path of an entry, or of a file in it. */
export const dataPath = (dataFolder: string, entry: DataEntry, ...names: ReadonlyArray<string>): string =>
  join(dataFolder, entry, ...names)

/**
 * Makes the data folder and its content readable by its owner only. In a folder with other files only the host's own
 * entries are changed, because the others belong to another program.
 */
export const closeDataFolder = (folder: string): void => {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder)
  const own = names.filter(isOwn)
  if (own.length === names.length) close(folder, 0o700)
  for (const name of own) closeAll(join(folder, name))
}

/** Writes a small file: only that finds a full disk as well as one that became read-only. */
export const probeDataFolder = async (folder: string): Promise<void> => {
  const file = dataPath(folder, 'probe')
  await writeFile(file, new Uint8Array(4096), { mode: 0o600 })
  await rm(file, { force: true })
}

/** A running host may delete a file during the walk. */
const closeAll = (path: string): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.isSymbolicLink()) return
  if (!found.isDirectory()) return close(path, 0o600)
  close(path, 0o700)
  for (const name of readdirSync(path)) closeAll(join(path, name))
}

const close = (path: string, mode: number): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & 0o077) === 0) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
