import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { civilDate } from '#domain/testing/kernel.ts'

const two = (value: number): string => String(value).padStart(2, '0')

const date = (text: string): CivilDate.CivilDate => E.getOrElse(() => CivilDate.FIRST_DATE)(CivilDate.parse(text))

describe('civil dates', () => {
  it.each([
    ['1970-01-01', 0, 4],
    ['2000-01-01', 10_957, 6],
    ['2001-09-09', 11_574, 7],
    ['2038-01-19', 24_855, 2],
    ['1969-07-20', -165, 7],
  ])('puts %s on day %i, weekday %i (POSIX seconds since the epoch; ISO 8601 weekdays)', (text, number, weekday) => {
    expect(CivilDate.dayNumber(date(text))).toBe(number)
    expect(CivilDate.isoWeekday(date(text))).toBe(weekday)
  })

  it.each([
    ['2000-02-29', true],
    ['2024-02-29', true],
    ['1900-02-28', true],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2023-02-29', false],
  ])('has %s: %s (Gregorian leap years, Inter gravissimas)', (text, real) => {
    expect(E.isRight(CivilDate.parse(text))).toBe(real)
  })

  it.each([
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-12-32',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2200-01-01',
  ])('rejects %s as impossible', (text) => {
    expect(CivilDate.parse(text)).toEqual(E.left({ _tag: 'CivilDateImpossible' }))
  })

  it.each([
    '',
    '2026-1-05',
    '05/09/2025',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '2026-01-05\n',
    'x2026-01-05',
    '2026-01-050',
    '2026-01-05x',
    '٢٠٢٦-٠١-٠٥',
    '+2026-01-5',
  ])('does not read %j', (text) => {
    expect(CivilDate.parse(text)).toEqual(E.left({ _tag: 'CivilDateMalformed' }))
  })

  it('rejects parts that are not integers', () => {
    for (const [year, month, day] of [
      [2026.5, 1, 1],
      [2026, 1.5, 1],
      [2026, 1, Number.NaN],
    ] as const)
      expect(CivilDate.fromParts(year, month, day)).toEqual(E.left({ _tag: 'CivilDateImpossible' }))
  })
})

describe('a date that the program writes', () => {
  it('is checked: 30 February is in no calendar, 1900 was no leap year (Inter gravissimas)', () => {
    expect(CivilDate.civilDate('2024-02-29')).toBe('2024-02-29')
    expect(() => CivilDate.civilDate('2026-02-30')).toThrow(new RangeError('CivilDateImpossible'))
    expect(() => CivilDate.civilDate('1900-02-29')).toThrow(new RangeError('CivilDateImpossible'))
    expect(() => CivilDate.civilDate('2 marzo')).toThrow(new RangeError('CivilDateMalformed'))
  })

  it('is in the range of dates, whichever day it is computed from', () => {
    for (const days of [0.5, Number.NaN, Infinity, -25_568, 84_006])
      expect(() => CivilDate.fromDayNumber(days)).toThrow(new RangeError('CivilDateImpossible'))
  })
})

describe('the laws of civil dates', () => {
  it('counts every day from 1900 to 2199 once, in order, one weekday after another', () => {
    const first = CivilDate.dayNumber(CivilDate.FIRST_DATE)
    const last = CivilDate.dayNumber(CivilDate.LAST_DATE)
    let before = CivilDate.FIRST_DATE
    for (let day = first + 1; day <= last; day += 1) {
      const next = CivilDate.fromDayNumber(day)
      const inOrder = next > before && CivilDate.dayNumber(next) === day && E.isRight(CivilDate.parse(next))
      const weekdayFollows = CivilDate.isoWeekday(next) === (CivilDate.isoWeekday(before) % 7) + 1
      if (!inOrder || !weekdayFollows) expect.unreachable(`${before} -> ${next}`)
      before = next
    }
    expect(before).toBe(CivilDate.LAST_DATE)
  })

  it('agrees with the proleptic Gregorian calendar of ECMAScript', () => {
    fc.assert(
      fc.property(civilDate, (day) => {
        const utc = new Date(`${day}T00:00:00.000Z`)
        expect(CivilDate.dayNumber(day) * 86_400_000).toBe(utc.getTime())
        expect(CivilDate.isoWeekday(day) % 7).toBe(utc.getUTCDay())
      }),
    )
  })

  it('reads back every date from its parts and from its text', () => {
    fc.assert(
      fc.property(civilDate, (day) => {
        expect(CivilDate.parse(day)).toEqual(E.right(day))
        expect(CivilDate.fromParts(CivilDate.yearOf(day), CivilDate.monthOf(day), CivilDate.dayOf(day))).toEqual(
          E.right(day),
        )
      }),
    )
  })

  it('adds days to a date of its range or rejects them: there is no day after 2199-12-31, and no half day', () => {
    expect(() => CivilDate.addDays(CivilDate.LAST_DATE, 1)).toThrow(new RangeError('CivilDateImpossible'))
    expect(() => CivilDate.addDays(CivilDate.FIRST_DATE, -1)).toThrow(new RangeError('CivilDateImpossible'))
    for (const days of [0.5, Number.NaN, Infinity])
      expect(() => CivilDate.addDays(date('2026-03-02'), days)).toThrow(new RangeError('CivilDateImpossible'))
    for (const malformed of ['2026-02-30', '2026-13-01', '2026-3-2', ''])
      expect(() => CivilDate.addDays(malformed as CivilDate.CivilDate, 1)).toThrow(RangeError)
    fc.assert(
      fc.property(civilDate, fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.double()), (day, days) => {
        const [first, last] = [CivilDate.FIRST_DATE, CivilDate.LAST_DATE].map((end) => CivilDate.daysBetween(day, end))
        if (!Number.isInteger(days) || days < (first ?? 0) || days > (last ?? 0)) {
          expect(() => CivilDate.addDays(day, days)).toThrow(RangeError)
          return
        }
        const reached = CivilDate.addDays(day, days)
        expect(CivilDate.parse(reached)).toEqual(E.right(reached))
        expect(CivilDate.daysBetween(day, reached)).toBe(days + 0)
      }),
    )
  })

  it('adds days to the dates of documents up to the last date', () => {
    expect(CivilDate.addDaysWithin(date('2199-12-20'), 30)).toBe('2199-12-31')
    expect(CivilDate.addDaysWithin(date('1900-01-02'), -30)).toBe('1900-01-01')
    expect(CivilDate.addDaysWithin(date('2026-03-02'), 30)).toBe('2026-04-01')
    fc.assert(
      fc.property(civilDate, fc.integer(), (day, days) => {
        const reached = CivilDate.addDaysWithin(day, days)
        expect(CivilDate.parse(reached)).toEqual(E.right(reached))
      }),
    )
  })

  it('has a day number for the dates that it parses, and for no other text', () => {
    const parts = fc.tuple(fc.integer({ min: 1900, max: 2199 }), fc.nat({ max: 99 }), fc.nat({ max: 99 }))
    const written = parts.map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
    fc.assert(
      fc.property(written, (text) => {
        const isReal = E.isRight(CivilDate.parse(text))
        expect(Number.isNaN(CivilDate.dayNumber(text as CivilDate.CivilDate))).toBe(!isReal)
      }),
    )
  })

  it('has no day number for a longer text that begins like a date', () => {
    expect(CivilDate.dayNumber('2026-03-02x' as CivilDate.CivilDate)).toBeNaN()
  })

  it('reaches every date from every other', () => {
    fc.assert(
      fc.property(civilDate, civilDate, (from, to) => {
        expect(CivilDate.addDays(from, CivilDate.daysBetween(from, to))).toBe(to)
        expect(Math.sign(CivilDate.daysBetween(from, to))).toBe(from < to ? 1 : from > to ? -1 : 0)
      }),
    )
  })
})
