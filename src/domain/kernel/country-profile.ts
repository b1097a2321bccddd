import type { Country } from './country.ts'
import type { Currency } from './money.ts'

/** Every difference between the countries, as data. Screens read the profile and never compare countries. */
export interface CountryProfile {
  readonly country: Country
  readonly currency: Currency
  /** Time zone that determines "today" for a business. */
  readonly timeZone: 'America/Santiago' | 'America/Mexico_City'
  readonly thousandsSeparator: '.' | ','
  readonly decimalSeparator: '.' | ','
  readonly taxAuthority: 'SII' | 'SAT'
  readonly taxIdLabel: 'RUT' | 'RFC'
  /** Name of the tax authority's credential in running text. */
  readonly credentialLabel: string
  /** The country's term for the sale of an invoice. */
  readonly financingTerm: 'factoring' | 'factoraje'
  /** Heading of the column `invoiceMethodColumn` in the table of invoices. */
  readonly invoiceMethodColumn: 'documentType' | 'paymentMethod'
  /** Code, in the extra data of an invoice, of the column that only this country shows. */
  readonly invoiceExtraColumn: 'INVOICE_STATE' | 'INVOICE_TYPE'
  /** Whether the tables of payable invoices have the column of the method. */
  readonly hasPayableMethodColumn: boolean
  /** Whether the tax authority states when an invoice was received, from which its legal due date counts. */
  readonly statesReception: boolean
  readonly hasSurplus: boolean
  readonly hasOrderDocuments: boolean
  readonly hasInvoicePdf: boolean
  /** Whether the invoices of an order have the columns late days and retention. */
  readonly hasInvoiceLateDays: boolean
  readonly hasTreasuryDebt: boolean
  readonly hasCreditBureau: boolean
  readonly hasDebtService: boolean
  /** Whether the order total and the interest rate have an explanation. */
  readonly explainsOrderTotals: boolean
  /** Charges are quoted including value added tax. */
  readonly pricesIncludeVat: boolean
  /** `CLABE`: one format for every bank. `local`: digits, the format differs by bank. */
  readonly accountNumber: 'CLABE' | 'local'
  /** Currencies of a business's accounts; the first is the default. */
  readonly accountCurrencies: ReadonlyArray<Currency>
  /** The order of the fields of a bank account. */
  readonly accountFields: ReadonlyArray<'bank' | 'type' | 'number' | 'identifier' | 'holder' | 'currency'>
  /** Whether the financier manages accounts for the business. */
  readonly hasProviderAccounts: boolean
  /** Whether a legal representative has a population key and documents to upload. */
  readonly hasPopulationKey: boolean
  readonly hasStakeholderDocuments: boolean
  /** How a legal representative is added. */
  readonly stakeholderForm: 'dialog' | 'external'
  /** Whether the ids of a representative are editable; otherwise they come from the external form. */
  readonly hasEditableStakeholderIds: boolean
  /** Whether a digital certificate (.PFX) can be registered. */
  readonly hasCertificate: boolean
  readonly phonePrefix: '+56' | '+52'
  /** Digits of a phone number without its prefix. */
  readonly phoneDigits: 9 | 10
  /** Footer label of the provider's products. */
  readonly solutionsLabel: 'Soluciones' | 'Financiamiento'
  readonly hasHelpButton: boolean
  /** Whether the footer links to the register of financial entities. */
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
    statesReception: true,
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
    statesReception: false,
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
