import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import { toZonedTime } from 'date-fns-tz/toZonedTime'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatTime, type WallClock } from '#domain/payables/transfer-window.ts'
import { dateOf } from './clock.ts'

/** The date and the time of day of an instant, in milliseconds since 1970, in the zone of `country`. */
export const wallClockOf = (country: Country, epochMs: number): WallClock => {
  const local = toZonedTime(epochMs, profileOf(country).timeZone)
  return { date: dateOf(country, epochMs), minutes: local.getHours() * 60 + local.getMinutes() }
}

export const instantOf = (country: Country, { date, minutes }: WallClock): Date =>
  fromZonedTime(`${date} ${formatTime(minutes).padStart(5, '0')}`, profileOf(country).timeZone)
