import type { Country } from '#domain/kernel/country.ts'
import { statusByPayments } from '#domain/orders/lateness.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { id } from '../database/columns.ts'
import { sql, values } from '../database/sql.ts'
import type { HostServices } from '../server/services.ts'
import { sendNotification } from '../shell/send-notification.ts'
import { publishOrder } from './change-status.ts'
import { repayableInvoices } from './repayment.ts'
import { lockOrder, writeStatus } from './write-status.ts'

type Parts = Pick<HostServices, 'clock' | 'database' | 'live' | 'mail'>

/** Puts orders whose payers are late in arrears, and critical ones into that state. Another host may do the same at once. */
export const updateLateness = async (parts: Parts): Promise<void> => {
  for (const country of COUNTRIES) await updateCountry(parts, country)
}

const COUNTRIES: ReadonlyArray<Country> = ['CL', 'MX']

const updateCountry = async ({ clock, database, ...parts }: Parts, country: Country): Promise<void> => {
  const today = clock.today(country)
  const late = await values(
    database,
    id<'Order'>(),
    sql`select distinct o.id from orders o
      join business b on b.id = o.business_id and b.country = ${country}
      join order_invoice l on l.order_id = o.id and l.payment_date < ${today}
      where o.status = any(${[...statusesOf('ACTIVE'), ...statusesOf('ARREAR')]}::text[]) and l.amount - l.credit_notes > (
        select coalesce(sum(amount), 0) from ledger_in_force where order_invoice_id = l.id and type = 'PAGO_FACTURA')
      order by o.id`,
  )
  for (const orderId of late) {
    const written = await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) return undefined
      const status = statusByPayments(order.status, await repayableInvoices(tx, order), today)
      if (status !== 'ARREAR' && status !== 'CRITICAL') return undefined
      const letters = await writeStatus(tx, clock, order, status, { actor: 'host' })
      return { businessId: order.businessId, letters, orderId, status, type: order.type }
    })
    if (written === undefined) continue
    publishOrder(parts, written)
    sendNotification(parts, written.letters)
  }
}
