import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, isCountry } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { country } from '#domain/testing/kernel.ts'

describe('the country profile', () => {
  it('contains the requirements of the SII and the SAT for a taxpayer', () => {
    expect(profileOf('CL')).toMatchObject({
      currency: 'CLP',
      taxAuthority: 'SII',
      taxIdLabel: 'RUT',
      timeZone: 'America/Santiago',
    })
    expect(profileOf('MX')).toMatchObject({
      currency: 'MXN',
      taxAuthority: 'SAT',
      taxIdLabel: 'RFC',
      timeZone: 'America/Mexico_City',
    })
  })

  it('has the phone digits of the ITU (E.164: 56 with nine digits, 52 with ten)', () => {
    expect(profileOf('CL')).toMatchObject({ phonePrefix: '+56', phoneDigits: 9 })
    expect(profileOf('MX')).toMatchObject({ phonePrefix: '+52', phoneDigits: 10 })
  })

  it('has the bank formats of each country: CLABE and dollars in Mexico (Banxico), digits and pesos in Chile', () => {
    expect(profileOf('CL')).toMatchObject({
      accountNumber: 'local',
      accountCurrencies: ['CLP'],
    })
    expect(profileOf('MX')).toMatchObject({
      accountNumber: 'CLABE',
      accountCurrencies: ['MXN', 'USD'],
    })
  })

  // SII and SAT call the pass to their sites clave tributaria and CIEC.
  it('has the country’s terms for credentials and the columns of invoices', () => {
    const words = COUNTRIES.map(profileOf).map((profile) => [
      profile.credentialLabel,
      profile.invoiceMethodColumn,
      profile.invoiceExtraColumn,
    ])
    expect(words).toEqual([
      ['clave SII', 'documentType', 'INVOICE_STATE'],
      ['clave CIEC', 'paymentMethod', 'INVOICE_TYPE'],
    ])
  })

  it.each([
    ['hasSurplus', true, false],
    ['hasOrderDocuments', false, true],
    ['hasInvoiceLateDays', true, false],
    ['hasPayableMethodColumn', false, true],
    ['hasEditableStakeholderIds', true, false],
    ['hasCertificate', true, false],
  ] as const)('has %s: %s in Chile, %s in Mexico', (feature, chile, mexico) => {
    expect(COUNTRIES.map((of) => profileOf(of)[feature])).toEqual([chile, mexico])
  })

  it('has the country’s own currency first, and each once', () => {
    fc.assert(
      fc.property(country, (of) => {
        const { accountCurrencies, currency } = profileOf(of)
        expect(accountCurrencies[0]).toBe(currency)
        expect(new Set(accountCurrencies).size).toBe(accountCurrencies.length)
      }),
    )
  })

  it('writes numbers as the CLDR does for es-CL and es-MX', () => {
    for (const [of, locale] of [
      ['CL', 'es-CL'],
      ['MX', 'es-MX'],
    ] as const) {
      const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
      expect(profileOf(of).thousandsSeparator).toBe(parts.find(({ type }) => type === 'group')?.value)
      expect(profileOf(of).decimalSeparator).toBe(parts.find(({ type }) => type === 'decimal')?.value)
    }
  })

  it('exists once per country, under its own name, with two different separators', () => {
    fc.assert(
      fc.property(country, (of) => {
        const { country: named, decimalSeparator, thousandsSeparator } = profileOf(of)
        expect(named).toBe(of)
        expect(decimalSeparator).not.toBe(thousandsSeparator)
      }),
    )
  })

  it('accepts the supported countries only', () => {
    expect(COUNTRIES.every(isCountry)).toBe(true)
    expect(['cl', 'PE', '', '__proto__'].some(isCountry)).toBe(false)
  })
})
