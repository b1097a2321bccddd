import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { IN_MEMORY, openEmbedded } from '#host/database/embedded-database.ts'
import { migrate } from '#host/database/migrate.ts'
import { identity } from '#host/database/migrations/0001-identity.ts'
import { taxDocuments } from '#host/database/migrations/0002-tax-documents.ts'
import { invoices } from '#host/database/migrations/0003-invoices.ts'
import { orders } from '#host/database/migrations/0004-orders.ts'
import { trail } from '#host/database/migrations/0005-trail.ts'
import { accounts } from '#host/database/migrations/0006-accounts.ts'
import { backOffice } from '#host/database/migrations/0007-back-office.ts'
import { bareDatabase } from './fresh-database.ts'

let database: Database | undefined
afterEach(() => database?.close())

const BEFORE_ACCOUNTS = [identity, taxDocuments, invoices, orders, trail]
const BEFORE_OWNERSHIP = [...BEFORE_ACCOUNTS, accounts, backOffice]

/** A database of an earlier version. */
const before = async (migrations: ReadonlyArray<string>): Promise<Database> => {
  const old = await openEmbedded(IN_MEMORY, await bareDatabase())
  await old.script(
    'create table schema_version (version integer primary key, applied_at timestamptz not null default now())',
  )
  for (const [at, sql] of migrations.entries()) {
    await old.script(`insert into schema_version (version) values (${at + 1}); ${sql}`)
  }
  return old
}

describe('data from before accounts', () => {
  it('retains its users, and not the names from documents of others', async () => {
    database = await before(BEFORE_ACCOUNTS)
    await database.script(`
      insert into app_user (email, name, password_hash) values ('ana@empresa.cl', 'Ana', 'x');
      insert into business (country, identifier, name) values ('CL', '76086428-5', 'Empresa');
      insert into tax_document (business_id, country, kind, key, sha256, payload) values
        (1, 'CL', 'Invoice', 'a', '', '{"issuer": {"id": "76086428-5", "name": "Primera SpA"}, "receiver": {"id": "77777777-7", "name": "77777777-7"}}'),
        (1, 'CL', 'Invoice', 'b', '', '{"issuer": {"id": "76086428-5", "name": "Segunda SpA"}, "receiver": {"id": "11111111-1", "name": ""}}'),
        (1, 'CL', 'RegisterEntry', 'c', '', '{"party": {"id": "22222222-2", "name": "Tercera SpA"}}');`)
    await migrate(database)
    expect(await database.query('select email, name, campaign, email_verified_at from app_user')).toEqual([
      { email: 'ana@empresa.cl', name: 'Ana', campaign: {}, email_verified_at: null },
    ])
    expect(await database.query('select name, documented_name from business')).toEqual([
      { name: 'Empresa', documented_name: null },
    ])
  })
})

describe('data from before due dates had a source', () => {
  it('gets the source of each due date, and the new default terms', async () => {
    database = await before(BEFORE_ACCOUNTS)
    await database.script(`
      insert into business (country, identifier, name) values ('CL', '76086428-5', 'Chilena'), ('MX', 'EKU9003173C9', 'Mexicana');
      insert into tax_document (business_id, country, kind, key, sha256, payload) values
        (1, 'CL', 'Invoice', '76086428-5|33|1', '', '{"dueDate": "2026-06-01"}'),
        (1, 'CL', 'Invoice', '76086428-5|33|2', '', '{}'),
        (1, 'CL', 'Invoice', '76086428-5|33|3', '', '{}'),
        (1, 'CL', 'Invoice', '76086428-5|33|4', '', '{}'),
        (1, 'CL', 'Assignment', '76086428-5|33|4|AEC|1', '', '{"invoiceKey": "76086428-5|33|4", "lastDueDate": "2026-07-01"}'),
        (1, 'CL', 'RegisterEntry', 'r2', '', '{"register": "SALES", "documentType": "33", "folio": "2", "receivedAt": "05/05/2026 10:00:00"}'),
        (1, 'CL', 'RegisterEntry', 'r3', '', '{"register": "SALES", "documentType": "33", "folio": "3", "receivedAt": "31/02/2026"}'),
        (2, 'MX', 'Invoice', 'a', '', '{"facts": {"paymentConditions": "60 DIAS"}}'),
        (2, 'MX', 'Invoice', 'b', '', '{"facts": {"paymentConditions": "NET45"}}'),
        (2, 'MX', 'Invoice', 'c', '', '{"facts": {}}');
      insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, search,
        plain_identifier, folio_order, payer_order)
      select row.business, row.key, 'F', 'P', 'I', '2026-05-01', row.due, 100, true, 's', 'i', 'f', 'p' from (values
        (1, '76086428-5|33|1', '2026-06-01'::date), (1, '76086428-5|33|2', '2026-05-31'), (1, '76086428-5|33|3', '2026-05-31'),
        (1, '76086428-5|33|4', '2026-07-01'), (2, 'a', '2026-06-30'), (2, 'b', '2026-06-15'), (2, 'c', '2026-06-15')
      ) as row (business, key, due);`)
    await migrate(database)
    expect(
      await database.query('select key, due_date::text as due, due_source as source from invoice order by id'),
    ).toEqual([
      { key: '76086428-5|33|1', due: '2026-06-01', source: 'DOCUMENT' },
      { key: '76086428-5|33|2', due: '2026-06-04', source: 'RECEPTION' },
      { key: '76086428-5|33|3', due: '2026-05-31', source: 'ISSUE' },
      { key: '76086428-5|33|4', due: '2026-07-01', source: 'DOCUMENT' },
      { key: 'a', due: '2026-06-30', source: 'CONDITIONS' },
      { key: 'b', due: '2026-06-15', source: 'CONDITIONS' },
      { key: 'c', due: '2026-05-31', source: 'ISSUE' },
    ])
  })
})

describe('data from before the latest job was noted', () => {
  it('gets its time beside each credential', async () => {
    database = await before(BEFORE_OWNERSHIP)
    await database.script(`
      insert into business (country, identifier, name) values ('CL', '1-9', 'Refreshed'), ('CL', '2-7', 'Never');
      insert into tax_credential (business_id, identifier, sealed_password) values (1, '1-9', 'x'), (2, '2-7', 'x');
      insert into tax_job (business_id, state, created_at) values
        (1, 'SUCCESS', '2026-05-01T12:00:00Z'), (1, 'FAILED', '2026-05-02T12:00:00Z');`)
    await migrate(database)
    expect(
      await database.query('select business_id, latest_job_at::text as at from tax_credential order by business_id'),
    ).toEqual([
      { business_id: 1, at: expect.stringMatching(/^2026-05-02 12:00:00/) },
      { business_id: 2, at: '-infinity' },
    ])
  })
})

describe('data from before ownership was proven', () => {
  it('is verified where a credential was accepted or an operator added the company, and nowhere else', async () => {
    database = await before(BEFORE_OWNERSHIP)
    await database.script(`
      insert into app_user (email, name, password_hash) values
        ('linked@a.cl', 'A', 'x'), ('added@b.cl', 'B', 'x'), ('typed@c.cl', 'C', 'x'), ('first@d.cl', 'D', 'x'), ('owner@d.cl', 'E', 'x');
      insert into business (country, identifier, name) values
        ('CL', '1-9', 'Linked'), ('CL', '2-7', 'Added'), ('CL', '3-5', 'Typed'), ('CL', '4-3', 'Typed first, then added for its owner');
      insert into membership values (1, 1), (2, 2), (3, 3), (4, 4), (5, 4);
      insert into session values ('of first', 4, now(), now()), ('of owner', 5, now(), now());
      insert into tax_credential (business_id, identifier, sealed_password) values (1, '1-9', 'x');
      insert into audit (at, actor, user_id, business_id, action) values
        (now(), 'linked@a.cl', 1, 1, 'tax credential linked'), (now(), 'operator', 2, 2, 'company added'), (now(), 'typed@c.cl', 3, 3, 'business created'),
        (now(), 'first@d.cl', 4, 4, 'business created'), (now(), 'operator', 5, 4, 'company added');`)
    await migrate(database)
    expect(await database.query('select identifier, verified_by from business order by id')).toEqual([
      { identifier: '1-9', verified_by: 'CREDENTIAL' },
      { identifier: '2-7', verified_by: 'OPERATOR' },
      { identifier: '3-5', verified_by: null },
      { identifier: '4-3', verified_by: 'OPERATOR' },
    ])
    expect(await database.query('select user_id, business_id from membership order by user_id')).toEqual([
      { user_id: 1, business_id: 1 },
      { user_id: 2, business_id: 2 },
      { user_id: 3, business_id: 3 },
      { user_id: 5, business_id: 4 },
    ])
    expect(await database.query('select id from session')).toEqual([{ id: 'of owner' }])
    expect(await database.query('select user_id, kind, detail from notification')).toEqual([
      { user_id: 4, kind: 'BusinessClaimLost', detail: { identifier: '4-3' } },
    ])
  })
})

describe('sessions from before their browsers were stored', () => {
  it('belong to an operator where the audit log says so', async () => {
    database = await before(BEFORE_OWNERSHIP)
    await database.script(`
      insert into app_user (email, name, password_hash) values ('ana@empresa.cl', 'Ana', 'x');
      insert into session values ('own', 1, now(), now()), ('of operator', 1, now(), now());
      insert into audit (at, actor, operator, user_id, action, detail) values
        (now(), 'ana@empresa.cl', null, 1, 'signed in', '{"session": "own"}'),
        (now(), 'ana@empresa.cl', 'Olga Pérez', 1, 'impersonation begun', '{"session": "of operator"}');`)
    await migrate(database)
    expect(await database.query('select id, operator, user_agent from session order by id')).toEqual([
      { id: 'of operator', operator: 'Olga Pérez', user_agent: null },
      { id: 'own', operator: null, user_agent: null },
    ])
  })
})

describe('orders from before bills', () => {
  it('have those of their charges where they were transferred', async () => {
    database = await before(BEFORE_OWNERSHIP)
    await database.script(`
      insert into business (country, identifier, name) values ('CL', '76086428-5', 'Empresa');
      insert into orders (business_id, type, status, requested_on, updated_at, total, credit_notes, retention, available_retention,
          retention_rate, base_rate, interest, operation_cost, order_discounts, invoice_discounts, transfer)
        values (1, 'DIRECT_FINANCING', 'PAID', '2026-03-01', '2026-03-09T02:00:00Z', 1000, 0, 300, 300, 3000, 280, 40, 10, 0, 0, 650),
          (1, 'DIRECT_FINANCING', 'ACTIVE', '2026-03-01', '2026-03-09T12:00:00Z', 1000, 0, 300, 300, 3000, 280, 40, 0, 0, 0, 660),
          (1, 'DIRECT_FINANCING', 'APPROVED', '2026-03-01', '2026-03-09T12:00:00Z', 1000, 0, 300, 300, 3000, 280, 40, 10, 0, 0, 650);`)
    await migrate(database)
    expect(await database.query('select order_id, type, amount, issued_on::text from bill order by id')).toEqual([
      { order_id: 1, type: 'interest', amount: 40, issued_on: '2026-03-08' },
      { order_id: 1, type: 'advisory', amount: 10, issued_on: '2026-03-08' },
      { order_id: 2, type: 'interest', amount: 40, issued_on: '2026-03-09' },
    ])
  })
})

describe('orders from before the ledger', () => {
  it('have the movements of their transfer, and paid ones those of payments on the payment dates', async () => {
    database = await before(BEFORE_OWNERSHIP)
    await database.script(`
      insert into business (country, identifier, name) values ('CL', '76086428-5', 'Empresa');
      insert into invoice (business_id, key, folio, payer_identifier, payer_name, issue_date, due_date, amount, credit_notes, financeable,
          search, plain_identifier, folio_order, payer_order)
        values (1, 'k', '7', '77777777-7', 'Pagador', '2026-02-01', '2026-03-31', 1000, 100, true, '', '', '', '');
      insert into orders (business_id, type, status, requested_on, updated_at, total, credit_notes, retention, available_retention,
          retention_rate, base_rate, interest, operation_cost, order_discounts, invoice_discounts, transfer)
        values (1, 'DIRECT_FINANCING', 'PAID', '2026-03-01', '2026-04-09T12:00:00Z', 1000, 100, 300, 300, 3000, 280, 40, 10, 0, 0, 550),
          (1, 'DIRECT_FINANCING', 'IN_REVIEW', '2026-03-01', '2026-03-09T12:00:00Z', 1000, 0, 300, 300, 3000, 280, 40, 10, 0, 0, 650);
      insert into order_invoice (order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
        values (1, 1, 0, '2026-03-31', 1000, 100, 280, 3000, 300);`)
    await migrate(database)
    const entries = await database.query<Record<string, unknown>>(
      'select order_id, type, debit, credit, amount, moved_on::text from ledger_entry order by id',
    )
    expect(entries.map((entry) => Object.values(entry))).toEqual([
      [1, 'TRANSFER', 'RECEIVABLE', 'TRANSFERS', 550, '2026-04-09'],
      [1, 'RETENTION', 'RECEIVABLE', 'RETENTION', 300, '2026-04-09'],
      [1, 'PRICE_DIFFERENCE', 'RECEIVABLE', 'INTEREST', 40, '2026-04-09'],
      [1, 'ADVISORY', 'RECEIVABLE', 'INTEREST', 10, '2026-04-09'],
      [1, 'PAGO_FACTURA', 'TRANSFERS', 'RECEIVABLE', 900, '2026-03-31'],
      [1, 'RELEASE', 'RETENTION', 'SURPLUS', 300, '2026-03-31'],
    ])
    const owners = await database.query('select business_id from order_invoice union all select business_id from bill')
    expect(owners).toEqual(Array.from({ length: 3 }, () => ({ business_id: 1 })))
  })
})
