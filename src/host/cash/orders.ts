import { orderItems, type CashContext, type CashLine, uncoveredInterest } from '#domain/cash/order-cash.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, sum } from '#domain/kernel/money.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
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

/** The orders of a company and its wallet bring and take this money. */
export const ordersOf = async (
  queries: Queries,
  business: Business,
  context: CashContext,
): Promise<ReadonlyArray<CashEntry>> => {
  const { country, id: businessId } = business
  const { currency } = profileOf(country)
  const orders = await rows(
    queries,
    OrderRow,
    sql`select id, type, status, transfer,
        (select min(changed_on) from order_status s where s.order_id = orders.id
          and s.status = any(${[...statusesOf('APPROVED')]}::text[])) as "approvedOn"
      from orders where business_id = ${businessId} and not status = any(${ENDED}::text[]) order by id`,
  )
  const invoices = await repayments.invoicesOfOrders(
    queries,
    country,
    orders.map((order) => order.id),
  )
  const payers = await payersOf(
    queries,
    orders.map((order) => order.id),
  )
  const blocked = await orderStore.blockedOrders(
    queries,
    business,
    orders.filter(({ status }) => !isTransferred(status)),
  )
  const linesOf = (orderId: OrderId): ReadonlyArray<CashLine> =>
    (invoices.get(orderId) ?? []).map((line) => {
      const payer = payers.get(line.id)
      return {
        ...line,
        dueDate: payer?.dueDate ?? line.paymentDate,
        averageDaysLate: payer?.averageDaysLate,
        typedDate: undefined,
      }
    })
  const entries = orders.flatMap((order): ReadonlyArray<CashEntry> => {
    const lines = linesOf(order.id)
    const items = orderItems(
      { ...order, transfer: money(currency, order.transfer), isBlocked: blocked.has(order.id), lines },
      context,
    )
    return items.map((item) => {
      const line = lines.find((one) => item.key === `${item.kind} ${one.id}`)
      return entryOf(item, { orderId: order.id, ...(line && payers.get(line.id)) })
    })
  })
  const wallet = await walletOf(queries, business)
  const uncovered = orders
    .filter((order) => !isConfirming(order) && isTransferred(order.status))
    .flatMap((order) => linesOf(order.id))
    .map((line) => uncoveredInterest(line, context))
  const debt = sum(currency, [money(currency, Math.max(0, -wallet.balance.minor)), ...uncovered])
  const requested = Math.max(0, Math.min(wallet.pending?.amount?.minor ?? 0, wallet.balance.minor))
  const ofWallet = [...surplusItems(money(currency, requested), context), ...debtItems(debt, entries, context.today)]
  return [...entries, ...ofWallet.map((item) => entryOf(item))]
}

/** Nothing is expected of a rejected or a repaid order. */
const ENDED = [...statusesOf('REJECTED'), ...statusesOf('PAID')]

interface LinePayer {
  readonly folio: string
  readonly name: string
  readonly dueDate: CivilDate | undefined
  readonly averageDaysLate: number | undefined
}

const payersOf = async (
  queries: Queries,
  orderIds: ReadonlyArray<OrderId>,
): Promise<ReadonlyMap<OrderInvoiceId, LinePayer>> => {
  const found = await rows(
    queries,
    PayerRow,
    sql`select l.id, i.folio, i.payer_name as name, issued.due_date as "dueDate", lateness.average_days_late as "averageDaysLate"
      from order_invoice l ${LINE_DOCUMENT}
      left join payer_lateness lateness
        on lateness.business_id = issued.business_id and lateness.payer_identifier = issued.payer_identifier
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
  dueDate: nullable(date),
  averageDaysLate: nullable(integer),
})
