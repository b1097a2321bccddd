import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBeforeMinimum, requiredDays } from '#domain/calendar/too-soon.ts'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const date = (text: string): CivilDate => text as CivilDate
const days = fc.nat({ max: 90 })

describe('isBeforeMinimum', () => {
  it('requires two more days when Saturday ends the span: Thursday and 2 days is Monday', () => {
    expect(requiredDays(date('2026-01-08'), 2)).toBe(4)
    expect(isBeforeMinimum(date('2026-01-11'), 2, { today: date('2026-01-08') })).toBe(true)
    expect(isBeforeMinimum(date('2026-01-12'), 2, { today: date('2026-01-08') })).toBe(false)
  })

  it('requires no more when the span has no weekend: Monday and 3 days is Thursday', () => {
    expect(requiredDays(date('2026-01-05'), 3)).toBe(3)
    expect(isBeforeMinimum(date('2026-01-07'), 3, { today: date('2026-01-05') })).toBe(true)
    expect(isBeforeMinimum(date('2026-01-08'), 3, { today: date('2026-01-05') })).toBe(false)
  })

  it('with no required days rejects the past only', () => {
    expect(isBeforeMinimum(date('2026-01-08'), 0, { today: date('2026-01-08') })).toBe(false)
    expect(isBeforeMinimum(date('2026-01-07'), 0, { today: date('2026-01-08') })).toBe(true)
  })

  it('rejects a date that does not exist, and any date when there is no valid today or number of days', () => {
    expect(isBeforeMinimum(date('2026-02-30'), 0, { today: date('2026-01-08') })).toBe(true)
    expect(isBeforeMinimum(date('30/02/2026'), 0, { today: date('2026-01-08') })).toBe(true)
    expect(isBeforeMinimum(date('2026-03-02'), 0, { today: date('2026-02-29') })).toBe(true)
    expect(isBeforeMinimum(date('2026-03-02'), Number.NaN, { today: date('2026-01-08') })).toBe(true)
  })
})

describe('the laws of isBeforeMinimum', () => {
  it('require the days and twice the ceiling of half the weekend days in the span', () => {
    fc.assert(
      fc.property(calendarDate, days, (today, asked) => {
        const span = Array.from({ length: asked }, (_, at) => isoWeekday(addDays(today, at + 1)))
        const weekendDays = span.filter((weekday) => weekday === 6 || weekday === 7).length
        expect(requiredDays(today, asked)).toBe(asked + 2 * Math.ceil(weekendDays / 2))
      }),
    )
  })

  it('require at least the given days, an even number more, and never fewer for more', () => {
    fc.assert(
      fc.property(calendarDate, days, (today, asked) => {
        const required = requiredDays(today, asked)
        expect(required >= asked && (required - asked) % 2 === 0).toBe(true)
        expect(requiredDays(today, asked + 1)).toBeGreaterThanOrEqual(required)
      }),
    )
  })

  it('have one threshold: every date before it is too early, none after it', () => {
    fc.assert(
      fc.property(calendarDate, days, fc.integer({ min: -10, max: 200 }), (today, asked, ahead) => {
        expect(isBeforeMinimum(addDays(today, ahead), asked, { today })).toBe(ahead < requiredDays(today, asked))
      }),
    )
  })

  it('do not change from one week to the next', () => {
    fc.assert(
      fc.property(calendarDate, days, (today, asked) => {
        expect(requiredDays(addDays(today, 7), asked)).toBe(requiredDays(today, asked))
      }),
    )
  })

  it('round fractions up, and negative numbers to zero', () => {
    expect(requiredDays(date('2026-01-05'), 2.5)).toBe(3)
    expect(requiredDays(date('2026-01-05'), -4)).toBe(0)
  })

  it('accept any number, infinity included', () => {
    expect(requiredDays(date('2026-01-05'), 7_000_000_000_000)).toBe(9_000_000_000_000)
    expect([Infinity, Number.NaN].map((asked) => requiredDays(date('2026-01-05'), asked))).toEqual([Infinity, Infinity])
    expect(isBeforeMinimum(date('2199-12-31'), Infinity, { today: date('2026-01-05') })).toBe(true)
  })
})
