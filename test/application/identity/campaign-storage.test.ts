import { describe, expect, it } from 'vitest'
import { saveCampaign } from '#application/identity/campaign-storage.ts'
import { NO_CAMPAIGN } from '#application/identity/campaign.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'

const reading = (query: string) => {
  const values = new URLSearchParams(query)
  return (name: string): string | undefined => values.get(name) ?? undefined
}

describe('saveCampaign', () => {
  it('stores the four values of a URL only', () => {
    const preferences = makeFakePreferences()
    saveCampaign(
      preferences,
      reading('utm_campaign=otoño&utm_medium=mail&utm_source=feria&referral_code=AMIGO&next=//otra'),
    )
    expect(preferences.read().campaign).toEqual({
      campaign: 'otoño',
      medium: 'mail',
      source: 'feria',
      referralCode: 'AMIGO',
    })
  })

  it('retains the values of an earlier visit when a later one has none', () => {
    const preferences = makeFakePreferences({ campaign: { ...NO_CAMPAIGN, source: 'feria' } })
    saveCampaign(preferences, reading(''))
    saveCampaign(preferences, reading('utm_medium=mail'))
    expect(preferences.read().campaign).toEqual({ ...NO_CAMPAIGN, source: 'feria', medium: 'mail' })
  })

  it('truncates values to a hundred characters', () => {
    const preferences = makeFakePreferences()
    saveCampaign(preferences, reading(`utm_source=${'x'.repeat(10_000)}`))
    expect(preferences.read().campaign.source).toHaveLength(100)
  })
})
