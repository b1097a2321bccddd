import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { mexicanCustomers, type Customer } from './companies.ts'
import { issueDates, laterButNotFuture, officeTime } from './issue-dates.ts'
import { lineItemsFor, partOf } from './line-items.ts'
import { MEXICAN_SUPPLIERS } from './names-mx.ts'
import { MEXICAN_SUPPLIES } from './products.ts'
import { seededRandom, type Random } from './random.ts'
import { type StampedCfdi, type StampedPayment, uuidOf } from './sales-mx.ts'
import { assignScenarios, type Share } from './scenarios.ts'
import { cfdiTotals, type CfdiParty } from './write-cfdi.ts'

/**
 * The history of a received invoice. CANCELLED: at the SAT; SETTLED and PARTLY_PAID: by the payment receipts of the
 * supplier; DISCOUNTED: by a credit note over a part; PUE: declared as paid in the month of issue.
 */
export type MexicanPurchaseScenario = 'OPEN' | 'CANCELLED' | 'SETTLED' | 'PARTLY_PAID' | 'DISCOUNTED' | 'PUE'

/** A received invoice, its scenario, its credit note and its payment receipts. */
export interface MexicanPurchase {
  readonly invoice: StampedCfdi
  readonly scenario: MexicanPurchaseScenario
  readonly notes: ReadonlyArray<StampedCfdi>
  readonly payments: ReadonlyArray<StampedPayment>
}

/** The invoices that suppliers issued to `receiver` within the last 150 days, oldest first. */
export const mexicanPurchases = (receiver: CfdiParty, today: CivilDate): ReadonlyArray<MexicanPurchase> => {
  const random = seededRandom(1936)
  const suppliers = mexicanCustomers(random, MEXICAN_SUPPLIERS)
  const dates = issueDates(random, today, DATE_RANGES)
  const scenarios = assignScenarios<MexicanPurchaseScenario>(random, today, dates, SHARES, 'OPEN')
  const purchases = dates.map((issuedOn, index): MexicanPurchase => {
    /* Each supplier has an invoice before the others are drawn. */
    const supplier = suppliers[index] ?? random.pick(suppliers)
    const scenario = scenarios[index] ?? 'OPEN'
    const invoice = invoiceOf(random, supplier, receiver, issuedOn, scenario)
    return {
      invoice,
      scenario,
      notes: scenario === 'DISCOUNTED' ? [noteOf(random, invoice, today)] : [],
      payments:
        scenario === 'SETTLED' || scenario === 'PARTLY_PAID' ? [paymentOf(random, invoice, scenario, today)] : [],
    }
  })
  return [...purchases, ...billedAgain(random, purchases, today)]
}

/** Suppliers billed the same purchase again two days later, about three weeks ago. */
const billedAgain = (
  random: Random,
  purchases: ReadonlyArray<MexicanPurchase>,
  today: CivilDate,
): ReadonlyArray<MexicanPurchase> =>
  purchases
    .filter(({ scenario }) => scenario === 'OPEN')
    .slice(-60, BILLED_AGAIN - 60)
    .map(({ invoice }) => ({
      invoice: {
        ...invoice,
        uuid: uuidOf(random),
        folio: String(random.integer(60_001, 90_000)),
        issuedOn: laterButNotFuture(invoice.issuedOn, 2, today),
      },
      scenario: 'OPEN',
      notes: [],
      payments: [],
    }))

const BILLED_AGAIN = 3

const DATE_RANGES = [
  { count: 92, newest: 61, oldest: 150 },
  { count: 170, newest: 1, oldest: 60 },
]

const SHARES: ReadonlyArray<Share<MexicanPurchaseScenario>> = [
  { scenario: 'CANCELLED', count: 5, newest: 3, oldest: 60 },
  { scenario: 'SETTLED', count: 14, newest: 50, oldest: 150 },
  { scenario: 'PARTLY_PAID', count: 8, newest: 20, oldest: 60 },
  { scenario: 'DISCOUNTED', count: 8, newest: 4, oldest: 100 },
  { scenario: 'PUE', count: 30, newest: 1, oldest: 150 },
]

const invoiceOf = (
  random: Random,
  { party, scale, term }: Customer<CfdiParty>,
  receiver: CfdiParty,
  issuedOn: CivilDate,
  scenario: MexicanPurchaseScenario,
): StampedCfdi => ({
  kind: 'I',
  uuid: uuidOf(random),
  folio: String(random.integer(100, 60_000)),
  issuedOn,
  time: officeTime(random),
  issuer: party,
  receiver,
  lines: lineItemsFor(random, MEXICAN_SUPPLIES, 4_000_000 * scale * random.logNormal(0.7)),
  method: scenario === 'PUE' ? 'PUE' : 'PPD',
  form: scenario === 'PUE' ? '03' : '99',
  conditions: scenario === 'PUE' ? 'CONTADO' : `${term} DIAS`,
})

const noteOf = (
  random: Random,
  { issuedOn, issuer, lines, receiver, uuid }: StampedCfdi,
  today: CivilDate,
): StampedCfdi => ({
  kind: 'E',
  uuid: uuidOf(random),
  folio: String(random.integer(100, 9_000)),
  issuedOn: laterButNotFuture(issuedOn, 2, today),
  time: '18:30:00',
  issuer,
  receiver,
  lines: partOf(lines, random.integer(2, 12) / 100, 'Bonificación por volumen'),
  method: 'PUE',
  form: '15',
  relations: [{ type: '01', uuids: [uuid] }],
})

/** Over all, or 40 %. */
const paymentOf = (
  random: Random,
  { folio, issuedOn, issuer, lines, receiver, uuid }: StampedCfdi,
  scenario: MexicanPurchaseScenario,
  today: CivilDate,
): StampedPayment => {
  const { total } = cfdiTotals(lines)
  const paidOn = laterButNotFuture(issuedOn, random.integer(10, 30), today)
  const paid = scenario === 'SETTLED' ? total : Math.round(total * 0.4)
  return {
    uuid: uuidOf(random),
    series: 'P',
    folio: String(random.integer(100, 9_000)),
    issuedOn: laterButNotFuture(paidOn, 1, today),
    issuer,
    receiver,
    paidOn,
    documents: [{ uuid, series: '', folio: folio ?? '', installment: 1, owed: total, paid }],
  }
}
