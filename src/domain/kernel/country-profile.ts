import type { Country } from './country.ts'
import type { Currency } from './money.ts'

/** Everything in which the product differs between its countries, as data. A screen asks the profile, never the country. */
export interface CountryProfile {
  readonly country: Country
  readonly currency: Currency
  /** The zone in which a business of the country has its "today". */
  readonly timeZone: 'America/Santiago' | 'America/Mexico_City'
  readonly thousandsSeparator: '.' | ','
  readonly decimalSeparator: '.' | ','
  readonly taxAuthority: 'SII' | 'SAT'
  readonly taxIdLabel: 'RUT' | 'RFC'
  /** How running text names the credential of the tax authority. */
  readonly credentialLabel: string
  /** How the country calls the sale of an invoice. */
  readonly financingTerm: 'factoring' | 'factoraje'
  /** What the table of invoices calls the column of `invoiceMethodColumn`. */
  readonly invoiceMethodColumn: 'documentType' | 'paymentMethod'
  /** The code, in an invoice's extra data, of the column that only this country shows. */
  readonly invoiceExtraColumn: 'INVOICE_STATE' | 'INVOICE_TYPE'
  /** What the tables of invoices to pay show of the method: nothing in Chile. */
  readonly hasPayableMethodColumn: boolean
  readonly hasSurplus: boolean
  readonly hasOrderDocuments: boolean
  readonly hasInvoicePdf: boolean
  /** Late days and retention as columns of an order's invoices. */
  readonly hasInvoiceLateDays: boolean
  readonly hasTreasuryDebt: boolean
  readonly hasCreditBureau: boolean
  readonly hasDebtService: boolean
  /** The order's total and the interest rate carry an explanation. */
  readonly explainsOrderTotals: boolean
  /** Charges are quoted with the value added tax inside. */
  readonly pricesIncludeVat: boolean
  /** `CLABE`: one form for every bank. `local`: digits, each bank its own. */
  readonly accountNumber: 'CLABE' | 'local'
  /** Of a business's accounts; the first is the usual one. */
  readonly accountCurrencies: ReadonlyArray<Currency>
  /** The order of the fields of a bank account. */
  readonly accountFields: ReadonlyArray<'bank' | 'type' | 'number' | 'identifier' | 'holder' | 'currency'>
  /** The financier keeps accounts of its own for the business. */
  readonly hasProviderAccounts: boolean
  /** A legal representative has a population key and documents to hand in. */
  readonly hasPopulationKey: boolean
  readonly hasStakeholderDocuments: boolean
  /** Where a legal representative is added. */
  readonly stakeholderForm: 'dialog' | 'external'
  /** The ids of a representative can be typed here; otherwise they come from the external form and are only read. */
  readonly hasEditableStakeholderIds: boolean
  /** A digital certificate (.PFX) can be registered. */
  readonly hasCertificate: boolean
  readonly phonePrefix: '+56' | '+52'
  /** Of a phone number without its prefix. */
  readonly phoneDigits: 9 | 10
  /** What the footer calls the provider's offer. */
  readonly solutionsLabel: 'Soluciones' | 'Financiamiento'
  readonly hasHelpButton: boolean
  /** A link to the register of financial entities. */
  readonly hasEntitiesBureau: boolean
}

export const profileOf = (country: Country): CountryProfile => PROFILES[country]

const PROFILES: Readonly<Record<Country, CountryProfile>> = {
  CL: {
    country: 'CL',
    currency: 'CLP',
    timeZone: 'America/Santiago',
    thousandsSeparator: '.',
    decimalSeparator: ',',
    taxAuthority: 'SII',
    taxIdLabel: 'RUT',
    credentialLabel: 'clave SII',
    financingTerm: 'factoring',
    invoiceMethodColumn: 'documentType',
    invoiceExtraColumn: 'INVOICE_STATE',
    hasPayableMethodColumn: false,
    hasSurplus: true,
    hasOrderDocuments: false,
    hasInvoicePdf: true,
    hasInvoiceLateDays: true,
    hasTreasuryDebt: true,
    hasCreditBureau: true,
    hasDebtService: false,
    explainsOrderTotals: false,
    pricesIncludeVat: false,
    accountNumber: 'local',
    accountCurrencies: ['CLP'],
    accountFields: ['bank', 'type', 'number', 'identifier', 'holder'],
    hasProviderAccounts: false,
    hasPopulationKey: false,
    hasStakeholderDocuments: false,
    stakeholderForm: 'dialog',
    hasEditableStakeholderIds: true,
    hasCertificate: true,
    phonePrefix: '+56',
    phoneDigits: 9,
    solutionsLabel: 'Soluciones',
    hasHelpButton: true,
    hasEntitiesBureau: false,
  },
  MX: {
    country: 'MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    thousandsSeparator: ',',
    decimalSeparator: '.',
    taxAuthority: 'SAT',
    taxIdLabel: 'RFC',
    credentialLabel: 'clave CIEC',
    financingTerm: 'factoraje',
    invoiceMethodColumn: 'paymentMethod',
    invoiceExtraColumn: 'INVOICE_TYPE',
    hasPayableMethodColumn: true,
    hasSurplus: false,
    hasOrderDocuments: true,
    hasInvoicePdf: false,
    hasInvoiceLateDays: false,
    hasTreasuryDebt: false,
    hasCreditBureau: false,
    hasDebtService: true,
    explainsOrderTotals: true,
    pricesIncludeVat: true,
    accountNumber: 'CLABE',
    accountCurrencies: ['MXN', 'USD'],
    accountFields: ['identifier', 'holder', 'number', 'bank', 'type', 'currency'],
    hasProviderAccounts: true,
    hasPopulationKey: true,
    hasStakeholderDocuments: true,
    stakeholderForm: 'external',
    hasEditableStakeholderIds: false,
    hasCertificate: false,
    phonePrefix: '+52',
    phoneDigits: 10,
    solutionsLabel: 'Financiamiento',
    hasHelpButton: false,
    hasEntitiesBureau: true,
  },
}
