import * as E from 'fp-ts/Either'
import { type Calendar, type CalendarError, rollForward } from '../calendar/calendar.ts'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'

/** Whole days from the issue of an invoice to its payment, 0 to 365. 0 is cash. */
export type PaymentTerm = number & { readonly PaymentTerm: unique symbol }

export type PaymentTermError =
  | { readonly _tag: 'PaymentTermEmpty' }
  | { readonly _tag: 'PaymentTermNotWhole' }
  | { readonly _tag: 'PaymentTermOutOfRange'; readonly maximum: number }

export const MAX_TERM = 365

/** The term of a supplier without an agreement. */
export const DEFAULT_TERM = 45 as PaymentTerm

/** Parses typed text. */
export const parse = (text: string): E.Either<PaymentTermError, PaymentTerm> => {
  const typed = text.slice(0, LONGEST_INPUT).trim()
  if (typed === '') return E.left({ _tag: 'PaymentTermEmpty' })
  const isWhole = /^\d+$/.test(typed) && text.length <= LONGEST_INPUT
  return isWhole ? fromDays(Number(typed)) : E.left({ _tag: 'PaymentTermNotWhole' })
}

export const fromDays = (days: number): E.Either<PaymentTermError, PaymentTerm> => {
  if (!Number.isInteger(days)) return E.left({ _tag: 'PaymentTermNotWhole' })
  return days >= 0 && days <= MAX_TERM
    ? E.right((days + 0) as PaymentTerm)
    : E.left({ _tag: 'PaymentTermOutOfRange', maximum: MAX_TERM })
}

/** The agreed term, or 45 days. */
export const orDefaultTerm = (term: PaymentTerm | undefined): PaymentTerm => term ?? DEFAULT_TERM

/** The issue date plus the term, moved to the next open day. */
export const estimatedPaymentDate = (
  issueDate: CivilDate,
  term: PaymentTerm,
  calendar: Calendar,
): E.Either<CalendarError, CivilDate> => rollForward(addDaysWithin(issueDate, term), calendar)

const LONGEST_INPUT = 10
