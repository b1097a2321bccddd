import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
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
  for (let attempt = 0; ; attempt += 1) {
    if (tryWrite(file, mine)) return () => release(file, mine)
    const owner = ownerOf(file)
    if (owner !== undefined && owner.alive) throw new DataInUse(owner.pid)
    if (attempt === 3) throw new DataInUse(owner?.pid ?? 0)
    rmSync(file, { force: true })
  }
}

/** Exclusive: of two who write at once, one is told that the file is there. */
const tryWrite = (file: string, text: string): boolean => {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, text)
    fsyncSync(handle)
    closeSync(handle)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

const release = (file: string, mine: string): void => {
  if (textOf(file) === mine) rmSync(file, { force: true })
}

const ownerOf = (file: string): { readonly pid: number; readonly alive: boolean } | undefined => {
  const [pid = 0, start = 0] = (textOf(file) ?? '').split(' ').map(Number)
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
