import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A marker file beside a new database until it is complete. No write has been acknowledged while it exists, so that a
 * database of a killed start is set aside instead of being reported as damaged.
 */
export interface BeginningMark {
  readonly isSet: () => boolean
  /** Called before the database is written. */
  readonly set: () => void
  /** Flushed to disk, so that a power cut does not restore it beside data in use. */
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

/** Sets the incomplete database of a killed start aside. */
export const putAside = (databaseFolder: string, now: number): void => {
  if (existsSync(databaseFolder)) renameSync(databaseFolder, `${databaseFolder}.unfinished-${now}`)
}

const forceFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
