import { createWriteStream, mkdirSync, openSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { dataPath } from '../kernel/data-folder.ts'

/** The log of the host, not shown on the terminal. */
export interface LogFile {
  readonly path: string
  readonly write: (line: string) => void
  readonly close: () => Promise<void>
}

const LARGEST_BYTES = 10 * 1024 * 1024

/** Before the file would exceed `largest` bytes a new one is started; only the previous one is retained. */
export const openLogFile = (dataFolder: string, largest: number = LARGEST_BYTES): LogFile => {
  const folder = dataPath(dataFolder, 'logs')
  const path = join(folder, 'host.log')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  let stream = appendTo(path)
  return {
    path,
    write: (line) => {
      const bytes = Buffer.byteLength(line)
      if (size > 0 && size + bytes > largest) {
        stream = begunAnew(path, stream)
        size = 0
      }
      size += bytes
      stream.write(line)
    },
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  }
}

/** When the folder forbids it the old file continues, because the host matters more than its log. */
const begunAnew = (path: string, before: WriteStream): WriteStream => {
  try {
    renameSync(path, `${path}.1`)
    const next = appendTo(path)
    before.end()
    return next
  } catch {
    return before
  }
}

/** A full disk affects the log only. */
const appendTo = (path: string): WriteStream => {
  const stream = createWriteStream(path, { fd: openSync(path, 'a', 0o600) })
  stream.on('error', () => undefined)
  return stream
}
