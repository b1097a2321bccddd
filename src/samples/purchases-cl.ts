import { addDays, type CivilDate } from '../domain/kernel/civil-date.ts'
import { chileanCustomers, type Customer } from './companies.ts'
import { issueDates, laterButNotFuture } from './issue-dates.ts'
import { lineItemsFor, partOf } from './line-items.ts'
import { CHILEAN_SUPPLIERS } from './names-cl.ts'
import { CHILEAN_SUPPLIES } from './products.ts'
import { seededRandom, type Random } from './random.ts'
import { assignScenarios, type Share } from './scenarios.ts'
import type { DteInput, DteParty } from './write-dte.ts'

/**
 * The history of a received invoice. CLAIMED: by the sample company; ASSIGNED: to a factoring company; VOIDED and
 * DISCOUNTED: by a credit note over the whole or a part; CASH: paid at once.
 */
export type ChileanPurchaseScenario = 'OPEN' | 'CLAIMED' | 'ASSIGNED' | 'VOIDED' | 'DISCOUNTED' | 'CASH'

/** A received invoice, its scenario, and its credit note. */
export interface ChileanPurchase {
  readonly invoice: DteInput
  readonly scenario: ChileanPurchaseScenario
  readonly notes: ReadonlyArray<DteInput>
}

/** The invoices that suppliers issued to `receiver` within the last 150 days, oldest first. */
export const chileanPurchases = (receiver: DteParty, today: CivilDate): ReadonlyArray<ChileanPurchase> => {
  const random = seededRandom(20_727)
  const suppliers = chileanCustomers(random, CHILEAN_SUPPLIERS).map((supplier) => ({
    ...supplier,
    next: random.integer(300, 90_000),
  }))
  const dates = issueDates(random, today, DATE_RANGES)
  const scenarios = assignScenarios<ChileanPurchaseScenario>(random, today, dates, SHARES, 'OPEN')
  const purchases = dates.map((issuedOn, index): ChileanPurchase => {
    /* Each supplier has an invoice before the others are drawn. */
    const supplier = suppliers[index] ?? random.pick(suppliers)
    const scenario = scenarios[index] ?? 'OPEN'
    supplier.next += random.integer(1, 40)
    const invoice = invoiceOf(random, supplier, supplier.next, receiver, issuedOn, scenario)
    return { invoice, scenario, notes: notesOf(random, invoice, scenario, today) }
  })
  return [...purchases, ...billedAgain(purchases, today)]
}

/** Suppliers billed the same purchase again two days later, about three weeks ago. */
const billedAgain = (purchases: ReadonlyArray<ChileanPurchase>, today: CivilDate): ReadonlyArray<ChileanPurchase> =>
  purchases
    .filter(({ scenario }) => scenario === 'OPEN')
    .slice(-60, BILLED_AGAIN - 60)
    .map(({ invoice }) => ({
      invoice: { ...invoice, folio: invoice.folio + 500, issuedOn: laterButNotFuture(invoice.issuedOn, 2, today) },
      scenario: 'OPEN',
      notes: [],
    }))

const BILLED_AGAIN = 3

const DATE_RANGES = [
  { count: 90, newest: 61, oldest: 150 },
  { count: 170, newest: 1, oldest: 60 },
]

const SHARES: ReadonlyArray<Share<ChileanPurchaseScenario>> = [
  { scenario: 'CLAIMED', count: 6, newest: 3, oldest: 60 },
  { scenario: 'ASSIGNED', count: 6, newest: 8, oldest: 60 },
  { scenario: 'VOIDED', count: 4, newest: 4, oldest: 100 },
  { scenario: 'DISCOUNTED', count: 10, newest: 4, oldest: 100 },
  { scenario: 'CASH', count: 8, newest: 1, oldest: 120 },
]

const invoiceOf = (
  random: Random,
  { party, scale, term }: Customer<DteParty>,
  folio: number,
  receiver: DteParty,
  issuedOn: CivilDate,
  scenario: ChileanPurchaseScenario,
): DteInput => ({
  type: 33,
  folio,
  issuedOn,
  dueOn: addDays(issuedOn, scenario === 'CASH' ? 0 : term),
  paymentForm: scenario === 'CASH' ? 1 : 2,
  issuer: party,
  receiver,
  lines: lineItemsFor(random, CHILEAN_SUPPLIES, 900_000 * scale * random.logNormal(0.7)),
})

const notesOf = (
  random: Random,
  invoice: DteInput,
  scenario: ChileanPurchaseScenario,
  today: CivilDate,
): ReadonlyArray<DteInput> => {
  if (scenario !== 'VOIDED' && scenario !== 'DISCOUNTED') return []
  const isVoided = scenario === 'VOIDED'
  return [
    {
      type: 61,
      folio: invoice.folio,
      issuedOn: laterButNotFuture(invoice.issuedOn, 3, today),
      issuer: invoice.issuer,
      receiver: invoice.receiver,
      lines: isVoided ? invoice.lines : partOf(invoice.lines, random.integer(5, 30) / 100, 'Devolución parcial'),
      references: [
        {
          type: '33',
          folio: String(invoice.folio),
          date: invoice.issuedOn,
          code: isVoided ? 1 : 3,
          reason: isVoided ? 'Anula factura' : 'Devolución de mercadería',
        },
      ],
    },
  ]
}
