import type { TypeOf } from 'io-ts'
import { integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalValue, row, rows, sql } from '../database/sql.ts'

const LedgerTotals = rowCodec('LedgerTotals', { entries: integer, total: text })

/** The number of entries and the sum of their amounts, which each move from one account to another. */
export const ledgerTotals = (queries: Queries) =>
  row(queries, LedgerTotals, sql`select count(*) as entries, coalesce(sum(amount), 0)::text as total from ledger_entry`)

const EntryDigest = rowCodec('EntryDigest', { id: integer, digest: text })
export type EntryDigest = Readonly<TypeOf<typeof EntryDigest>>

/** The digests of the entries with numbers above `after` and up to `upTo`, at most `limit` of them. */
export const entryDigests = (
  queries: Queries,
  after: number,
  upTo: number,
  limit: number,
): Promise<ReadonlyArray<EntryDigest>> =>
  rows(
    queries,
    EntryDigest,
    sql`select e.id, encode(sha256(convert_to(jsonb_build_array(e.business_id, order_id, order_invoice_id, type, debit, credit, amount,
          moved_on, booked_on, paid_by, reverses, account_id, version, bank_id, last_digits)::text, 'UTF8')), 'hex') as digest
      from ledger_entry e left join ledger_transfer t on t.entry_id = e.id
      where e.id > ${after} and e.id <= ${upTo} order by e.id limit ${limit}`,
  )

/**
 * The first entry that contradicts what it belongs to: it is of another business or order, it takes back something else than it names, or
 * the entries of a transfer are not the total of its order less its credit notes.
 */
export const firstWrongEntry = (queries: Queries): Promise<number | undefined> =>
  optionalValue(
    queries,
    integer,
    sql`select id from (
        select e.id from ledger_entry e
          left join orders o on o.id = e.order_id
          left join order_invoice l on l.id = e.order_invoice_id
          left join ledger_entry taken on taken.id = e.reverses
          where o.business_id <> e.business_id or l.order_id <> e.order_id
            or (e.reverses is not null and
              (taken.debit, taken.credit, taken.amount, taken.order_id) is distinct from (e.credit, e.debit, e.amount, e.order_id))
        union all
        select min(e.id) from ledger_entry e join orders o on o.id = e.order_id
          where e.type in ('TRANSFER', 'RETENTION', 'PRICE_DIFFERENCE', 'ADVISORY', 'DISCOUNT')
          group by o.id having sum(e.amount) <> o.total - o.credit_notes
      ) wrong order by id limit 1`,
  )
