import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, isCountry } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { country } from '#domain/testing/kernel.ts'

describe('the country profile', () => {
  it('holds what the SII and the SAT ask of a taxpayer', () => {
    expect(profileOf('CL')).toMatchObject({ currency: 'CLP', taxAuthority: 'SII', taxIdLabel: 'RUT', timeZone: 'America/Santiago' })
    expect(profileOf('MX')).toMatchObject({ currency: 'MXN', taxAuthority: 'SAT', taxIdLabel: 'RFC', timeZone: 'America/Mexico_City' })
  })

  it('writes numbers as the CLDR says for es-CL and es-MX', () => {
    for (const [of, locale] of [['CL', 'es-CL'], ['MX', 'es-MX']] as const) {
      const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
      expect(profileOf(of).thousandsSeparator).toBe(parts.find(({ type }) => type === 'group')?.value)
      expect(profileOf(of).decimalSeparator).toBe(parts.find(({ type }) => type === 'decimal')?.value)
    }
  })

  it('is one per country, under its own name, with two different separators', () => {
    fc.assert(
      fc.property(country, (of) => {
        const { country: named, decimalSeparator, thousandsSeparator } = profileOf(of)
        expect(named).toBe(of)
        expect(decimalSeparator).not.toBe(thousandsSeparator)
      }),
    )
  })

  it('knows its countries and no other', () => {
    expect(COUNTRIES.every(isCountry)).toBe(true)
    expect(['cl', 'PE', '', '__proto__'].some(isCountry)).toBe(false)
  })
})
