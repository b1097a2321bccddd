import type { TypeOf } from 'io-ts'
import type { PaidInvoice } from '#domain/financing/payer-lateness.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { type Currency, money, type Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { TransferredOrder } from '#domain/orders/financing-cost.ts'
import { isRepayable } from '#domain/orders/lateness.ts'
import type { OpenInvoice } from '#domain/orders/open-portfolio.ts'
import { isConfirming } from '#domain/orders/order.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { agreedDate } from '#domain/wallet/retention.ts'
import { settlementOf } from '#domain/wallet/settlement.ts'
import { date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { repayments } from '../orders/index.ts'

export interface ReportedCompany {
  readonly id: BusinessId
  readonly country: Country
}

/** An order as the report names it. */
export interface ReportedOrder {
  readonly id: OrderId
  readonly status: string
  readonly total: Money
}

export type ReportedTransfer = ReportedOrder & TransferredOrder

export interface ReportedInvoice extends OpenInvoice {
  readonly folio: string
  readonly orderId: OrderId
  readonly paymentDate: CivilDate
}

/** The facts behind the figures, read in a fixed number of statements. */
export interface ReportFacts {
  readonly orders: ReadonlyArray<ReportedOrder>
  readonly transferred: ReadonlyArray<ReportedTransfer>
  readonly open: ReadonlyArray<ReportedInvoice>
  readonly paid: ReadonlyArray<PaidInvoice>
  /** The mean days late of the payers who have one, by tax id. */
  readonly usual: ReadonlyMap<string, number>
}

/** Settlements are read of the orders transferred since `since`, and of those that payers still owe. */
export const reportFacts = async (
  queries: Queries,
  company: ReportedCompany,
  { since, today }: { readonly since: CivilDate; readonly today: CivilDate },
): Promise<ReportFacts> => {
  const { currency } = profileOf(company.country)
  const orders = await rows(queries, OrderRow, ordersOf(company.id))
  const owed = orders.filter((order) => isRepayable(order.status) && !isConfirming(order))
  const recent = orders.filter((order) => wasSentSince(order, since))
  const needed = [...new Set([...owed, ...recent].map((order) => order.id))]
  const invoices = await repayments.invoicesOfOrders(queries, company.country, needed)
  const settled = ({ id: orderId, status }: OrderColumns) =>
    (invoices.get(orderId) ?? []).map((invoice) => ({
      ...settlementOf(invoice, invoice.payments, today),
      payer: invoice.payerIdentifier,
      status,
      orderId,
      folio: invoice.folio,
      paymentDate: agreedDate(invoice),
    }))
  const lateness = await rows(
    queries,
    LatenessRow,
    sql`select payer_identifier as payer, average_days_late as days from payer_lateness where business_id = ${company.id}`,
  )
  return {
    orders: orders.map(({ id: one, status, total }) => ({ id: one, status, total: money(currency, total) })),
    transferred: recent.map((order) => transferOf(order, settled(order), currency)),
    open: owed.flatMap(settled).filter(({ due }) => due.minor > 0),
    paid: await repayments.paidByOrders(queries, company.id),
    usual: new Map(lateness.map(({ days, payer }) => [payer, days])),
  }
}

/** The names of payers, each by its latest invoice. */
export const payerNames = async (
  queries: Queries,
  businessId: BusinessId,
  payers: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, string>> => {
  const found = await rows(
    queries,
    NameRow,
    sql`select distinct on (payer_identifier) payer_identifier as payer, payer_name as name from invoice
      where business_id = ${businessId} and payer_identifier = any(${payers}::text[]) order by payer_identifier, id desc`,
  )
  return new Map(found.map(({ name, payer }) => [payer, name]))
}

/** The page of a rejected order shows no cost. */
const wasSentSince = ({ status, transferredOn }: OrderColumns, since: CivilDate): boolean =>
  transferredOn !== undefined && transferredOn >= since && stateOf(status) !== 'REJECTED'

const transferOf = (
  order: OrderColumns,
  lines: TransferredOrder['settlement']['lines'],
  currency: Currency,
): ReportedTransfer => {
  const { requestedOn, transferred, transferredOn = requestedOn } = order
  const transfer = { on: transferredOn, amount: money(currency, transferred ?? 0) }
  return {
    id: order.id,
    status: order.status,
    total: money(currency, order.total),
    transferredOn,
    figures: figuresOf(order, currency),
    settlement: { transfer: isConfirming(order) ? undefined : transfer, lines },
  }
}

const figuresOf = (order: OrderColumns, currency: Currency): SimulationFigures => ({
  total: money(currency, order.total),
  creditNotes: money(currency, order.creditNotes),
  retention: money(currency, order.retention),
  retentionRate: basisPoints(order.retentionRate),
  interest: money(currency, order.interest),
  baseRate: basisPoints(order.baseRate),
  operationCost: money(currency, order.operationCost),
  orderDiscounts: money(currency, order.orderDiscounts),
  invoiceDiscounts: money(currency, order.invoiceDiscounts),
  transfer: money(currency, order.transfer),
})

type OrderColumns = TypeOf<typeof OrderRow>

const OrderRow = rowCodec('ReportedOrderRow', {
  id: id<'Order'>(),
  type: text,
  status: text,
  requestedOn: date,
  total: integer,
  creditNotes: integer,
  retention: integer,
  retentionRate: integer,
  interest: integer,
  baseRate: integer,
  operationCost: integer,
  orderDiscounts: integer,
  invoiceDiscounts: integer,
  transfer: integer,
  transferredOn: nullable(date),
  transferred: nullable(integer),
})

/** The ledger has one transfer of an order at most. */
const ordersOf = (businessId: BusinessId) => sql`
select o.id, o.type, o.status, o.requested_on as "requestedOn", o.total, o.credit_notes as "creditNotes", o.retention,
  o.retention_rate as "retentionRate", o.interest, o.base_rate as "baseRate", o.operation_cost as "operationCost",
  o.order_discounts as "orderDiscounts", o.invoice_discounts as "invoiceDiscounts", o.transfer,
  e.moved_on as "transferredOn", e.amount as transferred
from orders o left join ledger_entry e on e.order_id = o.id and e.type = 'TRANSFER'
where o.business_id = ${businessId} order by o.id`

const LatenessRow = rowCodec('PayerLatenessRow', { payer: text, days: integer })
const NameRow = rowCodec('PayerNameRow', { payer: text, name: text })
