import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { validatePaymentDate } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { busiestDay, dueDaysOf, dueListsOf, lateOn } from '#domain/payables/due-day.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { payableInvoice } from '#domain/testing/payable-invoices.ts'
import { aPayable } from '#test/support/samples/payables.ts'

const CHILE = bankCalendar('CL')
/** A Friday. */
const TODAY = '2026-11-27' as CivilDate
const OPTIONS = { currency: 'CLP', today: TODAY } as const
const due = (day: string, minor: number) =>
  aPayable(0, { paymentDate: day as CivilDate, amount: money('CLP', minor), receivedOn: undefined })

describe('the days on which invoices are due', () => {
  it('are the business days before closed ones, and the first open day for what is overdue', () => {
    const invoices = [due('2026-11-20', 1), due('2026-12-05', 2), due('2026-12-08', 4), due('2026-12-04', 8)]
    expect(
      dueDaysOf(invoices, OPTIONS, CHILE).map(({ date, invoices: count, amount }) => [date, count, amount]),
    ).toEqual([
      ['2026-11-27', 1, money('CLP', 1)],
      ['2026-12-04', 2, money('CLP', 10)],
      ['2026-12-07', 1, money('CLP', 4)],
    ])
  })

  it('begin on Monday where today is a Saturday', () => {
    const saturday = { ...OPTIONS, today: '2026-11-28' as CivilDate }
    expect(dueDaysOf([due('2026-11-27', 1), due('2026-11-29', 1)], saturday, CHILE)).toMatchObject([
      { date: '2026-11-30', invoices: 2 },
    ])
  })

  it('suggest the one with most to pay, and the first of several', () => {
    const days = dueDaysOf([due('2026-11-30', 5), due('2026-12-02', 7), due('2026-12-03', 7)], OPTIONS, CHILE)
    expect(busiestDay(days)?.date).toBe('2026-12-02')
    expect(busiestDay([])).toBeUndefined()
  })

  it('hold every invoice once, are open for payments, and pay nothing late but what cannot be paid in time', () => {
    const invoices = fc.array(
      fc
        .tuple(payableInvoice('CL'), fc.integer({ min: -90, max: 500 }))
        .map(([invoice, days]): PayableInvoice => ({ ...invoice, paymentDate: addDays(TODAY, days) })),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(invoices, fc.integer({ min: 0, max: 6 }), (all, ahead) => {
        const today = addDays(TODAY, ahead)
        const days = dueDaysOf(all, { currency: 'CLP', today }, CHILE)
        expect(days.reduce((sum, { invoices: count }) => sum + count, 0)).toBe(all.length)
        expect(
          owedTotals(
            days.flatMap(({ totals }) => totals.map((amount) => ({ amount }))),
            'CLP',
          ),
        ).toEqual(owedTotals(all, 'CLP'))
        const lists = dueListsOf(all, today, CHILE)
        expect(lists.map(({ date, invoices: due }) => [date, due.length])).toEqual(
          days.map(({ date, invoices: count }) => [date, count]),
        )
        expect(new Set(lists.flatMap(({ invoices: due }) => due))).toEqual(new Set(all))
        for (const { date, invoices: due } of lists)
          expect(lateOn(due, date).every(({ invoice }) => date === days[0]?.date && invoice.paymentDate < date)).toBe(
            true,
          )
        for (const { date } of days) expect(validatePaymentDate(date, { today }, CHILE)._tag).toBe('Right')
        const [first] = days
        if (first === undefined) return
        for (const { invoice } of lateOn(all, first.date))
          expect(isBusinessDay(invoice.paymentDate, CHILE) && invoice.paymentDate >= today).toBe(false)
      }),
    )
  })
})

describe('the invoices that would be paid late', () => {
  it('are those due before, the latest first, with the thirty days of Ley 21.131', () => {
    const invoices = [
      due('2026-12-01', 1),
      { ...due('2026-11-27', 2), receivedOn: '2026-10-31' as CivilDate },
      due('2026-12-02', 4),
    ]
    expect(lateOn(invoices, '2026-12-02' as CivilDate)).toEqual([
      { invoice: invoices[1], days: 5, legalDueDate: '2026-11-30', daysPastLaw: 2 },
      { invoice: invoices[0], days: 1, legalDueDate: undefined, daysPastLaw: 0 },
    ])
  })

  it('are none on the earliest of their days, and grow with the date', () => {
    const date = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days))
    fc.assert(
      fc.property(fc.array(date, { maxLength: 12 }), date, date, (dates, one, other) => {
        const invoices = dates.map((paymentDate) => ({ paymentDate, receivedOn: undefined }))
        const [early = TODAY, late = TODAY] = [one, other].toSorted()
        expect(lateOn(invoices, early).length).toBeLessThanOrEqual(lateOn(invoices, late).length)
        expect(lateOn(invoices, dates.toSorted()[0] ?? TODAY)).toEqual([])
      }),
    )
  })
})
