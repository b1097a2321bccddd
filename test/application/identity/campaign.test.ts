import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignFrom, mergeCampaigns, NO_CAMPAIGN } from '#application/identity/campaign.ts'

describe('the campaign of a registration', () => {
  const query = (values: Record<string, string>) => campaignFrom((name) => values[name])

  it('is read from the query parameters (Urchin tracking modules)', () => {
    expect(query({ utm_campaign: ' otoño ', utm_medium: 'mail', utm_source: 'boletin', referral_code: 'A1' })).toEqual({
      campaign: 'otoño',
      medium: 'mail',
      source: 'boletin',
      referralCode: 'A1',
    })
    expect(query({ utm_campaign: ' ', utm_source: '' })).toEqual(NO_CAMPAIGN)
    expect(query({ utm_campaign: `${'x'.repeat(99)}🎉` }).campaign).toBe('x'.repeat(99))
    expect(query({ utm_source: 'a'.repeat(101) }).source).toHaveLength(100)
  })

  it('retains values that a later visit omits', () => {
    const value = fc.option(fc.constantFrom('a', 'b'), { nil: undefined })
    const campaign = fc.record({ campaign: value, medium: value, source: value, referralCode: value })
    fc.assert(
      fc.property(campaign, campaign, campaign, (a, b, c) => {
        expect(mergeCampaigns(a, NO_CAMPAIGN)).toEqual(a)
        expect(mergeCampaigns(NO_CAMPAIGN, a)).toEqual(a)
        expect(mergeCampaigns(mergeCampaigns(a, b), c)).toEqual(mergeCampaigns(a, mergeCampaigns(b, c)))
      }),
    )
    const kept = { campaign: 'a', medium: 'a', source: 'a', referralCode: 'a' }
    expect(mergeCampaigns(kept, { ...NO_CAMPAIGN, source: 'b' })).toEqual({ ...kept, source: 'b' })
  })
})
