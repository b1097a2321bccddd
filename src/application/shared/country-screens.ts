import type { Country } from '#domain/kernel/country.ts'

/** Where the screens of the two countries differ. What rules and the host read is in the country profile. */
export interface CountryScreens {
  /** Whether the tax authority states when an invoice was received, from which its legal due date counts. */
  readonly statesReception: boolean
  /** Whether a received invoice states when it is due; others are due by the term of their supplier. */
  readonly statesDueDate: boolean
  readonly hasInvoicePdf: boolean
  readonly hasTreasuryDebt: boolean
  readonly hasCreditBureau: boolean
  readonly hasDebtService: boolean
  /** Whether the order total and the interest rate have an explanation. */
  readonly explainsOrderTotals: boolean
  /** Charges are quoted including value added tax. */
  readonly pricesIncludeVat: boolean
  /** The order of the fields of a bank account. */
  readonly accountFields: ReadonlyArray<'bank' | 'type' | 'number' | 'identifier' | 'holder' | 'currency'>
  /** Whether the financier manages accounts for the business. */
  readonly hasProviderAccounts: boolean
  /** Whether a legal representative has a population key and documents to upload. */
  readonly hasPopulationKey: boolean
  /** How a legal representative is added. */
  readonly stakeholderForm: 'dialog' | 'external'
  /** Footer label of the provider's products. */
  readonly solutionsLabel: 'Soluciones' | 'Financiamiento'
  readonly hasHelpButton: boolean
}

export const screensOf = (country: Country): CountryScreens => SCREENS[country]

const SCREENS: Readonly<Record<Country, CountryScreens>> = {
  CL: {
    statesReception: true,
    statesDueDate: true,
    hasInvoicePdf: true,
    hasTreasuryDebt: true,
    hasCreditBureau: true,
    hasDebtService: false,
    explainsOrderTotals: false,
    pricesIncludeVat: false,
    accountFields: ['bank', 'type', 'number', 'identifier', 'holder'],
    hasProviderAccounts: false,
    hasPopulationKey: false,
    stakeholderForm: 'dialog',
    solutionsLabel: 'Soluciones',
    hasHelpButton: true,
  },
  MX: {
    statesReception: false,
    statesDueDate: false,
    hasInvoicePdf: false,
    hasTreasuryDebt: false,
    hasCreditBureau: false,
    hasDebtService: true,
    explainsOrderTotals: true,
    pricesIncludeVat: true,
    accountFields: ['identifier', 'holder', 'number', 'bank', 'type', 'currency'],
    hasProviderAccounts: true,
    hasPopulationKey: true,
    stakeholderForm: 'external',
    solutionsLabel: 'Financiamiento',
    hasHelpButton: false,
  },
}
