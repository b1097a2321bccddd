import type { CashItem } from '#domain/cash/cash-item.ts'
import {
  type CashContext,
  type CashLine,
  type CashOrder,
  orderItems,
  uncoveredInterest,
} from '#domain/cash/order-cash.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, sum } from '#domain/kernel/money.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { debtItems, surplusItems } from '#domain/cash/wallet-cash.ts'
import { isTransferred, statusesOf } from '#domain/orders/tracker.ts'
import { date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { orderStore, repayments } from '../orders/index.ts'
import { walletOf } from '../wallet/index.ts'
import { type CashEntry, entryOf } from './entry.ts'

/** The money that the orders of a company bring and take, and its wallet. */
export const ordersOf = async (
  queries: Queries,
  business: Business,
  context: CashContext,
): Promise<ReadonlyArray<CashEntry>> => {
  const { orders, payers } = await openOrders(queries, business)
  const entries = orders.flatMap((order) =>
    orderItems(order, context).map((item) => {
      const line = order.lines.find((one) => item.key === `${item.kind} ${one.id}`)
      return entryOf(item, { orderId: order.id, ...(line && payers.get(line.id)) })
    }),
  )
  return [...entries, ...(await walletEntries(queries, business, context, { orders, entries }))]
}

/** The financed payments that the company repays: those of `ordersOf`, in the same number of statements for any number of orders. */
export const repaymentsOf = async (
  queries: Queries,
  business: Business,
  context: CashContext,
): Promise<ReadonlyArray<CashItem>> => {
  const { orders } = await openOrders(queries, business, sql`and type = 'CONFIRMING'`)
  return orders.flatMap((order) => orderItems(order, context))
}

/** The orders of which something is expected, with the payers of their lines. */
const openOrders = async (queries: Queries, business: Business, only = sql``) => {
  const { country, id: businessId } = business
  const { currency } = profileOf(country)
  const found = await rows(
    queries,
    OrderRow,
    sql`select id, type, status, transfer,
        (select max(s.changed_on) from order_status s where s.order_id = orders.id
          and s.status = any(${[...statusesOf('APPROVED')]}::text[])
          and s.id > (select coalesce(max(r.id), 0) from order_status r where r.order_id = orders.id
            and r.status = any(${[...statusesOf('IN_REVIEW')]}::text[]))) as "approvedOn"
      from orders where business_id = ${businessId} and not status = any(${ENDED}::text[]) ${only} order by id`,
  )
  const ids = found.map((order) => order.id)
  const invoices = await repayments.invoicesOfOrders(queries, country, ids)
  const payers = await payersOf(queries, businessId, ids)
  const waiting = found.filter((order) => !isConfirming(order) && !isTransferred(order.status))
  const blocked = await orderStore.blockedOrders(queries, business, waiting)
  const linesOf = (orderId: OrderId): ReadonlyArray<CashLine> =>
    (invoices.get(orderId) ?? []).map((line) => ({
      ...line,
      dueDate: payers.get(line.id)?.dueDate ?? line.paymentDate,
      averageDaysLate: payers.get(line.id)?.averageDaysLate,
      typedDate: payers.get(line.id)?.typedDate,
    }))
  const orders = found.map((order): CashOrder => ({
    ...order,
    transfer: money(currency, order.transfer),
    isBlocked: blocked.has(order.id),
    lines: linesOf(order.id),
  }))
  return { orders, payers }
}

interface OrdersWithEntries {
  readonly orders: ReadonlyArray<CashOrder>
  readonly entries: ReadonlyArray<CashEntry>
}

/** The surplus that was requested, and the debts, which are charged on the next retentions of the orders. */
const walletEntries = async (
  queries: Queries,
  business: Business,
  context: CashContext,
  { entries, orders }: OrdersWithEntries,
): Promise<ReadonlyArray<CashEntry>> => {
  const { currency } = profileOf(business.country)
  const { balance, pending } = await walletOf(queries, business)
  const uncovered = orders
    .filter((order) => !isConfirming(order) && isTransferred(order.status))
    .flatMap(({ lines }) => lines.map((line) => uncoveredInterest(line, context)))
  const debt = sum(currency, [money(currency, Math.max(0, -balance.minor)), ...uncovered])
  const requested = Math.max(0, Math.min(pending?.amount?.minor ?? 0, balance.minor))
  return [...surplusItems(money(currency, requested), context), ...debtItems(debt, entries, context.today)].map(
    (item) => entryOf(item),
  )
}

/** Nothing is expected of a rejected or a repaid order. */
const ENDED = [...statusesOf('REJECTED'), ...statusesOf('PAID')]

interface LinePayer {
  readonly folio: string
  readonly name: string
  readonly payer: string | undefined
  readonly supplierId: SupplierId | undefined
  readonly dueDate: CivilDate | undefined
  readonly averageDaysLate: number | undefined
  readonly typedDate: CivilDate | undefined
}

const payersOf = async (
  queries: Queries,
  businessId: BusinessId,
  orderIds: ReadonlyArray<OrderId>,
): Promise<ReadonlyMap<OrderInvoiceId, LinePayer>> => {
  const found = await rows(
    queries,
    PayerRow,
    sql`select l.id, i.folio, i.payer_name as name, issued.payer_identifier as payer, payee.id as "supplierId", issued.due_date as "dueDate", lateness.average_days_late as "averageDaysLate",
        case when mark.state = 'DATED' then mark.expected_on end as "typedDate"
      from order_invoice l ${LINE_DOCUMENT}
      left join payer_lateness lateness
        on lateness.business_id = issued.business_id and lateness.payer_identifier = issued.payer_identifier
      left join cash_expected mark on mark.business_id = ${businessId} and mark.invoice_id = issued.id
      where l.order_id = any(${orderIds}::bigint[])`,
  )
  return new Map(found.map(({ id: lineId, ...payer }) => [lineId, payer]))
}

const OrderRow = rowCodec('CashOrderRow', {
  id: id<'Order'>(),
  type: text,
  status: text,
  transfer: integer,
  approvedOn: nullable(date),
})
const PayerRow = rowCodec('CashPayerRow', {
  id: id<'OrderInvoice'>(),
  folio: text,
  name: text,
  payer: nullable(text),
  supplierId: nullable(id<'Supplier'>()),
  dueDate: nullable(date),
  averageDaysLate: nullable(integer),
  typedDate: nullable(date),
})
