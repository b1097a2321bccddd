import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file that lies beside a new database until it is whole. Nothing was promised to anybody while it is there, so that a
 * database left by a start that was killed is put aside instead of being taken for a damaged one.
 */
export interface BeginningMark {
  readonly isSet: () => boolean
  /** Before the first byte of the database is written. */
  readonly set: () => void
  /** Flushed to disk, so that a power cut does not bring it back beside data in use. */
  readonly clear: () => void
}

export const beginningMarkOf = (databaseFolder: string): BeginningMark => {
  const file = `${databaseFolder}.beginning`
  return {
    isSet: () => existsSync(file),
    set: () => {
      closeSync(openSync(file, 'w', 0o600))
      forceFolder(dirname(file))
    },
    clear: () => {
      rmSync(file, { force: true })
      forceFolder(dirname(file))
    },
  }
}

/** Keeps what a killed start left out of the way of the next. */
export const putAside = (databaseFolder: string, now: number): void => {
  if (existsSync(databaseFolder)) renameSync(databaseFolder, `${databaseFolder}.unfinished-${now}`)
}

const forceFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
