import * as E from 'fp-ts/Either'
import { type Calendar, type CalendarError, rollForward } from '../calendar/calendar.ts'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'

/** Whole days from the issue of an invoice to its payment, 0 to 365. 0 is cash. */
export type PaymentTerm = number & { readonly PaymentTerm: unique symbol }

/** The text is empty, no integer, or not from 0 to `MAX_TERM`. */
export type PaymentTermError =
  | { readonly _tag: 'PaymentTermEmpty' }
  | { readonly _tag: 'PaymentTermNotWhole' }
  | { readonly _tag: 'PaymentTermOutOfRange'; readonly maximum: number }

/** The longest term, in calendar days. */
export const MAX_TERM = 365

/** The term of a supplier without an agreement. */
export const DEFAULT_TERM = 45 as PaymentTerm

/**
 * Parses a typed whole number of days, with blanks at its ends. Errors: `PaymentTermEmpty`, `PaymentTermNotWhole`,
 * `PaymentTermOutOfRange`.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/suppliers/payment-term'
 *
 * parse('30') // { _tag: 'Right', right: 30 }
 * parse('1,5') // { _tag: 'Left', left: { _tag: 'PaymentTermNotWhole' } }
 * parse('366') // { _tag: 'Left', left: { _tag: 'PaymentTermOutOfRange', maximum: 365 } }
 * ```
 */
export const parse = (text: string): E.Either<PaymentTermError, PaymentTerm> => {
  const typed = text.slice(0, MAX_INPUT_LENGTH).trim()
  if (typed === '') return E.left({ _tag: 'PaymentTermEmpty' })
  const isWhole = /^\d+$/.test(typed) && text.length <= MAX_INPUT_LENGTH
  return isWhole ? fromDays(Number(typed)) : E.left({ _tag: 'PaymentTermNotWhole' })
}

/**
 * The term of that many whole days. `-0` becomes `0`. Errors: `PaymentTermNotWhole`, `PaymentTermOutOfRange`.
 *
 * @example
 * ```ts
 * import { fromDays } from '@anticipo/domain/suppliers/payment-term'
 *
 * fromDays(30) // { _tag: 'Right', right: 30 }
 * fromDays(0.5) // { _tag: 'Left', left: { _tag: 'PaymentTermNotWhole' } }
 * ```
 */
export const fromDays = (days: number): E.Either<PaymentTermError, PaymentTerm> => {
  if (!Number.isInteger(days)) return E.left({ _tag: 'PaymentTermNotWhole' })
  return days >= 0 && days <= MAX_TERM
    ? E.right((days + 0) as PaymentTerm)
    : E.left({ _tag: 'PaymentTermOutOfRange', maximum: MAX_TERM })
}

/**
 * The agreed term, or `DEFAULT_TERM` of 45 days without an agreement.
 *
 * @example
 * ```ts
 * import { orDefaultTerm } from '@anticipo/domain/suppliers/payment-term'
 *
 * orDefaultTerm(undefined) // 45
 * ```
 */
export const orDefaultTerm = (term: PaymentTerm | undefined): PaymentTerm => term ?? DEFAULT_TERM

/**
 * The issue date plus the term, moved to the next business day of the calendar. A `CalendarError` for a calendar
 * without open days.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { estimatedPaymentDate, fromDays } from '@anticipo/domain/suppliers/payment-term'
 *
 * const term = fromDays(30)
 * const date = civilDate('2026-08-19')
 * if (term._tag === 'Right') estimatedPaymentDate(date, term.right, bankCalendar('CL')) // { _tag: 'Right', right: '2026-09-21' }
 * ```
 */
export const estimatedPaymentDate = (
  issueDate: CivilDate,
  term: PaymentTerm,
  calendar: Calendar,
): E.Either<CalendarError, CivilDate> => rollForward(addDaysWithin(issueDate, term), calendar)

const MAX_INPUT_LENGTH = 10
