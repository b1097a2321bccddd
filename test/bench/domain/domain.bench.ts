import * as E from 'fp-ts/Either'
import { addBusinessDays, bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { simulate, type PricedLine } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import * as Selection from '#domain/selection/selection.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { ceilingBeside, ratio, type Figure } from '../support/figure.ts'
import { race } from '../support/race.ts'
import * as Floor from './floor.ts'

/** The rules beside the shortest loop that does the same job. */
export const benchDomain = (): ReadonlyArray<Figure> => [
  compare('RUT parsed', RUTS.length, () => RUTS.reduce((n, text) => n + (E.isRight(Rut.parse(text)) ? 1 : 0), 0),
    () => RUTS.reduce((n, text) => n + (Floor.rut(text) === undefined ? 0 : 1), 0)),
  compare('RFC parsed', RFCS.length, () => RFCS.reduce((n, text) => n + (E.isRight(Rfc.parse(text)) ? 1 : 0), 0),
    () => RFCS.reduce((n, text) => n + (Floor.rfc(text) === undefined ? 0 : 1), 0)),
  compare('is it a business day', DATES.length, () => DATES.reduce((n, date) => n + (isBusinessDay(CALENDAR, date) ? 1 : 0), 0),
    () => DATES.reduce((n, date) => n + (Floor.isOpen(date, CLOSED) ? 1 : 0), 0)),
  compare('10 business days later', DATES.length, () => DATES.reduce((n, date) => n + (E.isRight(addBusinessDays(CALENDAR, date, 10)) ? 1 : 0), 0),
    () => DATES.reduce((n, date) => n + Floor.add(date, 10, CLOSED).length, 0)),
  limit('one invoice priced, with its order', ALONE.length, 20_000, () => ALONE.reduce((n, cart) => n + (E.isRight(simulate(cart)) ? 1 : 0), 0),
    () => ALONE.reduce((n, cart) => n + Floor.price(cart), 0)),
  limit('10,000 invoices simulated, each', LINES.length, 2_500, () => simulate({ ...TERMS, lines: LINES }), () => Floor.price({ ...TERMS, lines: LINES })),
  limit('is a row chosen: all of 100,000 less 500', ROWS.length, 500,
    () => ROWS.reduce((n, row) => n + (Selection.has(ALL_BUT_500, row, anything) ? 1 : 0), 0),
    () => ROWS.reduce((n, row) => n + (EXCEPT_500.has(row.id) ? 0 : 1), 0)),
]

const nanoseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ns`

const compare = (what: string, items: number, ours: () => unknown, reference: () => unknown): Figure => {
  const [measured, beside] = race(items, ours, reference)
  return ratio(what, measured, beside, 2, nanoseconds)
}

/** What also judges its input and explains itself has a ceiling of its own. */
const limit = (what: string, items: number, most: number, ours: () => unknown, reference: () => unknown): Figure => {
  const [measured, beside] = race(items, ours, reference)
  return ceilingBeside(what, measured, beside, most, nanoseconds)
}

const COUNT = 100_000
const range = <A>(count: number, make: (at: number) => A): ReadonlyArray<A> => Array.from({ length: count }, (_, at) => make(at))

const RUTS = range(COUNT, (at) => {
  const body = String(7_000_000 + at * 613)
  return at % 2 === 0 ? `${body}-${Rut.checkDigit(body)}` : `${body.slice(0, -6)}.${body.slice(-6, -3)}.${body.slice(-3)}-${Rut.checkDigit(body)}`
})

const two = (value: number): string => String(value).padStart(2, '0')
const RFCS = range(COUNT, (at) => `${at % 2 === 0 ? 'ABC' : 'GODE'}${two(at % 100)}${two(1 + (at % 12))}${two(1 + (at % 28))}A${at % 10}${(at * 7) % 10}`)

const CALENDAR = bankCalendar('CL')
const DATES = range(COUNT, (at) => addDays('2024-01-01' as CivilDate, at % 3_000))
const CLOSED: ReadonlySet<string> = new Set(range(15, (at) => 2022 + at).flatMap((year) => CALENDAR.holidaysOf(year).map(({ date }) => date as string)))

const terms = standardTerms('CLP')
const TERMS = { currency: 'CLP', today: '2026-03-02' as CivilDate, operationCost: money('CLP', 0) } as const
const LINES: ReadonlyArray<PricedLine> = range(10_000, (at) => ({
  invoiceId: String(at) as InvoiceId,
  amount: money('CLP', 100_000 + at * 37),
  creditNotes: money('CLP', 0),
  paymentDate: addDays(TERMS.today, 10 + (at % 60)),
  rate: terms.monthlyRate,
  retention: terms.retention,
}))
const ALONE = LINES.map((line) => ({ ...TERMS, lines: [line] }))

const ROWS = range(100_000, (at) => ({ id: String(at), minor: at }))
const anything = (): boolean => true
const EXCEPT_500: ReadonlySet<string> = new Set(ROWS.slice(0, 500).map(({ id }) => id))
const ALL_BUT_500 = Selection.removeMany(
  Selection.selectAllMatching('', { count: ROWS.length, minor: ROWS.reduce((sum, { minor }) => sum + minor, 0) }), ROWS.slice(0, 500), anything,
)
