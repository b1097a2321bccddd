import type { Clock } from '#application/shared/clock.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
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
  today: todayOf(time.now),
  civilOf: (country, epochMs) => {
    const { timeZone } = profileOf(country)
    return { date: civilDateIn(timeZone, epochMs), time: civilTimeIn(timeZone, epochMs) }
  },
})

/** Formats once a minute, since time zones change dates at whole minutes: every row of a table needs today. */
const todayOf = (now: () => number): Clock['today'] => {
  const known = new Map<string, { readonly minute: number; readonly date: CivilDate }>()
  return (country) => {
    const { timeZone } = profileOf(country)
    const epochMs = now()
    const minute = Math.floor(epochMs / 60_000)
    const last = known.get(timeZone)
    if (last?.minute === minute) return last.date
    const date = civilDateIn(timeZone, epochMs)
    known.set(timeZone, { minute, date })
    return date
  }
}
