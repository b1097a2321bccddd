import { folioOrder } from '#domain/financing/folio-order.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { DocumentEffect, Doubt } from '#domain/tax-documents/effect.ts'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql, type Sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'

/** An issued invoice as its documents resolve to. `dueDate` is the payment date to suggest; `creditNotes` never exceeds `amount`. */
export interface IssuedInvoice extends Omit<
  FinanceableInvoice,
  | 'averageDaysLate'
  | 'documentAmount'
  | 'id'
  | 'isPossibleDuplicate'
  | 'isRemovable'
  | 'paidInvoices'
  | 'preselected'
  | 'signature'
> {
  /** The part of `creditNotes` that is payments, which lower the invoice as credit notes do. */
  readonly paid: Money
  /** The total as stated, where it has no value in pesos. */
  readonly unvalued?: UnvaluedTotal | undefined
  /** The key of the tax document: one invoice per business and key. */
  readonly key: string
  readonly isPossibleDuplicate: boolean
  /** Why it cannot be financed; none means it can. */
  readonly reasons: ReadonlyArray<string>
  readonly doubts: ReadonlyArray<Doubt>
  /** The tax id of who holds it; undefined for the business itself. */
  readonly holder: string | undefined
  readonly effects: ReadonlyArray<DocumentEffect>
}

/** Stored in place of the reasons of an invoice that no document states any more: it is kept for orders only. */
export const REMOVED = 'VANISHED'

/** How many rows one statement carries. */
const BATCH = 2_000

/**
 * Inserts the invoices, or updates those of the same key; an invoice retains its id. Prices of orders are stored with
 * the order.
 */
export const saveInvoices = async (
  tx: Queries,
  businessId: BusinessId,
  invoices: ReadonlyArray<IssuedInvoice>,
): Promise<void> => {
  for (let from = 0; from < invoices.length; from += BATCH) {
    await execute(tx, upsert(businessId, invoices.slice(from, from + BATCH)))
  }
}

const upsert = (businessId: BusinessId, invoices: ReadonlyArray<IssuedInvoice>): Sql => sql`
insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, due_source, due_text, amount, credit_notes, paid, method,
  extra, possible_duplicate, financeable, reasons, doubts, holder_identifier, effects, search, plain_identifier, folio_order, payer_order, stated_total, stated_currency)
select ${businessId}::bigint, row.key, folio, payer_name, payer_identifier, issue_date, due_date, due_source, due_text, amount, credit_notes, paid, method,
  extra, possible_duplicate, reasons = '', array_remove(string_to_array(reasons, ' '), ''),
  array_remove(string_to_array(doubts, ' '), ''), holder, effects::jsonb, search,
  plain_identifier, folio_order, payer_order, stated_total, stated_currency
from unnest(
  ${invoices.map(({ key }) => key)}::text[],
  ${invoices.map(({ folio }) => folio)}::text[],
  ${invoices.map(({ payer }) => payer.name)}::text[],
  ${invoices.map(({ payer }) => payer.identifier)}::text[],
  ${invoices.map(({ issueDate }) => issueDate)}::date[],
  ${invoices.map(({ dueDate }) => dueDate)}::date[],
  ${invoices.map(({ dueDateSource }) => dueDateSource)}::text[],
  ${invoices.map(({ dueDateText }) => dueDateText ?? null)}::text[],
  ${invoices.map(({ amount }) => amount.minor)}::bigint[],
  ${invoices.map(({ creditNotes }) => creditNotes.minor)}::bigint[],
  ${invoices.map(({ paid }) => paid.minor)}::bigint[],
  ${invoices.map(({ method }) => method ?? null)}::text[],
  ${invoices.map(({ extra }) => extra ?? null)}::text[],
  ${invoices.map(({ isPossibleDuplicate }) => isPossibleDuplicate)}::boolean[],
  ${invoices.map(({ reasons }) => reasons.join(' '))}::text[],
  ${invoices.map(({ doubts }) => doubts.join(' '))}::text[],
  ${invoices.map(({ holder }) => holder ?? null)}::text[],
  ${invoices.map(({ effects }) => storableJson(effects))}::text[],
  ${invoices.map(searchTextOf)}::text[],
  ${invoices.map(({ payer }) => normaliseIdentifier(payer.identifier))}::text[],
  ${invoices.map(({ folio }) => folioOrder(folio))}::text[],
  ${invoices.map(({ payer }) => normaliseText(payer.name))}::text[],
  ${invoices.map(({ unvalued }) => unvalued?.total ?? null)}::text[],
  ${invoices.map(({ unvalued }) => unvalued?.currency ?? null)}::text[]
) as row (key, folio, payer_name, payer_identifier, issue_date, due_date, due_source, due_text, amount, credit_notes, paid, method, extra,
  possible_duplicate, reasons, doubts, holder, effects, search, plain_identifier, folio_order, payer_order, stated_total, stated_currency)
on conflict (business_id, key) do update set
  folio = excluded.folio, payer_name = excluded.payer_name, payer_identifier = excluded.payer_identifier,
  issue_date = excluded.issue_date, due_date = excluded.due_date,
  due_source = excluded.due_source, due_text = excluded.due_text, amount = excluded.amount,
  credit_notes = excluded.credit_notes, paid = excluded.paid, method = excluded.method, extra = excluded.extra,
  possible_duplicate = excluded.possible_duplicate, financeable = excluded.financeable,
  reasons = excluded.reasons, doubts = excluded.doubts, holder_identifier = excluded.holder_identifier,
  effects = excluded.effects, search = excluded.search, plain_identifier = excluded.plain_identifier,
  folio_order = excluded.folio_order, payer_order = excluded.payer_order,
  stated_total = excluded.stated_total, stated_currency = excluded.stated_currency`

/** The parts are on separate lines, so that no match spans two. */
const searchTextOf = ({ folio, payer }: IssuedInvoice): string =>
  `${normaliseText(folio)}\n${normaliseText(payer.name)}`
