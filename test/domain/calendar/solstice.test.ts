import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { juneSolstice, juneSolsticeDate } from '#domain/calendar/solstice.ts'
import { calendarYear } from '#domain/testing/calendar.ts'

const CHILE = -4

describe('the June solstice', () => {
  it('is at JDE 2437837.39245 in 1962 (Meeus, Astronomical Algorithms, example 27.a)', () => {
    expect(juneSolstice(1962)).toBeCloseTo(2437837.39245, 5)
  })

  it.each([
    '2022-06-21',
    '2023-06-21',
    '2024-06-20',
    '2025-06-20',
    '2026-06-21',
    '2027-06-21',
    '2028-06-20',
    '2029-06-20',
    '2046-06-21',
    '2050-06-20',
    '2075-06-21',
  ])('is on %s in continental Chile (SHOA and U.S. Naval Observatory)', (date) => {
    expect(juneSolsticeDate(Number(date.slice(0, 4)), CHILE)).toBe(date)
  })

  it('is a day later in Greenwich in 2025, so the zone decides', () => {
    expect(juneSolsticeDate(2025, 0)).toBe('2025-06-21')
  })

  it('is when the sun stands at 90 degrees (Astronomical Almanac, low-precision formula, good to 0.01 degree)', () => {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2050 }), (year) => {
        const days = juneSolstice(year) - 2451545
        const anomaly = radians(357.528 + 0.9856003 * days)
        const longitude = 280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
        expect(Math.abs((((longitude % 360) + 360) % 360) - 90)).toBeLessThan(0.03)
      }),
    )
  })

  it('is a tropical year after the one before, to half an hour', () => {
    fc.assert(
      fc.property(calendarYear, (year) => {
        expect(Math.abs(juneSolstice(year + 1) - juneSolstice(year) - 365.2422)).toBeLessThan(0.02)
      }),
    )
  })

  it('is never so near midnight in Chile until 2100 that ten minutes would move its date', () => {
    for (let year = 2021; year <= 2100; year += 1) {
      const around = [-10, 0, 10].map((minutes) => juneSolsticeDate(year, CHILE + minutes / 60))
      expect(around, String(year)).toEqual([around[1], around[1], around[1]])
    }
  })

  it('is on 20 or 21 June in Chile all century', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2100 }), (year) => {
        expect([`${year}-06-20`, `${year}-06-21`]).toContain(juneSolsticeDate(year, CHILE))
      }),
    )
  })
})
