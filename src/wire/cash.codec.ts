import * as t from 'io-ts'
import { CASH_COLUMNS, CASH_DAYS } from '#domain/cash/cash-column.ts'
import { CASH_KINDS, CASH_ROWS, UNCOUNTED_REASONS } from '#domain/cash/cash-item.ts'
import { MAX_ACCOUNT_NAME_LENGTH, MAX_OPENING_ACCOUNTS } from '#domain/cash/opening.ts'
import { CADENCES, MAX_OWN_ITEM_NAME_LENGTH, MAX_OWN_ITEMS } from '#domain/cash/own-item.ts'
import { AnyMoney, CurrencyCode, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Count, Folio, list, oneOf, optional, storable, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'

const Column = oneOf('CashColumn', CASH_COLUMNS)
const Kind = oneOf('CashKind', CASH_KINDS)
const Direction = oneOf('CashDirection', ['IN', 'OUT'] as const)

const Cell = mappedRecord('CashCell', {
  kind: ['kind', Kind],
  direction: ['direction', Direction],
  amount: ['total', AnyMoney],
  count: ['count', Count],
})

const Balances = mappedRecord('CashBalances', {
  closing: ['closing', AnyMoney],
  closingIfOverduePaid: ['closingIfOverduePaid', AnyMoney],
})

const sums = {
  cells: ['cells', list(CASH_ROWS.length, Cell)],
  in: ['in', AnyMoney],
  out: ['out', AnyMoney],
  balances: ['balances', optional(Balances)],
} as const

const Block = mappedRecord('CashBlock', {
  currency: ['currency', CurrencyCode],
  opening: ['opening', optional(AnyMoney)],
  columns: [
    'columns',
    list(CASH_COLUMNS.length, mappedRecord('CashColumnSums', { column: ['column', Column], ...sums })),
  ],
  days: ['days', list(CASH_DAYS, mappedRecord('CashDaySums', { date: ['date', DateOnly], ...sums }))],
})

const MAX_CURRENCIES = 3

const OpeningAccount = t.strict({ name: text(2 * MAX_ACCOUNT_NAME_LENGTH), balance: AnyMoney })

const StatedAccount = t.strict({ name: storable(2 * MAX_ACCOUNT_NAME_LENGTH), balance: AnyMoney })

/** The balances that the company states. More accounts than allowed are read, so that the answer says which rule they break. */
export const OpeningRequest = t.strict({ date: DateOnly, accounts: list(10 * MAX_OPENING_ACCOUNTS, StatedAccount) })

/** Version 0 and no day until the company has stated it. */
export const OpeningAnswer = t.strict({
  date: optional(DateOnly),
  accounts: list(MAX_OPENING_ACCOUNTS, OpeningAccount),
  version: Count,
})

export const CashAnswer = mappedRecord('CashAnswer', {
  today: ['today', DateOnly],
  blocks: ['blocks', list(MAX_CURRENCIES, Block)],
  opening: ['stated', OpeningAnswer],
  sinceOpening: [
    'sinceOpening',
    list(
      MAX_CURRENCIES,
      mappedRecord('MovedTotals', {
        currency: ['currency', CurrencyCode],
        in: ['in', AnyMoney],
        out: ['out', AnyMoney],
      }),
    ),
  ],
})

/** Narrows the items to a cell: a column or a day, a currency, a kind and a direction. */
export const CashItemQuery = t.strict({
  currency: CurrencyCode,
  column: optional(Column),
  day: optional(DateOnly),
  kind: optional(Kind),
  direction: optional(Direction),
  page: PageNumber,
  size: PageSize,
})

/** The words of a company about an issued invoice; `NONE` takes them back. */
export const MARK_STATES = ['DATED', 'EXCLUDED', 'COLLECTED', 'NONE'] as const

const markFields = {
  invoiceId: id('Invoice'),
  state: oneOf('MarkState', MARK_STATES),
  date: optional(DateOnly),
}

/** `date` is required for `DATED`, and ignored for other states. */
export const MarkRequest = t.strict(markFields)

/** Version 0 until the company has said something. */
export const MarkAnswer = t.strict({ ...markFields, version: Count })

/** An item with the object that it is of. */
export const CashEntry = mappedRecord('CashEntry', {
  key: ['key', text(80)],
  kind: ['kind', Kind],
  direction: ['direction', Direction],
  amount: ['total', AnyMoney],
  expected: ['expected', optional(DateOnly)],
  reason: ['reason', optional(oneOf('UncountedReason', UNCOUNTED_REASONS))],
  folio: ['folio', optional(Folio)],
  name: ['name', optional(text(300))],
  payer: ['payerIdentifier', optional(text(20))],
  supplierId: ['supplierId', optional(id('Supplier'))],
  dueDate: ['dueDate', optional(DateOnly)],
  averageDaysLate: ['averageDaysLate', optional(Count)],
  orderId: ['orderId', optional(id('Order'))],
  payrollId: ['payrollId', optional(id('Payroll'))],
  mark: ['mark', optional(MarkAnswer)],
})

export const CashEntryPage = mappedRecord('CashEntryPage', pageFields(CashEntry))

const Soon = mappedRecord('SoonTotals', {
  currency: ['currency', CurrencyCode],
  in: ['in', AnyMoney],
  out: ['out', AnyMoney],
  overdueIn: ['overdueIn', AnyMoney],
  overdueOut: ['overdueOut', AnyMoney],
})

export const CashSoonAnswer = t.strict({ until: DateOnly, totals: list(MAX_CURRENCIES, Soon) })

const ownItemFields = {
  name: ['name', storable(2 * MAX_OWN_ITEM_NAME_LENGTH)],
  direction: ['direction', Direction],
  amount: flat(AnyMoney),
  cadence: ['cadence', oneOf('Cadence', CADENCES)],
  from: ['from', DateOnly],
  until: ['until', optional(DateOnly)],
} as const

/** Money that the company knows of and no document names. */
export const OwnItemRequest = mappedRecord('OwnItemRequest', ownItemFields)

export const OwnItemAnswer = mappedRecord('OwnItem', {
  id: ['id', id('OwnItem')],
  ...ownItemFields,
  version: ['version', Count],
})

export const OwnItemList = list(MAX_OWN_ITEMS, OwnItemAnswer)
