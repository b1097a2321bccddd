import {
  closeSync, constants, copyFileSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Says that another program works on the same data. */
export class DataInUse extends Error {
  readonly pid: number

  constructor(pid: number) {
    super(`Otro proceso (${pid}) ya está usando estos datos. Detenlo antes de iniciar otro.`)
    this.pid = pid
  }
}

/**
 * Takes the data for this process alone; the answer gives them back. The lock names a process by number and start time,
 * so that a lock left by a crash is taken over even when its number was given to another program since.
 */
export const lockData = (file: string): (() => void) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const mine = `${process.pid} ${startOf(process.pid) ?? 0}`
  const draft = `${file}.${process.pid}`
  writeWhole(draft, mine)
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (isTaken(draft, file)) return () => release(file, mine)
      const owner = ownerIn(textOf(file))
      if (owner?.alive === true || attempt === MOST_ATTEMPTS) throw new DataInUse(owner?.pid ?? 0)
      clear(draft, file)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

const MOST_ATTEMPTS = 10

const writeWhole = (file: string, text: string): void => {
  const handle = openSync(file, 'w', 0o600)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
}

/** Of two who ask at once one gets it, and nobody ever reads half of a lock: it is there with all its words or not at all. */
const isTaken = (draft: string, file: string): boolean => {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    return isCopied(draft, file)
  }
}

/** For a disk that knows no links. */
const isCopied = (draft: string, file: string): boolean => {
  try {
    copyFileSync(draft, file, constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Removes what a crash left. One program at a time looks and removes, so that nobody removes what another took meanwhile. */
const clear = (draft: string, file: string): void => {
  const guard = `${file}.clearing`
  if (!isTaken(draft, guard)) return respect(guard)
  try {
    if (ownerIn(textOf(file))?.alive !== true) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Whoever clears will have the data, or knows who has. */
const respect = (guard: string): void => {
  const text = textOf(guard)
  const owner = ownerIn(text)
  if (owner?.alive === true) throw new DataInUse(owner.pid)
  if (text !== undefined) rmSync(guard, { force: true })
}

const release = (file: string, mine: string): void => {
  if (textOf(file) === mine) rmSync(file, { force: true })
}

const ownerIn = (text: string | undefined): { readonly pid: number; readonly alive: boolean } | undefined => {
  const [pid = 0, start = 0] = (text ?? '').split(' ').map(Number)
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  const running = startOf(pid)
  return { pid, alive: running === undefined ? isRunning(pid) : start === 0 || running === start }
}

/** When a process began, in clock ticks since boot. Undefined where the system does not tell. */
const startOf = (pid: number): number | undefined => {
  const stat = textOf(`/proc/${pid}/stat`)
  const start = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  return Number.isSafeInteger(start) ? start : undefined
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
