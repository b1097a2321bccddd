import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import { type DateRejected, suggestPaymentDate, validatePaymentDate } from '../financing/payment-date.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'

/** Why a repayment date is rejected: as a payment date, or because it is later than `last`. */
export type RepaymentDateRejected = DateRejected | { readonly _tag: 'RepaymentDateTooLate'; readonly last: CivilDate }

/** The longest term of financed invoices, in days. */
export const MAX_TERM_DAYS = 365

/**
 * The day on which the financier pays the suppliers of a list: its payment date, or today once that passed.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { disbursedOn } from '@anticipo/domain/payables/repayment-date'
 *
 * disbursedOn(civilDate('2026-02-27'), { today: civilDate('2026-03-02') }) // '2026-03-02'
 * ```
 */
export const disbursedOn = (paymentDate: CivilDate, { today }: { readonly today: CivilDate }): CivilDate =>
  paymentDate < today ? today : paymentDate

/**
 * The date, when it is a business day after the suppliers are paid, at most `MAX_TERM_DAYS` later. Errors:
 * `RepaymentDateTooLate`, and those of `validatePaymentDate`.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateRepaymentDate } from '@anticipo/domain/payables/repayment-date'
 *
 * const disbursed = civilDate('2026-03-02')
 * validateRepaymentDate(civilDate('2027-06-01'), { disbursed }, bankCalendar('MX')) // { _tag: 'Left', left: { _tag: 'RepaymentDateTooLate', last: '2027-03-02' } }
 * ```
 */
export const validateRepaymentDate = (
  date: CivilDate,
  { disbursed }: { readonly disbursed: CivilDate },
  calendar: Calendar,
): E.Either<RepaymentDateRejected, CivilDate> => {
  const last = addDays(disbursed, MAX_TERM_DAYS)
  return date > last
    ? E.left({ _tag: 'RepaymentDateTooLate', last })
    : validatePaymentDate(date, { today: addDays(disbursed, 1) }, calendar)
}

/**
 * Thirty days after the suppliers are paid, or the next business day; undefined for a calendar without open days.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { suggestRepaymentDate } from '@anticipo/domain/payables/repayment-date'
 *
 * suggestRepaymentDate(civilDate('2026-03-05'), bankCalendar('MX')) // '2026-04-06'
 * ```
 */
export const suggestRepaymentDate = (disbursed: CivilDate, calendar: Calendar): CivilDate | undefined =>
  suggestPaymentDate(addDays(disbursed, 30), { today: disbursed }, calendar)
