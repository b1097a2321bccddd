import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, type OnboardingEvent, type OnboardingStep } from '#application/payables/onboarding-steps.ts'

describe('the onboarding wizard', () => {
  it.each([
    ['days', 'SuppliersFound', 'terms'],
    ['days', 'Skipped', 'done'],
    ['days', 'Saved', 'days'],
    ['days', 'Back', 'days'],
    ['terms', 'Saved', 'done'],
    ['terms', 'Back', 'days'],
    ['terms', 'Skipped', 'terms'],
    ['terms', 'SuppliersFound', 'terms'],
    ['done', 'Back', 'done'],
    ['done', 'SuppliersFound', 'done'],
  ] as const)('%s, %s: %s', (step, event, next) => {
    expect(advance(step, event)).toBe(next)
  })

  it('has a final state', () => {
    const events = fc.constantFrom<OnboardingEvent>('SuppliersFound', 'Back', 'Saved', 'Skipped')
    fc.assert(
      fc.property(fc.array(events), fc.array(events), (before, after) => {
        const reached = before.reduce<OnboardingStep>(advance, 'days')
        if (reached === 'done') expect(after.reduce(advance, reached)).toBe('done')
        expect(reached === 'terms' && !before.includes('SuppliersFound')).toBe(false)
      }),
    )
  })
})
