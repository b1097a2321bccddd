import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Rejection } from '../kernel/rejection.ts'
import { beginningMarkOf } from './beginning-mark.ts'
import { openEmbedded, SMALL_CACHE_MB, type EmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import { databaseOf, ENGINE_LOCK, lockFolder } from './open-database.ts'
import { DataNotOpened, explainEmbedded, explainOpening } from './opening-failures.ts'
import { readSnapshot } from './snapshots.ts'
import { verifyIntegrity } from './verify-integrity.ts'

/** A folder for the time of some work, on the disk of the data and readable by its owner only. */
export const inScratchFolder = async <A>(
  dataFolder: string,
  work: (folder: string) => Promise<A>,
  prefix = SCRATCH_PREFIX,
): Promise<A> => {
  const folder = await mkdtemp(join(dataFolder, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SCRATCH_PREFIX = 'database.scratch-'
/** The prefix of folders that exist only while the folder of the data is locked. */
const COPY_PREFIX = `${SCRATCH_PREFIX}copy-`

/**
 * Does `work` on a copy of the database of a stopped host, while no host can start on the folder. The engine changes files of whatever
 * it opens, so that it does not open the original.
 */
export const withCopy = async <A>(dataFolder: string, work: (database: EmbeddedDatabase) => Promise<A>): Promise<A> => {
  const original = databaseOf(dataFolder)
  if (!existsSync(join(original, 'PG_VERSION')) || beginningMarkOf(original).isSet())
    throw new Rejection(`En ${dataFolder} no hay datos de un servidor.`)
  const release = lockFolder(dataFolder)
  try {
    await removeOldCopies(dataFolder)
    return await inScratchFolder(dataFolder, (scratch) => onCopy(dataFolder, scratch, work), COPY_PREFIX)
  } finally {
    release()
  }
}

/** The lock says that no command that made one is running. */
const removeOldCopies = async (dataFolder: string): Promise<void> => {
  const old = (await readdir(dataFolder)).filter((name) => name.startsWith(COPY_PREFIX))
  await Promise.all(old.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })))
}

const onCopy = async <A>(
  dataFolder: string,
  scratch: string,
  work: (database: EmbeddedDatabase) => Promise<A>,
): Promise<A> => {
  const folder = join(scratch, 'database')
  await copyFolder(databaseOf(dataFolder), folder)
  return onDatabase({ folder, place: dataFolder }, work)
}

const copyFolder = async (from: string, to: string): Promise<void> => {
  try {
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await rm(join(to, ENGINE_LOCK), { force: true })
  } catch (error) {
    throw explainOpening(error, from)
  }
}

/** Does `work` on the content of a snapshot, restored to a folder that does not exist yet. */
export const withRestored = async <A>(
  file: string,
  folder: string,
  work: (database: EmbeddedDatabase) => Promise<A>,
): Promise<A> => onDatabase({ folder, place: file, archive: await readSnapshot(file) }, work)

interface Opened {
  readonly folder: string
  /** The damaged place when it cannot be opened, for messages. */
  readonly place: string
  readonly archive?: Uint8Array<ArrayBuffer>
}

/** Damage is found before the work begins: its own errors are not mistaken for it. */
const onDatabase = async <A>(opened: Opened, work: (database: EmbeddedDatabase) => Promise<A>): Promise<A> => {
  const database = await openChecked(opened)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const openChecked = async ({ archive, folder, place }: Opened): Promise<EmbeddedDatabase> => {
  try {
    const database = await openEmbedded(folder, archive, SMALL_CACHE_MB)
    await migrate(database)
    await verifyIntegrity(database)
    return database
  } catch (error) {
    const explained = await explainEmbedded(error, folder)
    const isDamaged = explained instanceof DataNotOpened && explained.failure === 'DAMAGED'
    throw isDamaged ? new DataNotOpened('DAMAGED', place, error) : explained
  }
}
