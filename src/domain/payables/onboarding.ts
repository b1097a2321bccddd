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

/** The current step of the wizard. */
export type OnboardingStep = 'days' | 'terms' | 'done'

export type OnboardingEvent = 'SuppliersFound' | 'Back' | 'Saved' | 'Skipped'

/** In steps of one day. */
export const validateDays = (days: number): E.Either<OnboardingDaysError, number> => {
  const { minimum, maximum } = ONBOARDING_DAYS
  if (!Number.isInteger(days)) return E.left({ _tag: 'OnboardingDaysNotWhole' })
  return days >= minimum && days <= maximum
    ? E.right(days)
    : E.left({ _tag: 'OnboardingDaysOutOfRange', minimum, maximum })
}

/** `1 día`, and `días` for every other number. */
export const dayUnit = (days: number): 'día' | 'días' => (days === 1 ? 'día' : 'días')

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

/** Total: found suppliers lead to the terms, a save leads to the end. */
export const advance = (step: OnboardingStep, event: OnboardingEvent): OnboardingStep => STEPS[step][event] ?? step

const STEPS: Readonly<Record<OnboardingStep, Partial<Record<OnboardingEvent, OnboardingStep>>>> = {
  days: { SuppliersFound: 'terms', Skipped: 'done' },
  terms: { Back: 'days', Saved: 'done' },
  done: {},
}
