import { databaseTime, type TimeOf } from './database-time.ts'
import type { Queries } from './database.ts'
import { DataNotOpened } from './opening-failures.ts'

/** The largest difference of clocks, in milliseconds, at which sessions, links and locks of several hosts still end about when they should. */
const MAX_MS = 30_000

/** Rejects a host whose clock would end sessions too early, or leave them open too long. `place` names the database. */
export const checkClock = async (
  queries: Queries,
  place: string,
  now: () => number,
  timeOf: TimeOf = databaseTime,
): Promise<void> => {
  const before = now()
  const theirs = await timeOf(queries)
  const aheadMs = aheadOf(theirs, before, now())
  if (Math.abs(aheadMs) > MAX_MS) throw new DataNotOpened('CLOCK', place, new Error(inWords(aheadMs)))
}

/** The answer was given at some moment between `before` and `after`: what the wait explains is no difference. */
const aheadOf = (theirs: number, before: number, after: number): number =>
  theirs < before ? before - theirs : Math.min(0, after - theirs)

const inWords = (aheadMs: number): string =>
  `${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'adelantado' : 'atrasado'}`
