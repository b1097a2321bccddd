import * as t from 'io-ts'
import { DateAtMidnight, DateOnly, Percent } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { type CountryCodecs, flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, FiniteNumber, Folio, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'
import { Payer } from './financing.codec.ts'

export const PageQuery = t.strict({ page: PageNumber, size: PageSize })

const summaryFields = ({ money }: CountryCodecs) =>
  ({
    id: ['id', id('Order')],
    type: ['orderType', text(40)],
    requestedOn: ['issuedDate', DateOnly],
    total: ['totalAmount', money],
    surplus: ['currentSurplus', optional(money)],
    surplusPercent: ['percentageSurplus', optional(FiniteNumber)],
    status: ['pymeStatus', text(40)],
  }) as const

const OrderSummary = mappedRecord('OrderSummary', summaryFields)

export const OrderDetail = mappedRecord('OrderDetail', (codecs) => ({
  ...summaryFields(codecs),
  retention: ['retention', codecs.money],
  availableRetention: ['availableRetention', codecs.money],
  baseRate: ['baseRate', Percent],
  interest: ['interest', codecs.money],
  operationCost: ['operationCost', codecs.money],
  creditNotes: ['totalAmountCreditNotes', codecs.money],
  transfer: ['transfer', codecs.money],
}))

export const OrderPage = mappedRecord('OrderPage', ({ country }) => pageFields(OrderSummary(country)))

const OrderInvoice = mappedRecord('OrderInvoice', ({ money }) => ({
  id: ['id', id('Invoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  issueDate: ['issueDate', DateOnly],
  paymentDate: ['expirationDate', DateAtMidnight],
  amount: ['totalAmount', money],
  creditNotes: ['totalAmountCreditNotes', money],
  rate: ['rate', optional(Percent)],
  statusGroup: ['statusGroup', text(40)],
  daysLate: ['daysDebt', optional(Count)],
  retention: ['amountRetention', optional(money)],
}))

export const OrderInvoicePage = mappedRecord('OrderInvoicePage', ({ country }) => pageFields(OrderInvoice(country)))
