import type { TaskEither } from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export interface ListedHoliday {
  readonly date: CivilDate
  readonly name: string
}

/** The host's list of closed days, including both ends. */
export interface Holidays {
  readonly list: (country: Country, from: CivilDate, to: CivilDate) => TaskEither<Failure, ReadonlyArray<ListedHoliday>>
}
export const Holidays = token<Holidays>('Holidays')
