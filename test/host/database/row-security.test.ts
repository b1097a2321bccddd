import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database, Queries, Transactions } from '#host/database/database.ts'
import { IN_MEMORY, openEmbedded } from '#host/database/embedded-database.ts'
import { migrate } from '#host/database/migrate.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { enterBusiness, hasRowSecurity } from '#host/database/row-security.ts'
import { deleteOldAnswers } from '#host/http/idempotency.ts'
import { buildServer } from '#host/server/http-server.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { createServerDatabase } from '#test/support/server-database.ts'
import { storeRowsOfEveryTable } from './rows-of-every-table.ts'

/** Limits to a company: by a column, or by the row of another table. */
const LIMITED: ReadonlyArray<string> = [
  'approval',
  'approval_decision',
  'approval_policy',
  'approval_target',
  'assignee_confirmation',
  'bank_account',
  'bill',
  'business_document',
  'cash_expected',
  'cash_fixed',
  'cash_opening',
  'contact',
  'credit_line',
  'debt',
  'debt_authorisation',
  'distinct_payables',
  'document',
  'entity_feature',
  'former_member',
  'idempotency',
  'imported_file',
  'imported_file_cold',
  'imported_file_piece',
  'invitation',
  'invoice',
  'invoice_attachment',
  'invoice_change',
  'invoice_view',
  'ledger_entry',
  'ledger_transfer',
  'order_document',
  'order_invoice',
  'order_status',
  'orders',
  'payable',
  'payables_setup',
  'payee_confirmation',
  'payer_lateness',
  'payroll',
  'payroll_payee',
  'renegotiation',
  'report_ticket',
  'scenario',
  'settled_doubt',
  'stakeholder',
  'supplier',
  'tax_certificate',
  'tax_credential',
  'tax_document',
  'tax_document_copy',
  'tax_job',
  'voucher',
  'wallet_request',
]

/** With policies of their own. */
const LIMITED_IN_PART: Readonly<Record<string, string>> = {
  audit: 'the end of a claim is recorded for the other company; read by the company only',
  business: 'read to sign in and to verify who owns a tax id; changed by itself only',
}

/** Why row security is off. */
const OPEN: Readonly<Record<string, string>> = {
  added_holiday: 'the same for all companies of a country',
  analytics_event: 'of the operator; has no names, tax ids or amounts',
  announcement: 'of the hosts',
  app_user: 'of a person, who may belong to several companies',
  audit_head: 'of the audit log of all companies',
  authorised_signer: 'of the operator',
  colony: 'the same for all',
  document_piece: 'written before the row that names it, under a random key',
  early_payment_payer: 'of the operator',
  host_setting: 'of the hosts',
  impersonation_code: 'of the operator; used before the company is known',
  mailed_link: 'of a user',
  membership: 'of a user; says which company a session may act for',
  notification: 'of a user, who reads those of the company of the session and the own ones',
  notification_choice: 'of a user',
  digest_mail: 'of a user',
  password_attempt: 'of all who try one tax id',
  rate_limit: 'of the hosts',
  schema_version: 'of the hosts',
  session: 'of a user; read before the company of a call is known',
  sign_in_attempt: 'of an address or an account',
  task_turn: 'of the hosts',
  tax_schedule: 'of the hosts',
  unused_file: 'of the store of files',
}

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
  mine = await withRows(await host.company('CL', '76086428-5', 'ana@empresa.cl'))
  other = await withRows(await host.company('CL', '77777777-7', 'eva@empresa.cl'))
})
afterAll(() => host.close())

const withRows = async (company: Company): Promise<Company> => {
  await storeRowsOfEveryTable(host, company)
  return company
}

const namesIn = async (database: Queries, statement: string): Promise<ReadonlyArray<string>> =>
  (await database.query<{ name: string }>(statement)).map(({ name }) => name).toSorted()

const idsIn = async (database: Queries, table: string): Promise<ReadonlyArray<string>> =>
  namesIn(database, `select t::text as name from ${table} t`)

describe('every table', () => {
  it('limits calls to the rows of their company, or it is listed why not', async () => {
    const of = (condition: string): Promise<ReadonlyArray<string>> =>
      namesIn(
        host.database,
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and ${condition}`,
      )
    expect(await of('relrowsecurity')).toEqual([...LIMITED, ...Object.keys(LIMITED_IN_PART)].toSorted())
    expect(await of('not relrowsecurity')).toEqual(Object.keys(OPEN).toSorted())
    expect(await of('relforcerowsecurity')).toEqual([])
  })

  it('has a policy where row security is on', async () => {
    const policies = await host.database.query<{ name: string; reading: string; writing: string }>(
      `select tablename as name, coalesce(qual, '') as reading, coalesce(with_check, qual) as writing from pg_policies
       where tablename = any($1) and cmd = 'ALL'`,
      [[...LIMITED]],
    )
    expect(policies.map(({ name }) => name).toSorted()).toEqual(LIMITED)
    for (const { reading, writing } of policies) {
      expect(reading).toMatch(/business_id = \(?NULLIF\(current_setting|EXISTS \( SELECT/)
      expect(writing).toBe(reading)
    }
  })

  it('with the id of a company is limited, unless users need it to act for one', async () => {
    const named = await namesIn(
      host.database,
      `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where a.attname = 'business_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    expect(named.filter((name) => name in OPEN)).toEqual([
      'analytics_event',
      'impersonation_code',
      'membership',
      'notification',
      'session',
    ])
  })

  it('is read by calls with the rights of the call, through a view too', async () => {
    const views = await host.database.query(
      `select relname, reloptions from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    )
    expect(views).toEqual([{ relname: 'ledger_in_force', reloptions: ['security_invoker=true'] }])
    expect(await hasRowSecurity(host.database)).toBe(true)
  })

  it.each(LIMITED)('is divided among the companies: %s', async (table) => {
    const all = await idsIn(host.database, table)
    const parts = await Promise.all(
      [mine, other].map(({ businessId }) => idsIn(host.database.ofBusiness(businessId), table)),
    )
    expect(parts.flat().toSorted()).toEqual(all)
    expect(await idsIn(host.database.ofBusiness(undefined), table)).toEqual([])
  })
})

/** The condition on the company in a statement of a store. */
const FILTER = /(?:\b\w+\.)?\bbusiness_id = \$\d+/g

interface Removed {
  readonly database: Database
  readonly statements: ReadonlyArray<string>
}

/** The database as calls would use it if no store named the company. */
const withoutFilters = (ofBusiness: Database['ofBusiness']): Removed => {
  const statements: Array<string> = []
  const queries = ({ query }: Queries): Queries => ({
    query: (sql, parameters) => {
      const text = sql.replaceAll(FILTER, '($& or true)')
      if (text !== sql) statements.push(text)
      return query(text, parameters)
    },
  })
  const transactions = (rows: Transactions): Transactions => ({
    ...queries(rows),
    transaction: (work) => rows.transaction((tx) => work(queries(tx))),
  })
  return { statements, database: { ...host.database, ofBusiness: (business) => transactions(ofBusiness(business)) } }
}

const LISTS = [
  ['invoice', 'invoice?orderType=DIRECT_FINANCING&page=1&size=100'],
  ['orders', 'order?page=1&size=100'],
  ['bank_account', 'bankaccount'],
] as const

/** The ids in what the call answers. */
const listed = async ({ database }: Removed, path: string): Promise<ReadonlyArray<number>> => {
  const app = await buildServer(
    { ...host.services, database },
    {
      clientFolder: '/nowhere',
      behindProxy: false,
      log: { level: 'silent', stream: { write: () => undefined } },
      readiness: host.readiness,
    },
  )
  const answer = await app.inject({
    url: `/api/business/${mine.businessId}/${path}`,
    headers: { authorization: `Bearer ${mine.token}` },
  })
  await app.close()
  expect(answer.statusCode, answer.body).toBe(200)
  const body: unknown = answer.json()
  const rows = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)
  return (rows as ReadonlyArray<{ id: number }>).map(({ id }) => id)
}

const foreignIn = async (table: string): Promise<ReadonlyArray<number>> =>
  (await host.database.query<{ id: number }>(`select id from ${table} where business_id = $1`, [other.businessId])).map(
    ({ id }) => id,
  )

describe('a store that forgot the company', () => {
  it.each(LISTS)('shows nothing of another: %s', async (table, path) => {
    const removed = withoutFilters(host.database.ofBusiness)
    const ids = await listed(removed, path)
    const foreign = await foreignIn(table)
    expect(removed.statements.some((text) => text.includes(table))).toBe(true)
    expect(ids).not.toEqual([])
    expect(ids.filter((id) => foreign.includes(id))).toEqual([])
  })

  it.each(LISTS)('would show it without row security: %s', async (table, path) => {
    const ids = await listed(
      withoutFilters(() => host.database),
      path,
    )
    const foreign = await foreignIn(table)
    expect(ids.filter((id) => foreign.includes(id))).not.toEqual([])
  })
})

const REJECTED = '42501'

describe('a call of a company', () => {
  it.each([
    ['an order', 'update orders set business_id = $1'],
    [
      'a bank account',
      `insert into bank_account (business_id, bank_id, type, number, email, currency, is_default, created_at, updated_at)
       values ($1, '1012', 'x', '9', 'x@x.cl', 'CLP', false, now(), now())`,
    ],
    ['a feature', 'insert into entity_feature values ($1, 99, true)'],
  ])('does not write %s of another', async (_, statement) => {
    const database = host.database.ofBusiness(mine.businessId)
    await expect(database.query(statement, [other.businessId])).rejects.toMatchObject({ code: REJECTED })
  })

  it('does not write rows of an order of another', async () => {
    const [foreign] = await foreignIn('orders')
    const database = host.database.ofBusiness(mine.businessId)
    await expect(
      database.query(`insert into order_status (order_id, status, changed_on) values ($1, 'PAID', now())`, [foreign]),
    ).rejects.toMatchObject({ code: REJECTED })
    expect(
      await database.query(`update order_invoice set rate = 0 where order_id = $1 returning id`, [foreign]),
    ).toEqual([])
  })

  it('changes no other company', async () => {
    const database = host.database.ofBusiness(mine.businessId)
    const changed = await database.query<{ id: number }>(`update business set address = 'Calle 2' returning id`)
    expect(changed.map(({ id }) => String(id))).toEqual([mine.businessId])
  })

  it('deletes the old answers of its company, and the hourly task those of all', async () => {
    const owners = async () =>
      namesIn(host.database, `select business_id::text as name from idempotency where key = 'old'`)
    await host.database.query(
      `insert into idempotency (business_id, key, request_hash, created_at) select id, 'old', '', '2026-01-01' from business`,
    )
    await deleteOldAnswers(host.database.ofBusiness(mine.businessId), NOON)
    expect(await owners()).toEqual([other.businessId])
    await deleteOldAnswers(host.database, NOON)
    expect(await owners()).toEqual([])
  })

  it('without a company sees the rows of the one that it enters', async () => {
    const seen = await host.database.ofBusiness(undefined).transaction(async (tx) => {
      expect(await idsIn(tx, 'orders')).toEqual([])
      await enterBusiness(tx, mine.businessId)
      return idsIn(tx, 'orders')
    })
    expect(seen).toHaveLength(1)
  })

  it('leaves nothing of it to the next on the connection', async () => {
    await host.database.ofBusiness(mine.businessId).query('select 1')
    await expect(host.database.ofBusiness(mine.businessId).query('select wrong')).rejects.toThrow()
    expect(await idsIn(host.database, 'orders')).toHaveLength(2)
    expect(await idsIn(host.database.ofBusiness(undefined), 'orders')).toEqual([])
  })

  it.each(['1; reset role', `1' or true`, '', '-1'])('has a company with an id of digits only, not %j', (business) => {
    expect(() => host.database.ofBusiness(business as BusinessId)).toThrow('not the id of a company')
  })
})

describe('a database whose user may create no role', () => {
  it('has the policies, which do not bind its owner, and says that calls are not limited', async () => {
    const database = await openEmbedded(IN_MEMORY)
    await database.script('create role keeper; grant usage, create on schema public to keeper; set role keeper')
    await migrate(database)
    await database.script(`
      insert into business (country, identifier, name) values ('CL', '1-9', 'Una'), ('CL', '2-7', 'Otra');
      insert into entity_feature values (1, 10, true), (2, 10, true);`)
    expect(await database.query('select business_id from entity_feature')).toHaveLength(2)
    expect(await namesIn(database, 'select tablename as name from pg_policies')).toContain('entity_feature')
    expect(await namesIn(database, `select rolname as name from pg_roles where rolname = 'anticipo_app'`)).toEqual([])
    expect(await hasRowSecurity(database)).toBe(false)
    await database.close()
  })
})

const server = process.env['TEST_DATABASE_URL']
/** The embedded database has one user. */
if (server !== undefined) {
  describe('a user of a server who is no superuser', () => {
    it('sees all rows as the owner of the tables, and limits calls once it may take on the role', async () => {
      const user = `host_${randomBytes(4).toString('hex')}`
      const keeper = openPostgres(server)
      const { address, drop } = await createServerDatabase(server)
      await keeper.script(
        `create role ${user} login; alter database ${new URL(address).pathname.slice(1)} owner to ${user}`,
      )
      const database = openPostgres(Object.assign(new URL(address), { username: user }).href)
      await migrate(database)
      await database.script(`
        insert into business (country, identifier, name) values ('CL', '1-9', 'Una'), ('CL', '2-7', 'Otra');
        insert into entity_feature values (1, 10, true), (2, 10, true);`)
      expect(await hasRowSecurity(database)).toBe(false)
      await keeper.script(`grant anticipo_app to ${user}`)
      expect(await hasRowSecurity(database)).toBe(true)
      expect(await idsIn(database, 'entity_feature')).toEqual(['(1,10,t)', '(2,10,t)'])
      expect(await idsIn(database.ofBusiness('1' as BusinessId), 'entity_feature')).toEqual(['(1,10,t)'])
      await database.close()
      await drop()
      await keeper.script(`drop role ${user}`)
      await keeper.close()
    })
  })
}
