import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Says that another program works on the same data. */
export class DataInUse extends Error {
  constructor(holder: Holder | undefined) {
    super(
      `Otro proceso${holder === undefined ? '' : ` (${placeOf(holder)})`} ya está usando estos datos. Detenlo antes de iniciar otro.`,
    )
  }
}

/**
 * Takes the data for this process alone; the answer gives them back. The kernel holds the lock, so that it counts across
 * containers that share a volume, and ends with the process however that ends. `file` says who holds it, for people only.
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

/** A connection that nothing refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>()

/** SQLite's result for a lock that another process holds. */
const SQLITE_BUSY = 5

/** SQLite is used for nothing but its lock: Node has no other that the kernel holds. The file stays empty. */
const takeLock = (path: string, holderFile: string): DatabaseSync => {
  refuseReadOnly(path)
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DataInUse(holderIn(holderFile)) : error
  }
}

/** A file that cannot be written is opened by SQLite without a lock, and without a word. */
const refuseReadOnly = (path: string): void => {
  try {
    accessSync(path, constants.W_OK)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Written as its three words in a line. */
interface Holder {
  readonly pid: number
  readonly host: string
}

const thisProcess = (): string => `${process.pid} ${hostname()} ${bootId()}`

/** Changes with each start of the machine; empty where the system has none. */
const bootId = (): string => textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

/** A process number means nothing on another machine or in another container, whose host name differs. */
const placeOf = ({ pid, host }: Holder): string => (host === hostname() ? String(pid) : `${pid} en ${host}`)

/** The one who has the lock may not have written its name yet. */
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
