import { folioOrder } from '#domain/financing/folio-order.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import type { PayableState } from '#domain/payables/payable-state.ts'
import type { PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'
import { termsOf } from '../suppliers/index.ts'
import { paymentDateOf } from './payment-dates.ts'
import type { ReceivedInvoice } from './received-invoice.ts'

/**
 * Adds new invoices to the inbox, and brings known ones in line with their documents; where they are and a day that the
 * user selected stay. New ones are numbered as they come, which orders those that a sort leaves equal. Their suppliers must be stored.
 */
export const savePayables = async (
  tx: Queries,
  { country, id }: { readonly country: Country; readonly id: BusinessId },
  invoices: ReadonlyArray<ReceivedInvoice>,
): Promise<void> => {
  const terms = await termsOf(tx, id)
  const calendar = await bankCalendarOf(tx, country)
  const dates = invoices.map((invoice) => paymentDateOf(calendar, invoice, terms.get(invoice.supplier.identifier)))
  await execute(
    tx,
    sql`insert into payable (business_id, key, supplier_id, payee_id, folio, issue_date, received_on, is_unanswered,
        is_deferred, method, amount, document_amount, currency, confirmed, obstacle, payment_date, search, plain_identifier, folio_order, doubts, effects, stated_total, stated_currency)
      select ${id}::bigint, received.key, supplier.id, payee.id, folio, issue_date, received_on, is_unanswered, is_deferred, method,
        amount, document_amount, currency, confirmed, obstacle, payment_date, received.search, received.plain_identifier, folio_order,
        array_remove(string_to_array(received.doubts, ' '), ''), received.effects::jsonb, stated_total, stated_currency
      from unnest(
        ${invoices.map(({ key }) => key)}::text[],
        ${invoices.map(({ supplier }) => supplier.identifier)}::text[],
        ${invoices.map(({ payee }) => payee.identifier)}::text[],
        ${invoices.map(({ folio }) => folio)}::text[],
        ${invoices.map(({ issueDate }) => issueDate)}::date[],
        ${invoices.map(({ receivedOn }) => receivedOn ?? null)}::date[],
        ${invoices.map(({ isUnanswered }) => isUnanswered)}::boolean[],
        ${invoices.map(({ isDeferred }) => isDeferred)}::boolean[],
        ${invoices.map(({ method }) => method ?? null)}::text[],
        ${invoices.map(({ amount }) => amount.minor)}::bigint[],
        ${invoices.map(({ documentAmount }) => documentAmount?.minor ?? null)}::bigint[],
        ${invoices.map(({ documentAmount }) => documentAmount?.currency ?? null)}::text[],
        ${invoices.map(({ confirmed }) => confirmed.minor)}::bigint[],
        ${invoices.map(({ obstacle }) => obstacle ?? null)}::text[],
        ${dates}::date[],
        ${invoices.map(searchTextOf)}::text[],
        ${invoices.map(({ supplier }) => normaliseIdentifier(supplier.identifier))}::text[],
        ${invoices.map(({ folio }) => folioOrder(folio))}::text[],
        ${invoices.map(({ doubts }) => doubts.join(' '))}::text[],
        ${invoices.map(({ effects }) => storableJson(effects))}::text[],
        ${invoices.map(({ unvalued }) => unvalued?.total ?? null)}::text[],
        ${invoices.map(({ unvalued }) => unvalued?.currency ?? null)}::text[]
      ) with ordinality as received (key, supplier, payee, folio, issue_date, received_on, is_unanswered, is_deferred, method, amount,
        document_amount, currency, confirmed, obstacle, payment_date, search, plain_identifier, folio_order, doubts, effects, stated_total, stated_currency, position)
      join supplier on supplier.business_id = ${id} and supplier.identifier = received.supplier
      join supplier payee on payee.business_id = ${id} and payee.identifier = received.payee
      order by received.position
      on conflict (business_id, key) do update set
        supplier_id = excluded.supplier_id, payee_id = excluded.payee_id, folio = excluded.folio,
        issue_date = excluded.issue_date, received_on = excluded.received_on,
        is_unanswered = excluded.is_unanswered, is_deferred = excluded.is_deferred, method = excluded.method,
        amount = excluded.amount, document_amount = excluded.document_amount, currency = excluded.currency,
        confirmed = excluded.confirmed, obstacle = excluded.obstacle, search = excluded.search,
        plain_identifier = excluded.plain_identifier, folio_order = excluded.folio_order, doubts = excluded.doubts,
        effects = excluded.effects, stated_total = excluded.stated_total, stated_currency = excluded.stated_currency,
        payment_date = case when payable.has_chosen_date or payable.location <> 'inbox' then payable.payment_date
          else excluded.payment_date end
      where (payable.supplier_id, payable.payee_id, payable.folio, payable.issue_date, payable.received_on,
          payable.is_unanswered, payable.is_deferred, payable.method, payable.amount, payable.document_amount, payable.currency, payable.confirmed, payable.obstacle, payable.search, payable.doubts, payable.effects, payable.stated_total, payable.stated_currency)
        is distinct from (excluded.supplier_id, excluded.payee_id, excluded.folio, excluded.issue_date,
          excluded.received_on, excluded.is_unanswered, excluded.is_deferred, excluded.method, excluded.amount, excluded.document_amount, excluded.currency, excluded.confirmed, excluded.obstacle, excluded.search, excluded.doubts, excluded.effects, excluded.stated_total, excluded.stated_currency)`,
  )
}

/** The document of an invoice is no longer there: it stays visible, but it is not paid. */
export const markRemovedPayables = (
  tx: Queries,
  businessId: BusinessId,
  standing: ReadonlyArray<string>,
): Promise<void> =>
  execute(
    tx,
    sql`update payable set obstacle = ${REMOVED}
      where business_id = ${businessId} and obstacle is distinct from ${REMOVED}
        and not exists (select from unnest(${standing}::text[]) as standing (key) where standing.key = payable.key)`,
  )

const REMOVED: PaymentObstacle = 'REMOVED'

export const moveTo = (tx: Queries, ids: ReadonlyArray<PayableId>, location: PayableState): Promise<void> =>
  execute(
    tx,
    sql`update payable set location = ${LOCATIONS[location._tag]},
        moved_on = ${'on' in location ? location.on : null}::date,
        payroll_id = ${'payrollId' in location ? (location.payrollId ?? null) : null}::bigint
      where id = any(${ids}::bigint[])`,
  )

/** The user selected this day. */
export const choosePaymentDate = (tx: Queries, id: PayableId, paymentDate: CivilDate): Promise<void> =>
  execute(
    tx,
    sql`update payable set payment_date = ${paymentDate}::date, has_chosen_date = true, version = version + 1
      where id = ${id}::bigint`,
  )

/** The word of the table for each state. */
const LOCATIONS = {
  Inbox: 'inbox',
  Scheduled: 'scheduled',
  Paid: 'paid',
  Archived: 'archived',
} as const satisfies Readonly<Record<PayableState['_tag'], string>>

/** The parts are on separate lines, so that no match spans two. */
export const searchTextOf = ({ folio, supplier }: ReceivedInvoice): string =>
  `${normaliseText(folio)}\n${normaliseText(supplier.name)}`
