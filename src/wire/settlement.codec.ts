import { DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { Count, Folio, list, optional, text } from './codec/primitives.ts'
import { Payer } from './financing.codec.ts'

const TransferAccount = mappedRecord('TransferAccount', {
  bank: ['bank', text(120)],
  lastDigits: ['lastDigits', text(4)],
})

const SentMoney = mappedRecord('SentMoney', ({ money }) => ({
  on: ['date', DateOnly],
  amount: ['amount', money],
  account: ['account', optional(TransferAccount)],
}))

const InvoicePayment = mappedRecord('InvoicePayment', ({ money }) => ({
  on: ['date', DateOnly],
  amount: ['amount', money],
  paidBy: ['paidBy', optional(text(200))],
  correctedOn: ['correctedDate', optional(DateOnly)],
}))

const Charge = mappedRecord('Charge', ({ money }) => ({
  orderId: ['orderId', optional(id('Order'))],
  folio: ['folio', optional(Folio)],
  amount: ['amount', money],
}))

const SettledLine = mappedRecord('SettledLine', ({ country, money }) => ({
  id: ['id', id('OrderInvoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  supplierId: ['supplierId', id('Supplier'), '?'],
  paymentDate: ['expirationDate', DateOnly],
  settledOn: ['settledDate', optional(DateOnly)],
  paid: ['paidAmount', money],
  due: ['dueAmount', money],
  daysLate: ['daysDebt', Count],
  interest: ['defaultInterest', money],
  perDay: ['defaultInterestPerDay', optional(money)],
  retained: ['amountRetention', money],
  pending: ['pendingRetention', money],
  released: ['releasedRetention', money],
  taken: ['lostRetention', money],
  debt: ['debtAmount', money],
  payments: ['payments', list(1_000, InvoicePayment(country))],
  transferred: ['transfers', list(1_000, SentMoney(country))],
  charged: ['charges', list(1_000, Charge(country))],
  inBalance: ['balanceAmount', money],
  coveredBy: ['coveredBy', list(1_000, Charge(country))],
  owed: ['owedAmount', money],
}))

/** The money of an order after its transfer; no lines before. */
export const OrderSettlement = mappedRecord('OrderSettlement', ({ country }) => ({
  transfer: ['transfer', optional(SentMoney(country))],
  lines: ['lines', list(10_000, SettledLine(country))],
}))
