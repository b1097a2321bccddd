import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { OrderDetail, OrderInvoice, OrderSummary } from '#domain/orders/order.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { mapCodec } from './codec/mapped.ts'
import { DateAtMidnight, DateOnly, moneyIn, Percent } from './codec/amounts.ts'
import { idOf } from './codec/ids.ts'
import { Count, FiniteNumber, Folio, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'
import { Pagination } from './financing.codec.ts'

export const PageQuery = t.strict({ page: PageNumber, size: PageSize })

const summaryProps = (country: Country) => {
  const amount = moneyIn(profileOf(country).currency)
  return {
    id: idOf('Order'),
    orderType: text(40),
    issuedDate: DateOnly,
    totalAmount: amount,
    currentSurplus: optional(amount),
    percentageSurplus: optional(FiniteNumber),
    pymeStatus: text(40),
  }
}

const detailProps = (country: Country) => {
  const amount = moneyIn(profileOf(country).currency)
  return {
    ...summaryProps(country),
    retention: amount,
    availableRetention: amount,
    baseRate: Percent,
    interest: amount,
    operationCost: amount,
    totalAmountCreditNotes: amount,
    transfer: amount,
  }
}

const travellingSummary = (country: Country) => t.strict(summaryProps(country))
const travellingDetail = (country: Country) => t.strict(detailProps(country))
type TravellingSummary = t.TypeOf<ReturnType<typeof travellingSummary>>
type TravellingDetail = t.TypeOf<ReturnType<typeof travellingDetail>>

const orderSummaryCodec = (country: Country): t.Type<OrderSummary, unknown, unknown> =>
  mapCodec('OrderSummary', travellingSummary(country), (wire) => E.right(toSummary(wire)), fromSummary)

export const orderDetailCodec = (country: Country): t.Type<OrderDetail, unknown, unknown> =>
  mapCodec('OrderDetail', travellingDetail(country), (wire) => E.right(toDetail(wire)), fromDetail)

export const orderPageCodec = (country: Country) =>
  t.strict({ data: t.array(orderSummaryCodec(country)), pagination: Pagination })

const toSummary = (wire: TravellingSummary): OrderSummary => ({
  id: wire.id,
  type: wire.orderType,
  requestedOn: wire.issuedDate,
  total: wire.totalAmount,
  surplus: wire.currentSurplus,
  surplusPercent: wire.percentageSurplus,
  status: wire.pymeStatus,
})

const fromSummary = (order: OrderSummary): TravellingSummary => ({
  id: order.id,
  orderType: order.type,
  issuedDate: order.requestedOn,
  totalAmount: order.total,
  currentSurplus: order.surplus,
  percentageSurplus: order.surplusPercent,
  pymeStatus: order.status,
})

const toDetail = (wire: TravellingDetail): OrderDetail => ({
  ...toSummary(wire),
  retention: wire.retention,
  availableRetention: wire.availableRetention,
  baseRate: wire.baseRate,
  interest: wire.interest,
  operationCost: wire.operationCost,
  creditNotes: wire.totalAmountCreditNotes,
  transfer: wire.transfer,
})

const fromDetail = (order: OrderDetail): TravellingDetail => ({
  ...fromSummary(order),
  retention: order.retention,
  availableRetention: order.availableRetention,
  baseRate: order.baseRate,
  interest: order.interest,
  operationCost: order.operationCost,
  totalAmountCreditNotes: order.creditNotes,
  transfer: order.transfer,
})

const travellingOrderInvoice = (country: Country) => {
  const amount = moneyIn(profileOf(country).currency)
  return t.strict({
    id: idOf('Invoice'),
    folio: Folio,
    payerName: text(300),
    payerIdentifier: text(20),
    issueDate: DateOnly,
    expirationDate: DateAtMidnight,
    totalAmount: amount,
    totalAmountCreditNotes: amount,
    rate: optional(Percent),
    statusGroup: text(40),
    daysDebt: optional(Count),
    amountRetention: optional(amount),
  })
}
type TravellingOrderInvoice = t.TypeOf<ReturnType<typeof travellingOrderInvoice>>

const orderInvoiceCodec = (country: Country): t.Type<OrderInvoice, unknown, unknown> =>
  mapCodec('OrderInvoice', travellingOrderInvoice(country), (wire) => E.right(toOrderInvoice(wire)), fromOrderInvoice)

export const orderInvoicePageCodec = (country: Country) =>
  t.strict({ data: t.array(orderInvoiceCodec(country)), pagination: Pagination })

const toOrderInvoice = (wire: TravellingOrderInvoice): OrderInvoice => ({
  id: wire.id,
  folio: wire.folio,
  payer: { name: wire.payerName, identifier: wire.payerIdentifier },
  issueDate: wire.issueDate,
  paymentDate: wire.expirationDate,
  amount: wire.totalAmount,
  creditNotes: wire.totalAmountCreditNotes,
  rate: wire.rate,
  statusGroup: wire.statusGroup,
  daysLate: wire.daysDebt,
  retention: wire.amountRetention,
})

const fromOrderInvoice = (invoice: OrderInvoice): TravellingOrderInvoice => ({
  id: invoice.id,
  folio: invoice.folio,
  payerName: invoice.payer.name,
  payerIdentifier: invoice.payer.identifier,
  issueDate: invoice.issueDate,
  expirationDate: invoice.paymentDate,
  totalAmount: invoice.amount,
  totalAmountCreditNotes: invoice.creditNotes,
  rate: invoice.rate,
  statusGroup: invoice.statusGroup,
  daysDebt: invoice.daysLate,
  amountRetention: invoice.retention,
})
