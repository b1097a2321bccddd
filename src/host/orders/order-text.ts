import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatLongDate, formatMoney, formatPercent } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { date, integer, rowCodec, text } from '../database/columns.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'
import type { OrderText } from '../documents/index.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'

const OrderRow = rowCodec('OrderRow', {
  total: integer,
  retention: integer,
  base_rate: integer,
  interest: integer,
  costs: integer,
  transfer: integer,
})

const LineRow = rowCodec('LineRow', {
  folio: text,
  payer_name: text,
  payer_identifier: text,
  amount: integer,
  payment_date: date,
})

/** Describes an order in the documents that are signed for it. */
export const orderText: OrderText = async (queries, orderId, country) => {
  const order = await optionalRow(
    queries,
    OrderRow,
    sql`select total, retention, base_rate, interest, operation_cost as costs, transfer from orders where id = ${orderId}`,
  )
  if (order === undefined) return []
  const lines = await rows(
    queries,
    LineRow,
    sql`select i.folio, i.payer_name, i.payer_identifier, l.amount, l.payment_date
      from order_invoice l ${LINE_DOCUMENT} where l.order_id = ${orderId} order by l.id`,
  )
  const inWords = (minor: number): string => formatMoney(money(profileOf(country).currency, minor), country)
  return [
    `Total de las facturas: ${inWords(order.total)}. Retención: ${inWords(order.retention)}. ` +
      `Tasa mensual: ${formatPercent(order.base_rate, country)}. Interés: ${inWords(order.interest)}. ` +
      `Costo de la operación: ${inWords(order.costs)}. Monto a transferir: ${inWords(order.transfer)}.`,
    ...lines.map(
      (line) =>
        `Factura ${line.folio} de ${line.payer_name} (${line.payer_identifier}) por ${inWords(line.amount)}, ` +
        `con pago el ${formatLongDate(line.payment_date)}.`,
    ),
  ]
}
