import { formatInTimeZone } from 'date-fns-tz'
import type { Clock } from '#application/shared/clock.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type HostTime, makeHostTime } from './host-time.ts'

/** A clock that can be put right. */
export interface CorrectedClock extends Clock, HostTime {}

export const makeSystemClock = (localNow: () => number = Date.now): CorrectedClock => clockOf(makeHostTime(localNow))

/** Dates and times of day beside the time itself. */
export const clockOf = (time: HostTime): CorrectedClock => ({
  ...time,
  today: (country) => dateIn(country, time.now()),
  civilOf: (country, epochMs) => ({ date: dateIn(country, epochMs), time: written(country, epochMs, 'HH:mm') }),
})

const dateIn = (country: Country, epochMs: number): CivilDate => written(country, epochMs, 'yyyy-MM-dd') as CivilDate

const written = (country: Country, epochMs: number, pattern: string): string =>
  formatInTimeZone(epochMs, profileOf(country).timeZone, pattern)
