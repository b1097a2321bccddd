// @ts-check
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'

/** Linux's disk in memory. */
const DISK = '/dev/shm'

/** Several times what the suites have there at any moment. */
const NEEDED_BYTES = 4 * 2 ** 30

/**
 * A folder in memory, where creating a file takes a part of the time: a database has a thousand files, and tests create a
 * hundred databases. It is removed when this program ends, or by the next one if this was killed. Undefined where no such
 * disk has enough room.
 */
export const memoryFolder = () => {
  if (freeBytes() < NEEDED_BYTES) return undefined
  removeThoseOfKilledPrograms()
  const folder = mkdtempSync(`${DISK}/anticipo-${process.pid}-`)
  /* PostgreSQL reaches its own folder in it as another user. */
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

const removeThoseOfKilledPrograms = () => {
  for (const name of readdirSync(DISK)) {
    const [, program] = /^anticipo-(\d+)-/.exec(name) ?? []
    if (program !== undefined && !isRunning(Number(program)))
      rmSync(`${DISK}/${name}`, { recursive: true, force: true })
  }
}

/** @param {number} program its process id */
const isRunning = (program) => {
  try {
    return process.kill(program, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const freeBytes = () => {
  try {
    const { bavail, bsize } = statfsSync(DISK)
    return bavail * bsize
  } catch {
    return 0
  }
}
