import * as E from 'fp-ts/Either'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { PaymentTerm } from '../suppliers/payment-term.ts'

/** How many days back invoices are imported. */
export const ONBOARDING_DAYS = { minimum: 15, maximum: 90, usual: 60, whenSkipped: 30 } as const

export type OnboardingDaysError =
  | { readonly _tag: 'OnboardingDaysNotWhole' }
  | { readonly _tag: 'OnboardingDaysOutOfRange'; readonly minimum: number; readonly maximum: number }

export interface SupplierTerm {
  readonly identifier: string
  readonly term: PaymentTerm
}

/** The data saved at the end. */
export interface OnboardingChoice {
  readonly startDate: CivilDate
  readonly suppliers: ReadonlyArray<SupplierTerm>
}

/** In steps of one day. */
export const validateDays = (days: number): E.Either<OnboardingDaysError, number> => {
  const { minimum, maximum } = ONBOARDING_DAYS
  if (!Number.isInteger(days)) return E.left({ _tag: 'OnboardingDaysNotWhole' })
  return days >= minimum && days <= maximum
    ? E.right(days)
    : E.left({ _tag: 'OnboardingDaysOutOfRange', minimum, maximum })
}

/** Starts that many days before today. */
export const choiceOf = (
  today: CivilDate,
  days: number,
  suppliers: ReadonlyArray<SupplierTerm>,
): E.Either<OnboardingDaysError, OnboardingChoice> =>
  E.map((validDays: number) => ({ startDate: addDays(today, -validDays), suppliers }))(validateDays(days))

/** No suppliers and thirty days. */
export const defaultChoice = (today: CivilDate): OnboardingChoice => ({
  startDate: addDays(today, -ONBOARDING_DAYS.whenSkipped),
  suppliers: [],
})
