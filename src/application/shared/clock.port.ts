import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { token } from './token.ts'

/** The only source of time and time zones. */
export interface Clock {
  /** Milliseconds since 1970, corrected by the host's clock. */
  readonly now: () => number
  /** The current date in the business zone of `country`. */
  readonly today: (country: Country) => CivilDate
  /** The calendar date and the time `HH:mm` of an instant in that zone. */
  readonly civilOf: (country: Country, epochMs: number) => { readonly date: CivilDate; readonly time: string }
}
export const Clock = token<Clock>('Clock')

/** The host's time without time zones: the page has it before there is a session. */
export type PageClock = Pick<Clock, 'now'>
export const PageClock = token<PageClock>('PageClock')
