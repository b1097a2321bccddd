import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { bankCalendar, calendarOf, isBusinessDay } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import {
  formatTime,
  isWindowOpen,
  nextCheck,
  SLOW_CHECK_HOURS,
  type WallClock,
} from '#domain/payables/transfer-window.ts'
import { wallClock } from '#domain/testing/payables.ts'

const CALENDARS = { CL: bankCalendar('CL'), MX: bankCalendar('MX') }
const at = (date: string, hour: number, minute = 0): WallClock => ({
  date: date as CivilDate,
  minutes: hour * 60 + minute,
})
const before = (a: WallClock, b: WallClock): boolean => a.date < b.date || (a.date === b.date && a.minutes < b.minutes)

describe('the check of a bank transfer', () => {
  it.each<readonly ['CL' | 'MX', WallClock, WallClock, string]>([
    ['CL', at('2026-11-20', 10, 30), at('2026-11-20', 10, 30), 'a Friday morning'],
    ['CL', at('2026-11-20', 7, 59), at('2026-11-20', 8), 'before the window opens'],
    ['CL', at('2026-11-20', 8), at('2026-11-20', 8), 'as they open'],
    ['CL', at('2026-11-20', 15, 59), at('2026-11-20', 15, 59), 'the last minute'],
    ['CL', at('2026-11-20', 16), at('2026-11-23', 8), 'a Friday at four'],
    ['CL', at('2026-11-21', 10), at('2026-11-23', 8), 'a Saturday'],
    ['CL', at('2026-11-22', 23, 59), at('2026-11-23', 8), 'the end of a Sunday'],
    ['CL', at('2026-11-23', 0), at('2026-11-23', 8), 'a Monday’s midnight'],
    ['CL', at('2026-09-17', 17), at('2026-09-21', 8), 'Fiestas Patrias (Ley 2.977)'],
    ['MX', at('2026-04-02', 9), at('2026-04-06', 8), 'Holy Thursday (CNBV)'],
    ['MX', at('2026-12-31', 18), at('2027-01-04', 8), 'the end of a year (LFT art. 74)'],
  ])('%s, declared %j, happens %j (%s)', (country, now, check) => {
    expect(nextCheck(now, CALENDARS[country])).toEqual(E.right(check))
    expect(isWindowOpen(now, CALENDARS[country])).toBe(
      now === check || (now.date === check.date && now.minutes === check.minutes),
    )
  })

  it('is within the window, never earlier, at most six days later, and at once within it', () => {
    fc.assert(
      fc.property(fc.constantFrom('CL', 'MX'), wallClock, (country, now) => {
        fc.pre(now.date < '2100-12-20')
        const check = E.getOrElse(() => at('1900-01-01', 0))(nextCheck(now, CALENDARS[country]))
        expect(isWindowOpen(check, CALENDARS[country])).toBe(true)
        expect(before(check, now)).toBe(false)
        expect(check.date <= addDays(now.date, 6)).toBe(true)
        expect(nextCheck(check, CALENDARS[country])).toEqual(E.right(check))
        if (isWindowOpen(now, CALENDARS[country])) expect(check).toEqual(now)
      }),
      { numRuns: 500 },
    )
  })

  it('skips no open minute', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('CL', 'MX'),
        wallClock,
        fc.nat({ max: 8 }),
        fc.nat({ max: 1439 }),
        (country, now, days, minutes) => {
          fc.pre(now.date < '2100-12-20')
          const between = { date: addDays(now.date, days), minutes }
          const check = nextCheck(now, CALENDARS[country])
          if (E.isLeft(check) || before(between, now) || !before(between, check.right)) return
          expect(isWindowOpen(between, CALENDARS[country])).toBe(false)
          expect(nextCheck(between, CALENDARS[country])).toEqual(check)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('may take 48 hours outside the window', () => {
    expect(SLOW_CHECK_HOURS).toBe(48)
  })

  it('is open on business days only', () => {
    fc.assert(
      fc.property(wallClock, (now) => {
        if (isWindowOpen(now, CALENDARS.MX)) expect(isBusinessDay(now.date, CALENDARS.MX)).toBe(true)
      }),
    )
  })

  it('reports a calendar without open days', () => {
    const closed = calendarOf(
      Array.from({ length: 400 }, (_, n) => ({ date: addDays('2026-11-20' as CivilDate, n), name: 'Cerrado' })),
    )
    expect(nextCheck(at('2026-11-20', 10), closed)).toEqual(E.left({ _tag: 'CalendarHasNoOpenDay' }))
  })
})

describe('the time of day', () => {
  it('is written in 24 hours (ISO 8601 without the leading zero)', () => {
    expect([0, 480, 930, 1439].map(formatTime)).toEqual(['0:00', '8:00', '15:30', '23:59'])
  })

  it('can be parsed again', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1439 }), (minutes) => {
        const [hour = '', minute = ''] = formatTime(minutes).split(':')
        expect([Number(hour) * 60 + Number(minute), minute.length]).toEqual([minutes, 2])
      }),
    )
  })
})
