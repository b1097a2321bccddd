import { addDays, daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { payOrder, type PayerPaymentRequest } from '#host/orders/pay-order.ts'
import { NOON, type AHost } from '#test/host/server/a-host.ts'

const DAY = 24 * 60 * 60 * 1000

/** Records a payment when its day has come, and turns the clock back, since the session of the company ends after a day. */
export const payOnItsDay = async (
  host: AHost,
  orderId: OrderId,
  request: Partial<Omit<PayerPaymentRequest, 'orderId'>> = {},
): ReturnType<typeof payOrder> => {
  const { now } = host.world
  const { daysLate } = request
  if (daysLate !== undefined) host.world.now = Math.max(now, noonOf(addDays(await lastDay(host, orderId), daysLate)))
  const paid = await payOrder(host.services, { orderId, folio: undefined, amount: undefined, daysLate, ...request })
  host.world.now = now
  return paid
}

/** Noon in Santiago of a day after `NOON`. */
export const noonOf = (day: CivilDate): number => NOON + daysBetween('2026-11-20' as CivilDate, day) * DAY

const lastDay = async ({ database }: AHost, orderId: OrderId): Promise<CivilDate> => {
  const [row] = await database.query<{ day: CivilDate }>(
    'select max(payment_date)::text as day from order_invoice where order_id = $1',
    [orderId],
  )
  return row?.day ?? ('2026-11-20' as CivilDate)
}
