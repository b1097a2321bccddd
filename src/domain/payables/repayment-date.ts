import * as E from 'fp-ts/Either'
import type { Calendar } from '../calendar/calendar.ts'
import { type DateRefused, suggestPaymentDate, validatePaymentDate } from '../financing/payment-date.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'

export type RepaymentDateRefused = DateRefused | { readonly _tag: 'RepaymentDateTooLate'; readonly last: CivilDate }

/** The longest term of financed invoices, in days. */
export const LONGEST_TERM_DAYS = 365

/** The day on which the financier pays the suppliers of a list: its payment date, or today once that passed. */
export const disbursedOn = (paymentDate: CivilDate, { today }: { readonly today: CivilDate }): CivilDate =>
  paymentDate < today ? today : paymentDate

/** A business day after the suppliers are paid, at most `LONGEST_TERM_DAYS` later. */
export const validateRepaymentDate = (
  date: CivilDate,
  { disbursed }: { readonly disbursed: CivilDate },
  calendar: Calendar,
): E.Either<RepaymentDateRefused, CivilDate> => {
  const last = addDays(disbursed, LONGEST_TERM_DAYS)
  return date > last
    ? E.left({ _tag: 'RepaymentDateTooLate', last })
    : validatePaymentDate(date, { today: addDays(disbursed, 1) }, calendar)
}

/** Thirty days after the suppliers are paid, or the next business day. */
export const suggestRepaymentDate = (disbursed: CivilDate, calendar: Calendar): CivilDate | undefined =>
  suggestPaymentDate(addDays(disbursed, 30), { today: disbursed }, calendar)
