import type { TypeOf } from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { lineObstacles } from '#domain/orders/transfer-obstacles.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { country, id, integer, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { reasonWords } from './obstacle-words.ts'

/** The financier's tax ids, to which orders are assigned. */
export type Financier = Readonly<Record<Country, string | undefined>>

/** An invoice whose money does not leave the financier, and why: the most decisive reason first, at least one. */
export interface StoppedLine {
  readonly folio: string
  readonly obstacles: ReadonlyArray<string>
}

/** The lines of an order that its documents stop now, in their order. The business must be locked. */
export const stoppedLinesOf = async (
  queries: Queries,
  orderId: OrderId,
  financier: Financier,
): Promise<ReadonlyArray<StoppedLine>> =>
  (await stoppedLines(queries, sql`l.order_id = ${orderId}`, financier)).map(({ folio, obstacles }) => ({
    folio,
    obstacles,
  }))

/** Those of all orders with one of the statuses, whose money did not leave yet. */
export const stoppedLinesOfAll = (
  queries: Queries,
  statuses: ReadonlyArray<string>,
  financier: Financier,
): Promise<ReadonlyArray<StoppedLine & { readonly orderId: OrderId }>> =>
  stoppedLines(
    queries,
    sql`l.active and o.status = any(${[...statuses]}::text[])
      and not exists (select from ledger_entry t where t.order_id = o.id and t.type = 'TRANSFER')`,
    financier,
  )

const stoppedLines = async (queries: Queries, matching: Sql, financier: Financier) => {
  const lines = await rows(queries, LineRow, sql`${LINES} where ${matching} order by l.order_id, l.position`)
  return lines
    .map((line) => ({ orderId: line.orderId, folio: line.folio, obstacles: obstaclesIn(line, financier) }))
    .filter(({ obstacles }) => obstacles.length > 0)
}

/** The invoices that an order finances, with the statements of the documents now. */
const LINES = sql`
select l.order_id as "orderId", b.country, coalesce(i.folio, p.folio) as folio, 
  case when p.id is null then l.amount - l.credit_notes else coalesce(l.owed, p.amount) end as base,
  coalesce(i.amount - i.credit_notes, p.amount) as owed, i.holder_identifier as holder,
  coalesce(i.reasons, array_remove(array[p.obstacle], null)) as reasons
from order_invoice l
join orders o on o.id = l.order_id
join business b on b.id = o.business_id
left join invoice i on i.id = l.invoice_id
left join payable p on p.id = l.payable_id`

/**
 * The invoices of a payroll that are not owed any more, or not as much as was financed; those of one payee if it is named. A payroll
 * without financing has the amounts of its invoices.
 */
export const stoppedPayables = async (
  queries: Queries,
  payrollId: PayrollId,
  payee?: string,
): Promise<ReadonlyArray<StoppedLine & { readonly payableId: PayableId }>> => {
  const lines = await rows(
    queries,
    PayableRow,
    sql`select p.id as "payableId", b.country, p.folio, coalesce(l.owed, p.amount) as base, p.amount as owed,
        null as holder, array_remove(array[p.obstacle], null) as reasons
      from payable p join business b on b.id = p.business_id join supplier s on s.id = p.payee_id
      left join order_invoice l on l.payable_id = p.id and l.active
      where p.payroll_id = ${payrollId} and p.location = 'scheduled'
        ${payee === undefined ? sql`` : sql`and s.identifier = ${payee}`} order by p.id`,
  )
  return lines
    .map((line) => ({ payableId: line.payableId, folio: line.folio, obstacles: obstaclesIn(line, NO_FINANCIER) }))
    .filter(({ obstacles }) => obstacles.length > 0)
}

/** A received invoice is not assigned to the financier. */
const NO_FINANCIER: Financier = { CL: undefined, MX: undefined }

/** `F-121 (anulada), F-122 (se debe menos)`. */
export const linesText = (lines: ReadonlyArray<StoppedLine>): string =>
  lines.map(({ folio, obstacles }) => `${folio} (${obstacles.map(reasonWords).join(', ')})`).join(', ')

const facts = {
  country,
  folio: text,
  base: integer,
  owed: integer,
  holder: nullable(text),
  reasons: texts,
}
const FactsRow = rowCodec('LineFactsRow', facts)
const LineRow = rowCodec('StoppedLineRow', { ...facts, orderId: id<'Order'>() })
const PayableRow = rowCodec('StoppedPayableRow', { ...facts, payableId: id<'Payable'>() })

const obstaclesIn = (
  { base, country: of, holder, owed, reasons }: TypeOf<typeof FactsRow>,
  financier: Financier,
): ReadonlyArray<string> => {
  const { currency } = profileOf(of)
  return lineObstacles(money(currency, base), { owed: money(currency, owed), reasons, holder }, financier[of])
}
