import type { CivilDate } from '../kernel/civil-date.ts'
import type { StatusChange } from './order.ts'
import { stateOf, type Tracker, type TrackerState } from './tracker.ts'

/**
 * The day on which each step of the tracker was reached, for the last time; undefined for later steps, and where the
 * history does not tell. `history` is oldest first.
 */
export const stepDates = (
  { position, state }: Pick<Tracker, 'position' | 'state'>,
  history: ReadonlyArray<StatusChange>,
): ReadonlyArray<CivilDate | undefined> => {
  const reached = history.filter(({ status }, at) => stateOf(status) !== stateOf(history[at - 1]?.status ?? ''))
  const dateOf = (wanted: TrackerState) => reached.findLast(({ status }) => stateOf(status) === wanted)?.on
  return USUAL.map((usual, at) => (at >= position ? undefined : dateOf(at === position - 1 ? state : usual)))
}

/** The state of each step of an order without incidents. */
const USUAL: ReadonlyArray<TrackerState> = ['IN_REVIEW', 'APPROVED', 'ACTIVE', 'PAID']
