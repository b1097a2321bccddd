import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, businessDaysBetween, isBusinessDay } from '#domain/calendar/calendar.ts'
import {
  ARRIVAL_BUSINESS_DAYS,
  arrivalDate,
  collectionDate,
  expectedPaymentDate,
} from '#domain/financing/expected-dates.ts'
import { addDays, type CivilDate, daysBetween } from '#domain/kernel/civil-date.ts'
import { calendarDate, country } from '#domain/testing/kernel.ts'

const today = '2026-03-02' as CivilDate
const calendar = bankCalendar('CL')

/** Ley 2.977: Good Friday, 3 April 2026. */
describe('the day on which the money arrives', () => {
  it.each([
    ['2026-03-02', '2026-03-04'],
    ['2026-04-02', '2026-04-07'],
    ['2026-04-04', '2026-04-07'],
  ])('of a request of %s is %s, two business days later', (asked, expected) => {
    expect(arrivalDate(undefined, { today: asked as CivilDate }, calendar)).toBe(expected)
  })

  it('is the later day that is asked for, and no earlier one', () => {
    expect(arrivalDate('2026-03-20' as CivilDate, { today }, calendar)).toBe('2026-03-20')
    expect(arrivalDate('2026-03-03' as CivilDate, { today }, calendar)).toBe('2026-03-04')
  })

  it('leaves the business days of the approval and the transfer', () => {
    fc.assert(
      fc.property(calendarDate, country, (day, of) => {
        const found = arrivalDate(undefined, { today: day }, bankCalendar(of))
        expect(businessDaysBetween(day, found, bankCalendar(of))).toBe(ARRIVAL_BUSINESS_DAYS)
      }),
    )
  })
})

describe('the day on which a payer is expected to pay', () => {
  const due = '2026-03-31' as CivilDate

  it.each([
    [undefined, '2026-03-31'],
    [0, '2026-03-31'],
    [3, '2026-04-06'],
    [9, '2026-04-09'],
  ])('is the due date and %j days, or the next business day: %s', (averageDaysLate, expected) => {
    expect(collectionDate({ dueDate: due, averageDaysLate }, calendar)).toBe(expected)
  })

  it('is a business day, not before the due date and not long after the usual delay', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 90 }), country, (dueDate, averageDaysLate, of) => {
        const found = collectionDate({ dueDate, averageDaysLate }, bankCalendar(of))
        const closed = daysBetween(addDays(dueDate, averageDaysLate), found)
        expect([isBusinessDay(found, bankCalendar(of)), closed >= 0, closed <= 10]).toEqual([true, true, true])
      }),
    )
  })
})

describe('the payment date of a proposal', () => {
  it('is the due date, or the next business day', () => {
    expect(expectedPaymentDate('2026-03-31' as CivilDate, { today }, calendar)).toBe('2026-03-31')
    expect(expectedPaymentDate('2026-04-03' as CivilDate, { today }, calendar)).toBe('2026-04-06')
  })

  it('is 30 days away for an overdue invoice', () => {
    expect(expectedPaymentDate('2026-02-27' as CivilDate, { today }, calendar)).toBe('2026-04-01')
  })
})
