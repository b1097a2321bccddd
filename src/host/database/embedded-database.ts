import { PGlite, type Transaction } from '@electric-sql/pglite'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Database, Parameter, Queries } from './database.ts'
import { limitToBusiness } from './row-security.ts'

export interface EmbeddedDatabase extends Database {
  /** The whole data directory as one compressed archive, taken between two statements. */
  readonly snapshot: () => Promise<Uint8Array>
}

/**
 * `folder` holds the data, or is `IN_MEMORY`. `archive` is a snapshot to begin with, when the folder is still empty.
 * The engine has no timers, so that it ignores `statement_timeout`: each statement must be short by what it asks for.
 */
export const openEmbedded = async (
  folder: string,
  archive?: Uint8Array<ArrayBuffer>,
  cacheMb = folder === IN_MEMORY ? SMALL_CACHE_MB : 128,
): Promise<EmbeddedDatabase> => {
  const engine = await PGlite.create({
    dataDir: folder,
    parsers: { ...COLUMN_PARSERS },
    serializers: { [BYTEA]: (bytes) => bytes },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${cacheMb}MB`],
    ...(archive === undefined ? {} : { loadDataDir: new Blob([archive]) }),
  })
  await engine.exec(`set timezone = 'UTC'`)
  return {
    ...queriesOf(engine),
    transaction: (work) => engine.transaction((tx) => work(queriesOf(tx))),
    ofBusiness: limitToBusiness(
      (statements) => (work) =>
        engine.transaction(async (tx) => {
          await tx.exec(statements)
          return work(queriesOf(tx))
        }),
    ),
    script: async (sql) => {
      await engine.exec(sql)
    },
    close: () => engine.close(),
    snapshot: async () => {
      await engine.exec('checkpoint')
      const dump = await engine.dumpDataDir('gzip')
      return new Uint8Array(await dump.arrayBuffer())
    },
  }
}

export const IN_MEMORY = 'memory://'

/** Enough for data in memory and for data that are read once. The engine fills all of its cache with zeros as it starts: without the rest that takes half the time. */
export const SMALL_CACHE_MB = 4

/** The object id of `bytea`, whose values go to the engine as they are: it would turn them into text one byte at a time, 0.4 s for 2 MB. */
const BYTEA = 17

const queriesOf = (engine: Pick<PGlite, 'query'> | Transaction): Queries => ({
  query: async <R>(sql: string, parameters: ReadonlyArray<Parameter> = []) => {
    const { rows } = await engine.query<R>(sql, [...parameters])
    return rows
  },
})
