import { afterAll } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { freshDatabase } from './fresh-database.ts'

/** Databases that are open and in no use. */
const idle: Array<Database> = []

/**
 * A database with the schema and no rows, which closing leaves open for the next use in the same file: emptying one takes
 * a tenth of the time of starting one. For tests that leave the schema as it is.
 */
export const sharedDatabase = async (): Promise<Database> => {
  const used = idle.pop()
  if (used !== undefined) await empty(used)
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

afterAll(() => Promise.all(idle.splice(0).map((database) => database.close())))

/** The audit log refuses to be emptied, and its head is the only row that the schema begins with. */
const empty = async (database: Database): Promise<void> => {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_version'`,
  )
  await database.script(`
    begin;
    set local session_replication_role = replica;
    truncate ${tables.map(({ name }) => name).join(', ')} restart identity;
    insert into audit_head (position, hash) values (0, repeat('0', 64));
    commit;`)
}
