import * as fc from 'fast-check'
import { bankCalendar } from '../calendar/calendar.ts'
import { type Cart, type CartLine, emptyCart, fromInvoices } from '../financing/cart.ts'
import type { OrderRequestError } from '../financing/order-request.ts'
import { FINANCING_NOTICE_DAYS, MAX_DAYS_AHEAD, suggestPaymentDate } from '../financing/payment-date.ts'
import { addDays, type CivilDate, isoWeekday } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { financeableInvoice } from './financing.ts'

/** A reason of `orderRequestOf`. */
export type OrderRequestReason = OrderRequestError['_tag']

/** Every reason for which `orderRequestOf` rejects a cart. */
export const ORDER_REQUEST_REASONS: ReadonlyArray<OrderRequestReason> = [
  'OrderRequestEmpty',
  'OrderRequestUndated',
  'OrderRequestDatesRejected',
]

/**
 * A cart that `orderRequestOf` rejects on `today` for `reason`, with the bank calendar of the country: empty, one line without
 * a date, or one line whose date is past, on a Sunday, or too far ahead.
 */
export const rejectedCart = (reason: OrderRequestReason, country: Country, today: CivilDate): fc.Arbitrary<Cart> => {
  if (reason === 'OrderRequestEmpty') return fc.constant(emptyCart)
  const calendar = bankCalendar(country)
  const good = suggestPaymentDate(addDays(today, GOOD_TERM), { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
  const invoices = fc.uniqueArray(financeableInvoice(profileOf(country).currency, today), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 8,
  })
  const bad = reason === 'OrderRequestUndated' ? fc.constant(undefined) : rejectedDate(today)
  return fc.tuple(invoices, fc.nat(), bad).map(([list, n, date]) => {
    const { lines } = fromInvoices(list, { today }, calendar).cart
    return { lines: lines.map((line, at) => dated(line, at === n % lines.length ? date : good)) }
  })
}

/** An arbitrary day of the term of a good date. */
const GOOD_TERM = 30

const dated = (line: CartLine, paymentDate: CivilDate | undefined): CartLine => ({
  ...line,
  paymentDate,
  isChosen: true,
  movedFrom: undefined,
})

const rejectedDate = (today: CivilDate): fc.Arbitrary<CivilDate> =>
  fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((days) => addDays(today, -days)),
    fc.integer({ min: 2, max: 40 }).map((weeks) => addDays(today, weeks * 7 - isoWeekday(today))),
    fc.integer({ min: 1, max: 400 }).map((days) => addDays(today, MAX_DAYS_AHEAD + days)),
  )
