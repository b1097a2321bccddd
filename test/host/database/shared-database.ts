import type { Database } from '#host/database/database.ts'
import { freshDatabase } from './fresh-database.ts'

/** Databases that are open and in no use. */
const idle: Array<Database> = []

/**
 * A database with the schema and no rows, which closing leaves open for the next use by the same worker: emptying one takes
 * a tenth of the time of starting one. For tests that leave the schema as it is.
 */
export const sharedDatabase = async (): Promise<Database> => {
  const used = idle.pop()
  if (used !== undefined) await emptyDatabase(used)
  const database = used ?? (await freshDatabase())
  let isOpen = true
  const whileOpen = <A>(work: () => Promise<A>): Promise<A> =>
    isOpen ? work() : Promise.reject(new Error('The database is closed'))
  return {
    query: (sql, parameters) => whileOpen(() => database.query(sql, parameters)),
    transaction: (work) => whileOpen(() => database.transaction(work)),
    ofBusiness: (business) => {
      const rows = database.ofBusiness(business)
      return {
        query: (sql, parameters) => whileOpen(() => rows.query(sql, parameters)),
        transaction: (work) => whileOpen(() => rows.transaction(work)),
      }
    },
    script: (sql) => whileOpen(() => database.script(sql)),
    close: async () => {
      if (isOpen) idle.push(database)
      isOpen = false
    },
  }
}

/** The size of a large table. Deleted rows stay in its file, which each reading of the table goes through. */
const LARGE_BYTES = 256 * 1024

/** Without rows, with sequences at their start. The audit log cannot be emptied, and its head is the only row that the schema begins with. */
export const emptyDatabase = async (database: Database): Promise<void> => {
  const tables = await database.query<Table>(
    `select quote_ident(relname) as name, pg_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_version'`,
  )
  const isLarge = tables.some(({ bytes }) => bytes > LARGE_BYTES)
  await database.script(`
    begin;
    set local session_replication_role = replica;
    ${isLarge || isOnServer() ? truncate(tables) : await remove(database, tables)}
    insert into audit_head (position, hash) values (0, repeat('0', 64));
    commit;`)
}

/** A server reuses the place of deleted rows at its own time, and then reads new rows in another order. */
const isOnServer = (): boolean => process.env['TEST_DATABASE_URL'] !== undefined

interface Table {
  readonly name: string
  readonly bytes: number
}

/** Creates the files of all tables and indexes again. */
const truncate = (tables: ReadonlyArray<Table>): string =>
  `truncate ${tables.map(({ name }) => name).join(', ')} restart identity;`

/** A tenth of the time, for a few rows in a few tables. */
const remove = async (database: Database, tables: ReadonlyArray<Table>): Promise<string> => {
  const sequences = await database.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return [
    ...tables.filter(({ bytes }) => bytes > 0).map(({ name }) => `delete from ${name};`),
    ...sequences.map(({ name }) => `alter sequence ${name} restart;`),
  ].join('\n')
}
