import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { text } from '../database/columns.ts'
import type { Database, Queries } from '../database/database.ts'
import { execute, sql, values, type Sql } from '../database/sql.ts'
import { chunksOf } from '../kernel/chunks.ts'
import { type DocumentedFacts, type DocumentSink, storedFacts } from '../tax-authority/index.ts'
import { changedInvoices } from './changed-invoices.ts'
import { REMOVED, saveInvoices, type IssuedInvoice } from './invoice-store.ts'
import { issuedInvoice, paidInvoice, withDuplicates } from './issued-invoice.ts'
import { updateLatenessByDocuments } from './payer-lateness.ts'

/** Brings the issued invoices of a business, and how late their payers pay, in line with its documents. */
export const makeIssuedSink = (database: Database): DocumentSink => ({
  direction: 'ISSUED',
  plan: async ({ country, id: businessId }, documented, pause) => {
    const calendar = await bankCalendarOf(database, country)
    const invoices = withDuplicates(documented.map((invoice) => issuedInvoice(invoice, calendar)))
    const receipts = documented.flatMap((invoice) => paidInvoice(invoice, calendar))
    await pause()
    const differing = await changedInvoices(database, businessId, invoices, pause)
    const current = invoices.map(({ key }) => key)
    return {
      keys: differing.map(({ key }) => key),
      begin: async (tx, keys) => {
        const written = new Set(keys)
        const changed = differing.filter(({ key }) => written.has(key))
        await execute(tx, locked(businessId, current, keys))
        return {
          before: await storedFacts(tx, profileOf(country).currency, factsOf(businessId, keys)),
          arrivals: await arrivalsIn(tx, businessId, changed),
          write: async () => {
            for (const some of chunksOf(changed, AT_ONCE)) {
              await saveInvoices(tx, businessId, some)
              await pause()
            }
            await updateLatenessByDocuments(tx, { businessId, country }, receipts)
            await execute(
              tx,
              sql`update invoice set financeable = false, reasons = array[${REMOVED}]::text[]
                where business_id = ${businessId} and ${isGone(current)}`,
            )
            return changed.map(issuedFacts)
          },
        }
      },
    }
  },
})

/** Rows per statement: a long statement blocks other calls of this process. */
const AT_ONCE = 250

const factsOf = (businessId: BusinessId, keys: ReadonlyArray<string>): Sql =>
  sql`select i.key, i.folio, i.amount - i.credit_notes as owed, i.reasons, coalesce(i.holder_identifier, '') as payee,
      i.due_date, i.effects
    from invoice i where i.business_id = ${businessId} and i.key = any(${keys}::text[])`

const issuedFacts = (invoice: IssuedInvoice): DocumentedFacts => ({
  key: invoice.key,
  folio: invoice.folio,
  owed: money(invoice.amount.currency, invoice.amount.minor - invoice.creditNotes.minor),
  reasons: invoice.reasons,
  payee: invoice.holder ?? '',
  dueDate: invoice.dueDate,
  effects: invoice.effects,
})

/** The number of financeable invoices that the business did not have. */
const arrivalsIn = async (
  tx: Queries,
  businessId: BusinessId,
  changed: ReadonlyArray<IssuedInvoice>,
): Promise<number> => {
  const financeable = changed.filter(({ reasons }) => reasons.length === 0).map(({ key }) => key)
  if (financeable.length === 0) return 0
  const known = await values(
    tx,
    text,
    sql`select key from invoice where business_id = ${businessId} and key = any(${financeable}::text[])`,
  )
  return financeable.length - known.length
}

/** An invoice without documents stays, because orders and users may refer to it, but cannot be financed. */
const isGone = (current: ReadonlyArray<string>): Sql => sql`reasons <> array[${REMOVED}]::text[]
  and not exists (select from unnest(${current}::text[]) as documented (key) where documented.key = invoice.key)`

/** Locks the rows to write in the order of their ids, as orders do, because the writes use another order. */
const locked = (businessId: BusinessId, current: ReadonlyArray<string>, changed: ReadonlyArray<string>): Sql =>
  sql`select id from invoice
    where business_id = ${businessId} and (key = any(${changed}::text[]) or (${isGone(current)})) order by id for update`
