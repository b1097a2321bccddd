import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

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
  dateIn(profileOf(country).timeZone, epochMs)

export const systemClock: Clock = createClock(Date.now)

const formats = new Map<string, Intl.DateTimeFormat>()

const dateIn = (timeZone: string, epochMs: number): CivilDate.CivilDate => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(epochMs) as CivilDate.CivilDate
}
