import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the host keeps in its data folder, and the database with its lock, its mark and those that were put aside. */
const OWN: ReadonlySet<string> = new Set([
  'keys',
  'logs',
  'mail',
  'operator.sock',
  'samples',
  'snapshots',
  'taxpayers',
  'trusted-roots',
])
const OF_DATABASE = /^database(?:\.|$)/

/**
 * Makes the data folder readable by its owner only, with all that the host has in it and will write into it. A folder that
 * holds other things too is left open: they belong to another program, and only the host's own entries are closed.
 */
export const closeDataFolder = (folder: string): void => {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder)
  const own = names.filter((name) => OWN.has(name) || OF_DATABASE.test(name))
  if (own.length === names.length) close(folder, 0o700)
  for (const name of own) closeAll(join(folder, name))
}

/** A running host may take a file away while its folder is read: what is gone needs no closing. */
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
