import { formatInTimeZone } from 'date-fns-tz'
import type { Clock } from '#application/shared/clock.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { clockOffset, corrected } from '#domain/identity/session.ts'

/** A clock that can be put right. */
export interface CorrectedClock extends Clock {
  /** The host says what time it is. A word that agrees within two seconds changes nothing: it travelled for a while. */
  readonly hear: (hostEpochMs: number) => void
}

export const makeSystemClock = (localNow: () => number = Date.now): CorrectedClock => {
  let offset = 0
  const now = (): number => corrected(localNow(), offset)
  return {
    now,
    today: (country) => dateIn(country, now()),
    civilOf: (country, epochMs) => ({ date: dateIn(country, epochMs), time: written(country, epochMs, 'HH:mm') }),
    hear: (hostEpochMs) => {
      const heard = clockOffset(hostEpochMs, localNow())
      if (Math.abs(heard - offset) > TOLERANCE_MS) offset = heard
    },
  }
}

const TOLERANCE_MS = 2_000

const dateIn = (country: Country, epochMs: number): CivilDate => written(country, epochMs, 'yyyy-MM-dd') as CivilDate

const written = (country: Country, epochMs: number, pattern: string): string =>
  formatInTimeZone(epochMs, profileOf(country).timeZone, pattern)
