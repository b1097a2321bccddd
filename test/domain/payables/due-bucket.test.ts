import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueBucketOf, dueDatesOf, dueTotalsOf } from '#domain/payables/due-bucket.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { statsOf } from '#domain/payables/payable-stats.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { payableInvoice } from '#domain/testing/payable-invoices.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const TODAY = '2026-11-20' as CivilDate
const day = (text: string) => text as CivilDate

describe('the bucket of a due date', () => {
  it.each([
    ['2026-10-20', 'LONG_OVERDUE'],
    ['2026-10-21', 'OVERDUE'],
    ['2026-11-19', 'OVERDUE'],
    ['2026-11-20', 'WITHIN_7'],
    ['2026-11-27', 'WITHIN_7'],
    ['2026-11-28', 'WITHIN_15'],
    ['2026-12-05', 'WITHIN_15'],
    ['2026-12-06', 'WITHIN_30'],
    ['2026-12-20', 'WITHIN_30'],
    ['2026-12-21', 'LATER'],
  ] as const)('of %s, seen on 20 November 2026, is %s', (date, bucket) => {
    expect(dueBucketOf(day(date), { today: TODAY })).toBe(bucket)
  })

  it('is the one whose dates contain it, and no other', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -400, max: 400 }), (today, days) => {
        const date = addDays(today, days)
        const containing = DUE_BUCKETS.filter((bucket) => {
          const { first, last } = dueDatesOf(bucket, today)
          return (first === undefined || first <= date) && (last === undefined || date <= last)
        })
        expect(containing).toEqual([dueBucketOf(date, { today })])
      }),
    )
  })
})

describe('the totals of the buckets', () => {
  it('count what can be paid: two invoices due today and one that its supplier cancelled', () => {
    const due = { paymentDate: TODAY }
    const totals = dueTotalsOf(
      [aPayable(0, due), aPayable(1, due), aPayable(2, { ...due, obstacle: 'CANCELLED' })],
      'CLP',
      TODAY,
    )
    expect(totals.filter(({ invoices }) => invoices > 0)).toEqual([
      { bucket: 'WITHIN_7', invoices: 2, totals: [money('CLP', 2_001)] },
    ])
  })

  it('have dollars apart', () => {
    const documentAmount = money('USD', 5_000)
    const [due] = dueTotalsOf(
      [aPayable(0), aPayable(1, { amount: money('CLP', 46_000), documentAmount })],
      'CLP',
      TODAY,
    ).filter(({ invoices }) => invoices > 0)
    expect(due).toEqual({ bucket: 'WITHIN_30', invoices: 2, totals: [money('CLP', 1_000), documentAmount] })
  })

  it('have all buckets in their order without invoices', () => {
    expect(dueTotalsOf([], 'MXN', TODAY)).toEqual(
      DUE_BUCKETS.map((bucket) => ({ bucket, invoices: 0, totals: [money('MXN', 0)] })),
    )
  })

  it('add up to what is overdue and what is not, in each currency', () => {
    fc.assert(
      fc.property(fc.array(payableInvoice('MX')), calendarDate, (invoices, today) => {
        const { delayed, pending } = statsOf(invoices, 'MXN', today)
        const due = dueTotalsOf(invoices, 'MXN', today).map(({ totals }) => totals)
        const added = (some: ReadonlyArray<ReadonlyArray<Money>>) =>
          owedTotals(
            some.flat().map((amount) => ({ amount })),
            'MXN',
          )
        expect([added(due.slice(0, 2)), added(due.slice(2))]).toEqual([delayed, pending])
      }),
    )
  })
})
