import * as E from 'fp-ts/Either'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { PaymentTerm } from '../suppliers/payment-term.ts'

/** How many days back invoices are imported. */
export const ONBOARDING_DAYS = { minimum: 15, maximum: 90, usual: 60, whenSkipped: 30 } as const

/** The days are no integer, or not within `ONBOARDING_DAYS`. */
export type OnboardingDaysError =
  | { readonly _tag: 'OnboardingDaysNotWhole' }
  | { readonly _tag: 'OnboardingDaysOutOfRange'; readonly minimum: number; readonly maximum: number }

/** The payment term agreed with the supplier of that tax id. */
export interface SupplierTerm {
  readonly identifier: string
  readonly term: PaymentTerm
}

/** The data saved at the end. */
export interface OnboardingChoice {
  readonly startDate: CivilDate
  readonly suppliers: ReadonlyArray<SupplierTerm>
}

/**
 * The days, when they are an integer within `ONBOARDING_DAYS`. Errors: `OnboardingDaysNotWhole`,
 * `OnboardingDaysOutOfRange`.
 *
 * @example
 * ```ts
 * import { validateDays } from '@anticipo/domain/payables/onboarding'
 *
 * validateDays(60) // { _tag: 'Right', right: 60 }
 * validateDays(91) // { _tag: 'Left', left: { _tag: 'OnboardingDaysOutOfRange', minimum: 15, maximum: 90 } }
 * ```
 */
export const validateDays = (days: number): E.Either<OnboardingDaysError, number> => {
  const { minimum, maximum } = ONBOARDING_DAYS
  if (!Number.isInteger(days)) return E.left({ _tag: 'OnboardingDaysNotWhole' })
  return days >= minimum && days <= maximum
    ? E.right(days)
    : E.left({ _tag: 'OnboardingDaysOutOfRange', minimum, maximum })
}

/**
 * The data to save: the import starts that many days before today. Errors as of `validateDays`.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { choiceOf } from '@anticipo/domain/payables/onboarding'
 *
 * choiceOf(civilDate('2026-03-02'), 60, []) // { _tag: 'Right', right: { startDate: '2026-01-01', suppliers: [] } }
 * ```
 */
export const choiceOf = (
  today: CivilDate,
  days: number,
  suppliers: ReadonlyArray<SupplierTerm>,
): E.Either<OnboardingDaysError, OnboardingChoice> =>
  E.map((validDays: number) => ({ startDate: addDays(today, -validDays), suppliers }))(validateDays(days))

/**
 * The data to save when the questions were skipped: no suppliers and thirty days.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { defaultChoice } from '@anticipo/domain/payables/onboarding'
 *
 * defaultChoice(civilDate('2026-03-02')).startDate // '2026-01-31'
 * ```
 */
export const defaultChoice = (today: CivilDate): OnboardingChoice => ({
  startDate: addDays(today, -ONBOARDING_DAYS.whenSkipped),
  suppliers: [],
})
