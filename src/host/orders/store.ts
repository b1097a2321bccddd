import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Signature } from '#domain/financing/signature.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, InvoiceId, OrderId, UserId } from '#domain/kernel/id.ts'
import { scale, subtract } from '#domain/kernel/money.ts'
import type { Queries } from '../database/database.ts'
import type { PricedRequest } from '../financing/price-request.ts'

export interface OrderToWrite extends PricedRequest {
  readonly businessId: BusinessId
  readonly type: FinancingType
  readonly requestedOn: CivilDate
  readonly requestedBy: UserId
  readonly preselected: ReadonlySet<InvoiceId>
  /** What the signature of each invoice is worth now. */
  readonly signatures: ReadonlyMap<InvoiceId, Signature>
  /** An operator has to review it before it is approved. */
  readonly needsReview: boolean
}

/** Throws a unique violation when one of the invoices stands in an active order already. */
export const writeOrder = async (tx: Queries, order: OrderToWrite): Promise<OrderId> => {
  const { simulation } = order
  const rows = await tx.query<{ id: number }>(INSERT_ORDER, [
    order.businessId,
    order.type,
    order.requestedOn,
    order.requestedBy,
    simulation.total.minor,
    simulation.creditNotes.minor,
    simulation.retention.minor,
    simulation.retentionRate,
    simulation.baseRate,
    simulation.interest.minor,
    simulation.operationCost.minor,
    simulation.orderDiscounts.minor,
    simulation.invoiceDiscounts.minor,
    simulation.transfer.minor,
    order.needsReview,
  ])
  const id = String(rows[0]?.id) as OrderId
  await writeLines(tx, id, order)
  return id
}

/** Asks for the papers of an order, once. */
export const requestDocuments = async (tx: Queries, orderId: OrderId, userId: UserId): Promise<void> => {
  await tx.query('insert into order_document (order_id, requested_by) values ($1, $2) on conflict do nothing', [
    orderId,
    userId,
  ])
}

const INSERT_ORDER = `
insert into orders (business_id, type, requested_on, requested_by, total, credit_notes, retention, available_retention,
  retention_rate, base_rate, interest, operation_cost, order_discounts, invoice_discounts, transfer, needs_review)
values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`

const writeLines = async (
  tx: Queries,
  id: OrderId,
  { lines, preselected, signatures }: OrderToWrite,
): Promise<void> => {
  await tx.query(
    `insert into order_invoice (order_id, position, invoice_id, payment_date, amount, credit_notes, rate, retention_rate,
       retention, preselected, signature)
     select $1::bigint, line.* from unnest($2::integer[], $3::bigint[], $4::date[], $5::bigint[], $6::bigint[], $7::integer[],
       $8::integer[], $9::bigint[], $10::boolean[], $11::text[]) as line`,
    [
      id,
      lines.map((_, at) => at),
      lines.map(({ invoiceId }) => Number(invoiceId)),
      lines.map(({ paymentDate }) => paymentDate),
      lines.map(({ amount }) => amount.minor),
      lines.map(({ creditNotes }) => creditNotes.minor),
      lines.map(({ rate }) => rate),
      lines.map(({ retention }) => retention),
      lines.map(({ amount, creditNotes, retention }) => scale(subtract(amount, creditNotes), retention, 10_000).minor),
      lines.map(({ invoiceId }) => preselected.has(invoiceId)),
      lines.map(({ invoiceId }) => signatures.get(invoiceId)?.status ?? 'NOT_CHECKED'),
    ],
  )
}
