import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import { date, integer, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql, type Sql } from '../database/sql.ts'
import type { DocumentSink } from './document-sink.port.ts'
import { changesBetween, type DocumentedFacts, type InvoiceChange } from './invoice-change.ts'
import { documentEffects } from './store/stored-effects.ts'

/** The changes of one invoice; at least one. */
export type ChangedInvoice = readonly [InvoiceChange, ...ReadonlyArray<InvoiceChange>]

/** The facts that a statement selects: `key`, `folio`, `owed`, `reasons`, `payee`, `due_date` and `effects`. */
export const storedFacts = async (
  queries: Queries,
  currency: Currency,
  statement: Sql,
): Promise<ReadonlyMap<string, DocumentedFacts>> => {
  const found = await rows(queries, StoredFacts, statement)
  return new Map(
    found.map(({ due_date: dueDate, owed, ...facts }) => [
      facts.key,
      { ...facts, dueDate, owed: money(currency, owed) },
    ]),
  )
}

const StoredFacts = rowCodec('StoredFacts', {
  key: text,
  folio: text,
  owed: integer,
  reasons: texts,
  payee: text,
  due_date: nullable(date),
  effects: documentEffects,
})

/** Writes what differs of invoices that were known, and returns it. New invoices change nothing. */
export const recordChanges = async (
  tx: Queries,
  businessId: BusinessId,
  direction: DocumentSink['direction'],
  before: ReadonlyMap<string, DocumentedFacts>,
  after: ReadonlyArray<DocumentedFacts>,
): Promise<ReadonlyArray<ChangedInvoice>> => {
  const changed = after.flatMap((facts) => changesOf(before.get(facts.key), facts))
  const changes = changed.flat()
  if (changes.length > 0)
    await execute(
      tx,
      sql`insert into invoice_change (business_id, key, direction, field, before, after, document_key, author)
        select ${businessId}::bigint, c.key, ${direction}::text, c.field, c.before, c.after, c.document_key, c.author from unnest(
          ${changes.map(({ key }) => key)}::text[],
          ${changes.map(({ field }) => field)}::text[],
          ${changes.map(({ before: text }) => text)}::text[],
          ${changes.map(({ after: text }) => text)}::text[],
          ${changes.map(({ because }) => because?.document ?? null)}::text[],
          ${changes.map(({ because }) => because?.by.id ?? null)}::text[]
        ) as c (key, field, before, after, document_key, author)`,
    )
  return changed
}

const changesOf = (before: DocumentedFacts | undefined, after: DocumentedFacts): ReadonlyArray<ChangedInvoice> => {
  const [first, ...others] = before === undefined ? [] : changesBetween(before, after)
  return first === undefined ? [] : [[first, ...others]]
}
