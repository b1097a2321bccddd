import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { civilDateIn, civilTimeIn } from '#domain/kernel/time-zone.ts'

/** Day and time in the zone of the country, such as "jue 05/03 a las 12:00". `at`: milliseconds since 1970. */
export const momentText = (at: number, country: Country): string => {
  const { timeZone } = profileOf(country)
  return `${formatWeekdayDate(civilDateIn(timeZone, at))} a las ${civilTimeIn(timeZone, at)}`
}
