import * as E from 'fp-ts/Either'
import type { Calendar } from '#domain/calendar/calendar.ts'
import type { Cart } from '#domain/financing/cart.ts'
import { undatedIn } from '#domain/financing/cart-counters.ts'
import { FINANCING_NOTICE_DAYS, validatePaymentDate } from '#domain/financing/payment-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { SimulationStanding } from './cart-simulation.ts'

/** Why an order cannot be sent. */
export type SendObstacle =
  | { readonly _tag: 'NoInvoices' }
  /** The date for several invoices is invalid. */
  | { readonly _tag: 'CommonDateRejected' }
  | { readonly _tag: 'DatesMissing'; readonly invoices: number }
  /** Valid when they were selected, but not today. */
  | { readonly _tag: 'DatesRejected'; readonly invoices: number }
  /** The host does not finance them any more. */
  | { readonly _tag: 'Unavailable'; readonly invoices: number }
  | { readonly _tag: 'NotCalculated' }
  /** The simulation says why these invoices and dates have no figures. */
  | { readonly _tag: 'SimulationRejected' }
  | { readonly _tag: 'Calculating' }

export interface SendFacts {
  readonly cart: Cart
  readonly calendar: Calendar
  readonly today: CivilDate
  readonly isCommonDateRejected: boolean
  readonly unavailable: number
  readonly simulation: SimulationStanding
}

/** The first one that the user can remove; undefined when the order can be sent. */
export const sendObstacleOf = (facts: SendFacts): SendObstacle | undefined =>
  facts.cart.lines.length === 0 ? { _tag: 'NoInvoices' } : (dateObstacleOf(facts) ?? priceObstacleOf(facts))

/** The open question about the dates. */
export const dateObstacleOf = ({
  cart,
  calendar,
  today,
  isCommonDateRejected,
}: Pick<SendFacts, 'calendar' | 'cart' | 'isCommonDateRejected' | 'today'>): SendObstacle | undefined => {
  if (isCommonDateRejected) return { _tag: 'CommonDateRejected' }
  const missing = undatedIn(cart).length
  if (missing > 0) return { _tag: 'DatesMissing', invoices: missing }
  const rejected = cart.lines.filter(
    ({ paymentDate }) =>
      paymentDate !== undefined &&
      E.isLeft(validatePaymentDate(paymentDate, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)),
  ).length
  return rejected > 0 ? { _tag: 'DatesRejected', invoices: rejected } : undefined
}

const priceObstacleOf = ({ simulation, unavailable }: SendFacts): SendObstacle | undefined => {
  if (unavailable > 0) return { _tag: 'Unavailable', invoices: unavailable }
  if (simulation === 'rejected') return { _tag: 'SimulationRejected' }
  if (simulation === 'failed') return { _tag: 'NotCalculated' }
  return simulation === 'ready' ? undefined : { _tag: 'Calculating' }
}
