import { toZonedTime } from 'date-fns-tz/toZonedTime'
import type { Clock } from '#application/shared/clock.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type ServerClock, makeServerClock } from './server-clock.ts'

/** An adjustable clock. */
export interface ClockWithOffset extends Clock, ServerClock {}

export const makeSystemClock = (localNow: () => number = Date.now): ClockWithOffset =>
  clockOf(makeServerClock(localNow))

/** Adds local dates and times of day to a clock. */
export const clockOf = (time: ServerClock): ClockWithOffset => ({
  ...time,
  today: (country) => dateIn(country, time.now()),
  civilOf: (country, epochMs) => ({ date: dateIn(country, epochMs), time: timeIn(country, epochMs) }),
})

const dateIn = (country: Country, epochMs: number): CivilDate => {
  const there = placed(country, epochMs)
  return `${digits(there.getFullYear(), 4)}-${digits(there.getMonth() + 1)}-${digits(there.getDate())}` as CivilDate
}

const timeIn = (country: Country, epochMs: number): string => {
  const there = placed(country, epochMs)
  return `${digits(there.getHours())}:${digits(there.getMinutes())}`
}

/** A Date whose local fields are those of the country's zone. */
const placed = (country: Country, epochMs: number): Date => toZonedTime(epochMs, profileOf(country).timeZone)

const digits = (value: number, count = 2): string => String(value).padStart(count, '0')
