import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { OrderDetail, StatusChange } from './order.ts'
import { stateOf, type Tracker, type TrackerState } from './tracker.ts'

/**
 * The change with which each step of the tracker was reached, for the last time; undefined for later steps, and where the
 * history does not tell. An order that was paid by mistake returns to a step, but does not reach it again. `history` is oldest
 * first.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { stepChanges } from '@anticipo/domain/orders/step-dates'
 * import { trackerOf } from '@anticipo/domain/orders/tracker'
 *
 * const history = [{ status: 'IN_REVIEW', on: civilDate('2026-03-02'), reason: undefined }]
 * stepChanges(trackerOf('IN_REVIEW'), history).map((change) => change?.on) // ['2026-03-02', undefined, undefined, undefined]
 * ```
 */
export const stepChanges = (
  { position, state }: Pick<Tracker, 'position' | 'state'>,
  history: ReadonlyArray<StatusChange>,
): ReadonlyArray<StatusChange | undefined> => {
  const states = history.map(({ status }) => stateOf(status))
  const reached = history.filter(({ status }, at) => {
    const before = states[at - 1]
    return before === 'PAID' ? !states.slice(0, at).includes(stateOf(status)) : before !== stateOf(status)
  })
  const changeTo = (wanted: TrackerState) => reached.findLast(({ status }) => stateOf(status) === wanted)
  return USUAL.map((usual, at) => (at >= position ? undefined : changeTo(at === position - 1 ? state : usual)))
}

/** Money is sent this many business days after the approval. */
const TRANSFER_AFTER_BUSINESS_DAYS = 1

/**
 * The day on which each later step is expected: the transfer on the business day after the approval, the payment on the last
 * payment date. Undefined for reached steps, for those without a rule, for days before today, and in every state that may end
 * another way.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { stepEstimates } from '@anticipo/domain/orders/step-dates'
 * import { trackerOf } from '@anticipo/domain/orders/tracker'
 *
 * const history = [{ status: 'APPROVED', on: civilDate('2026-03-06'), reason: undefined }]
 * const order = { history, lastPaymentDate: civilDate('2026-04-16') }
 * stepEstimates(trackerOf('APPROVED'), order, civilDate('2026-03-06'), bankCalendar('CL')) // [undefined, undefined, '2026-03-09', '2026-04-16']
 * ```
 */
export const stepEstimates = (
  tracker: Pick<Tracker, 'position' | 'state'>,
  { history, lastPaymentDate }: Pick<OrderDetail, 'history' | 'lastPaymentDate'>,
  today: CivilDate,
  calendar: Calendar,
): ReadonlyArray<CivilDate | undefined> => {
  if (!ON_COURSE.has(tracker.state)) return USUAL.map(() => undefined)
  const approved = tracker.state === 'APPROVED' ? stepChanges(tracker, history)[1]?.on : undefined
  const transfer = approved && addBusinessDays(approved, TRANSFER_AFTER_BUSINESS_DAYS, calendar)
  const estimates = [
    undefined,
    undefined,
    transfer && E.isRight(transfer) ? transfer.right : undefined,
    lastPaymentDate,
  ]
  return estimates.map((day) => (day !== undefined && day >= today ? day : undefined))
}

const ON_COURSE: ReadonlySet<TrackerState> = new Set(['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED', 'ACTIVE'])

/** The state of each step of an order without incidents. */
const USUAL: ReadonlyArray<TrackerState> = ['IN_REVIEW', 'APPROVED', 'ACTIVE', 'PAID']
