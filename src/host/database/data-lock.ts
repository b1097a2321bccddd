import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the same data. */
export class DataInUse extends Error {
  constructor(holder: Holder | undefined) {
    super(
      `Otro proceso${holder === undefined ? '' : ` (${placeOf(holder)})`} ya está usando estos datos. Detenlo antes de iniciar otro.`,
    )
  }
}

/**
 * Locks the data for this process; the result releases them. The kernel holds the lock, so that it works across
 * containers with a shared volume, and ends with the process in any case. `file` describes the holder for messages
 * only.
 */
export const lockData = (file: string): (() => void) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = takeLock(`${file}.db`, file)
  held.add(lock)
  writeFileSync(file, thisProcess(), { mode: 0o600 })
  return () => {
    rmSync(file, { force: true })
    held.delete(lock)
    lock.close()
  }
}

/** An unreferenced connection would be garbage-collected, and its lock released. */
const held = new Set<DatabaseSync>()

/** SQLite's result code for a lock of another process. */
const SQLITE_BUSY = 5

/** SQLite is used only for its lock, the one kernel lock that Node offers. The file remains empty. */
const takeLock = (path: string, holderFile: string): DatabaseSync => {
  rejectReadOnly(path)
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DataInUse(holderIn(holderFile)) : error
  }
}

/** SQLite opens a read-only file silently without a lock. */
const rejectReadOnly = (path: string): void => {
  try {
    accessSync(path, constants.W_OK)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Stored as three words in a line. */
interface Holder {
  readonly pid: number
  readonly host: string
}

const thisProcess = (): string => `${process.pid} ${hostname()} ${bootId()}`

/** Changes with each boot; empty where the system has none. */
const bootId = (): string => textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

/** A process id has no meaning on another machine or in another container, whose host name differs. */
const placeOf = ({ pid, host }: Holder): string => (host === hostname() ? String(pid) : `${pid} en ${host}`)

/** The holder may not have written its description yet. */
const holderIn = (file: string): Holder | undefined => {
  const [pid = '', host = ''] = (textOf(file) ?? '').split(' ')
  return /^\d{1,10}$/.test(pid) && host !== '' ? { pid: Number(pid), host } : undefined
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
