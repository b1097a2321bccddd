import { proposeInvoices } from '#domain/financing/propose.ts'
import type { PricedLine } from '#domain/financing/priced-cart.ts'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { transfersOf } from '#domain/payables/payroll-request.ts'
import { type PayableRow, summaryOf } from '#domain/payables/selection-summary.ts'
import { pageCoverage } from '#domain/selection/page.ts'
import { groupSuppliers } from '#domain/suppliers/supplier-list.ts'
import * as Selection from '#domain/selection/selection.ts'
import { atMost, median, ms, printed, ratio, type Figure } from '../support/figure.ts'
import { race } from '../support/race.ts'
import * as Floor from './floor.ts'
import { today } from './inputs.ts'

/** 10,000 invoices priced at once and proposed for an amount, and 100,000 rows of which all but 500 are selected. */
export const benchLargeLists = (): ReadonlyArray<Figure> => {
  const [simulated = [], least = []] = race([
    { items: 1, run: () => simulate({ ...ORDER, lines: LINES }) },
    { items: 1, run: () => Floor.price({ today, lines: LINES }) },
  ])
  const proposed = timeOf(() => proposeInvoices(REQUEST))
  const limited = timeOf(() => proposeInvoices({ ...REQUEST, payerShare: 40 }))
  const onceEach = {
    toggles: timeOf(() => TOGGLED.reduce((chosen, row) => Selection.toggle(chosen, row, matches), NOTHING)),
    transfers: timeOf(() => transfersOf(OF_ONE_SUPPLIER)),
    suppliers: timeOf(() => groupSuppliers(OF_ONE_LETTER)),
  }
  const asked = Object.entries(QUERIES)
  const took = race(asked.map(([, query]) => ({ items: ASKED.length, run: () => askEach(query) })))
  return [
    ratio('10,000 invoices simulated, beside the shortest loop', simulated, least, atMost(2), nanoseconds),
    printed('half of 10,000 invoices proposed in three ways', ms(proposed / 1e6)),
    printed('the same in two ways, with at most 40 % of one payer', ms(limited / 1e6)),
    printed('10,000 rows selected one by one', ms(onceEach.toggles / 1e6)),
    printed('20,000 invoices of one supplier as one transfer', ms(onceEach.transfers / 1e6)),
    printed('20,000 suppliers of one letter grouped', ms(onceEach.suppliers / 1e6)),
    ...asked.map(([what], at) =>
      printed(`all of 100,000 less 500: ${what}`, microseconds(median(took[at] ?? []) / 1e6)),
    ),
  ]
}

const nanoseconds = (value: number): string => ms(value / 1e6)

const microseconds = (value: number): string => (value < 1 ? `${(value * 1_000).toFixed(2)} µs` : ms(value))

const range = <A>(count: number, make: (at: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, at) => make(at))

const terms = standardTerms('CLP')
const ORDER = { currency: 'CLP', today, operationCost: terms.operationCost } as const
const LINES: ReadonlyArray<PricedLine> = range(10_000, (at) => ({
  invoiceId: String(at + 1) as InvoiceId,
  amount: money('CLP', 100_000 + at * 37),
  creditNotes: money('CLP', at % 3 === 0 ? at : 0),
  paymentDate: addDays(today, 10 + (at % 60)),
  rate: terms.monthlyRate,
  retention: terms.retention,
}))

const REQUEST = {
  target: money('CLP', Math.round(LINES.reduce((sum, { amount }) => sum + amount.minor, 0) / 3)),
  today,
  operationCost: terms.operationCost,
  candidates: LINES.map((line, at) => ({ ...line, payer: String(at % 1_500) })),
  payerShare: 100,
} as const

const ROWS: ReadonlyArray<PayableRow> = range(100_000, (at) => ({
  id: String(at + 1),
  minor: at,
  supplier: String(at % 1_500),
  hasBankAccount: at % 7 !== 0,
}))
const BY_SUPPLIER = ROWS.reduce(
  (counts, { supplier }) => counts.set(supplier, (counts.get(supplier) ?? 0) + 1),
  new Map<string, number>(),
)

const matches = (row: PayableRow, atLeast: number): boolean => row.minor >= atLeast
const ALL = Selection.selectAllMatching(0, {
  count: ROWS.length,
  minor: ROWS.reduce((sum, { minor }) => sum + minor, 0),
})
const CHOICE: Selection.Selection<number, PayableRow> = Selection.removeMany(
  ALL,
  ROWS.filter((_, at) => at % 200 === 0),
  matches,
)

/** Nanoseconds of one call. */
const timeOf = (run: () => unknown): number => median(race([{ items: 1, run }])[0] ?? [])

const NOTHING: Selection.Selection<number, PayableRow> = Selection.empty
const TOGGLED = ROWS.slice(0, 10_000)

const OF_ONE_SUPPLIER = range(20_000, (at) => ({
  id: String(at + 1) as PayableId,
  supplier: { name: 'Áridos del Sur SpA', identifier: '76418205-7', hasBankAccount: true },
  assignee: undefined,
  amount: money('CLP', 1_000 + at),
}))

const OF_ONE_LETTER = range(20_000, (at) => ({
  name: `${at % 3 === 0 ? 'Áridos' : 'Agrícola'} ${(at * 7_919) % 20_000} SpA`,
  identifier: '76418205-7',
}))

const PAGE = ROWS.slice(50_000, 50_100)
const ASKED = ROWS.filter((_, at) => at % 4_999 === 0)

const QUERIES: Readonly<Record<string, (row: PayableRow) => unknown>> = {
  'is a row chosen': (row) => Selection.has(CHOICE, row, matches),
  'how many': () => Selection.count(CHOICE),
  'their sum': () => Selection.sum(CHOICE),
  'how much of a page of 100': () => pageCoverage(CHOICE, PAGE, matches),
  'one more or one less': (row) => Selection.toggle(CHOICE, row, matches),
  'invoices, suppliers and sum': () => summaryOf(CHOICE, 'CLP', BY_SUPPLIER),
}

const askEach = (query: (row: PayableRow) => unknown): unknown => {
  let last: unknown
  for (const row of ASKED) last = query(row)
  return last
}
