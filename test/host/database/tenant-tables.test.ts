import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * How a table belongs to companies, which is what partitions, distributed tables and row policies can go by.
 *
 * - `keyed`: each of its keys contains the business, and each of its references to such tables does.
 * - `indexed`: each row names its business, and an index leads with it; some key or reference lacks it.
 * - `named`: a row names its business where it has one; it is found by something else, such as its order.
 * - `through …`: a row belongs to the row of that table that it refers to.
 * - `file`: the bytes of a file, under a key that a row of a business contains.
 * - `shared`: of the host, or the same for all.
 */
type Kind = 'keyed' | 'indexed' | 'named' | 'file' | 'shared' | `through ${string}`

/** Every table. A new one is written here before it is used. */
const TABLES: Readonly<Record<string, Kind>> = {
  added_holiday: 'shared',
  analytics_event: 'named',
  announcement: 'shared',
  app_user: 'shared',
  approval: 'indexed',
  approval_decision: 'indexed',
  approval_policy: 'keyed',
  approval_target: 'indexed',
  assignee_confirmation: 'keyed',
  audit: 'named',
  audit_head: 'shared',
  authorised_signer: 'shared',
  bank_account: 'indexed',
  bill: 'named',
  business: 'shared',
  business_document: 'keyed',
  cash_expected: 'indexed',
  cash_fixed: 'indexed',
  cash_opening: 'keyed',
  colony: 'shared',
  contact: 'indexed',
  credit_line: 'keyed',
  debt: 'keyed',
  debt_authorisation: 'keyed',
  distinct_payables: 'through payable',
  document: 'indexed',
  document_piece: 'file',
  early_payment_payer: 'shared',
  entity_feature: 'keyed',
  former_member: 'indexed',
  host_setting: 'shared',
  idempotency: 'keyed',
  impersonation_code: 'named',
  imported_file: 'indexed',
  imported_file_cold: 'indexed',
  imported_file_piece: 'file',
  invitation: 'indexed',
  invoice: 'indexed',
  invoice_attachment: 'indexed',
  invoice_change: 'indexed',
  invoice_view: 'keyed',
  ledger_entry: 'indexed',
  ledger_transfer: 'indexed',
  mailed_link: 'through app_user',
  membership: 'indexed',
  notification: 'named',
  notification_choice: 'through app_user',
  digest_mail: 'through app_user',
  order_document: 'named',
  order_invoice: 'indexed',
  order_status: 'named',
  orders: 'indexed',
  password_attempt: 'shared',
  payable: 'indexed',
  payables_setup: 'keyed',
  payee_confirmation: 'through bank_account',
  payer_lateness: 'keyed',
  payroll: 'indexed',
  payroll_payee: 'keyed',
  rate_limit: 'shared',
  renegotiation: 'indexed',
  report_ticket: 'named',
  scenario: 'indexed',
  schema_version: 'shared',
  session: 'named',
  sign_in_attempt: 'shared',
  stakeholder: 'indexed',
  settled_doubt: 'keyed',
  supplier: 'indexed',
  task_turn: 'shared',
  tax_certificate: 'keyed',
  tax_credential: 'keyed',
  tax_document: 'indexed',
  tax_document_copy: 'indexed',
  tax_job: 'indexed',
  tax_schedule: 'shared',
  unused_file: 'file',
  voucher: 'indexed',
  wallet_request: 'indexed',
}

interface Table {
  readonly name: string
  /** Whether it has the column `business_id`, and whether each row must fill it. */
  readonly names: boolean
  readonly requires: boolean
  /** Whether an index leads with it. */
  readonly leads: boolean
  /** Whether each unique index contains it, and each reference to a table that has the column. */
  readonly keyed: boolean
  readonly referred: boolean
  readonly parents: ReadonlyArray<string>
}

const CATALOGUE = `
select c.relname as name, a.attnum is not null as names, coalesce(a.attnotnull, false) as requires,
  exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum) as leads,
  not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and not a.attnum = any(i.indkey)) as keyed,
  not exists (select from pg_constraint f
    join pg_attribute p on p.attrelid = f.confrelid and p.attname = 'business_id' and not p.attisdropped
    where f.conrelid = c.oid and f.contype = 'f' and not a.attnum = any(f.conkey)) as referred,
  array(select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as parents
from pg_class c
left join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname collate "C"`

let database: Database
let tables: ReadonlyArray<Table>
beforeAll(async () => {
  database = await freshDatabase()
  tables = await database.query<Table & object>(CATALOGUE)
})
afterAll(() => database.close())

const found = (kind: string): ReadonlyArray<Table> => tables.filter(({ name }) => TABLES[name] === kind)
const namesOf = (some: ReadonlyArray<Table>): ReadonlyArray<string> => some.map(({ name }) => name)

describe('every table', () => {
  it('is listed with how it belongs to companies', () => {
    expect(namesOf(tables)).toEqual(Object.keys(TABLES).toSorted())
  })

  it('has the column of the business exactly where the list says so', () => {
    const naming = tables.filter(({ name }) => ['keyed', 'indexed', 'named'].includes(TABLES[name] ?? ''))
    expect(namesOf(tables.filter(({ names }) => names))).toEqual(namesOf(naming))
  })
})

describe('a table of a business', () => {
  it('names it in each row and has an index that leads with it', () => {
    const ofBusinesses = [...found('keyed'), ...found('indexed')]
    expect(namesOf(ofBusinesses.filter(({ leads, requires }) => !requires || !leads))).toEqual([])
  })

  it('has it in all keys and references, or is listed as one that does not yet', () => {
    const ready = tables.filter(
      ({ keyed, name, names, referred }) => names && keyed && referred && TABLES[name] !== 'named',
    )
    expect(namesOf(ready)).toEqual(namesOf(found('keyed')))
  })
})

describe('a table without a business', () => {
  it('refers to the table through which it belongs to one', () => {
    const through = tables.flatMap(({ name, parents }) => {
      const [, parent] = /^through (\w+)$/.exec(TABLES[name] ?? '') ?? []
      return parent === undefined || parents.includes(parent) ? [] : [name]
    })
    expect(through).toEqual([])
  })
})
