import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { stepChanges, stepEstimates } from '#domain/orders/step-dates.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import type { BusinessCalendar } from '../calendar/business-calendar.ts'
import type { OrderActivity } from './orders.port.ts'

/** An entry with its time in the zone of the business. */
export interface OrderActivityRow extends OrderActivity {
  readonly on: ReturnType<BusinessCalendar['civilOf']>
}

/** When a step of the tracker was reached, or is expected. */
export interface StepMoment {
  readonly kind: 'reached' | 'expected'
  readonly on: CivilDate
}

/** Returns the moment of each step; undefined where nothing is known. */
export const stepMoments = (
  order: OrderDetail,
  { calendar, today }: Pick<BusinessCalendar, 'calendar' | 'today'>,
): ReadonlyArray<StepMoment | undefined> => {
  const tracker = trackerOf(order.status)
  const estimates = stepEstimates(tracker, order, today, calendar)
  return stepChanges(tracker, order.history).map((change, at) => {
    if (change !== undefined) return { kind: 'reached', on: change.on }
    const on = estimates[at]
    return on === undefined ? undefined : { kind: 'expected', on }
  })
}
