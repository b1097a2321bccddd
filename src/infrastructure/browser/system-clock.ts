import type { Clock } from '#application/shared/clock.port.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { civilDateIn, civilTimeIn } from '#domain/kernel/time-zone.ts'
import { type ServerClock, makeServerClock } from './server-clock.ts'

/** An adjustable clock. */
export interface ClockWithOffset extends Clock, ServerClock {}

export const makeSystemClock = (localNow: () => number = Date.now): ClockWithOffset =>
  clockOf(makeServerClock(localNow))

/** Adds local dates and times of day to a clock. */
export const clockOf = (time: ServerClock): ClockWithOffset => ({
  ...time,
  today: (country) => civilDateIn(profileOf(country).timeZone, time.now()),
  civilOf: (country, epochMs) => {
    const { timeZone } = profileOf(country)
    return { date: civilDateIn(timeZone, epochMs), time: civilTimeIn(timeZone, epochMs) }
  },
})
