import { fromInvoices, type Cart } from '../financing/cart.ts'
import type { FinanceableInvoice } from '../financing/invoice.ts'
import type { PricedCart, PricedLine } from '../financing/priced-cart.ts'
import type { Quote } from '../financing/quote.ts'
import { simulate } from '../financing/simulate.ts'
import { bankCalendar } from '../calendar/calendar.ts'
import { civilDate } from '../kernel/civil-date.ts'
import { valid } from '../kernel/guard.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { money, ofMajor } from '../kernel/money.ts'
import { basisPoints } from '../kernel/rate.ts'
import type { ChileanDraft, MexicanDraft, PersonDraft } from '../legal/stakeholder.ts'
import type { PayableId, PayableInvoice } from '../payables/payable-invoice.ts'

export { sampleCashLine, sampleCashOrder, sampleCashPayroll, sampleOwnItem, sampleReceivable } from './cash-samples.ts'
export { sampleSettledInvoice } from './order-samples.ts'

/** The day on which the samples are seen: Monday 2 March 2026. */
export const SAMPLE_TODAY = civilDate('2026-03-02')

/** A verified Chilean invoice of 100,000 pesos, due on Tuesday 31 March 2026. */
export const sampleInvoice = (id: string, changes: Partial<FinanceableInvoice> = {}): FinanceableInvoice => ({
  id: id as InvoiceId,
  folio: id,
  payer: { name: 'Comercial Alto Quilén SpA', identifier: '76418205-7' },
  issueDate: civilDate('2026-02-15'),
  dueDate: civilDate('2026-03-31'),
  dueDateSource: 'DOCUMENT',
  amount: money('CLP', 100_000),
  creditNotes: money('CLP', 0),
  method: '33',
  extra: undefined,
  averageDaysLate: undefined,
  preselected: false,
  signature: { status: 'VERIFIED' },
  ...changes,
})

/** The cart of those invoices on `SAMPLE_TODAY`, with the suggested dates of the bank calendar of Chile. */
export const sampleCart = (...invoices: ReadonlyArray<FinanceableInvoice>): Cart =>
  fromInvoices(invoices, { today: SAMPLE_TODAY }, bankCalendar('CL')).cart

/** An invoice of 100,000 pesos paid in 30 days, at 2.8 % a month with 30 % retained. */
export const samplePricedLine = (id: string, changes: Partial<PricedLine> = {}): PricedLine => ({
  invoiceId: id as InvoiceId,
  amount: money('CLP', 100_000),
  creditNotes: money('CLP', 0),
  paymentDate: civilDate('2026-04-01'),
  rate: basisPoints(280),
  retention: basisPoints(3_000),
  ...changes,
})

/** Those lines on `SAMPLE_TODAY`, with an operation cost of 500 pesos. */
export const samplePricedCart = (...lines: ReadonlyArray<PricedLine>): PricedCart => ({
  currency: 'CLP',
  today: SAMPLE_TODAY,
  operationCost: money('CLP', 500),
  lines,
})

/** The simulation of those lines. A RangeError for lines that cannot be simulated. */
export const sampleQuote = (...lines: ReadonlyArray<PricedLine>): Quote => {
  const simulation = valid(simulate(samplePricedCart(...lines)))
  return { type: 'DIRECT_FINANCING', askedOn: SAMPLE_TODAY, lines, undated: [], simulation }
}

/** An owed Mexican invoice of 1,000 pesos in the inbox, to be paid on Tuesday 31 March 2026. */
export const samplePayable = (id: string, changes: Partial<PayableInvoice> = {}): PayableInvoice => ({
  id: id as PayableId,
  folio: id,
  supplier: { name: 'Papelería del Centro SA de CV', identifier: 'PCE010203AB1', hasBankAccount: true },
  assignee: undefined,
  payeeId: '7' as PayableInvoice['payeeId'],
  issueDate: civilDate('2026-02-14'),
  receivedOn: undefined,
  isUnanswered: false,
  isDeferred: false,
  paymentDate: civilDate('2026-03-31'),
  method: '03',
  amount: ofMajor('MXN', 1_000),
  confirmed: ofMajor('MXN', 0),
  obstacle: undefined,
  location: { _tag: 'Inbox' },
  isPossibleDuplicate: false,
  payrollName: undefined,
  voucher: undefined,
  version: 1,
  ...changes,
})

const PERSON: PersonDraft = {
  name: 'Ana',
  fatherLastName: 'Núñez',
  motherLastName: 'Soto',
  birthday: '1980-02-29',
  gender: 'Femenino',
  citizenship: 'CL',
  civilStatus: 'SOLTERO',
  profession: 'Ingeniera',
  phone: '961234567',
  email: 'ana@empresa.cl',
}

/** A representative of a Chilean company, valid on any day since 1998. */
export const aChileanDraft = (changes: Partial<ChileanDraft> = {}): ChileanDraft => ({
  ...PERSON,
  identifier: '12.345.678-5',
  address: 'Av. Providencia 1234',
  postalCode: '',
  commune: 'Providencia',
  region: 'XIII',
  ...changes,
})

/** A representative of a Mexican company, valid on any day since 1998. */
export const aMexicanDraft = (changes: Partial<MexicanDraft> = {}): MexicanDraft => ({
  ...PERSON,
  phone: '5512345678',
  email: 'ana@empresa.mx',
  citizenship: 'MX',
  birthday: '1956-04-27',
  identifier: 'HEGG560427AB1',
  curp: 'HEGG560427MVZRRL04',
  street: 'Reforma',
  outsideNumber: '222',
  insideNumber: 'Piso 4',
  postalCode: '06600',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  colony: 'Juárez',
  city: 'Ciudad de México',
  ...changes,
})
