import type { CashPayroll } from '../cash/payable-cash.ts'
import type { CashLine, CashOrder } from '../cash/order-cash.ts'
import type { OwnItem, OwnItemId } from '../cash/own-item.ts'
import type { Receivable } from '../cash/receivable-cash.ts'
import { civilDate } from '../kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '../kernel/id.ts'
import { money, ofMajor } from '../kernel/money.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import type { PayrollId } from '../payables/payable-invoice.ts'
import { sampleSettledInvoice } from './order-samples.ts'

/** An issued Chilean invoice of 150,000 pesos, due on Tuesday 31 March 2026, of a payer without history. */
export const sampleReceivable = (id: string, changes: Partial<Receivable> = {}): Receivable => ({
  id: id as InvoiceId,
  outstanding: money('CLP', 150_000),
  dueDate: civilDate('2026-03-31'),
  averageDaysLate: undefined,
  reasons: [],
  isPaidAtOnce: false,
  mark: undefined,
  ...changes,
})

/** The invoice of `sampleSettledInvoice`, due on its payment date, of a payer without history. */
export const sampleCashLine = (id: string, changes: Partial<CashLine> = {}): CashLine => ({
  ...sampleSettledInvoice(id),
  id: id as OrderInvoiceId,
  dueDate: civilDate('2026-03-31'),
  averageDaysLate: undefined,
  typedDate: undefined,
  ...changes,
})

/** A requested order of one invoice that is reviewed: the company would receive 100,300 pesos. */
export const sampleCashOrder = (id: string, changes: Partial<CashOrder> = {}): CashOrder => ({
  id: id as OrderId,
  type: 'DIRECT_FINANCING',
  status: 'IN_REVIEW',
  transfer: money('CLP', 100_300),
  approvedOn: undefined,
  isBlocked: false,
  lines: [sampleCashLine(`${id}1`)],
  ...changes,
})

/** A Mexican payroll of 5,000 pesos that is ready, to be paid on Friday 6 March 2026. */
export const sampleCashPayroll = (id: string, changes: Partial<CashPayroll> = {}): CashPayroll => ({
  id: id as PayrollId,
  status: 'SCHEDULED_READY_TO_PAY',
  paymentDate: civilDate('2026-03-06'),
  totals: [ofMajor('MXN', 5_000)],
  owed: undefined,
  isFinanced: false,
  ...changes,
})

/** A rent of 800,000 Chilean pesos a month, from Thursday 5 March 2026. */
export const sampleOwnItem = (id: string, changes: Partial<OwnItem> = {}): OwnItem => ({
  id: id as OwnItemId,
  name: 'Arriendo',
  direction: 'OUT',
  amount: money('CLP', 800_000),
  cadence: 'MONTHLY',
  from: civilDate('2026-03-05'),
  until: undefined,
  version: 1,
  ...changes,
})
