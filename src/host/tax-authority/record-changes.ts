import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import { date, integer, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'
import type { IssuedInvoice } from '../financing/invoice-store.ts'
import type { ReceivedInvoice } from '../payables/received-invoice.ts'
import type { Owner } from './owner.ts'
import { changesBetween, type DocumentedFacts, type InvoiceChange } from './invoice-change.ts'
import { documentEffects } from './stored-effects.ts'

/** The changes of one invoice; at least one. */
export type ChangedInvoice = readonly [InvoiceChange, ...ReadonlyArray<InvoiceChange>]

/** What is stored of the invoices that a refresh is about to write: read before, recorded after. */
export interface FactsBefore {
  readonly issued: ReadonlyMap<string, DocumentedFacts>
  readonly received: ReadonlyMap<string, DocumentedFacts>
}

export const factsBefore = async (
  tx: Queries,
  businessId: BusinessId,
  { currency }: { readonly currency: Currency },
  keys: { readonly issued: ReadonlyArray<string>; readonly received: ReadonlyArray<string> },
): Promise<FactsBefore> => {
  const issued = await rows(
    tx,
    StoredFacts,
    sql`select i.key, i.folio, i.amount - i.credit_notes as owed, i.reasons, coalesce(i.holder_identifier, '') as payee,
        i.due_date, i.effects
      from invoice i where i.business_id = ${businessId} and i.key = any(${keys.issued}::text[])`,
  )
  const received = await rows(
    tx,
    StoredFacts,
    sql`select i.key, i.folio, i.amount as owed, array_remove(array[i.obstacle], null) as reasons, payee.identifier as payee,
        null as due_date, i.effects
      from payable i join supplier payee on payee.id = i.payee_id
      where i.business_id = ${businessId} and i.key = any(${keys.received}::text[])`,
  )
  const byKey = (found: ReadonlyArray<typeof StoredFacts._A>): ReadonlyMap<string, DocumentedFacts> =>
    new Map(
      found.map(({ due_date: dueDate, owed, ...facts }) => [
        facts.key,
        { ...facts, dueDate, owed: money(currency, owed) },
      ]),
    )
  return { issued: byKey(issued), received: byKey(received) }
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
  before: FactsBefore,
  after: { readonly issued: ReadonlyArray<IssuedInvoice>; readonly received: ReadonlyArray<ReceivedInvoice> },
): Promise<ReadonlyArray<ChangedInvoice>> => {
  const issued = after.issued.flatMap((invoice) => changed(before.issued.get(invoice.key), issuedFacts(invoice)))
  const received = after.received.flatMap((invoice) =>
    changed(before.received.get(invoice.key), receivedFacts(invoice)),
  )
  const directed = [
    ...issued.flatMap((changes) => changes.map((change) => ({ ...change, direction: 'ISSUED' }))),
    ...received.flatMap((changes) => changes.map((change) => ({ ...change, direction: 'RECEIVED' }))),
  ]
  if (directed.length > 0)
    await execute(
      tx,
      sql`insert into invoice_change (business_id, key, direction, field, before, after, document_key, author)
        select ${businessId}::bigint, * from unnest(
          ${directed.map(({ key }) => key)}::text[],
          ${directed.map(({ direction }) => direction)}::text[],
          ${directed.map(({ field }) => field)}::text[],
          ${directed.map(({ before: text }) => text)}::text[],
          ${directed.map(({ after: text }) => text)}::text[],
          ${directed.map(({ because }) => because?.document ?? null)}::text[],
          ${directed.map(({ because }) => because?.by.id ?? null)}::text[]
        )`,
    )
  return [...issued, ...received]
}

const changed = (before: DocumentedFacts | undefined, after: DocumentedFacts): ReadonlyArray<ChangedInvoice> => {
  const [first, ...others] = before === undefined ? [] : changesBetween(before, after)
  return first === undefined ? [] : [[first, ...others]]
}

const issuedFacts = (invoice: IssuedInvoice): DocumentedFacts => ({
  key: invoice.key,
  folio: invoice.folio,
  owed: money(invoice.amount.currency, invoice.amount.minor - invoice.creditNotes.minor),
  reasons: invoice.reasons,
  payee: invoice.holder ?? '',
  dueDate: invoice.dueDate,
  effects: invoice.effects,
})

const receivedFacts = (invoice: ReceivedInvoice): DocumentedFacts => ({
  key: invoice.key,
  folio: invoice.folio,
  owed: invoice.amount,
  reasons: invoice.obstacle === undefined ? [] : [invoice.obstacle],
  payee: invoice.payee.identifier,
  dueDate: undefined,
  effects: invoice.effects,
})

/** The currency in which a company's invoices are stored. */
export const currencyOf = ({ country }: Owner): { readonly currency: Currency } => ({
  currency: profileOf(country).currency,
})
