import type { TypeOf } from 'io-ts'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { boolean, date, id, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'
import { availability, claimedInvoices } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'

interface ReorderLine {
  readonly invoiceId: InvoiceId
  readonly paymentDate: CivilDate
  readonly reason: string | undefined
}

/**
 * The invoices of a rejected order, in the order of the request, with why each cannot be requested again under the same type.
 * Empty for another order, and for one that pays suppliers: its invoices return with its payroll.
 */
export const reorderLinesOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
): Promise<Array<ReorderLine>> => {
  const order = await optionalRow(
    queries,
    RejectedRow,
    sql`select type from orders where id = ${orderId} and business_id = ${business.id} and status = 'REJECTED'`,
  )
  const type = FINANCING_TYPES.find((one) => one === order?.type)
  if (type === undefined) return []
  const lines = await rows(
    queries,
    LineRow,
    sql`select i.id as "invoiceId", l.payment_date as "paymentDate", i.reasons, (${availability.availableFor(type, business.id)}) as available,
        ${availability.isOrdered(business.id)} as "isOrdered", ${availability.isCollected(business.id)} as "isCollected",
        ${claimedInvoices.isAwaitingApproval(business.id)} as "isAwaitingApproval"
      from order_invoice l join invoice i on i.id = l.invoice_id
      where l.order_id = ${orderId} order by l.position`,
  )
  return lines.map(({ available, invoiceId, paymentDate, ...facts }) => ({
    invoiceId,
    paymentDate,
    reason: available ? undefined : reasonOf(facts),
  }))
}

const reasonOf = (
  line: Pick<TypeOf<typeof LineRow>, 'isAwaitingApproval' | 'isCollected' | 'isOrdered' | 'reasons'>,
): string => {
  if (line.isOrdered) return 'ORDERED'
  if (line.isAwaitingApproval) return 'AWAITING_APPROVAL'
  return line.reasons[0] ?? (line.isCollected ? 'COLLECTED' : 'NO_AGREEMENT')
}

const RejectedRow = rowCodec('RejectedRow', { type: text })
const LineRow = rowCodec('LineRow', {
  invoiceId: id<'Invoice'>(),
  paymentDate: date,
  reasons: texts,
  available: boolean,
  isOrdered: boolean,
  isCollected: boolean,
  isAwaitingApproval: boolean,
})
