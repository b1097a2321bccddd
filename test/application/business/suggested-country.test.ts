import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedCountry } from '#application/business/suggested-country.ts'
import { NO_CAMPAIGN } from '#application/identity/campaign.ts'

const nowhere = { hostname: 'localhost', country: undefined }

describe('the suggested country', () => {
  it('is Mexico by default', () => {
    expect(suggestedCountry(nowhere, NO_CAMPAIGN)).toBe('MX')
  })

  it("is the URL's parameter, then that of the registration, its domain, and the campaign", () => {
    const campaign = { ...NO_CAMPAIGN, campaign: 'pymes-chile-2026' }
    expect(suggestedCountry(nowhere, campaign)).toBe('CL')
    expect(suggestedCountry({ ...nowhere, hostname: 'app.anticipo.mx' }, campaign)).toBe('MX')
    expect(suggestedCountry({ hostname: 'app.anticipo.mx', country: 'cl' }, campaign)).toBe('CL')
    expect(suggestedCountry({ ...nowhere, hostname: 'app.anticipo.mx' }, campaign, 'CL')).toBe('CL')
    expect(suggestedCountry({ ...nowhere, country: 'mx' }, campaign, 'CL')).toBe('MX')
  })

  it('is one of the two for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(text, text, text, (hostname, country, campaign) => {
        expect(['CL', 'MX']).toContain(
          suggestedCountry({ hostname, country }, { ...NO_CAMPAIGN, campaign, source: '__proto__' }),
        )
      }),
    )
  })
})
