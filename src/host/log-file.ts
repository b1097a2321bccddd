import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the host notes about itself. Nothing of it is for the terminal. */
export interface LogFile {
  readonly path: string
  readonly write: (line: string) => void
  readonly close: () => Promise<void>
}

/** Bytes after which the next start begins a new file and keeps this one as the only older. */
const LARGEST = 10 * 1024 * 1024

export const openLogFile = (dataFolder: string): LogFile => {
  const folder = join(dataFolder, 'logs')
  const path = join(folder, 'host.log')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(path, `${path}.1`)
  const stream = createWriteStream(path, { flags: 'a', mode: 0o600 })
  stream.on('error', () => undefined)
  return {
    path,
    write: (line) => void stream.write(line),
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  }
}
