import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retainedPreferences, type SessionExit } from '#application/shared/retained-preferences.ts'
import { INITIAL_PREFERENCES } from '#application/preferences/preferences.port.ts'
import { aPreferencesState } from '#test/support/samples/preferences.ts'

const USED = {
  appearance: 'contrast',
  hideAmounts: true,
  hiddenColumns: ['method'],
  compactRows: true,
  costColumns: ['net'],
  lastActivity: 1_772_636_400,
  clockOffset: -90_000_000,
  campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
  wasInLogin: true,
  wasInFinance: true,
  isSudoUser: true,
  showTourPostRegister: true,
  tourSeen: true,
  paymentsTourSeen: true,
  menuFeatures: { 37: [10] },
  bankFileConfirmed: true,
} as const

describe('the retained preferences', () => {
  const ofDevice = {
    ...INITIAL_PREFERENCES,
    appearance: 'contrast',
    hideAmounts: true,
    hiddenColumns: ['method'],
    compactRows: true,
    costColumns: ['net'],
    clockOffset: -90_000_000,
  }

  it('are the theme and the seen tour, after signing out', () => {
    expect(retainedPreferences(USED, 'signedOut')).toEqual({
      ...ofDevice,
      tourSeen: true,
      paymentsTourSeen: true,
      menuFeatures: { 37: [10] },
      bankFileConfirmed: true,
    })
  })

  it('are the theme, after maintenance', () => {
    expect(retainedPreferences(USED, 'purged')).toEqual(ofDevice)
  })

  it('include the impersonation flag, after a change of business', () => {
    expect(retainedPreferences(USED, 'switched')).toEqual({
      ...ofDevice,
      tourSeen: true,
      paymentsTourSeen: true,
      menuFeatures: { 37: [10] },
      bankFileConfirmed: true,
      isSudoUser: true,
      lastActivity: 1_772_636_400,
    })
  })

  it('never include the campaign or the state of the tour, and are the same after a second sign-out', () => {
    const exit = fc.constantFrom<SessionExit>('signedOut', 'purged', 'switched')
    fc.assert(
      fc.property(aPreferencesState, exit, (state, how) => {
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
