import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retainedPreferences, type Departure } from '#application/shared/retained-preferences.ts'
import { INITIAL_PREFERENCES } from '#application/preferences/preferences.port.ts'
import { aPreferencesState } from '#test/support/samples/preferences.ts'

const USED = {
  appearance: 'contrast',
  hideAmounts: true,
  lastActivity: 1_772_636_400,
  clockOffset: -90_000_000,
  campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
  wasInLogin: true,
  wasInFinance: true,
  isSudoUser: true,
  showTourPostRegister: true,
  tourSeen: true,
} as const

describe('what a browser remembers of somebody who left', () => {
  const ofDevice = { ...INITIAL_PREFERENCES, appearance: 'contrast', hideAmounts: true, clockOffset: -90_000_000 }

  it('is how the device looks and that the tour was seen, after signing out', () => {
    expect(retainedPreferences(USED, 'signedOut')).toEqual({ ...ofDevice, tourSeen: true })
  })

  it('is how the device looks, after everybody was put out', () => {
    expect(retainedPreferences(USED, 'purged')).toEqual(ofDevice)
  })

  it('is also that an operator is at work, after a change of business', () => {
    expect(retainedPreferences(USED, 'switched')).toEqual({
      ...ofDevice,
      tourSeen: true,
      isSudoUser: true,
      lastActivity: 1_772_636_400,
    })
  })

  it('is never where they came from or what they were shown, and is the same after leaving twice', () => {
    const departure = fc.constantFrom<Departure>('signedOut', 'purged', 'switched')
    fc.assert(
      fc.property(aPreferencesState, departure, (state, how) => {
        const after = retainedPreferences(state, how)
        expect(after).toMatchObject({
          campaign: INITIAL_PREFERENCES.campaign,
          wasInLogin: false,
          wasInFinance: false,
          showTourPostRegister: false,
        })
        expect(retainedPreferences(after, how)).toEqual(after)
        expect([after.appearance, after.hideAmounts, after.clockOffset]).toEqual([
          state.appearance,
          state.hideAmounts,
          state.clockOffset,
        ])
      }),
    )
  })
})
