import type { OrderQuery } from '#application/orders/orders.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { type OrderSettlement, settledLines } from '#domain/orders/order-settlement.ts'
import { type ListedOrder, orderLines } from '#domain/orders/listed-order.ts'
import { isTransferred, trackerOf } from '#domain/orders/tracker.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { OrderActivity, OrderBill } from '#application/orders/orders.port.ts'
import type { OrderDetail, OrderInvoice, OrderSummary } from '#domain/orders/order.ts'

const anOrder = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: '5000' as OrderId,
  type: 'DIRECT_FINANCING',
  requestedOn: '2026-03-04' as CivilDate,
  total: money('CLP', 1_250_000),
  surplus: money('CLP', 375_000),
  surplusPercent: 100,
  status: 'IN_REVIEW',
  pendingDocuments: 0,
  ...over,
})

export const someOrders = (count: number): ReadonlyArray<OrderSummary> =>
  Array.from({ length: count }, (_, at) => anOrder({ id: String(5_000 + count - at) as OrderId }))

export const aDetailOf = (order: OrderSummary): OrderDetail => ({
  ...order,
  retention: money('CLP', 375_000),
  availableRetention: money('CLP', 375_000),
  releasedRetention: money('CLP', 0),
  lostRetention: money('CLP', 0),
  retentionRate: basisPoints(3_000),
  baseRate: basisPoints(280),
  interest: money('CLP', 35_000),
  operationCost: money('CLP', 500),
  creditNotes: money('CLP', 0),
  orderDiscounts: money('CLP', 0),
  invoiceDiscounts: money('CLP', 0),
  transfer: money('CLP', 839_500),
  lastPaymentDate: '2026-04-10' as CivilDate,
  history: [{ status: order.status, on: order.requestedOn, reason: undefined }],
})

export const anOrderInvoice = (at: number): OrderInvoice => ({
  id: String(at + 1) as OrderInvoiceId,
  folio: String(1_042 + at),
  payer: { name: 'Comercial Ñuble Ltda.', identifier: '77123456-K' },
  issueDate: '2026-02-10' as CivilDate,
  paymentDate: '2026-04-10' as CivilDate,
  amount: money('CLP', 50_000),
  creditNotes: money('CLP', 0),
  discounts: [],
  rate: basisPoints(280),
  statusGroup: 'IN_REVIEW',
  daysLate: undefined,
  retention: money('CLP', 15_000),
})

/** The row of an order with its 25 invoices, of which a late order has those of its settlement. */
export const aListedOf = (order: OrderSummary): ListedOrder => {
  const { lines, transfer } = aSettlementOf(order)
  const open = Array.from({ length: INVOICES_OF_ORDER }, (_, at) => ({
    ...anOrderInvoice(at),
    due: anOrderInvoice(at).amount,
    daysLate: 0,
  }))
  const settled = new Map(lines.map((line) => [line.folio, line]))
  return {
    ...order,
    lines: orderLines(
      order.status,
      open.map((line) => ({ ...line, ...settled.get(line.folio) })),
    ),
    received: isTransferred(order.status) ? transfer?.amount : undefined,
  }
}

export const INVOICES_OF_ORDER = 25

/** The first page of all orders. */
export const ALL_ORDERS: OrderQuery = {
  page: 1,
  pageSize: 20,
  search: '',
  group: undefined,
  state: undefined,
  type: undefined,
  from: undefined,
}

export const aRequestOf = ({ requestedOn }: OrderSummary): OrderActivity => ({
  id: 1,
  at: Date.parse(`${requestedOn}T15:30:00Z`),
  action: 'REQUESTED',
  actor: 'ana@empresa.cl',
  operator: undefined,
  status: undefined,
})

export const A_BILL_ID = '61' as OrderBill['id']

export const aBillOf = ({ requestedOn }: OrderSummary): OrderBill => ({
  id: A_BILL_ID,
  type: 'interest',
  amount: money('CLP', 35_000),
  issuedOn: requestedOn,
})

/** The settlement of a transferred order has an invoice settled late with a debt that another order paid, one paid in part, and one that is open. */
export const aSettlementOf = ({ status }: Pick<OrderSummary, 'status'>): OrderSettlement => {
  if (trackerOf(status).position < 3) return { transfer: undefined, lines: [] }
  const account = { bank: 'BCI', lastDigits: '1234' }
  const terms = (at: number) => ({
    ...anOrderInvoice(at),
    amount: money('CLP', 150_000),
    retention: money('CLP', 45_000),
    rate: basisPoints(280),
    paymentDate: '2024-10-18' as CivilDate,
  })
  const payment = { paidBy: undefined, correctedOn: undefined }
  const entry = { account: undefined, on: '2026-03-02' as CivilDate }
  return {
    transfer: { on: '2026-03-06' as CivilDate, amount: money('CLP', 839_500), account },
    lines: settledLines(
      [
        {
          ...terms(0),
          payments: [
            {
              ...payment,
              amount: money('CLP', 150_000),
              on: '2025-12-01' as CivilDate,
              correctedOn: '2026-03-01' as CivilDate,
            },
            {
              ...payment,
              amount: money('CLP', 150_000),
              on: '2026-03-02' as CivilDate,
              paidBy: 'Tesorería del pagador',
            },
          ],
        },
        { ...terms(1), payments: [{ ...payment, amount: money('CLP', 50_000), on: '2024-10-18' as CivilDate }] },
        { ...terms(2), paymentDate: '2026-04-10' as CivilDate, payments: [] },
      ],
      [
        {
          ...entry,
          id: 1,
          type: 'DEFAULT_DEBT',
          amount: money('CLP', 4_000),
          orderId: '5000' as OrderId,
          folio: '1042',
          lineId: '1' as OrderInvoiceId,
        },
        {
          ...entry,
          id: 2,
          type: 'RELEASE',
          amount: money('CLP', 10_000),
          orderId: '4999' as OrderId,
          folio: '998',
          lineId: undefined,
        },
      ],
      '2026-03-09' as CivilDate,
    ),
  }
}
