import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import {
  latenessByPayer,
  MIN_PAID_INVOICES,
  PAYMENT_EVIDENCE,
  usualPaymentDate,
  type PaidInvoice,
} from '#domain/financing/payer-lateness.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { paidInvoices } from '#domain/testing/issued-invoices.ts'
import { calendarDate, country } from '#domain/testing/kernel.ts'

const date = (text: string): CivilDate => text as CivilDate

const paid = (dueDate: string, paidOn: string, payer = 'A'): PaidInvoice => ({
  payer,
  dueDate: date(dueDate),
  paidOn: date(paidOn),
})

describe('how late a payer pays', () => {
  // SAT, complement of payments 2.0: FechaPago is the day of the payment, whatever the day of the receipt.
  it('is the mean of the days from the due date to the payment', () => {
    const receipts = [
      paid('2026-03-31', '2026-04-09'),
      paid('2026-04-30', '2026-05-08'),
      paid('2026-05-29', '2026-06-08'),
    ]
    expect([...latenessByPayer(receipts)]).toEqual([['A', { averageDaysLate: 9, paidInvoices: 3 }]])
  })

  // Ley 19.983, art. 2 bis: interest runs from the first day of delay, so that an early payment compensates nothing.
  it('counts a payment before the due date as zero days', () => {
    const payments = [
      paid('2026-04-30', '2026-04-01'),
      paid('2026-05-29', '2026-06-03'),
      paid('2026-06-30', '2026-07-02'),
    ]
    expect(latenessByPayer(payments).get('A')).toEqual({ averageDaysLate: 2, paidInvoices: 3 })
  })

  it('is rounded half up to whole days', () => {
    const days = (...late: ReadonlyArray<number>) =>
      latenessByPayer(
        late.map((each) => ({ ...paid('2026-03-02', '2026-03-02'), paidOn: addDays(date('2026-03-02'), each) })),
      )
    expect(days(0, 0, 1, 1).get('A')?.averageDaysLate).toBe(1)
    expect(days(0, 0, 1).get('A')?.averageDaysLate).toBe(0)
    expect(days(2, 3, 3).get('A')?.averageDaysLate).toBe(3)
  })

  it('is unknown with fewer paid invoices than the minimum', () => {
    const late = paid('2026-03-31', '2026-04-09')
    expect(latenessByPayer(Array.from({ length: MIN_PAID_INVOICES - 1 }, () => late)).size).toBe(0)
    expect(latenessByPayer(Array.from({ length: MIN_PAID_INVOICES }, () => late)).size).toBe(1)
    expect(latenessByPayer([]).size).toBe(0)
  })
})

describe('what proves that a payer paid', () => {
  // SAT: the complement of payments (REP) states each payment in Mexico; the SII has no such document in Chile.
  it('is a receipt in Mexico, and a payment of an order in Chile', () => {
    expect(PAYMENT_EVIDENCE).toEqual({ CL: 'ORDERS', MX: 'RECEIPTS' })
  })
})

describe('the laws of the average', () => {
  it('it lies between the earliest and the latest of its payer, and rests on each of its invoices', () => {
    fc.assert(
      fc.property(paidInvoices, (all) => {
        for (const [payer, { averageDaysLate, paidInvoices: count }] of latenessByPayer(all)) {
          const own = all.filter((one) => one.payer === payer)
          const late = own.map(({ dueDate, paidOn }) => Math.max(0, daysBetween(dueDate, paidOn)))
          expect(count).toBe(own.length)
          expect(Number.isInteger(averageDaysLate)).toBe(true)
          expect(averageDaysLate).toBeGreaterThanOrEqual(Math.min(...late))
          expect(averageDaysLate).toBeLessThanOrEqual(Math.max(...late))
          expect(Math.abs(averageDaysLate * count - late.reduce((sum, one) => sum + one, 0)) * 2).toBeLessThanOrEqual(
            count,
          )
        }
      }),
    )
  })

  it('exactly the payers with enough paid invoices have one, and no payer changes that of another', () => {
    fc.assert(
      fc.property(paidInvoices, (all) => {
        const lateness = latenessByPayer(all)
        for (const payer of new Set(all.map((one) => one.payer))) {
          const own = all.filter((one) => one.payer === payer)
          expect(lateness.has(payer)).toBe(own.length >= MIN_PAID_INVOICES)
          expect(lateness.get(payer)).toEqual(latenessByPayer(own).get(payer))
          expect(lateness.get(payer)).toEqual(latenessByPayer(all.toReversed()).get(payer))
        }
      }),
    )
  })

  it('a later payment of an invoice never lowers it', () => {
    fc.assert(
      fc.property(paidInvoices, fc.nat({ max: 60 }), (all, days) => {
        const before = latenessByPayer(all)
        const after = latenessByPayer(all.map((one) => ({ ...one, paidOn: addDays(one.paidOn, days) })))
        for (const [payer, { averageDaysLate }] of before)
          expect(after.get(payer)?.averageDaysLate).toBeGreaterThanOrEqual(averageDaysLate)
      }),
    )
  })
})

describe('the usual payment date', () => {
  const calendar = bankCalendar('CL')

  // The example of a late-payer hint: due on Saturday 5 September 2026 and nine days late, on Monday 14 September.
  it('is the due date and the average', () => {
    expect(usualPaymentDate({ averageDaysLate: 9, dueDate: date('2026-09-05') }, date('2026-08-20'), calendar)).toBe(
      '2026-09-14',
    )
  })

  // Monday 7 September 2026.
  it('is the next day for a payer who is one day late', () => {
    expect(usualPaymentDate({ averageDaysLate: 1, dueDate: date('2026-09-07') }, date('2026-08-20'), calendar)).toBe(
      '2026-09-08',
    )
  })

  // Chile closes from 18 to 19 September, and 20 September 2026 is a Sunday.
  it('moves to the next business day', () => {
    expect(usualPaymentDate({ averageDaysLate: 13, dueDate: date('2026-09-05') }, date('2026-08-20'), calendar)).toBe(
      '2026-09-21',
    )
  })

  it('is unknown for a punctual payer, and for a day that is past', () => {
    const dueDate = date('2026-09-07')
    expect(usualPaymentDate({ averageDaysLate: undefined, dueDate }, date('2026-08-20'), calendar)).toBeUndefined()
    expect(usualPaymentDate({ averageDaysLate: 0, dueDate }, date('2026-08-20'), calendar)).toBeUndefined()
    expect(usualPaymentDate({ averageDaysLate: 2, dueDate }, date('2026-09-10'), calendar)).toBeUndefined()
  })

  it('is a business day after the due date, never before the average', () => {
    fc.assert(
      fc.property(country, calendarDate, calendarDate, fc.integer({ min: 1, max: 200 }), (of, dueDate, today, late) => {
        const usual = usualPaymentDate({ averageDaysLate: late, dueDate }, today, bankCalendar(of))
        if (usual === undefined) return
        expect(isBusinessDay(usual, bankCalendar(of))).toBe(true)
        expect(daysBetween(dueDate, usual)).toBeGreaterThanOrEqual(late)
        expect(usual > today).toBe(true)
      }),
    )
  })
})
