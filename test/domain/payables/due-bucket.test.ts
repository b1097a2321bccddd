import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payableItem, payrollItems } from '#domain/cash/payable-cash.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueBucketOf, dueDatesOf, dueTotalsOf, OVERDUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import type { PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { awaitsMoney } from '#domain/payables/payroll.ts'
import { statsOf } from '#domain/payables/payable-stats.ts'
import { cashPayroll } from '#domain/testing/cash-facts.ts'
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

/** Invoices in any state, and the payment dates of some of their payrolls. */
const owing = fc.record({
  invoices: fc.array(payableInvoice('MX'), { maxLength: 30 }),
  lists: fc.array(calendarDate, { maxLength: 5 }),
  today: calendarDate,
})

/** The invoices as they are in a few payrolls. */
const inLists = (invoices: ReadonlyArray<PayableInvoice>, lists: ReadonlyArray<CivilDate>) => ({
  listDates: new Map(lists.map((date, at) => [String(at + 1) as PayrollId, date])),
  invoices: invoices.map((invoice, at): PayableInvoice =>
    invoice.location._tag === 'Scheduled' && lists.length > 0
      ? { ...invoice, location: { _tag: 'Scheduled', payrollId: String((at % lists.length) + 1) as PayrollId } }
      : invoice,
  ),
})

const added = (some: ReadonlyArray<ReadonlyArray<Money>>) =>
  owedTotals(
    some.flat().map((amount) => ({ amount })),
    'MXN',
  )

describe('the totals of the buckets', () => {
  const options = { currency: 'CLP', today: TODAY, listDates: new Map<PayrollId, CivilDate>() } as const
  const nothing = { invoices: 0, lists: 0, first: undefined }

  it('count what can be paid: two invoices due today and one that its supplier cancelled', () => {
    const due = { paymentDate: TODAY }
    const totals = dueTotalsOf(
      [aPayable(0, due), aPayable(1, due), aPayable(2, { ...due, obstacle: 'CANCELLED' })],
      options,
    )
    expect(totals.filter(({ first }) => first !== undefined)).toEqual([
      {
        bucket: 'WITHIN_7',
        invoices: 2,
        lists: 0,
        first: TODAY,
        totals: [money('CLP', 2_001)],
        scheduled: [money('CLP', 0)],
      },
    ])
  })

  it('hold payrolls on their day: an invoice due yesterday and three in two payrolls for the 27th', () => {
    const scheduled = (id: string) => ({ location: { _tag: 'Scheduled', payrollId: id as PayrollId } }) as const
    const late = { paymentDate: day('2026-11-19') }
    const listDates = new Map([
      ['1' as PayrollId, day('2026-11-27')],
      ['2' as PayrollId, day('2026-11-27')],
    ])
    const totals = dueTotalsOf(
      [
        aPayable(0, late),
        aPayable(1, { ...late, ...scheduled('1') }),
        aPayable(2, { ...late, ...scheduled('1') }),
        aPayable(3, { ...late, ...scheduled('2') }),
      ],
      { ...options, listDates },
    )
    const lists = [money('CLP', 3_006)]
    expect(totals.filter(({ first }) => first !== undefined)).toEqual([
      {
        bucket: 'OVERDUE',
        invoices: 1,
        lists: 0,
        first: late.paymentDate,
        totals: [money('CLP', 1_000)],
        scheduled: [money('CLP', 0)],
      },
      { bucket: 'WITHIN_7', invoices: 0, lists: 2, first: day('2026-11-27'), totals: lists, scheduled: lists },
    ])
  })

  it('have dollars apart', () => {
    const documentAmount = money('USD', 5_000)
    const [due] = dueTotalsOf(
      [aPayable(0), aPayable(1, { amount: money('CLP', 46_000), documentAmount })],
      options,
    ).filter(({ invoices }) => invoices > 0)
    expect(due).toMatchObject({ bucket: 'WITHIN_30', invoices: 2, totals: [money('CLP', 1_000), documentAmount] })
  })

  it('have all buckets in their order without invoices', () => {
    const none = [money('MXN', 0)]
    expect(dueTotalsOf([], { ...options, currency: 'MXN' })).toEqual(
      DUE_BUCKETS.map((bucket) => ({ bucket, ...nothing, totals: none, scheduled: none })),
    )
  })

  it('are the sums of the rows that they open: the invoices of the inbox and the payrolls of those days', () => {
    fc.assert(
      fc.property(owing, ({ lists, today, ...some }) => {
        const { invoices, listDates } = inLists(some.invoices, lists)
        const owed = invoices.filter(({ obstacle }) => obstacle === undefined)
        for (const due of dueTotalsOf(invoices, { currency: 'MXN', today, listDates })) {
          const isDue = (date: CivilDate) => dueBucketOf(date, { today }) === due.bucket
          const inbox = owed.filter(({ location, paymentDate }) => location._tag === 'Inbox' && isDue(paymentDate))
          const opened = [...listDates].flatMap(([id, date]) => {
            const inside = owed.filter(({ location }) => location._tag === 'Scheduled' && location.payrollId === id)
            return inside.length > 0 && isDue(date) ? [owedTotals(inside, 'MXN')] : []
          })
          expect(due.totals).toEqual(added([owedTotals(inbox, 'MXN'), ...opened]))
          expect(due.invoices).toBe(inbox.length)
          expect(due.lists).toBe(opened.length)
        }
      }),
    )
  })

  it('are the money that leaves on those days: the items of invoices and of payrolls that await money', () => {
    fc.assert(
      fc.property(owing, fc.array(cashPayroll('MXN'), { maxLength: 5 }), ({ today, ...some }, given) => {
        const lists = given.map((list, at) => ({ ...list, id: String(at + 1) as PayrollId }))
        const { invoices } = inLists(
          some.invoices,
          lists.map(({ paymentDate }) => paymentDate),
        )
        const awaiting = lists.filter(awaitsMoney)
        const listDates = new Map(awaiting.map(({ id, paymentDate }) => [id, paymentDate]))
        const inside = (id: PayrollId) =>
          invoices.filter(
            ({ location, obstacle }) =>
              obstacle === undefined && location._tag === 'Scheduled' && location.payrollId === id,
          )
        const items = [
          ...invoices.flatMap((invoice) => payableItem(invoice) ?? []),
          ...lists.flatMap((list) => payrollItems({ ...list, owed: owedTotals(inside(list.id), 'MXN') })),
        ]
        for (const { bucket, totals } of dueTotalsOf(invoices, { currency: 'MXN', today, listDates })) {
          const moving = items.filter(({ expected }) => dueBucketOf(expected ?? today, { today }) === bucket)
          expect(totals).toEqual(added(moving.map(({ amount }) => [amount])))
        }
      }),
    )
  })

  it('add up to everything owed, to what is in payrolls and to what is overdue, in each currency', () => {
    fc.assert(
      fc.property(owing, ({ lists, today, ...some }) => {
        const { invoices, listDates } = inLists(some.invoices, lists)
        const all = { currency: 'MXN', today, listDates } as const
        const due = dueTotalsOf(invoices, all)
        const overdue = due.filter(({ bucket }) => OVERDUE_BUCKETS.includes(bucket))
        expect(statsOf(invoices, all)).toEqual({
          pending: added(due.map(({ totals }) => totals)),
          scheduled: added(due.map(({ scheduled }) => scheduled)),
          delayed: added(overdue.map(({ totals }) => totals)),
        })
      }),
    )
  })
})
