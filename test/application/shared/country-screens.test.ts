import { describe, expect, it } from 'vitest'
import { screensOf } from '#application/shared/country-screens.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

describe('the screens of a country', () => {
  it.each([
    ['statesReception', true, false],
    ['hasInvoicePdf', true, false],
    ['hasTreasuryDebt', true, false],
    ['hasCreditBureau', true, false],
    ['hasDebtService', false, true],
    ['explainsOrderTotals', false, true],
    ['pricesIncludeVat', false, true],
    ['hasProviderAccounts', false, true],
    ['hasPopulationKey', false, true],
    ['stakeholderForm', 'dialog', 'external'],
    ['solutionsLabel', 'Soluciones', 'Financiamiento'],
    ['hasHelpButton', true, false],
  ] as const)('have %s: %s in Chile, %s in Mexico', (feature, chile, mexico) => {
    expect(COUNTRIES.map((of) => screensOf(of)[feature])).toEqual([chile, mexico])
  })

  it('ask for each field of a bank account once, and for the currency where there is a choice', () => {
    expect(screensOf('CL').accountFields).toEqual(['bank', 'type', 'number', 'identifier', 'holder'])
    for (const country of COUNTRIES) {
      const { accountFields } = screensOf(country)
      expect(new Set(accountFields).size).toBe(accountFields.length)
      expect(accountFields.includes('currency')).toBe(profileOf(country).accountCurrencies.length > 1)
    }
  })
})
