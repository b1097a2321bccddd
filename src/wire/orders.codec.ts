import * as t from 'io-ts'
import { DEPOSIT_STATES, TRANSFER_OBSTACLES } from '#domain/orders/transfer-obstacles.ts'
import { ORDER_TYPES } from '#domain/orders/order.ts'
import { SIMPLIFIED_STATUSES } from '#domain/orders/simplified-status.ts'
import { ORDER_STATES } from '#domain/orders/tracker.ts'
import { AnyMoney, DateAtMidnight, DateOnly, Percent } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { type CountryCodecs, flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, FiniteNumber, Folio, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize, sortBy } from './codec/query.ts'
import { ShownAccount } from './deposit.codec.ts'
import { MAX_DATA_URL_LENGTH } from './data-url.ts'
import { Payer } from './financing.codec.ts'

/** The orders that wait for their company, those that are late or lost, or the others of a simplified status. */
export const ORDER_GROUPS = ['WAITING', 'LATE', ...SIMPLIFIED_STATUSES] as const

/** `filter` is a text to find in the number of an order, in the folio, the payer or its tax id of its invoices, or an amount of either. */
export const OrderListQuery = t.strict({
  page: PageNumber,
  size: PageSize,
  filter: optional(text(100)),
  group: optional(oneOf('OrderGroup', ORDER_GROUPS)),
  state: optional(oneOf('OrderState', ORDER_STATES)),
  orderType: optional(oneOf('OrderType', ORDER_TYPES)),
  from: optional(DateOnly),
  to: optional(DateOnly),
  order: optional(sortBy(['id', 'type', 'requestedOn', 'total', 'received', 'status'] as const)),
})
export type OrderListQuery = t.TypeOf<typeof OrderListQuery>

const summaryFields = ({ money }: CountryCodecs) =>
  ({
    id: ['id', id('Order')],
    type: ['orderType', text(40)],
    requestedOn: ['issuedDate', DateOnly],
    total: ['totalAmount', money],
    surplus: ['currentSurplus', optional(money)],
    surplusPercent: ['percentageSurplus', optional(FiniteNumber)],
    status: ['pymeStatus', text(40)],
    pendingDocuments: ['pendingDocuments', Count],
  }) as const

const OrderLines = mappedRecord('OrderLines', {
  count: ['count', Count],
  firstPayer: ['firstPayer', text(300)],
  firstPayerIdentifier: ['firstPayerIdentifier', optional(text(20)), '?'],
  otherPayers: ['otherPayers', Count],
  late: ['late', optional(t.strict({ count: Count, days: Count }))],
})

const OrderMatch = mappedRecord('OrderMatch', ({ money }) => ({
  folio: ['folio', Folio],
  payer: ['payerName', optional(text(300))],
  amount: ['amount', optional(money)],
}))

const ListedOrder = mappedRecord('ListedOrder', (codecs) => ({
  ...summaryFields(codecs),
  lines: ['lines', optional(OrderLines), '?'],
  received: ['receivedAmount', optional(codecs.money), '?'],
  match: ['match', optional(OrderMatch(codecs.country)), '?'],
}))

const StatusChange = mappedRecord('StatusChange', {
  status: ['pymeStatus', text(40)],
  on: ['date', DateOnly],
  at: ['at', optional(Count), '?'],
  reason: ['reason', optional(text(300))],
})

const OrderDeposit = mappedRecord('OrderDeposit', {
  state: ['state', oneOf('DepositState', DEPOSIT_STATES)],
  account: ['account', optional(ShownAccount)],
  replacement: ['replacement', optional(ShownAccount)],
})

/** The account of the company that it confirms for an order, as it read it. */
export const DepositConfirmation = t.strict({ accountId: id('BankAccount'), version: Count })

export const OrderDetail = mappedRecord('OrderDetail', (codecs) => ({
  ...summaryFields(codecs),
  retention: ['retention', codecs.money],
  availableRetention: ['availableRetention', codecs.money],
  releasedRetention: ['releasedRetention', codecs.money],
  lostRetention: ['lostRetention', codecs.money],
  retentionRate: ['retentionPct', Percent],
  baseRate: ['baseRate', Percent],
  interest: ['interest', codecs.money],
  operationCost: ['operationCost', codecs.money],
  creditNotes: ['totalAmountCreditNotes', codecs.money],
  paid: ['paidAmount', codecs.money, '?'],
  orderDiscounts: ['amountOrderDiscounts', codecs.money],
  invoiceDiscounts: ['amountOrderInvoiceDiscounts', codecs.money],
  transfer: ['transfer', codecs.money],
  lastPaymentDate: ['lastExpirationDate', DateOnly],
  history: ['statusHistory', list(1_000, StatusChange)],
  deposit: ['depositAccount', optional(OrderDeposit), '?'],
  obstacles: ['transferObstacles', optional(list(10, oneOf('TransferObstacle', TRANSFER_OBSTACLES))), '?'],
}))

/** How many orders each group has under the other filters of the query; ALL counts the orders of no group too. */
const GroupCounts = t.strict({
  ALL: Count,
  WAITING: Count,
  LATE: Count,
  IN_REVIEW: Count,
  APPROVED: Count,
  TRANSFERRED: Count,
  PAID: Count,
  REJECTED: Count,
  RENEGOTIATED: Count,
  IN_PROCESS: Count,
})

export const OrderPage = mappedRecord('OrderPage', ({ country }) => ({
  ...pageFields(ListedOrder(country)),
  counts: ['counts', GroupCounts],
}))

/** `filter` is a text to find in the folio, the payer, its tax id or the amount. */
export const OrderInvoiceQuery = t.strict({
  page: PageNumber,
  size: PageSize,
  filter: optional(text(100)),
  order: optional(sortBy(['folio', 'payerName', 'issueDate', 'expirationDate', 'rate', 'amount'] as const)),
})
export type OrderInvoiceQuery = t.TypeOf<typeof OrderInvoiceQuery>

const InvoiceDiscount = mappedRecord('InvoiceDiscount', ({ money }) => ({
  amount: ['amount', money],
  reason: ['reason', text(200)],
}))

/** The payment date and the monthly rate that were agreed last for an invoice. */
const AgreedTerms = mappedRecord('AgreedTerms', {
  paymentDate: ['expirationDate', DateAtMidnight],
  rate: ['rate', Percent],
})

const OrderInvoice = mappedRecord('OrderInvoice', ({ country, money }) => ({
  id: ['id', id('OrderInvoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  supplierId: ['supplierId', id('Supplier'), '?'],
  issueDate: ['issueDate', DateOnly],
  paymentDate: ['expirationDate', DateAtMidnight],
  amount: ['totalAmount', money],
  documentAmount: ['documentTotal', AnyMoney, '?'],
  creditNotes: ['totalAmountCreditNotes', money],
  paid: ['paidAmount', money, '?'],
  discounts: ['discounts', list(100, InvoiceDiscount(country))],
  rate: ['rate', optional(Percent)],
  renegotiation: ['renegotiation', optional(AgreedTerms), '?'],
  statusGroup: ['statusGroup', text(40)],
  daysLate: ['daysDebt', optional(Count)],
  retention: ['amountRetention', optional(money)],
}))

export const OrderInvoicePage = mappedRecord('OrderInvoicePage', ({ country }) => pageFields(OrderInvoice(country)))

/** An invoice of a rejected order. `reason` says why it cannot be requested again; without one it can. */
const ReorderLine = mappedRecord('ReorderLine', {
  invoiceId: ['invoiceId', id('Invoice')],
  paymentDate: ['expirationDate', DateAtMidnight],
  reason: ['reason', optional(text(40))],
})

/** In the order of the request; empty unless the order was rejected. */
export const ReorderLines = t.strict({ items: list(10_000, ReorderLine) })

/** The actions on an order. The list grows: older clients must accept unknown actions. */
export const ACTIVITY_ACTIONS = [
  'REQUESTED',
  'STATUS_CHANGED',
  'PAYMENT_RECEIVED',
  'PAYMENT_CORRECTED',
  'PDF_ATTACHED',
  'PDF_DELETED',
  'DOCUMENT_UPLOADED',
  'DOCUMENT_SIGNED',
  'DOCUMENT_APPROVED',
  'DOCUMENT_REJECTED',
] as const
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

/** A payment that an action recorded or corrected; `payer` is omitted where the company itself pays. */
const ActivityPayment = mappedRecord('ActivityPayment', ({ money }) => ({
  payer: ['payerName', optional(text(300)), '?'],
  folio: ['folio', Folio],
  amount: ['amount', money],
  on: ['date', DateOnly],
  due: ['dueAmount', money],
}))

/** `at` is milliseconds since 1970. `actor` is a user's address, `operator` or `host`. */
const ActivityEntry = mappedRecord('ActivityEntry', ({ country }) => ({
  id: ['id', Count],
  at: ['at', Count],
  action: ['action', text(40)],
  actor: ['actor', text(254)],
  operator: ['operator', optional(text(200))],
  status: ['pymeStatus', optional(text(40))],
  reason: ['reason', optional(text(500)), '?'],
  payment: ['payment', optional(ActivityPayment(country)), '?'],
}))

/** Newest first. */
export const OrderActivity = mappedRecord('OrderActivity', ({ country }) => ({
  items: ['items', list(200, ActivityEntry(country))],
}))

/** The file as a data URL. */
export const SimulationPdf = mappedRecord('SimulationPdf', {
  name: ['name', text(300)],
  file: ['pdf', text(MAX_DATA_URL_LENGTH)],
})
