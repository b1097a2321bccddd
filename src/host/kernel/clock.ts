import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { civilDateIn } from '#domain/kernel/time-zone.ts'

/** The only source of time of the host. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The current date in the time zone of `country`. */
  readonly today: (country: Country) => CivilDate.CivilDate
}

export const createClock = (now: () => number): Clock => ({
  now,
  today: (country) => dateOf(country, now()),
})

/** The date of an instant, in milliseconds since 1970, in the time zone of `country`. */
export const dateOf = (country: Country, epochMs: number): CivilDate.CivilDate =>
  civilDateIn(profileOf(country).timeZone, epochMs)

export const systemClock: Clock = createClock(Date.now)
