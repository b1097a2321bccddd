import { addDays, type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import { assignScenarios, type Share } from './scenarios.ts'
import { issueDates, laterButNotFuture, officeTime, previousWeekday } from './issue-dates.ts'
import { type LineItem, lineItemsFor, partOf } from './line-items.ts'
import { MEXICAN_CUSTOMERS } from './names-mx.ts'
import { type Customer, mexicanCustomers } from './companies.ts'
import { MEXICAN_PRODUCTS } from './products.ts'
import { type Random, seededRandom } from './random.ts'
import { type CfdiInput, type CfdiParty, cfdiTotals } from './write-cfdi.ts'
import type { CfdiPaymentInput } from './write-cfdi-payment.ts'

/**
 * The history of an invoice. PAID and PARTLY_PAID: by payment receipts; VOIDED: a credit note over the whole;
 * DISCOUNTED, RETURNED and ADVANCED: credit notes over a part (TipoRelacion 01, 03, 07); CANCELLED: at the SAT;
 * REPLACED: by another invoice; PUE: declared as paid at once; DOLLARS: in USD; PUBLIC: a month's sales to the general
 * public; REPEATED: bills the sale of another invoice again.
 */
export type MexicanScenario =
  | 'OPEN'
  | 'PAID'
  | 'PARTLY_PAID'
  | 'VOIDED'
  | 'DISCOUNTED'
  | 'RETURNED'
  | 'ADVANCED'
  | 'CANCELLED'
  | 'REPLACED'
  | 'PUE'
  | 'DOLLARS'
  | 'PUBLIC'
  | 'REPEATED'

export type StampedCfdi = CfdiInput & { readonly uuid: string }

export type StampedPayment = CfdiPaymentInput & { readonly uuid: string }

/** An issued invoice, its scenario, and its documents: credit notes, a replacement, payment receipts. */
export interface MexicanSale {
  readonly invoice: StampedCfdi
  readonly scenario: MexicanScenario
  readonly followers: ReadonlyArray<StampedCfdi>
  readonly payments: ReadonlyArray<StampedPayment>
}

/** The issued invoices of a year of `issuer`, oldest first; a replacement follows the replaced one. */
export const mexicanSales = (issuer: CfdiParty, today: CivilDate): ReadonlyArray<MexicanSale> => {
  const random = seededRandom(2014)
  const customers = mexicanCustomers(random, MEXICAN_CUSTOMERS)
  const dates = issueDates(random, today, DATE_RANGES)
  const scenarios = assignScenarios<MexicanScenario>(random, today, dates, SHARES, 'OPEN')
  const folios = folioBook()
  const sales = dates.map((issuedOn, index) => {
    const scenario = scenarios[index] ?? 'OPEN'
    const invoice = invoiceOf(random, issuer, random.pickEarly(customers), issuedOn, scenario, folios)
    return {
      invoice,
      scenario,
      followers: followersOf(random, invoice, scenario, today, folios),
      payments: paymentsOf(random, invoice, scenario, today, folios),
    }
  })
  return [...sales, ...repeatedSales(random, sales, today, folios)]
}

/** The newest open invoice of at least ten days ago was billed twice. */
const repeatedSales = (
  random: Random,
  sales: ReadonlyArray<MexicanSale>,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<MexicanSale> => {
  const twice = sales.findLast(
    ({ invoice, scenario }) => scenario === 'OPEN' && daysBetween(invoice.issuedOn, today) >= 10,
  )
  if (twice === undefined) return []
  const issuedOn = previousWeekday(addDays(twice.invoice.issuedOn, 2))
  const invoice = { ...twice.invoice, uuid: uuidOf(random), folio: folios('F'), issuedOn }
  return [{ invoice, scenario: 'REPEATED', followers: [], payments: [] }]
}

/** A UUID of version 4, in capitals as the SAT stamps it. */
export const uuidOf = (random: Random): string =>
  [
    random.hex(8),
    random.hex(4),
    `4${random.hex(3)}`,
    `${random.pick([...'89AB'])}${random.hex(3)}`,
    random.hex(12),
  ].join('-')

type FolioBook = (series: 'F' | 'NC' | 'P') => string

const DATE_RANGES = [
  { count: 160, newest: 101, oldest: 365 },
  { count: 100, newest: 46, oldest: 100 },
  { count: 150, newest: 0, oldest: 45 },
]

const SHARES: ReadonlyArray<Share<MexicanScenario>> = [
  { scenario: 'PUBLIC', count: 10, newest: 101, oldest: 400 },
  { scenario: 'PUBLIC', count: 2, newest: 5, oldest: 70 },
  { scenario: 'PAID', count: 112, newest: 101, oldest: 400 },
  { scenario: 'PAID', count: 14, newest: 25, oldest: 100 },
  { scenario: 'PUE', count: 12, newest: 101, oldest: 400 },
  { scenario: 'PUE', count: 16, newest: 0, oldest: 100 },
  { scenario: 'PARTLY_PAID', count: 4, newest: 101, oldest: 400 },
  { scenario: 'PARTLY_PAID', count: 8, newest: 20, oldest: 100 },
  { scenario: 'CANCELLED', count: 12, newest: 3, oldest: 300 },
  { scenario: 'REPLACED', count: 3, newest: 4, oldest: 80 },
  { scenario: 'VOIDED', count: 6, newest: 5, oldest: 100 },
  { scenario: 'DISCOUNTED', count: 10, newest: 4, oldest: 100 },
  { scenario: 'RETURNED', count: 5, newest: 4, oldest: 100 },
  { scenario: 'ADVANCED', count: 4, newest: 2, oldest: 100 },
  { scenario: 'DOLLARS', count: 2, newest: 3, oldest: 60 },
]

/** Cents without tax. */
const MEDIAN_NET = 6_200_000

const PUBLIC: Customer<CfdiParty> = {
  party: { rfc: 'XAXX010101000', name: 'PÚBLICO EN GENERAL', regime: '616', postalCode: '37150' },
  term: 0,
  scale: 0.3,
}

const folioBook = (): FolioBook => {
  const next = new Map<string, number>([
    ['F', 8120],
    ['NC', 240],
    ['P', 1015],
  ])
  return (series) => {
    const folio = next.get(series) ?? 1
    next.set(series, folio + 1)
    return String(folio)
  }
}

const invoiceOf = (
  random: Random,
  issuer: CfdiParty,
  customer: Customer<CfdiParty>,
  issuedOn: CivilDate,
  scenario: MexicanScenario,
  folios: FolioBook,
): StampedCfdi => {
  const { party, term, scale } = scenario === 'PUBLIC' ? PUBLIC : customer
  const isCash = scenario === 'PUBLIC' || scenario === 'PUE'
  const uuid = uuidOf(random)
  const folio = folios('F')
  /* One sale in four that is paid at once is paid in cash. */
  const isInNotes = scenario === 'PUBLIC' || Number(folio) % 4 === 0
  return {
    kind: 'I',
    uuid,
    series: 'F',
    folio,
    issuedOn,
    time: officeTime(random),
    issuer,
    receiver: party,
    lines: lineItemsFor(
      random,
      MEXICAN_PRODUCTS,
      MEDIAN_NET * (scenario === 'DOLLARS' ? 0.1 : 1) * scale * random.logNormal(0.9),
    ),
    method: isCash ? 'PUE' : 'PPD',
    form: isCash ? (isInNotes ? '01' : '03') : '99',
    conditions: isCash ? 'CONTADO' : `CRÉDITO ${term} DÍAS`,
    ...(scenario === 'DOLLARS' ? { currency: 'USD', exchangeRate: '18.4215' } : {}),
    ...(scenario === 'PUBLIC' ? { global: { month: issuedOn.slice(5, 7), year: issuedOn.slice(0, 4) } } : {}),
  }
}

const followersOf = (
  random: Random,
  invoice: StampedCfdi,
  scenario: MexicanScenario,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<StampedCfdi> => {
  const note = (type: '01' | '03' | '07', lines: ReadonlyArray<LineItem>): StampedCfdi => ({
    kind: 'E',
    uuid: uuidOf(random),
    series: 'NC',
    folio: folios('NC'),
    issuedOn: laterButNotFuture(invoice.issuedOn, 2, today),
    time: '18:30:00',
    issuer: invoice.issuer,
    receiver: invoice.receiver,
    lines,
    method: 'PUE',
    form: type === '07' ? '30' : '15',
    relations: [{ type, uuids: [invoice.uuid] }],
  })
  switch (scenario) {
    case 'VOIDED':
      return [note('01', invoice.lines)]
    case 'DISCOUNTED':
      return [note('01', partOf(invoice.lines, random.integer(2, 12) / 100, 'Bonificación por volumen'))]
    case 'RETURNED':
      return [note('03', partOf(invoice.lines, random.integer(10, 35) / 100, 'Devolución de mercancía'))]
    case 'ADVANCED':
      return [note('07', partOf(invoice.lines, 0.3, 'Aplicación de anticipo'))]
    case 'REPLACED':
      return [
        {
          ...invoice,
          uuid: uuidOf(random),
          folio: folios('F'),
          issuedOn: laterButNotFuture(invoice.issuedOn, 1, today),
          relations: [{ type: '04', uuids: [invoice.uuid] }],
        },
      ]
    case 'OPEN':
    case 'PAID':
    case 'PARTLY_PAID':
    case 'CANCELLED':
    case 'PUE':
    case 'DOLLARS':
    case 'PUBLIC':
    case 'REPEATED':
      return []
  }
}

/** One payer in four takes much longer than the others, always. */
const usualDelay = ({ rfc }: CfdiParty): number =>
  [...rfc].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4 === 0 ? 50 : 0

/** A paid invoice has one payment or, in one case of five, two; a partly paid one is paid to 40 %. */
const paymentsOf = (
  random: Random,
  invoice: StampedCfdi,
  scenario: MexicanScenario,
  today: CivilDate,
  folios: FolioBook,
): ReadonlyArray<StampedPayment> => {
  if (scenario !== 'PAID' && scenario !== 'PARTLY_PAID') return []
  const { total } = cfdiTotals(invoice.lines)
  const inParts = scenario === 'PARTLY_PAID' || random.next() < 0.2
  const first = inParts ? Math.round(total * 0.4) : total
  const parts = scenario === 'PAID' && inParts ? [first, total - first] : [first]
  return parts.map((paid, index) => {
    const days = random.integer(15, 40) + index * 20 + usualDelay(invoice.receiver)
    const paidOn = laterButNotFuture(invoice.issuedOn, days, today)
    const issuedOn = laterButNotFuture(paidOn, 1, today)
    return {
      uuid: uuidOf(random),
      series: 'P',
      folio: folios('P'),
      issuedOn,
      issuer: invoice.issuer,
      receiver: invoice.receiver,
      paidOn,
      documents: [
        {
          uuid: index === 0 ? invoice.uuid : invoice.uuid.toLowerCase(),
          series: 'F',
          folio: invoice.folio ?? '',
          installment: index + 1,
          owed: index === 0 ? total : total - first,
          paid,
        },
      ],
    }
  })
}
