import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latenessByPayer } from '#domain/financing/payer-lateness.ts'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { add, type Currency, money, sum } from '#domain/kernel/money.ts'
import { latePayers } from '#domain/orders/late-payers.ts'
import { concentrationOf, openByAge, openByState, type OpenInvoice, TOP_PAYERS } from '#domain/orders/open-portfolio.ts'
import { dateBetween } from '#domain/testing/kernel.ts'

const peso = (minor: number) => money('CLP', minor)
const [MINERA, RETAIL] = ['76192083-9', '77777777-7']
const open = (due: number, changes: Partial<OpenInvoice> = {}): OpenInvoice => ({
  payer: MINERA,
  status: 'ACTIVE',
  due: peso(due),
  daysLate: 0,
  ...changes,
})

const invoices: fc.Arbitrary<ReadonlyArray<OpenInvoice>> = fc.array(
  fc.record({
    payer: fc.constantFrom('1-9', '2-7', '3-5', '4-3', '5-1', '6-K', '7-8'),
    status: fc.constantFrom(
      'ACTIVE',
      'TRANSFERRED',
      'DELINQUENT',
      'CRITICAL',
      'REPLACED',
      'DEFAULT',
      'a status of tomorrow',
    ),
    due: fc.integer({ min: 1, max: 1_000_000_000 }).map(peso),
    daysLate: fc.oneof(fc.constant(0), fc.nat({ max: 400 })),
  }),
  { maxLength: 20 },
)
const paid = fc.array(
  fc.record({
    payer: fc.constantFrom('1-9', '2-7', '3-5'),
    dueDate: dateBetween('2026-06-01', '2026-11-30'),
    paidOn: dateBetween('2026-06-01', '2026-11-30'),
  }),
  { maxLength: 30 },
)

const sumOf = (all: ReadonlyArray<OpenInvoice>) =>
  sum<Currency>(
    'CLP',
    all.map(({ due }) => due),
  )
const months = (from: string, to: string) => ({
  from: calendarMonthOf(civilDate(`${from}-01`)),
  to: calendarMonthOf(civilDate(`${to}-01`)),
})
const PERIOD = months('2026-09', '2026-11')

describe('what is open', () => {
  it('has an age with both its ends', () => {
    const ages = openByAge(
      'CLP',
      [0, 1, 15, 16, 30, 31, 60, 61, 900].map((daysLate) => open(1_000, { daysLate })),
    )
    expect(ages.map(({ due }) => due.minor)).toEqual([1_000, 2_000, 2_000, 2_000, 2_000])
  })

  it('is told by the states in the order of their lives, without those that have nothing', () => {
    const states = openByState('CLP', [open(1, { status: 'DEFAULT' }), open(2), open(4, { status: 'TRANSFERRED' })])
    expect(states.map(({ due, key }) => [key, due.minor])).toEqual([
      ['ACTIVE', 6],
      ['DEFAULT', 1],
    ])
  })

  it('is the same by ages, by states and by payers, each invoice once', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        const { payers, total } = concentrationOf('CLP', all)
        for (const parts of [openByAge('CLP', all), openByState('CLP', all), payers]) {
          expect(parts.map(({ due }) => due).reduce(add, peso(0))).toEqual(total)
          const found = parts.flatMap((part) => part.invoices as ReadonlyArray<OpenInvoice>)
          expect(found).toHaveLength(all.length)
          expect(new Set(found)).toEqual(new Set(all))
          for (const part of parts) expect(part.due).toEqual(sumOf(part.invoices))
        }
        expect(total).toEqual(sumOf(all))
      }),
    )
  })
})

describe('the concentration', () => {
  it('is the share of the largest payers, rounded once', () => {
    const { payers, top } = concentrationOf('CLP', [open(2_000), open(3_000, { payer: RETAIL }), open(1_000)])
    expect(payers.map(({ key, share }) => [key, share])).toEqual([
      [MINERA, 5_000],
      [RETAIL, 5_000],
    ])
    expect(top.map(({ share }) => share)).toEqual([5_000, 10_000, 10_000])
  })

  it('is nothing of nothing', () => {
    expect(concentrationOf('CLP', [])).toMatchObject({
      total: peso(0),
      payers: [],
      top: [{ share: 0 }, { share: 0 }, { share: 0 }],
    })
  })

  it('never falls with more payers, is whole with all of them, and is that of the parts', () => {
    fc.assert(
      fc.property(invoices, (all) => {
        const { payers, top, total } = concentrationOf('CLP', all)
        const shares = top.map(({ share }) => share)
        expect(shares).toEqual(shares.toSorted((one, other) => one - other))
        expect(payers.map(({ due }) => due.minor)).toEqual(payers.map(({ due }) => due.minor).toSorted((a, b) => b - a))
        TOP_PAYERS.forEach((count, at) => {
          const first = payers.slice(0, count).reduce((minor, { due }) => minor + due.minor, 0)
          expect(
            Math.abs((shares[at] ?? 0) - (total.minor === 0 ? 0 : (first * 10_000) / total.minor)),
          ).toBeLessThanOrEqual(0.5)
          if (payers.length > 0 && payers.length <= count) expect(shares[at]).toBe(10_000)
        })
      }),
    )
  })
})

describe('who pays late', () => {
  const onDay = (payer: string, due: string, on: string) => ({ payer, dueDate: civilDate(due), paidOn: civilDate(on) })
  const three = (payer: string, due: string, on: string) => Array.from({ length: 3 }, () => onDay(payer, due, on))

  it('is who owes after the day, the most first, with the latest invoice first', () => {
    const facts = {
      open: [
        open(1_000, { daysLate: 3 }),
        open(500, { daysLate: 9 }),
        open(9_000, { payer: RETAIL }),
        open(2_000, { payer: RETAIL, daysLate: 1 }),
      ],
      usual: new Map(),
      paid: [],
    }
    const found = latePayers('CLP', facts, PERIOD)
    expect(
      found.map(({ late, overdue, payer }) => [payer, overdue.minor, late.map(({ daysLate }) => daysLate)]),
    ).toEqual([
      [RETAIL, 2_000, [1]],
      [MINERA, 1_500, [9, 3]],
    ])
  })

  it('is also who owes nothing and usually pays late, with the means of both periods', () => {
    const history = [...three(MINERA, '2026-10-01', '2026-10-13'), ...three(MINERA, '2026-07-01', '2026-07-05')]
    const facts = {
      open: [open(1_000)],
      usual: new Map([
        [MINERA, 8],
        [RETAIL, 0],
      ]),
      paid: history,
    }
    expect(latePayers('CLP', facts, PERIOD)).toEqual([
      {
        payer: MINERA,
        late: [],
        overdue: peso(0),
        usual: 8,
        now: { averageDaysLate: 12, paidInvoices: 3 },
        before: { averageDaysLate: 4, paidInvoices: 3 },
      },
    ])
  })

  it('owes everything that is open after its day, and has the mean of all payments in a period that holds them', () => {
    fc.assert(
      fc.property(invoices, paid, (all, payments) => {
        const means = latenessByPayer(payments)
        const usual = new Map([...means].map(([payer, { averageDaysLate }]) => [payer, averageDaysLate]))
        const found = latePayers('CLP', { open: all, paid: payments, usual }, months('2026-06', '2026-11'))
        expect(found.map(({ overdue }) => overdue).reduce(add, peso(0))).toEqual(
          sumOf(all.filter(({ daysLate }) => daysLate > 0)),
        )
        for (const { before, late, now, overdue, usual: mean } of found) {
          expect(now?.averageDaysLate).toBe(mean)
          expect(before).toBeUndefined()
          expect(overdue).toEqual(sumOf(late))
          expect(overdue.minor > 0 || (mean ?? 0) > 0).toBe(true)
        }
      }),
    )
  })
})
