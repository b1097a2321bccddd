import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { normaliseText } from '../kernel/fold.ts'
import { DECIMALS } from '../kernel/money.ts'
import type { FinanceableInvoice } from './invoice.ts'

/** The possible meanings of a search text. A row matches by any of the three. */
export interface InvoiceSearch {
  /** Normalised text to find in a folio or a payer's name. Empty matches everything. */
  readonly text: string
  /** Text to find in a tax id without punctuation. Undefined where the text cannot be part of one. */
  readonly identifier: string | undefined
  /** Amounts in minor units that the text may denote, in the notation of either country. */
  readonly amounts: ReadonlyArray<number>
}

const MAX_LENGTH = 200

/**
 * Reads a search text of at most 200 characters, without case and accents. Total: any text has a meaning.
 *
 * @example
 * ```ts
 * import { normaliseSearch } from '@anticipo/domain/financing/invoice-search'
 *
 * normaliseSearch('76.418.205-7', 'CL') // { text: '76.418.205-7', identifier: '764182057', amounts: [] }
 * normaliseSearch('1.234', 'MX').amounts // [123400]
 * ```
 */
export const normaliseSearch = (text: string, country: Country): InvoiceSearch => {
  const folded = normaliseText(text.slice(0, MAX_LENGTH))
  const amounts = amountsIn(folded, DECIMALS[profileOf(country).currency])
  return { text: folded, identifier: identifierIn(folded), amounts }
}

/**
 * Whether the folio or the name contains the text, the tax id its identifier, or the amount is one of its amounts.
 *
 * @example
 * ```ts
 * import { matchesSearch, normaliseSearch } from '@anticipo/domain/financing/invoice-search'
 * import { sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * matchesSearch(sampleInvoice('1'), normaliseSearch('quilen', 'CL')) // true
 * matchesSearch(sampleInvoice('1'), normaliseSearch('100.000', 'CL')) // true
 * ```
 */
export const matchesSearch = (
  invoice: Pick<FinanceableInvoice, 'folio' | 'payer' | 'amount'>,
  search: InvoiceSearch,
): boolean => {
  const { text, identifier, amounts } = search
  return (
    normaliseText(invoice.folio).includes(text) ||
    normaliseText(invoice.payer.name).includes(text) ||
    (identifier !== undefined && normaliseIdentifier(invoice.payer.identifier).includes(identifier)) ||
    amounts.includes(invoice.amount.minor)
  )
}

/**
 * Letters, digits and `&` of a tax id, normalised: `76.086.428-k` is `76086428k`. Tax ids are stored so for searching.
 *
 * @example
 * ```ts
 * import { normaliseIdentifier } from '@anticipo/domain/financing/invoice-search'
 *
 * normaliseIdentifier('76.086.428-K') // '76086428k'
 * ```
 */
export const normaliseIdentifier = (identifier: string): string => normaliseText(identifier).replaceAll(/[ .-]/g, '')

const identifierIn = (folded: string): string | undefined => {
  const plain = normaliseIdentifier(folded)
  return /^[a-z\d&]+$/.test(plain) ? plain : undefined
}

/** `1.234` is a thousand and more in Chile and one and a fraction in Mexico: both are searched. */
const amountsIn = (folded: string, decimals: number): ReadonlyArray<number> => {
  const number = folded.replace(/^(?:clp|mxn|us)? ?\$? ?/, '')
  const readings = [read(number, '.', ',', decimals), read(number, ',', '.', decimals)]
  return [...new Set(readings.filter((minor) => minor !== undefined))]
}

const read = (text: string, thousands: '.' | ',', decimal: '.' | ',', decimals: number): number | undefined => {
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const groups = whole.split(thousands)
  const grouped =
    groups.length === 1 || groups.every((group, at) => (at === 0 ? group.length <= 3 : group.length === 3))
  const shaped = grouped && groups.every((group) => /^\d+$/.test(group))
  if (!shaped || more.length > 0 || !/^\d*$/.test(fraction) || fraction.length > decimals) return undefined
  const minor = Number(groups.join('') + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}
