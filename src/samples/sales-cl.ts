import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { MIN_PAID_INVOICES } from '../domain/financing/payer-lateness.ts'
import { addDays, type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import { assignScenarios, type Share } from './scenarios.ts'
import { issueDates, laterButNotFuture, previousWeekday } from './issue-dates.ts'
import { lineItemsFor, partOf } from './line-items.ts'
import { CHILEAN_CUSTOMERS } from './names-cl.ts'
import { type Customer, chileanCustomers } from './companies.ts'
import { CHILEAN_EXEMPT_SERVICES, CHILEAN_PRODUCTS } from './products.ts'
import { type Random, seededRandom } from './random.ts'
import type { DteInput, DteParty, DteReference } from './write-dte.ts'

/**
 * The history of an invoice. VOIDED: annulled by a credit note; REVIVED: the same, but a debit note annulled that note;
 * DISCOUNTED: a credit note over a part; REWORDED: a credit note that corrects a text; CHARGED: with a debit note;
 * CASH: sold for cash; ASSIGNED: assigned before; CLAIMED: disputed by the customer; REPEATED: bills the sale of another
 * invoice again; LATE: open, and its customer pays weeks after the due date.
 */
export type ChileanScenario =
  | 'OPEN'
  | 'CASH'
  | 'ASSIGNED'
  | 'CLAIMED'
  | 'VOIDED'
  | 'REVIVED'
  | 'DISCOUNTED'
  | 'REWORDED'
  | 'CHARGED'
  | 'REPEATED'
  | 'LATE'

/** An issued invoice, its scenario, and its credit and debit notes. */
export interface ChileanSale {
  readonly invoice: DteInput
  readonly scenario: ChileanScenario
  /** The stated date, or 30 days after the issue (Ley 19.983 art. 2). */
  readonly dueOn: CivilDate
  readonly notes: ReadonlyArray<DteInput>
}

/** The issued invoices of a year of `issuer`, oldest first. */
export const chileanSales = (issuer: DteParty, today: CivilDate): ReadonlyArray<ChileanSale> => {
  const random = seededRandom(19_983)
  const customers = chileanCustomers(random, CHILEAN_CUSTOMERS)
  const dates = issueDates(random, today, DATE_RANGES)
  const scenarios = assignScenarios<ChileanScenario>(random, today, dates, SHARES, 'OPEN')
  const folios = folioBook()
  const sales = dates.map((issuedOn, index) => {
    const scenario = scenarios[index] ?? 'OPEN'
    const { invoice, dueOn } = invoiceOf(random, issuer, random.pickEarly(customers), issuedOn, scenario, folios)
    return { invoice, scenario, dueOn, notes: notesOf(random, invoice, scenario, today, folios) }
  })
  return [...sales, ...repeatedSales(sales, today, folios), ...lateSales(sales, today, folios)]
}

/** Old invoices of the best customer, so many that they show how late it pays once they are paid. */
const lateSales = (
  sales: ReadonlyArray<ChileanSale>,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<ChileanSale> => {
  const byCustomer = Object.values(groupBy(({ invoice }: ChileanSale) => invoice.receiver.rut)(sales))
  const best = byCustomer.reduce((most, some) => (some.length > most.length ? some : most))
  return best.slice(0, MIN_PAID_INVOICES).map(({ invoice }, at) => {
    const issuedOn = previousWeekday(addDays(today, -(78 + 2 * at)))
    const dueOn = addDays(issuedOn, 30)
    const late: DteInput = { ...invoice, folio: folios(invoice.type), issuedOn, dueOn, paymentForm: 2, references: [] }
    return { invoice: late, scenario: 'LATE', dueOn, notes: [] }
  })
}

/** The newest open invoice of at least ten days ago was billed twice. */
const repeatedSales = (
  sales: ReadonlyArray<ChileanSale>,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<ChileanSale> => {
  const twice = sales.findLast(
    ({ invoice, scenario }) => scenario === 'OPEN' && daysBetween(invoice.issuedOn, today) >= 10,
  )
  if (twice === undefined) return []
  const issuedOn = previousWeekday(addDays(twice.invoice.issuedOn, 2))
  return [
    { ...twice, scenario: 'REPEATED', invoice: { ...twice.invoice, folio: folios(twice.invoice.type), issuedOn } },
  ]
}

/** The next folio of each type of document. */
type FolioBook = (type: DteInput['type']) => number

const DATE_RANGES = [
  { count: 130, newest: 91, oldest: 365 },
  { count: 100, newest: 46, oldest: 90 },
  { count: 150, newest: 0, oldest: 45 },
]

const SHARES: ReadonlyArray<Share<ChileanScenario>> = [
  { scenario: 'CASH', count: 34, newest: 91, oldest: 400 },
  { scenario: 'CASH', count: 14, newest: 1, oldest: 90 },
  { scenario: 'ASSIGNED', count: 34, newest: 91, oldest: 400 },
  { scenario: 'ASSIGNED', count: 8, newest: 8, oldest: 70 },
  { scenario: 'VOIDED', count: 10, newest: 4, oldest: 200 },
  { scenario: 'DISCOUNTED', count: 14, newest: 3, oldest: 150 },
  { scenario: 'REWORDED', count: 4, newest: 3, oldest: 90 },
  { scenario: 'REVIVED', count: 2, newest: 12, oldest: 90 },
  { scenario: 'CHARGED', count: 3, newest: 5, oldest: 90 },
  { scenario: 'CLAIMED', count: 7, newest: 4, oldest: 60 },
]

const MEDIAN_NET = 1_900_000

const folioBook = (): FolioBook => {
  const next = new Map<number, number>([
    [33, 4210],
    [34, 118],
    [56, 31],
    [61, 587],
  ])
  return (type) => {
    const folio = next.get(type) ?? 1
    next.set(type, folio + 1)
    return folio
  }
}

const invoiceOf = (
  random: Random,
  issuer: DteParty,
  { party, scale, term }: Customer<DteParty>,
  issuedOn: CivilDate,
  scenario: ChileanScenario,
  folios: FolioBook,
): { readonly invoice: DteInput; readonly dueOn: CivilDate } => {
  const exempt = random.next() < 0.06
  const type = exempt ? 34 : 33
  const statesTerm = scenario !== 'CASH' && random.next() < 0.9
  const dueOn = scenario === 'CASH' ? issuedOn : addDays(issuedOn, statesTerm ? term : 30)
  const order = random.next() < 0.4 ? [purchaseOrder(random, issuedOn)] : []
  const invoice: DteInput = {
    type,
    folio: folios(type),
    issuedOn,
    issuer,
    receiver: party,
    references: order,
    paymentForm: scenario === 'CASH' ? 1 : 2,
    ...(statesTerm ? { dueOn } : {}),
    lines: exempt
      ? lineItemsFor(random, CHILEAN_EXEMPT_SERVICES, 600_000 * random.logNormal(0.6))
      : lineItemsFor(random, CHILEAN_PRODUCTS, MEDIAN_NET * scale * random.logNormal(0.9)),
  }
  return { invoice, dueOn }
}

const purchaseOrder = (random: Random, issuedOn: CivilDate): DteReference => ({
  type: '801',
  folio: `OC-${random.integer(1000, 99_999)}`,
  date: addDays(issuedOn, -random.integer(1, 9)),
  reason: 'Orden de compra',
})

const notesOf = (
  random: Random,
  invoice: DteInput,
  scenario: ChileanScenario,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<DteInput> => {
  const note = (type: 56 | 61, days: number, lines: DteInput['lines'], reference: DteReference): DteInput => ({
    type,
    folio: folios(type),
    issuedOn: laterButNotFuture(invoice.issuedOn, days, today),
    issuer: invoice.issuer,
    receiver: invoice.receiver,
    lines,
    exempt: invoice.type === 34,
    references: [reference],
  })
  const to = (other: DteInput, code: 1 | 2 | 3, reason: string): DteReference => ({
    type: String(other.type),
    folio: String(other.folio),
    date: other.issuedOn,
    code,
    reason,
  })
  switch (scenario) {
    case 'VOIDED':
      return [note(61, 3, invoice.lines, to(invoice, 1, 'Anula factura'))]
    case 'REVIVED': {
      const voiding = note(61, 2, invoice.lines, to(invoice, 1, 'Anula factura'))
      return [voiding, note(56, 6, invoice.lines, to(voiding, 1, 'Anula nota de crédito'))]
    }
    case 'DISCOUNTED': {
      const returned = partOf(invoice.lines, random.integer(5, 30) / 100, 'Devolución parcial')
      return [note(61, 3, returned, to(invoice, 3, 'Devolución de mercadería'))]
    }
    case 'REWORDED':
      return [note(61, 2, partOf(invoice.lines, 0, 'Corrige giro del receptor'), to(invoice, 2, 'Corrige texto'))]
    case 'CHARGED':
      return [note(56, 4, partOf(invoice.lines, 0.04, 'Recargo por flete'), to(invoice, 3, 'Cobro de flete'))]
    case 'OPEN':
    case 'CASH':
    case 'ASSIGNED':
    case 'CLAIMED':
    case 'REPEATED':
    case 'LATE':
      return []
  }
}
