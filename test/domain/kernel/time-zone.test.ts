import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '#domain/kernel/civil-date.ts'
import { civilDateIn, civilTimeIn } from '#domain/kernel/time-zone.ts'
import * as E from 'fp-ts/Either'

const SANTIAGO = 'America/Santiago'
const MEXICO = 'America/Mexico_City'
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2035, 11, 31) })
const zone = fc.constantFrom(SANTIAGO, MEXICO)

describe('the civil date and time of an instant', () => {
  it('has no date for an instant out of the range of dates, and none for NaN or an unknown zone', () => {
    for (const at of [Number.NaN, Infinity, Date.UTC(2200, 5, 1), Date.UTC(1899, 5, 1), 8.64e15])
      expect(() => civilDateIn(SANTIAGO, at)).toThrow(RangeError)
    expect(() => civilDateIn('America/Nowhere', 0)).toThrow(RangeError)
  })

  it('skips an hour when daylight saving begins in Chile (Decreto 224 of 2022: 8 September 2024, 00:00 becomes 01:00)', () => {
    const before = Date.UTC(2024, 8, 8, 3, 59)
    expect([civilDateIn(SANTIAGO, before), civilTimeIn(SANTIAGO, before)]).toEqual(['2024-09-07', '23:59'])
    expect([civilDateIn(SANTIAGO, before + 60_000), civilTimeIn(SANTIAGO, before + 60_000)]).toEqual([
      '2024-09-08',
      '01:00',
    ])
  })

  it('repeats an hour when it ends (7 April 2024, 00:00 becomes 23:00 of the day before)', () => {
    const last = Date.UTC(2024, 3, 7, 2, 59)
    expect([civilDateIn(SANTIAGO, last), civilTimeIn(SANTIAGO, last)]).toEqual(['2024-04-06', '23:59'])
    expect([civilDateIn(SANTIAGO, last + 60_000), civilTimeIn(SANTIAGO, last + 60_000)]).toEqual([
      '2024-04-06',
      '23:00',
    ])
  })

  it('has no daylight saving in Mexico City since 2023 (Ley de los Husos Horarios of 28 October 2022)', () => {
    const july = Date.UTC(2023, 6, 1, 6, 0)
    expect([civilDateIn(MEXICO, july), civilTimeIn(MEXICO, july)]).toEqual(['2023-07-01', '00:00'])
    expect(civilTimeIn(MEXICO, Date.UTC(2022, 6, 1, 6, 0))).toBe('01:00')
  })

  it('writes midnight as 00:00 of the new day, not 24:00', () => {
    expect(civilTimeIn(MEXICO, Date.UTC(2026, 0, 1, 6, 0))).toBe('00:00')
    expect(civilDateIn(MEXICO, Date.UTC(2026, 0, 1, 6, 0))).toBe('2026-01-01')
  })

  it('is a valid date and time within 14 hours of UTC', () => {
    fc.assert(
      fc.property(zone, instant, (where, at) => {
        const [date, time] = [civilDateIn(where, at), civilTimeIn(where, at)]
        expect(E.isRight(parse(date))).toBe(true)
        expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
        const distance = Date.parse(`${date}T${time}:00Z`) - at
        expect(Math.abs(distance)).toBeLessThan(14 * 3_600_000)
      }),
    )
  })

  it('goes on by a minute each minute, but for the two changes of a year', () => {
    fc.assert(
      fc.property(zone, instant, (where, at) => {
        const local = (epochMs: number) =>
          Date.parse(`${civilDateIn(where, epochMs)}T${civilTimeIn(where, epochMs)}:00Z`)
        expect([60_000, 60_000 + 3_600_000, 60_000 - 3_600_000]).toContain(local(at + 60_000) - local(at))
      }),
    )
  })
})
