import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { civilDate } from '#domain/testing/kernel.ts'

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
  ])('refuses %s as impossible', (text) => {
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

  it('rejects dates out of range', () => {
    fc.assert(
      fc.property(civilDate, civilDate, (from, to) => {
        expect(CivilDate.addDays(from, CivilDate.daysBetween(from, to))).toBe(to)
        expect(Math.sign(CivilDate.daysBetween(from, to))).toBe(from < to ? 1 : from > to ? -1 : 0)
      }),
    )
  })
})
