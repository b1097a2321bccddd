import * as t from 'io-ts'
import { COUNTERPART_LINES } from '#domain/cash/counterpart-statement.ts'
import { AnyMoney, CurrencyCode, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, Folio, list, oneOf, optional, text } from './codec/primitives.ts'

/** The days of a statement: until today, and a year, unless they are said. */
export const CounterpartQuery = t.strict({ from: optional(DateOnly), to: optional(DateOnly) })

/** `total` is negative for what lowers the balance. */
const Line = mappedRecord('CounterpartLine', {
  kind: ['kind', oneOf('CounterpartLineKind', COUNTERPART_LINES)],
  on: ['date', DateOnly],
  folio: ['folio', Folio],
  reference: ['reference', optional(text(120))],
  dueDate: ['dueDate', optional(DateOnly)],
  amount: ['total', AnyMoney],
  balance: ['balance', AnyMoney],
  orderId: ['orderId', optional(id('Order'))],
  payrollId: ['payrollId', optional(id('Payroll'))],
})

/** More than the invoices of one counterpart with their notes and payments. */
const MAX_LINES = 100_000
const MAX_CURRENCIES = 3

const Block = mappedRecord('CounterpartBlock', {
  currency: ['currency', CurrencyCode],
  opening: ['opening', AnyMoney],
  lines: ['data', list(MAX_LINES, Line)],
  added: ['added', AnyMoney],
  removed: ['removed', AnyMoney],
  closing: ['closing', AnyMoney],
})

/** Sums of all days, one for each currency. */
const Sums = list(MAX_CURRENCIES, AnyMoney)

/** The statement of a payer or a supplier, and what is open today. The last two are of payers. */
export const CounterpartAnswer = mappedRecord('CounterpartAnswer', {
  name: ['name', text(300)],
  identifier: ['identifier', text(40)],
  from: ['from', DateOnly],
  to: ['to', DateOnly],
  blocks: ['blocks', list(MAX_CURRENCIES, Block)],
  open: ['open', Sums],
  overdue: ['overdue', Sums],
  averageDaysLate: ['averageDaysLate', optional(Count)],
  financed: ['financed', optional(AnyMoney)],
  retained: ['retained', optional(AnyMoney)],
})
