import * as t from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatLongDate, formatMoney, formatPercent } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { country, date, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, row, rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/line-document.ts'
import type { StoredDocument } from './store.ts'

const CompanyRow = rowCodec('CompanyRow', { name: text, identifier: text, country })
type Company = t.TypeOf<typeof CompanyRow>

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

/** What is signed, one text each: with an order its amounts, its rate and each invoice. */
export const signedText = async (queries: Queries, document: StoredDocument): Promise<ReadonlyArray<string>> => {
  const company = await row(
    queries,
    CompanyRow,
    sql`select name, identifier, country from business where id = ${document.businessId}`,
  )
  const { identifier, name } = company
  const { owner, title } = document
  const subject = owner.type === 'order' ? ` de la operación ${owner.id}` : ''
  return [
    `${title}${subject}`,
    `${name} (${identifier}) acepta el documento "${title}"${subject} y declara que sus datos son verdaderos.`,
    ...(owner.type === 'order' ? await orderText(queries, owner.id, company) : []),
    'Documento de ejemplo, sin valor legal.',
  ]
}

const orderText = async (queries: Queries, orderId: string, { country }: Company): Promise<ReadonlyArray<string>> => {
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
