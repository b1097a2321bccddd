import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { statusByPayments } from '#domain/orders/lateness.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import { sendNotification } from '../notifications/index.ts'
import { publishOrder } from './change-status.ts'
import type { OrderServices } from './order-events.ts'
import { LAST_RENEGOTIATION, repayableInvoices } from './repayment.ts'
import { lockOrder, writeStatus } from './write-status.ts'

/** Puts orders whose payers are late in arrears, and critical ones into that state. Another host may do the same at once. */
export const updateLateness = async (services: OrderServices): Promise<void> => {
  for (const country of COUNTRIES) await updateCountry(services, country)
}

const COUNTRIES: ReadonlyArray<Country> = ['CL', 'MX']

const updateCountry = async (services: OrderServices, country: Country): Promise<void> => {
  const today = services.clock.today(country)
  for (let after: OrderId | undefined; ;) {
    const late = await lateOrders(services.database, country, today, after)
    for (const orderId of late) await updateOrder(services, orderId, today)
    after = late.at(-1)
    if (late.length < AT_ONCE) return
  }
}

/** Orders per statement, so that none takes longer the more companies there are. */
const AT_ONCE = 100

/** The first ones after an order, by their numbers, of which a payer is late. */
const lateOrders = (
  queries: Queries,
  country: Country,
  today: CivilDate,
  after: OrderId | undefined,
): Promise<ReadonlyArray<OrderId>> =>
  values(
    queries,
    id<'Order'>(),
    sql`select o.id from orders o join business b on b.id = o.business_id and b.country = ${country}
      where o.id > ${after ?? 0} and o.status = any(${[...statusesOf('ACTIVE'), ...statusesOf('ARREAR')]}::text[])
        and exists (select from order_invoice l left join lateral (${LAST_RENEGOTIATION}) agreed on true
          where l.order_id = o.id and coalesce(agreed.payment_date, l.payment_date) < ${today}
          and l.amount - l.credit_notes > (select coalesce(sum(amount), 0) from ledger_in_force
            where order_invoice_id = l.id and type = 'PAGO_FACTURA'))
      order by o.id limit ${AT_ONCE}`,
  )

const updateOrder = async (
  { clock, database, orderEvents, ...services }: OrderServices,
  orderId: OrderId,
  today: CivilDate,
): Promise<void> => {
  const written = await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return undefined
    const status = statusByPayments(order.status, await repayableInvoices(tx, order), today)
    if (status !== 'ARREAR' && status !== 'CRITICAL') return undefined
    const emails = await writeStatus(tx, { clock, orderEvents }, order, status, { actor: 'host' })
    return { businessId: order.businessId, emails, orderId, status, type: order.type }
  })
  if (written === undefined) return
  publishOrder(services, written)
  sendNotification(services, written.emails)
}
