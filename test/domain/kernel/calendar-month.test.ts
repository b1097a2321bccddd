import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalendarMonth,
  calendarMonthOf,
  firstDayOf,
  lastDayOf,
  nextMonth,
  parseMonth,
  previousMonth,
} from '#domain/kernel/calendar-month.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

describe('a calendar month', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2028-02', '2028-02-01', '2028-02-29'],
  ])('%s is from %s to %s (ISO 8601)', (month, first, last) => {
    expect(parseMonth(month)).toEqual({ _tag: 'Right', right: month })
    expect([firstDayOf(month as CalendarMonth), lastDayOf(month as CalendarMonth)]).toEqual([first, last])
  })

  it.each(['', '2026', '2026-1', '2026-00', '2026-13', '26-11', '2026-11-01', '1899-12', '2200-01'])(
    'is not "%s"',
    (text) => {
      expect(parseMonth(text)).toEqual({ _tag: 'Left', left: { _tag: 'CalendarMonthMalformed' } })
    },
  )

  it('has the days from its first to its last, and no other', () => {
    fc.assert(
      fc.property(calendarDate, (date) => {
        const month = calendarMonthOf(date)
        expect(firstDayOf(month) <= date && date <= lastDayOf(month)).toBe(true)
        expect(calendarMonthOf(addDays(lastDayOf(month), 1))).toBe(nextMonth(month))
        expect(previousMonth(nextMonth(month))).toBe(month)
      }),
    )
  })

  it('follows December with January', () => {
    expect(nextMonth(calendarMonthOf(civilDate('2026-12-15')))).toBe('2027-01')
  })
})
