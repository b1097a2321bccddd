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
      hasProviderAccounts: false,
    })
    expect(profileOf('MX')).toMatchObject({
      accountNumber: 'CLABE',
      accountCurrencies: ['MXN', 'USD'],
      hasProviderAccounts: true,
    })
    expect(profileOf('CL').accountFields).toEqual(['bank', 'type', 'number', 'identifier', 'holder'])
    expect(profileOf('MX').accountFields).toEqual(['identifier', 'holder', 'number', 'bank', 'type', 'currency'])
  })

  it('defines where representatives have a CURP and documents, and where certificates exist', () => {
    const differences = COUNTRIES.map(profileOf).map((profile) => [
      profile.hasPopulationKey,
      profile.hasStakeholderDocuments,
      profile.stakeholderForm,
      profile.hasCertificate,
      profile.solutionsLabel,
      profile.hasHelpButton,
      profile.hasEntitiesBureau,
    ])
    expect(differences).toEqual([
      [false, false, 'dialog', true, 'Soluciones', true, false],
      [true, true, 'external', false, 'Financiamiento', false, true],
    ])
  })

  // SII and SAT call the pass to their sites clave tributaria and CIEC; the sale of an invoice is factoring (Ley 19.983) or factoraje.
  it('has the country’s terms for credentials, the sale of an invoice and its columns', () => {
    const words = COUNTRIES.map(profileOf).map((profile) => [
      profile.credentialLabel,
      profile.financingTerm,
      profile.invoiceMethodColumn,
      profile.invoiceExtraColumn,
    ])
    expect(words).toEqual([
      ['clave SII', 'factoring', 'documentType', 'INVOICE_STATE'],
      ['clave CIEC', 'factoraje', 'paymentMethod', 'INVOICE_TYPE'],
    ])
  })

  it.each([
    ['hasSurplus', true, false],
    ['hasOrderDocuments', false, true],
    ['hasInvoicePdf', true, false],
    ['hasInvoiceLateDays', true, false],
    ['hasTreasuryDebt', true, false],
    ['hasCreditBureau', true, false],
    ['hasDebtService', false, true],
    ['explainsOrderTotals', false, true],
    ['pricesIncludeVat', false, true],
    ['hasPayableMethodColumn', false, true],
    ['hasEditableStakeholderIds', true, false],
  ] as const)('has %s: %s in Chile, %s in Mexico', (feature, chile, mexico) => {
    expect(COUNTRIES.map((of) => profileOf(of)[feature])).toEqual([chile, mexico])
  })

  it('has the country’s own currency first, and several only where accounts need a choice', () => {
    fc.assert(
      fc.property(country, (of) => {
        const { accountCurrencies, accountFields, currency } = profileOf(of)
        expect(accountCurrencies[0]).toBe(currency)
        expect(accountFields.includes('currency')).toBe(accountCurrencies.length > 1)
        expect(new Set(accountFields).size).toBe(accountFields.length)
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
