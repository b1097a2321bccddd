import * as TE from 'fp-ts/TaskEither'
import type { Holidays, ListedHoliday } from '#application/calendar/holidays.port.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeHolidays extends Holidays {
  readonly faults: Faults
  readonly asks: () => number
  readonly put: (listed: ReadonlyArray<ListedHoliday>) => void
}

export const makeFakeHolidays = (initial: ReadonlyArray<ListedHoliday> = []): FakeHolidays => {
  const faults = makeFaults()
  let listed = initial
  let asks = 0
  return {
    faults,
    asks: () => asks,
    put: (next) => {
      listed = next
    },
    list: (_country, from, to) =>
      faults.around(() => {
        asks += 1
        return TE.of(listed.filter(({ date }) => date >= from && date <= to))
      }),
  }
}
