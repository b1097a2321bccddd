import { describe, expect, it } from 'vitest'
import { INITIAL_PREFERENCES, type PreferencesState } from '#application/shell/preferences.port.ts'
import { makePersistedPreferences, PREFERENCES_KEY } from '#infrastructure/browser/persisted-preferences.ts'
import { makeFakeStorage, makeFakeTabs } from '#test/support/fakes/storage.ts'

const USED: PreferencesState = {
  appearance: 'dark',
  hideAmounts: true,
  lastActivity: 5,
  campaign: { campaign: 'otoño', medium: 'mail', source: 'boletín', referralCode: 'AMIGO' },
  wasInLogin: true,
  wasInFinance: true,
  isSudoUser: true,
  showTourPostRegister: true,
  tourSeen: true,
}

describe('the persisted state', () => {
  it('comes back as it was left', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change({ ...USED, hideAmounts: false })
    makePersistedPreferences(storage).change({ hideAmounts: true })
    expect(makePersistedPreferences(storage).read()).toEqual(USED)
  })

  it('is written under its names on the wire', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change(USED)
    expect(JSON.parse(storage.read(PREFERENCES_KEY) ?? '')).toEqual({
      version: 4,
      appearance: 'dark',
      hideAmounts: true,
      lastActivity: 5,
      utmInfo: { utmCampaign: 'otoño', utmMedium: 'mail', utmSource: 'boletín' },
      referralCode: 'AMIGO',
      isSudoUser: true,
      showTourPostRegister: true,
      tourSeen: true,
      wasInFinance: true,
      wasInLogin: true,
    })
  })

  it('tells one tab what another changed', () => {
    const [here, there] = makeFakeTabs(2).map(makePersistedPreferences)
    const states: Array<PreferencesState> = []
    here?.watch((state) => states.push(state))
    there?.change({ appearance: 'contrast' })
    expect(states).toEqual([{ ...INITIAL_PREFERENCES, appearance: 'contrast' }])
  })
})
