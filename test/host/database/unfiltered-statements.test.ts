import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parameter, Queries } from '#host/database/database.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { storeRowsOfEveryTable } from './rows-of-every-table.ts'

/*
 * The reads and writes of a store that forgot the company, for every table with row security: that it names no company is the
 * same for any statement, so that one of each kind stands for all.
 */

interface Table {
  readonly name: string
  /** That an insert may name. */
  readonly columns: string
  /** One that an update may set. */
  readonly harmless: string
}

const TABLES = `
select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
  (array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attidentity = ''))[1] as harmless
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
group by c.relname order by c.relname`

/** Policies of their own: all append to the log, and all read the companies and claim one. */
const IN_PART: ReadonlyArray<string> = ['audit', 'business']

/** The rows of a company where these do not name it. */
const BELONGS: Readonly<Record<string, string>> = {
  business: 'id = $1',
  distinct_payables: 'one_id in (select id from payable where business_id = $1)',
  imported_file_piece: 'file_id in (select id from imported_file where business_id = $1)',
  payee_confirmation: 'account_id in (select id from bank_account where business_id = $1)',
}

let host: AHost
let mine: Company
let other: Company
let limited: ReadonlyArray<Table>
beforeAll(async () => {
  host = await aHost()
  limited = (await host.database.query<Table>(TABLES)).filter(({ name }) => !IN_PART.includes(name))
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
  for (const company of [mine, other]) await storeRowsOfEveryTable(host, company)
})
afterAll(() => host.close())

/** Rows as text. */
const rowsIn = async (
  queries: Queries,
  statement: string,
  parameters: ReadonlyArray<Parameter> = [],
): Promise<ReadonlyArray<string>> =>
  (await queries.query<{ row: string }>(statement, parameters)).map(({ row }) => row).toSorted()

/** Reads like the owner of the tables, whom no policy binds. */
const rowsOf = ({ businessId }: Company, table: string, queries: Queries = host.database) =>
  rowsIn(queries, `select t::text as row from ${table} t where ${BELONGS[table] ?? 'business_id = $1'}`, [businessId])

class Undone extends Error {}

/** In a transaction of the first company that is undone. */
const undone = async <A>(work: (tx: Queries) => Promise<A>): Promise<A> => {
  let result: { readonly value: A } | undefined
  await host.database
    .ofBusiness(mine.businessId)
    .transaction(async (tx) => {
      result = { value: await work(tx) }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  if (result === undefined) throw new Error('no result')
  return result.value
}

/** Without foreign keys and triggers, which reject some statements before a policy could be missed. */
const withoutGuards = async (tx: Queries): Promise<void> => {
  await tx.query('reset role')
  await tx.query('set local session_replication_role = replica')
  await tx.query('set local role anticipo_app')
}

/** The rows that a change returns, and the rest of the other company's rows. */
const changed = (statement: string, table: string) =>
  undone(async (tx) => {
    await withoutGuards(tx)
    const touched = await rowsIn(tx, statement)
    await tx.query('reset role')
    return { touched, left: await rowsOf(other, table, tx) }
  })

/** The row as it is, sent by the first company. */
const inserted = ({ columns, name }: Table, row: string) =>
  undone(async (tx) => {
    await withoutGuards(tx)
    return tx
      .query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from jsonb_populate_record(null::${name}, $1::jsonb)`,
        [row],
      )
      .then(
        () => 'inserted',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
  })

const asJson = ({ businessId }: Company, table: string) =>
  rowsIn(
    host.database,
    `select to_jsonb(t)::text as row from ${table} t where ${BELONGS[table] ?? 'business_id = $1'} limit 1`,
    [businessId],
  )

describe('a statement without a condition on the company, on each table of companies', () => {
  it('meets rows of both', async () => {
    expect(limited.length).toBeGreaterThan(30)
    for (const { name } of limited) {
      expect(await rowsOf(mine, name), name).not.toEqual([])
      expect(await rowsOf(other, name), name).not.toEqual([])
      expect((await rowsOf(mine, name)).length + (await rowsOf(other, name)).length, name).toBe(
        (await rowsIn(host.database, `select t::text as row from ${name} t`)).length,
      )
    }
  })

  it('reads and counts those of its own', async () => {
    for (const { name } of limited) {
      const own = await rowsOf(mine, name)
      expect(await undone((tx) => rowsIn(tx, `select t::text as row from ${name} t`)), name).toEqual(own)
      expect(await undone((tx) => tx.query(`select count(*)::int as rows from ${name}`)), name).toEqual([
        { rows: own.length },
      ])
    }
  })

  it('changes those of its own', async () => {
    for (const { harmless, name } of limited) {
      const statement = `update ${name} t set ${harmless} = ${harmless} returning t::text as row`
      expect(await changed(statement, name), name).toEqual({
        touched: await rowsOf(mine, name),
        left: await rowsOf(other, name),
      })
    }
  })

  it('deletes those of its own', async () => {
    for (const { name } of limited)
      expect(await changed(`delete from ${name} t returning t::text as row`, name), name).toEqual({
        touched: await rowsOf(mine, name),
        left: await rowsOf(other, name),
      })
  })

  it('writes none for another', async () => {
    for (const table of limited) {
      const [row = ''] = await asJson(other, table.name)
      expect(await inserted(table, row), table.name).toBe(
        `new row violates row-level security policy for table "${table.name}"`,
      )
    }
  })

  it('moves none to another', async () => {
    const named = limited.filter(({ columns }) => columns.split(', ').includes('business_id'))
    for (const { name } of named) {
      const moving = undone(async (tx) => {
        await withoutGuards(tx)
        return tx.query(`update ${name} set business_id = $1`, [other.businessId])
      })
      await expect(moving, name).rejects.toThrow('row-level security policy')
    }
  })
})

describe('a statement without a condition on the company, on a table that is limited in part', () => {
  it('reads the own rows of the audit log, and changes none', async () => {
    expect(await rowsOf(other, 'audit')).not.toEqual([])
    expect(await undone((tx) => rowsIn(tx, 'select t::text as row from audit t'))).toEqual(await rowsOf(mine, 'audit'))
    for (const statement of ['update audit t set actor = actor', 'delete from audit t'])
      expect((await changed(`${statement} returning t::text as row`, 'audit')).touched).toEqual([])
  })

  it('changes the own company, and deletes none', async () => {
    const change = await changed('update business t set name = name returning t::text as row', 'business')
    expect(change.touched).toEqual(await rowsOf(mine, 'business'))
    expect((await changed('delete from business t returning t::text as row', 'business')).touched).toEqual([])
  })
})
