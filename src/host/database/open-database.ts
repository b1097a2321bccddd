import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataPath } from '../kernel/data-folder.ts'
import { beginningMarkOf, putAside } from './beginning-mark.ts'
import { checkClock } from './check-clock.ts'
import { lockData } from './data-lock.ts'
import type { Database } from './database.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded-database.ts'
import { migrate, MIGRATION_LOCK } from './migrate.ts'
import { DataNotOpened, explainEmbedded, explainOpening } from './opening-failures.ts'
import { openPostgres, whileLocked } from './postgres-database.ts'
import { hasRowSecurity } from './row-security.ts'
import { keepSnapshot, listSnapshots } from './snapshots.ts'
import { readTemplateDatabase } from './template-database.ts'
import { verifyIntegrity } from './verify-integrity.ts'

const SNAPSHOT_EVERY_MS = 10 * 60 * 1000

/** An open database with its protection against loss. */
export interface OpenedDatabase extends Database {
  /** Writes a snapshot now; does nothing for a server. */
  readonly snapshot: () => Promise<void>
  /** Whether the database limits each call to the rows of its company. */
  readonly hasRowSecurity: boolean
}

/** How the embedded database starts. */
export interface EmbeddedStart {
  /** Gives a new folder its content, or undefined for an empty one. */
  readonly beginning?: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The size of the engine's cache in megabytes, its usual one by default. */
  readonly cacheMb?: number
}

/** Opens the database with a current schema. */
export const openDatabase = async (
  dataFolder: string,
  address: string | undefined,
  now: () => number,
  start: EmbeddedStart = {},
): Promise<OpenedDatabase> => {
  if (address === undefined) return openFolder(dataFolder, now, start)
  await whileLocked(address, MIGRATION_LOCK, migrate).catch((error: unknown) => {
    throw explainOpening(error, new URL(address).host)
  })
  const database = openPostgres(address)
  try {
    await checkClock(database, new URL(address).host, now)
    const isLimited = await hasRowSecurity(database)
    const opened = { ...database, snapshot: async () => undefined, hasRowSecurity: isLimited }
    return isLimited ? opened : { ...opened, ofBusiness: () => database }
  } catch (error) {
    await database.close()
    throw explainOpening(error, new URL(address).host)
  }
}

export const databaseOf = (dataFolder: string): string => join(dataFolder, 'database')
export const snapshotsOf = (dataFolder: string): string => dataPath(dataFolder, 'snapshots')

export const lockFolder = (dataFolder: string): (() => void) => {
  try {
    return lockData(join(dataFolder, 'database.lock'))
  } catch (error) {
    throw explainOpening(error, dataFolder)
  }
}

const openFolder = async (dataFolder: string, now: () => number, start: EmbeddedStart): Promise<OpenedDatabase> => {
  const release = lockFolder(dataFolder)
  try {
    const database = await openWhole(dataFolder, now, start)
    let changed = Promise.resolve()
    const snapshot = (): Promise<void> => {
      changed = changed
        .catch(() => undefined)
        .then(async () => void (await keepSnapshot(snapshotsOf(dataFolder), await database.snapshot(), now())))
      return changed
    }
    const every = setInterval(() => void snapshot().catch(warn), SNAPSHOT_EVERY_MS)
    every.unref()
    const close = async (): Promise<void> => {
      clearInterval(every)
      try {
        await snapshot()
      } finally {
        await database.close()
        release()
      }
    }
    return { ...database, snapshot, close, hasRowSecurity: true }
  } catch (error) {
    release()
    throw explainOpening(error, dataFolder)
  }
}

/** A non-empty folder must contain a complete database: only an interrupted creation is repeated. */
const openWhole = async (
  dataFolder: string,
  now: () => number,
  { beginning = readTemplateDatabase, cacheMb }: EmbeddedStart,
): Promise<EmbeddedDatabase> => {
  const folder = databaseOf(dataFolder)
  const mark = beginningMarkOf(folder)
  const hasSnapshots = (await listSnapshots(snapshotsOf(dataFolder))).length > 0
  if (mark.isSet() && !hasSnapshots) putAside(folder, now())
  const before = await readdir(folder).catch((): ReadonlyArray<string> => [])
  const emptied = before.length === 0 && hasSnapshots
  if (emptied || (before.length > 0 && !before.includes('PG_VERSION'))) throw new DataNotOpened('DAMAGED', folder)
  if (before.length === 0) mark.set()
  await rm(join(folder, ENGINE_LOCK), { force: true })
  try {
    const database = await openEmbedded(folder, before.length === 0 ? await beginning() : undefined, cacheMb)
    await migrate(database)
    await verifyIntegrity(database)
    if (mark.isSet()) mark.clear()
    return database
  } catch (error) {
    throw await explainEmbedded(error, folder)
  }
}

/** Left by a killed host, at times empty, which the engine rejects for good. The lock of the folder says that no other has it. */
export const ENGINE_LOCK = 'postmaster.pid'

/** Older snapshots exist, and the next may succeed. */
const warn = (error: unknown): void =>
  process.emitWarning(
    `No se pudo escribir la copia de seguridad: ${error instanceof Error ? error.message : String(error)}`,
  )
