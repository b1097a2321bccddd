import type { Country } from './country.ts'
import { known } from './guard.ts'
import type { Currency } from './money.ts'

/** The differences between the countries that are data. */
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
  /** Heading of the column `invoiceMethodColumn` in the table of invoices. */
  readonly invoiceMethodColumn: 'documentType' | 'paymentMethod'
  /** Code, in the extra data of an invoice, of the column that only this country shows. */
  readonly invoiceExtraColumn: 'INVOICE_STATE' | 'INVOICE_TYPE'
  /** Whether the tables of payable invoices have the column of the method. */
  readonly hasPayableMethodColumn: boolean
  readonly hasSurplus: boolean
  readonly hasOrderDocuments: boolean
  /** Whether the invoices of an order have the columns late days and retention. */
  readonly hasInvoiceLateDays: boolean
  /** `CLABE`: one format for every bank. `local`: digits, the format differs by bank. */
  readonly accountNumber: 'CLABE' | 'local'
  /** Currencies of a business's accounts; the first is the default. */
  readonly accountCurrencies: ReadonlyArray<Currency>
  /** Whether the ids of a representative are editable; otherwise they come from the external form. */
  readonly hasEditableStakeholderIds: boolean
  /** Whether a digital certificate (.PFX) can be registered. */
  readonly hasCertificate: boolean
  readonly phonePrefix: '+56' | '+52'
  /** Digits of a phone number without its prefix. */
  readonly phoneDigits: 9 | 10
}

/**
 * The profile of a country.
 *
 * @example
 * ```ts
 * import { profileOf } from '@anticipo/domain/kernel/country-profile'
 *
 * profileOf('MX').taxIdLabel // 'RFC'
 * profileOf('CL').currency // 'CLP'
 * ```
 */
export const profileOf = (country: Country): CountryProfile => known(PROFILES, country, 'CountryUnknown')

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
    invoiceMethodColumn: 'documentType',
    invoiceExtraColumn: 'INVOICE_STATE',
    hasPayableMethodColumn: false,
    hasSurplus: true,
    hasOrderDocuments: false,
    hasInvoiceLateDays: true,
    accountNumber: 'local',
    accountCurrencies: ['CLP'],
    hasEditableStakeholderIds: true,
    hasCertificate: true,
    phonePrefix: '+56',
    phoneDigits: 9,
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
    invoiceMethodColumn: 'paymentMethod',
    invoiceExtraColumn: 'INVOICE_TYPE',
    hasPayableMethodColumn: true,
    hasSurplus: false,
    hasOrderDocuments: true,
    hasInvoiceLateDays: false,
    accountNumber: 'CLABE',
    accountCurrencies: ['MXN', 'USD'],
    hasEditableStakeholderIds: false,
    hasCertificate: false,
    phonePrefix: '+52',
    phoneDigits: 10,
  },
}
