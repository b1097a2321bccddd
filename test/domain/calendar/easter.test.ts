import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easterSunday } from '#domain/calendar/easter.ts'
import { isoWeekday } from '#domain/kernel/civil-date.ts'

describe('Easter Sunday', () => {
  it.each(['1954-04-18', '1991-03-31', '1992-04-19', '1993-04-11', '2000-04-23'])(
    'is %s (Meeus, Astronomical Algorithms, chapter 8)',
    (date) => {
      expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
    },
  )

  it.each(['2008-03-23', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25', '2049-04-18', '2076-04-19'])(
    'is %s (U.S. Naval Observatory, dates of Easter)',
    (date) => {
      expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
    },
  )

  it('is a Sunday from 22 March to 25 April in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        expect(isoWeekday(easterSunday(year))).toBe(7)
        expect(easterSunday(year) >= `${year}-03-22` && easterSunday(year) <= `${year}-04-25`).toBe(true)
      }),
    )
  })

  it('follows the first full moon of spring: the mean moon is 13 to 22 days old', () => {
    const synodicMonth = 29.530588861
    const newMoonOf2000 = 10_962.76
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const day = Date.parse(`${easterSunday(year)}T12:00:00Z`) / 86_400_000
        const age = (((day - newMoonOf2000) % synodicMonth) + synodicMonth) % synodicMonth
        expect(age).toBeGreaterThan(12)
        expect(age).toBeLessThan(24)
      }),
    )
  })
})
