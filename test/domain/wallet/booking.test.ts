import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { bookedOn, isMonthClosed } from '#domain/wallet/booking.ts'

const CHILE = bankCalendar('CL')
const MOVED = civilDate('2026-11-20')

describe('the month of a movement', () => {
  it('is its own until the fifth business day of the next month, 7 December 2026', () => {
    expect(bookedOn({ movedOn: MOVED, postedOn: civilDate('2026-12-07') }, CHILE)).toBe(MOVED)
  })

  it('is that of the posting afterwards: 8 December is a holiday of Chile, 9 December is not', () => {
    expect(bookedOn({ movedOn: MOVED, postedOn: civilDate('2026-12-08') }, CHILE)).toBe('2026-12-08')
    expect(bookedOn({ movedOn: MOVED, postedOn: civilDate('2026-12-09') }, CHILE)).toBe('2026-12-09')
  })

  it('is never a closed one, and changes only for a movement of a closed month', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 400 }), (moved, days) => {
        const posted = addDays(moved, days)
        const booked = bookedOn({ movedOn: moved, postedOn: posted }, CHILE)
        expect(isMonthClosed(calendarMonthOf(booked), posted, CHILE)).toBe(false)
        expect(booked === moved || isMonthClosed(calendarMonthOf(moved), posted, CHILE)).toBe(true)
      }),
    )
  })

  it('once closed stays closed', () => {
    fc.assert(
      fc.property(calendarDate, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (day, after, later) => {
        const [month, first] = [calendarMonthOf(day), addDays(day, after)]
        if (isMonthClosed(month, first, CHILE)) expect(isMonthClosed(month, addDays(first, later), CHILE)).toBe(true)
      }),
    )
  })
})
