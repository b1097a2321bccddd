import type { Signature } from '#domain/financing/signature.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, InvoiceId, OrderId, UserId } from '#domain/kernel/id.ts'
import { type Money, scale, subtract } from '#domain/kernel/money.ts'
import type { OrderType, StatusChange } from '#domain/orders/order.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { depositAccounts } from '../banking/index.ts'
import { date, id, integer, rowCodec } from '../database/columns.ts'
import { sqlState, UNIQUE_VIOLATION, type Queries } from '../database/database.ts'
import { execute, hasRow, optionalValue, row, sql, value } from '../database/sql.ts'
import type { PricedRequest } from '../financing/index.ts'
import { obstaclesToTransfer } from './transfer-gate.ts'

export interface OrderToWrite extends PricedRequest {
  readonly businessId: BusinessId
  readonly type: OrderType
  readonly requestedOn: CivilDate
  /** Milliseconds since 1970. */
  readonly requestedAt: number
  readonly requestedBy: UserId
  /** The financed payroll, with the received invoice of each line. Omitted: the lines name issued invoices. */
  readonly financed?: {
    readonly payrollId: PayrollId
    readonly payableIds: ReadonlyArray<PayableId>
    /** The balance of each. */
    readonly owed: ReadonlyArray<Money>
  }
  readonly preselected?: ReadonlySet<InvoiceId>
  /** The present worth of the signature of each line's invoice. An operator reviews an order with one that is not verified. */
  readonly signatures: ReadonlyMap<InvoiceId, Signature>
}

/** Undefined when one of the invoices is in an active order; nothing more can be done in the transaction then. */
export const writeOrder = async (tx: Queries, order: OrderToWrite): Promise<OrderId | undefined> => {
  try {
    return await insertOrder(tx, order)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

const insertOrder = async (tx: Queries, order: OrderToWrite): Promise<OrderId> => {
  const { lines, signatures, simulation } = order
  const needsReview = lines.some(({ invoiceId }) => signatures.get(invoiceId)?.status !== 'VERIFIED')
  const orderId = await value(
    tx,
    id<'Order'>(),
    sql`insert into orders (business_id, type, requested_on, requested_by, total, credit_notes, retention,
        retention_rate, base_rate, interest, operation_cost, order_discounts, invoice_discounts,
        transfer, needs_review, payroll_id)
      values (${order.businessId}, ${order.type}, ${order.requestedOn}, ${order.requestedBy}, ${simulation.total.minor},
        ${simulation.creditNotes.minor}, ${simulation.retention.minor},
        ${simulation.retentionRate}, ${simulation.baseRate}, ${simulation.interest.minor},
        ${simulation.operationCost.minor}, ${simulation.orderDiscounts.minor}, ${simulation.invoiceDiscounts.minor},
        ${simulation.transfer.minor}, ${needsReview}, ${order.financed?.payrollId ?? null})
      returning id`,
  )
  await writeLines(tx, orderId, order)
  await recordStatus(tx, orderId, {
    status: 'IN_REVIEW',
    on: order.requestedOn,
    at: order.requestedAt,
    reason: undefined,
  })
  return orderId
}

interface RecordedChange extends StatusChange {
  readonly at: number
}

/** Adds a status to the history of an order. */
export const recordStatus = (
  tx: Queries,
  orderId: OrderId,
  { at, on, reason, status }: RecordedChange,
): Promise<void> =>
  execute(
    tx,
    sql`insert into order_status (order_id, status, changed_on, changed_at, reason)
      values (${orderId}, ${status}, ${on}, ${new Date(at)}, ${reason ?? null})`,
  )

/** Requests the documents of an order; false when they were requested before. */
export const requestDocuments = (tx: Queries, orderId: OrderId, userId: UserId): Promise<boolean> =>
  hasRow(
    tx,
    sql`insert into order_document (order_id, requested_by) values (${orderId}, ${userId}) on conflict do nothing returning order_id`,
  )

const writeLines = (
  tx: Queries,
  id: OrderId,
  { businessId, financed, lines, preselected, signatures }: OrderToWrite,
): Promise<void> =>
  execute(
    tx,
    sql`insert into order_invoice (business_id, order_id, position, invoice_id, payable_id, payment_date, amount, credit_notes, rate, retention_rate,
        retention, preselected, signature, owed)
      select ${businessId}::bigint, ${id}::bigint, line.* from unnest(
        ${lines.map((_, at) => at)}::integer[],
        ${lines.map(({ invoiceId }) => (financed === undefined ? invoiceId : null))}::bigint[],
        ${lines.map((_, at) => financed?.payableIds[at] ?? null)}::bigint[],
        ${lines.map(({ paymentDate }) => paymentDate)}::date[],
        ${lines.map(({ amount }) => amount.minor)}::bigint[],
        ${lines.map(({ creditNotes }) => creditNotes.minor)}::bigint[],
        ${lines.map(({ rate }) => rate)}::integer[],
        ${lines.map(({ retention }) => retention)}::integer[],
        ${lines.map(({ amount, creditNotes, retention }) => scale(subtract(amount, creditNotes), retention, 10_000).minor)}::bigint[],
        ${lines.map(({ invoiceId }) => preselected?.has(invoiceId) === true)}::boolean[],
        ${lines.map(({ invoiceId }) => signatures.get(invoiceId)?.status ?? 'NOT_CHECKED')}::text[],
        ${lines.map((_, at) => financed?.owed[at]?.minor ?? null)}::bigint[]
      ) as line`,
  )

/** Keeps the order that financed a payroll when the payroll is deleted. */
export const clearPayroll = (tx: Queries, payrollId: PayrollId): Promise<void> =>
  execute(tx, sql`update orders set payroll_id = null where payroll_id = ${payrollId}`)

/** When the suppliers of the payroll that an order finances are paid. */
export const listPaymentDate = (
  queries: Queries,
  businessId: BusinessId,
  orderId: OrderId,
): Promise<CivilDate | undefined> =>
  optionalValue(
    queries,
    date,
    sql`select p.payment_date from orders o join payroll p on p.business_id = o.business_id and p.id = o.payroll_id
      where o.business_id = ${businessId} and o.id = ${orderId}`,
  )

/** The orders of the company that are not transferred as they are: it has a document to upload or sign, or an obstacle. */
export const blockedOrders = async (
  queries: Queries,
  company: depositAccounts.AccountHolder,
  orders: ReadonlyArray<{ readonly id: OrderId; readonly type: string; readonly status: string }>,
): Promise<ReadonlySet<OrderId>> => {
  const found = new Set<OrderId>()
  for (const { id: orderId, status, type } of orders) {
    const { pending, ...deposited } = await row(
      queries,
      BlockedRow,
      sql`select ${depositAccounts.DEPOSIT_COLUMNS}, (select count(*) from document d where d.owner_type = 'order'
          and d.owner_id = orders.id and not d.approved and d.file_key is null and d.action in ('UPLOAD', 'MIFIEL_ON')) as pending
        from orders where id = ${orderId}`,
    )
    const frozen = depositAccounts.frozenIn(deposited)
    const obstacles = await obstaclesToTransfer(queries, company, { id: orderId, type, frozen })
    /* The approval makes the documents of an order. */
    const isReviewed = stateOf(status) !== 'IN_REVIEW'
    if (pending > 0 || obstacles.some((obstacle) => isReviewed || obstacle !== 'NO_CONTRACT')) found.add(orderId)
  }
  return found
}

const BlockedRow = rowCodec('BlockedRow', { ...depositAccounts.DepositRow, pending: integer })
