import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { daysLate, invoiceGroup, isRepayable, type ScheduledInvoice } from '#domain/orders/lateness.ts'
import { isConfirming, type OrderDetail, type OrderInvoice, type StatusChange } from '#domain/orders/order.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { availableRetention, settlementOf } from '#domain/wallet/settlement.ts'
import type { OrderInvoiceQuery } from '#wire/orders.codec.ts'
import { depositAccounts } from '../banking/index.ts'
import { date, id, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { optionalRow, row, rows, sql, value, type Sql } from '../database/sql.ts'
import { DOCUMENT_AMOUNT, documentAmountIn, documentAmountOf, LINE_DOCUMENT } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { depositOf, isBeforeTransfer } from './frozen-accounts.ts'
import { LAST_RENEGOTIATION, repayableInvoices, type RepayableInvoice } from './repayment.ts'
import { obstaclesToTransfer } from './transfer-gate.ts'

/** An order without its dates. */
export type OrderFigures = Omit<OrderDetail, 'history' | 'lastPaymentDate'>

export interface PageOf<A> {
  readonly rows: Array<A>
  readonly totalRows: number
}

export const orderOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
  today: CivilDate,
): Promise<OrderDetail | undefined> => {
  const order = await optionalRow(
    queries,
    OrderRow,
    orderSql(sql`select ${ORDER_COLUMNS} from orders o where o.id = ${orderId} and o.business_id = ${business.id}`),
  )
  if (order === undefined) return undefined
  const lines = await row(
    queries,
    LinesRow,
    sql`select max(l.payment_date) as last_payment_date, sum(${PAID_BEFORE})::bigint as paid
      from order_invoice l left join invoice i on i.id = l.invoice_id where l.order_id = ${orderId}`,
  )
  const deposited = await row(
    queries,
    DepositColumns,
    sql`select ${depositAccounts.DEPOSIT_COLUMNS} from orders where id = ${orderId}`,
  )
  return {
    ...toOrder(business, order, await repayableInvoices(queries, { country: business.country, id: orderId }), today),
    paid: paidAmount(business, lines.paid),
    lastPaymentDate: lines.last_payment_date,
    history: await historyOf(queries, orderId),
    deposit: await depositOf(queries, business, { ...order, frozen: depositAccounts.frozenIn(deposited) }),
    obstacles: isBeforeTransfer(order.status)
      ? await obstaclesToTransfer(queries, business, { ...order, frozen: depositAccounts.frozenIn(deposited) })
      : undefined,
  }
}

/** The part of the reduction of a line `l` beyond the credit notes of its invoice `i`: its payer paid it before the order. */
const PAID_BEFORE = sql`greatest(0, l.credit_notes - coalesce(i.credit_notes - i.paid, l.credit_notes))`

const LinesRow = rowCodec('LinesRow', { last_payment_date: date, paid: integer })

const paidAmount = ({ country }: Business, minor: number): Money | undefined =>
  minor > 0 ? money(profileOf(country).currency, minor) : undefined

/** The columns of the orders `o`, with how many of their documents wait for the company: `waitsForOwner` of the domain. */
export const ORDER_COLUMNS = sql`o.*, (select count(*)::integer from document d where d.owner_type = 'order' and d.owner_id = o.id
  and not d.approved and d.file_key is null and d.action in ('UPLOAD', 'MIFIEL_ON')) as pending_documents`

/** With what was transferred, what of the retention was released, and what default interest took, from the ledger. */
export const orderSql = (orders: Sql): Sql =>
  sql`select o.*, moved.sent, moved.released, moved.taken from (${orders}) as o cross join lateral (
      select max(amount) filter (where type = 'TRANSFER') as sent,
        coalesce(sum(amount) filter (where type = 'RELEASE'), 0)::bigint as released,
        coalesce(sum(amount) filter (where type = 'DEFAULT_INTEREST'), 0)::bigint as taken
      from ledger_in_force where order_id = o.id) as moved`

/** Oldest first. */
const historyOf = (queries: Queries, orderId: OrderId): Promise<ReadonlyArray<StatusChange>> =>
  rows(
    queries,
    StatusChangeRow,
    sql`select status, changed_on as "on", changed_at as at, reason from order_status where order_id = ${orderId} order by id`,
  ).then((changes) =>
    changes.map(({ at, reason, ...change }) => ({ ...change, at: at?.getTime(), reason: reason ?? undefined })),
  )

/** In the order of the request, unless another is named. */
export const pageOfOrderInvoices = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
  { filter, order, page, size }: OrderInvoiceQuery,
  today: CivilDate,
): Promise<PageOf<OrderInvoice>> => {
  const matching = sql`from order_invoice l ${LINE_DOCUMENT} join orders o on o.id = l.order_id
    left join lateral (${LAST_RENEGOTIATION}) as agreed on true
    cross join lateral (select sum(amount) as paid, max(moved_on) as last from ledger_in_force
      where order_invoice_id = l.id and type = 'PAGO_FACTURA') as payer
    where l.order_id = ${orderId} and o.business_id = ${business.id} ${matchingText(business.country, filter)}`
  const lines = await rows(
    queries,
    LineRow,
    sql`select l.id, i.folio, i.payer_name, i.payer_identifier, payee.id as supplier_id, i.issue_date, l.payment_date, l.amount, l.credit_notes,
        ${PAID_BEFORE} as paid, l.rate, l.retention, o.status, ${documentAmountOf(business.id, sql`issued`)},
        agreed.payment_date as agreed_date, agreed.rate as agreed_rate,
        case when payer.paid >= l.amount - l.credit_notes then payer.last end as settled_on
      ${matching} order by ${sequenceOf(order)} limit ${size} offset ${(page - 1) * size}`,
  )
  const count = await value(queries, integer, sql`select count(*) ${matching}`)
  return { rows: lines.map((line) => toLine(business, line, today)), totalRows: count }
}

/** Ends in the position, so that pages never overlap. */
const sequenceOf = (order: OrderInvoiceQuery['order']): Sql => {
  if (order === undefined) return sql`l.position`
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`
  return sql`${SORTED_BY[order.field]} ${direction}, l.position ${direction}`
}

const SORTED_BY: Readonly<Record<NonNullable<OrderInvoiceQuery['order']>['field'], Sql>> = {
  folio: sql`i.folio_order`,
  payerName: sql`i.payer_order`,
  issueDate: sql`i.issue_date`,
  expirationDate: sql`coalesce(agreed.payment_date, l.payment_date)`,
  rate: sql`coalesce(agreed.rate, l.rate)`,
  amount: sql`l.amount`,
}

export const OrderRow = rowCodec('OrderRow', {
  id: id<'Order'>(),
  type: text,
  status: text,
  requested_on: date,
  total: integer,
  credit_notes: integer,
  retention: integer,
  sent: nullable(integer),
  released: integer,
  taken: integer,
  pending_documents: integer,
  retention_rate: integer,
  base_rate: integer,
  interest: integer,
  operation_cost: integer,
  order_discounts: integer,
  invoice_discounts: integer,
  transfer: integer,
})

const DepositColumns = rowCodec('DepositColumns', depositAccounts.DepositRow)

const StatusChangeRow = rowCodec('StatusChangeRow', {
  status: text,
  on: date,
  at: nullable(instant),
  reason: nullable(text),
})

const LineRow = rowCodec('LineRow', {
  id: id<'OrderInvoice'>(),
  folio: text,
  payer_name: text,
  payer_identifier: text,
  supplier_id: nullable(id<'Supplier'>()),
  issue_date: date,
  payment_date: date,
  amount: integer,
  credit_notes: integer,
  paid: integer,
  ...DOCUMENT_AMOUNT,
  rate: integer,
  retention: integer,
  status: text,
  agreed_date: nullable(date),
  agreed_rate: nullable(integer),
  settled_on: nullable(date),
})

export const toOrder = (
  { country }: Business,
  row: TypeOf<typeof OrderRow>,
  invoices: ReadonlyArray<RepayableInvoice>,
  today: CivilDate,
): OrderFigures => {
  const { currency } = profileOf(country)
  const hasSurplus = profileOf(country).hasSurplus && !isConfirming(row)
  const retention = money(currency, row.retention)
  const isTransferred = !isBeforeTransfer(row.status) && stateOf(row.status) !== 'REJECTED'
  const available = isTransferred
    ? availableRetention(
        currency,
        invoices.map((invoice) => settlementOf(invoice, invoice.payments, today)),
      )
    : undefined
  return {
    id: row.id,
    type: row.type,
    requestedOn: row.requested_on,
    total: money(currency, row.total),
    surplus: hasSurplus ? available : undefined,
    surplusPercent: hasSurplus && available !== undefined ? surplusPercent(available, retention) : undefined,
    status: row.status,
    pendingDocuments: row.pending_documents,
    retention,
    availableRetention: available ?? (isBeforeTransfer(row.status) ? retention : money(currency, 0)),
    releasedRetention: money(currency, row.released),
    lostRetention: money(currency, row.taken),
    retentionRate: basisPoints(row.retention_rate),
    baseRate: basisPoints(row.base_rate),
    interest: money(currency, row.interest),
    operationCost: money(currency, row.operation_cost),
    creditNotes: money(currency, row.credit_notes),
    orderDiscounts: money(currency, row.order_discounts),
    invoiceDiscounts: money(currency, row.invoice_discounts),
    transfer: money(currency, row.transfer),
  }
}

const toLine = ({ country }: Business, row: TypeOf<typeof LineRow>, today: CivilDate): OrderInvoice => {
  const { currency, hasInvoiceLateDays } = profileOf(country)
  const renegotiation =
    row.agreed_date === undefined || row.agreed_rate === undefined
      ? undefined
      : { paymentDate: row.agreed_date, rate: basisPoints(row.agreed_rate) }
  const scheduled = {
    paymentDate: renegotiation?.paymentDate ?? row.payment_date,
    settledOn: row.settled_on ?? undefined,
  }
  return {
    id: row.id,
    folio: row.folio,
    payer: { name: row.payer_name, identifier: row.payer_identifier },
    supplierId: row.supplier_id,
    issueDate: row.issue_date,
    paymentDate: row.payment_date,
    amount: money(currency, row.amount),
    documentAmount: documentAmountIn(row),
    creditNotes: money(currency, row.credit_notes),
    paid: row.paid > 0 ? money(currency, row.paid) : undefined,
    /* The terms of this host have none for single invoices. */
    discounts: [],
    rate: basisPoints(row.rate),
    renegotiation,
    statusGroup: invoiceGroup(row.status, scheduled, today),
    daysLate: hasInvoiceLateDays ? lateDaysOf(row.status, scheduled, today) : undefined,
    retention: hasInvoiceLateDays ? money(currency, row.retention) : undefined,
  }
}

/** Only a transferred order has payers who owe it. */
const lateDaysOf = (status: string, invoice: ScheduledInvoice, today: CivilDate): number =>
  isRepayable(status) || invoice.settledOn !== undefined ? daysLate(invoice, today) : 0
