import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { token } from './token.ts'

/** The only source of time. Zones exist behind it and nowhere else. */
export interface Clock {
  /** Milliseconds since 1970, corrected by what the host's clock was found to be ahead or behind. */
  readonly now: () => number
  /** The date it is now in the business zone of `country`. */
  readonly today: (country: Country) => CivilDate
  /** The calendar date and the time `HH:mm` of an instant in that zone. */
  readonly civilOf: (country: Country, epochMs: number) => { readonly date: CivilDate; readonly time: string }
}
export const Clock = token<Clock>('Clock')
