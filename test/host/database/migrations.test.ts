import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { openEmbedded } from '#host/database/embedded-database.ts'
import { migrate } from '#host/database/migrate.ts'
import { identity } from '#host/database/migrations/0001-identity.ts'
import { taxDocuments } from '#host/database/migrations/0002-tax-documents.ts'
import { invoices } from '#host/database/migrations/0003-invoices.ts'
import { orders } from '#host/database/migrations/0004-orders.ts'
import { trail } from '#host/database/migrations/0005-trail.ts'

let database: Database | undefined
afterEach(() => database?.close())

/** A database as the version before accounts left it. */
const before = async (): Promise<Database> => {
  const old = await openEmbedded('memory://')
  await old.script('create table schema_version (version integer primary key, applied_at timestamptz not null default now())')
  for (const [at, sql] of [identity, taxDocuments, invoices, orders, trail].entries()) {
    await old.script(`insert into schema_version (version) values (${at + 1}); ${sql}`)
  }
  return old
}

describe('data from before accounts', () => {
  it('keeps its users, and knows the names that its documents told', async () => {
    database = await before()
    await database.script(`
      insert into app_user (email, name, password_hash) values ('ana@empresa.cl', 'Ana', 'x');
      insert into business (country, identifier, name) values ('CL', '76086428-5', 'Empresa');
      insert into tax_document (business_id, country, kind, key, sha256, payload) values
        (1, 'CL', 'Invoice', 'a', '', '{"issuer": {"id": "76086428-5", "name": "Primera SpA"}, "receiver": {"id": "77777777-7", "name": "77777777-7"}}'),
        (1, 'CL', 'Invoice', 'b', '', '{"issuer": {"id": "76086428-5", "name": "Segunda SpA"}, "receiver": {"id": "11111111-1", "name": ""}}'),
        (1, 'CL', 'RegisterEntry', 'c', '', '{"party": {"id": "22222222-2", "name": "Tercera SpA"}}');`)
    await migrate(database)
    expect(await database.query('select email, name, campaign, email_verified_at from app_user'))
      .toEqual([{ email: 'ana@empresa.cl', name: 'Ana', campaign: {}, email_verified_at: null }])
    expect(await database.query('select identifier, name from known_name order by identifier')).toEqual([
      { identifier: '22222222-2', name: 'Tercera SpA' }, { identifier: '76086428-5', name: 'Primera SpA' },
    ])
  })
})
