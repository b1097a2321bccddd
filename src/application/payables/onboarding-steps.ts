/** The current step of the wizard. */
export type OnboardingStep = 'days' | 'terms' | 'done'

export type OnboardingEvent = 'SuppliersFound' | 'Back' | 'Saved' | 'Skipped'

/** Total: found suppliers lead to the terms, a save leads to the end. */
export const advance = (step: OnboardingStep, event: OnboardingEvent): OnboardingStep => STEPS[step][event] ?? step

const STEPS: Readonly<Record<OnboardingStep, Partial<Record<OnboardingEvent, OnboardingStep>>>> = {
  days: { SuppliersFound: 'terms', Skipped: 'done' },
  terms: { Back: 'days', Saved: 'done' },
  done: {},
}
