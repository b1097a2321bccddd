import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { IN_MEMORY, openEmbedded } from '#host/database/embedded-database.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { createServerDatabase } from '#test/support/server-database.ts'
import { bareDatabase, builtDatabase, freshDatabase } from './fresh-database.ts'
import { schemaText } from './schema-text.ts'

const SCHEMA = fileURLToPath(new URL('../../../src/host/database/schema.sql', import.meta.url))
const SERVER = process.env['TEST_DATABASE_URL']

let migrated: Database
let text: string
beforeAll(async () => {
  migrated = await freshDatabase()
  text = await schemaText(migrated)
})
afterAll(() => migrated.close())

/** Without any table, in memory or on the server as `migrated`. */
const emptyDatabase = async (): Promise<Database> => {
  if (SERVER === undefined) return openEmbedded(IN_MEMORY, await bareDatabase())
  const { address, drop } = await createServerDatabase(SERVER)
  const database = openPostgres(address)
  return { ...database, close: () => database.close().then(drop) }
}

/** Roles are of a server, not of a schema. */
const CREATE_ROLE = `do $$ begin create role anticipo_app; exception when duplicate_object then null; end $$;`

describe('the written schema', () => {
  /* The text of a view depends on the version of PostgreSQL, so the file is the embedded database's on every run. */
  it('is what the migrations leave behind in the embedded database, to the letter', async () => {
    const embedded = await openEmbedded(IN_MEMORY, await builtDatabase())
    try {
      await expect(await schemaText(embedded)).toMatchFileSnapshot(SCHEMA)
    } finally {
      await embedded.close()
    }
  })

  it('creates in an empty database what the migrations leave behind', async () => {
    const created = await emptyDatabase()
    try {
      await created.script(`${CREATE_ROLE} ${readFileSync(SCHEMA, 'utf8')}`)
      expect(await schemaText(created)).toBe(text)
    } finally {
      await created.close()
    }
  })

  it.each([
    ['a column', 'alter table orders add column note text'],
    ['a default', 'alter table orders alter column status set default 7'],
    ['a check', 'alter table orders add check (transfer < 10)'],
    ['an index', 'create index on orders (transfer)'],
    ['a reference', 'alter table bill drop constraint bill_business_id_order_id_fkey'],
    ['a view', 'alter view ledger_in_force set (security_invoker = false)'],
    ['a function', 'alter function audit_content(audit) volatile'],
    ['a policy', 'drop policy of_business on orders'],
    ['row security', 'alter table orders disable row level security'],
    ['a trigger', 'drop trigger audit_chained on audit'],
    ['a grant', 'revoke delete on orders from anticipo_app'],
  ])('differs after a change of %s', async (_, change) => {
    await migrated
      .transaction(async (tx) => {
        await tx.query(change)
        expect(await schemaText(tx)).not.toBe(text)
        throw new Undone()
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(Undone))
  })
})

class Undone extends Error {}
