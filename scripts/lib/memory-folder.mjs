// @ts-check
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

/** Linux's disk in memory. */
const DISK = '/dev/shm'

/** Several times what the suites have there at any moment. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * A folder in memory, where creating a file takes a part of the time: a database has a thousand files, and tests create a
 * hundred databases. It is removed when this program ends. Undefined where no such disk has enough room.
 */
export const memoryFolder = () => {
  if (freeBytes() < NEEDED_BYTES) return undefined
  const folder = mkdtempSync(`${DISK}/anticipo-`)
  /* PostgreSQL reaches its own folder in it as another user. */
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

const freeBytes = () => {
  try {
    const { bavail, bsize } = statfsSync(DISK)
    return bavail * bsize
  } catch {
    return 0
  }
}
