import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beginningMarkOf } from './beginning-mark.ts'
import { inScratchFolder, withRestored } from './copies.ts'
import { databaseOf, lockFolder, snapshotsOf } from './open-database.ts'
import { DataNotOpened, explainOpening } from './opening-failures.ts'
import { listSnapshots } from './snapshots.ts'

export interface Restore {
  /** Undefined for the newest that is valid. */
  readonly file?: string | undefined
  /** Told each snapshot that was passed over. */
  readonly onDamaged?: (file: string) => void
}

/** Restores a snapshot and returns its file; the previous data are set aside once its content was opened and checked. */
export const restoreSnapshot = async (
  dataFolder: string,
  { file, onDamaged = () => undefined }: Restore = {},
): Promise<string> => {
  const release = lockFolder(dataFolder)
  try {
    if (file === undefined) return await restoreNewest(dataFolder, onDamaged)
    if (!existsSync(file)) throw new DataNotOpened('NO_FILE', file)
    return await restoreFile(dataFolder, file)
  } catch (error) {
    throw explainOpening(error, dataFolder)
  } finally {
    release()
  }
}

const restoreNewest = async (dataFolder: string, onDamaged: (file: string) => void): Promise<string> => {
  const folder = snapshotsOf(dataFolder)
  const files = await listSnapshots(folder)
  if (files.length === 0) throw new DataNotOpened('NO_SNAPSHOT', folder)
  for (const file of files) {
    try {
      return await restoreFile(dataFolder, file)
    } catch (error) {
      if (!(error instanceof DataNotOpened) || error.failure !== 'DAMAGED') throw error
      onDamaged(file)
    }
  }
  throw new DataNotOpened('SNAPSHOTS_DAMAGED', folder)
}

const restoreFile = (dataFolder: string, file: string): Promise<string> =>
  inScratchFolder(dataFolder, async (scratch) => {
    const restored = join(scratch, 'database')
    await withRestored(file, restored, async () => undefined)
    const folder = databaseOf(dataFolder)
    if (existsSync(folder)) await rename(folder, `${folder}.before-restore-${Date.now()}`)
    await rename(restored, folder)
    beginningMarkOf(folder).clear()
    return file
  })
