import type { TypeOf } from 'io-ts'
import type { StatedClosing } from '#domain/cash/counterpart-statement.ts'
import { retentionKey } from '#domain/cash/order-cash.ts'
import { receivableKey } from '#domain/cash/receivable-cash.ts'
import { changesOfIssued } from '#domain/cash/stated-changes.ts'
import { NOT_FINANCEABLE } from '#domain/financing/financeability.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Currency, type Money, money, sum, zero } from '#domain/kernel/money.ts'
import { isTransferred, statusesOf } from '#domain/orders/tracker.ts'
import { amountDue } from '#domain/wallet/retention.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { date, id, integer, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'
import { DOCUMENT_AMOUNT, documentAmountOf, EFFECTS } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { repayments } from '../orders/index.ts'
import type { Facts, OpenInvoice } from './counterpart.ts'
import { endedOn } from './ended-on.ts'
import { ordersOf } from './orders.ts'
import { outstandingOf, receivablesOf } from './receivables.ts'

/** The issued invoices of a payer; undefined for one that has none. */
export const payerFacts = async (
  queries: Queries,
  business: Business,
  payer: string,
  today: CivilDate,
): Promise<Facts | undefined> => {
  const { country, id: businessId } = business
  const { currency } = profileOf(country)
  const found = (await invoicesOf(queries, business, payer)).filter(({ reasons }) => reasons.every(isReason))
  const last = found.at(-1)
  if (last === undefined) return undefined
  const context = { today, calendar: await bankCalendarOf(queries, country), country }
  const items = new Map((await receivablesOf(queries, business, context, payer)).map((item) => [item.key, item]))
  const lateness = await optionalRow(
    queries,
    LatenessRow,
    sql`select average_days_late as days from payer_lateness
      where business_id = ${businessId} and payer_identifier = ${payer}`,
  )
  const entries = await ordersOf(queries, business, context)
  const lines = await linesOf(queries, business, payer)
  const retentions = new Set(lines.map((line) => retentionKey(line.id)))
  return {
    name: last.name,
    identifier: payer,
    averageDaysLate: lateness?.days,
    financed: await dueOfFinanced(queries, business, lines),
    retained: sum(
      currency,
      entries.filter(({ key }) => retentions.has(key)).map(({ amount }) => amount),
    ),
    invoices: found.map((row) => statedInvoice(row, currency, items.get(receivableKey(row.id))?.amount)),
  }
}

type Issued = TypeOf<typeof IssuedRow>

const invoicesOf = (queries: Queries, { id: businessId }: Business, payer: string): Promise<ReadonlyArray<Issued>> =>
  rows(
    queries,
    IssuedRow,
    sql`select i.id, i.folio, i.payer_name as name, i.issue_date as "issuedOn", i.due_date as "dueDate", i.amount,
        i.credit_notes as "creditNotes", i.paid, i.amount - i.credit_notes - i.paid as owed, i.effects, i.reasons,
        o.id as "orderId", o.requested_on as "requestedOn", mark.since as "collectedOn",
        ${documentAmountOf(businessId, sql`i`)}
      from invoice i
      left join order_invoice taken on taken.business_id = ${businessId} and taken.invoice_id = i.id and taken.active
      left join orders o on o.id = taken.order_id
      left join cash_expected mark on mark.business_id = ${businessId} and mark.invoice_id = i.id and mark.state = 'COLLECTED'
      where i.business_id = ${businessId} and i.payer_identifier = ${payer} order by i.issue_date, i.id`,
  )

const statedInvoice = (row: Issued, local: Currency, expected: Money | undefined): OpenInvoice => {
  const { creditNotes, dueDate, effects, folio, issuedOn, paid } = row
  const rest = outstandingOf(row, local)
  const lowered = { creditNotes: money(local, creditNotes), paid: money(local, paid) }
  return {
    folio,
    on: issuedOn,
    dueDate,
    rest,
    expected: expected ?? zero(rest.currency),
    expectedOn: dueDate,
    changes: changesOfIssued(effects, lowered, issuedOn),
    closing: closingOf(row),
  }
}

/** The first of these holds: an order finances it, the company said that it collected it, its documents or the tax authority say so. */
const closingOf = ({ collectedOn, effects, issuedOn, orderId, requestedOn }: Issued): StatedClosing => {
  if (orderId !== undefined) return { kind: 'ORDER', on: requestedOn ?? issuedOn, orderId }
  if (collectedOn !== undefined) return { kind: 'COLLECTED', on: collectedOn }
  return { kind: 'NOT_OWED', on: endedOn(effects) ?? issuedOn }
}

type Line = TypeOf<typeof LineRow>

const linesOf = (queries: Queries, { id: businessId }: Business, payer: string): Promise<ReadonlyArray<Line>> =>
  rows(
    queries,
    LineRow,
    sql`select l.id, l.order_id as "orderId", o.status from order_invoice l
      join invoice i on i.business_id = l.business_id and i.id = l.invoice_id join orders o on o.id = l.order_id
      where l.business_id = ${businessId} and l.active and i.payer_identifier = ${payer}`,
  )

/** The payer still has to pay it of the invoices for which the company received money. */
const dueOfFinanced = async (queries: Queries, { country }: Business, lines: ReadonlyArray<Line>): Promise<Money> => {
  const { currency } = profileOf(country)
  const open = lines.filter(({ status }) => isTransferred(status) && !REPAID.some((one) => one === status))
  const orders = [...new Set(open.map(({ orderId }) => orderId))]
  const financed = [...(await repayments.invoicesOfOrders(queries, country, orders)).values()].flat()
  const ids = new Set(open.map((line) => line.id))
  const due = financed.filter((line) => ids.has(line.id)).map((line) => amountDue(line, line.payments))
  return sum(
    currency,
    due.filter(({ minor }) => minor > 0),
  )
}

const REPAID = statusesOf('PAID')

const isReason = (reason: string): boolean => NOT_FINANCEABLE.some((one) => one === reason)

const LatenessRow = rowCodec('LatenessRow', { days: integer })
const LineRow = rowCodec('PayerLineRow', { id: id<'OrderInvoice'>(), orderId: id<'Order'>(), status: text })
const IssuedRow = rowCodec('StatedIssuedRow', {
  id: id<'Invoice'>(),
  folio: text,
  name: text,
  issuedOn: date,
  dueDate: date,
  amount: integer,
  creditNotes: integer,
  paid: integer,
  owed: integer,
  reasons: texts,
  orderId: nullable(id<'Order'>()),
  requestedOn: nullable(date),
  collectedOn: nullable(date),
  ...EFFECTS,
  ...DOCUMENT_AMOUNT,
})
