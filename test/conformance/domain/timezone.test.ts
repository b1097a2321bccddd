import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { createClock } from '#host/kernel/clock.ts'
import { makeSystemClock } from '#infrastructure/browser/system-clock.ts'
import { vectorsOf } from '../shared-data.ts'

interface ZoneVector {
  readonly op: 'localDateOf' | 'startOfDay'
  readonly zone: string
  readonly utc: string
  readonly localDate: CivilDate
  readonly localTime?: string
  readonly firstLocalTime?: string
}

/** The date of both clocks of the product at an instant. */
const dateAt = (
  zone: string,
  epochMs: number,
): { readonly client: string; readonly host: string; readonly time: string } => {
  const country: Country = COUNTRIES.find((of) => profileOf(of).timeZone === zone) ?? expect.unreachable(zone)
  const { date, time } = makeSystemClock(() => epochMs).civilOf(country, epochMs)
  return { client: date, host: createClock(() => epochMs).today(country), time }
}

const vectors = vectorsOf<ZoneVector>('timezone')

describe('time zone vectors', () => {
  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(50)
  })

  it.each(vectors)('$op: $utc in $zone is on $localDate', ({ zone, utc, localDate, localTime, firstLocalTime }) => {
    const time = localTime ?? firstLocalTime
    expect(dateAt(zone, Date.parse(utc))).toEqual({ client: localDate, host: localDate, time })
  })

  it.each(vectors.filter(({ op }) => op === 'startOfDay'))(
    '$localDate in $zone begins at $utc and no earlier',
    ({ zone, utc, localDate }) => {
      const before = dateAt(zone, Date.parse(utc) - 1)
      expect([before.client, before.host]).toEqual([addDays(localDate, -1), addDays(localDate, -1)])
    },
  )
})
