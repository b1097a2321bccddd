import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { civilTimeIn } from '#domain/kernel/time-zone.ts'
import {
  DIGEST_MINUTE,
  digestSince,
  type DigestFrequency,
  type DigestMoment,
  isDigestDay,
  isDigestDue,
} from '#domain/team/digest.ts'

const CALENDARS = { CL: bankCalendar('CL'), MX: bankCalendar('MX') }
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const day = (text: string): CivilDate => text as CivilDate
const days = fc.integer({ min: 0, max: 20_000 }).map((at) => addDays(day('2010-01-01'), at))
const country = fc.constantFrom(...COUNTRIES)
const frequency = fc.constantFrom<DigestFrequency>('DAILY', 'WEEKLY')

describe('the days of a digest', () => {
  it.each<readonly [Country, DigestFrequency, string, boolean, string]>([
    ['CL', 'WEEKLY', '2026-11-23', true, 'a Monday'],
    ['CL', 'WEEKLY', '2026-11-24', false, 'the Tuesday after it'],
    ['CL', 'WEEKLY', '2026-06-29', false, 'a Monday of San Pedro y San Pablo (Ley 2.977)'],
    ['CL', 'WEEKLY', '2026-06-30', true, 'the Tuesday that takes its place'],
    ['CL', 'DAILY', '2026-09-17', true, 'a Thursday'],
    ['CL', 'DAILY', '2026-09-18', false, 'Fiestas Patrias (Ley 2.977)'],
    ['CL', 'DAILY', '2026-12-31', false, 'the holiday of the banks (Ley 21.791)'],
    ['MX', 'WEEKLY', '2026-11-16', false, 'the Monday of the Revolution (LFT art. 74)'],
    ['MX', 'WEEKLY', '2026-11-17', true, 'the Tuesday that takes its place'],
    ['MX', 'DAILY', '2026-04-03', false, 'Good Friday (CNBV)'],
    ['MX', 'DAILY', '2026-11-21', false, 'a Saturday'],
    ['MX', 'OFF', '2026-11-23', false, 'a Monday without a choice'],
  ])('%s %s on %s: %s (%s)', (where, often, date, isSent) => {
    expect(isDigestDay(often, day(date), CALENDARS[where])).toBe(isSent)
  })

  it('are business days, of which a week has one for a weekly digest, the first', () => {
    fc.assert(
      fc.property(country, days, (where, date) => {
        const monday = addDays(date, 1 - isoWeekday(date))
        const week = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at))
        const open = week.filter((one) => isBusinessDay(one, CALENDARS[where]))
        const sent = (often: DigestFrequency) => week.filter((one) => isDigestDay(often, one, CALENDARS[where]))
        expect(sent('DAILY')).toEqual(open)
        expect(sent('WEEKLY')).toEqual(open.slice(0, 1))
        expect(sent('OFF')).toEqual([])
      }),
    )
  })
})

describe('the hour of a digest', () => {
  /** A moment, in minutes of the wall clock of the country. */
  const at = (where: Country, date: CivilDate, minutes: number): DigestMoment => {
    const instant = (of: number) =>
      fromZonedTime(
        `${date} ${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`,
        profileOf(where).timeZone,
      ).getTime()
    return { date, now: instant(minutes), sentFrom: instant(DIGEST_MINUTE) }
  }
  const isDue = (where: Country, often: DigestFrequency, moment: DigestMoment, chosenAt = 0): boolean =>
    isDigestDue({ frequency: often, chosenAt }, moment, CALENDARS[where])

  it.each<readonly [Country, string, string, string]>([
    ['CL', '2026-04-02', '2026-04-02T11:30:00Z', 'summer time, the last days of it (Decreto 224 of 2022)'],
    ['CL', '2026-04-06', '2026-04-06T12:30:00Z', 'the Monday after it ended on 4 April'],
    ['CL', '2026-09-07', '2026-09-07T11:30:00Z', 'the Monday after it began on 5 September'],
    ['MX', '2026-07-01', '2026-07-01T14:30:00Z', 'no summer time (Ley de los Husos Horarios of 2022)'],
  ])('is 8:30 in %s on %s: %s (%s)', (where, date, instant) => {
    const { sentFrom } = at(where, day(date), 0)
    expect(new Date(sentFrom).toISOString().replace('.000', '')).toBe(instant)
    const moment = at(where, day(date), DIGEST_MINUTE)
    expect([isDue(where, 'DAILY', moment), isDue(where, 'DAILY', { ...moment, now: moment.now - 1 })]).toEqual([
      true,
      false,
    ])
  })

  it('is late on the same day where no host ran, and never early', () => {
    fc.assert(
      fc.property(country, days, frequency, fc.integer({ min: 0, max: 1439 }), (where, date, often, minutes) => {
        const moment = at(where, date, minutes)
        const isDay = isDigestDay(often, date, CALENDARS[where])
        expect(isDue(where, often, moment)).toBe(isDay && minutes >= DIGEST_MINUTE)
        expect(civilTimeIn(profileOf(where).timeZone, moment.sentFrom)).toBe('08:30')
      }),
    )
  })

  it('of a choice is the next one, so that choosing sends nothing', () => {
    fc.assert(
      fc.property(country, days, frequency, fc.integer({ min: 0, max: 900 }), (where, date, often, late) => {
        const moment = at(where, date, DIGEST_MINUTE)
        const now = moment.now + late * MINUTE_MS
        expect(isDue(where, often, { ...moment, now }, moment.sentFrom)).toBe(false)
        expect(isDue(where, often, { ...moment, now }, now)).toBe(false)
        expect(isDue(where, often, { ...moment, now }, moment.sentFrom - 1)).toBe(
          isDigestDay(often, date, CALENDARS[where]),
        )
      }),
    )
  })
})

describe('the time that a digest tells of', () => {
  const now = Date.UTC(2026, 10, 23, 11, 30)
  it.each([
    [undefined, now - 7 * DAY_MS, 'the first: a week'],
    [now - 3 * DAY_MS, now - 3 * DAY_MS, 'a later one: since the last'],
    [now - 90 * DAY_MS, now - 31 * DAY_MS, 'after a long break: 31 days'],
  ] as const)('after %s begins at %s (%s)', (last, since, _why) => {
    expect(digestSince(last, now)).toBe(since)
  })

  it('leaves out nothing and repeats nothing between digests of 31 days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1 }), (gaps) => {
        let until = now
        for (const gap of gaps) {
          expect(digestSince(until, until + gap * DAY_MS)).toBe(until)
          until += gap * DAY_MS
        }
      }),
    )
  })
})
