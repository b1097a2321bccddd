import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { civilTimeIn } from '#domain/kernel/time-zone.ts'
import { formatTime, type WallClock } from '#domain/payables/transfer-window.ts'
import { dateOf } from './clock.ts'

/** The date and the time of day of an instant, in milliseconds since 1970, in the zone of `country`. */
export const wallClockOf = (country: Country, epochMs: number): WallClock => {
  const [hours = 0, minutes = 0] = civilTimeIn(profileOf(country).timeZone, epochMs).split(':').map(Number)
  return { date: dateOf(country, epochMs), minutes: hours * 60 + minutes }
}

export const instantOf = (country: Country, { date, minutes }: WallClock): Date =>
  fromZonedTime(`${date} ${formatTime(minutes).padStart(5, '0')}`, profileOf(country).timeZone)
