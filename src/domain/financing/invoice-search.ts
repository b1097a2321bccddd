import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { normaliseText } from '../kernel/fold.ts'
import { DECIMALS } from '../kernel/money.ts'
import type { FinanceableInvoice } from './invoice.ts'

/** What a text in the search box may mean. A row is found by any of the three. */
export interface InvoiceSearch {
  /** Folded, to be part of a folio or of a payer's name. Empty: everything is found. */
  readonly text: string
  /** To be part of a tax id written without punctuation. Undefined where the text cannot be one. */
  readonly identifier: string | undefined
  /** Amounts in minor units it may stand for, as either country writes them. */
  readonly amounts: ReadonlyArray<number>
}

const LONGEST = 200

export const normaliseSearch = (text: string, country: Country): InvoiceSearch => {
  const folded = normaliseText(text.slice(0, LONGEST))
  const amounts = amountsIn(folded, DECIMALS[profileOf(country).currency])
  return { text: folded, identifier: identifierIn(folded), amounts }
}

export const matchesSearch = (invoice: FinanceableInvoice, search: InvoiceSearch): boolean => {
  const { text, identifier, amounts } = search
  return (
    normaliseText(invoice.folio).includes(text) ||
    normaliseText(invoice.payer.name).includes(text) ||
    (identifier !== undefined && normaliseIdentifier(invoice.payer.identifier).includes(identifier)) ||
    amounts.includes(invoice.amount.minor)
  )
}

/** Letters, digits and `&` of a tax id, folded: `76.086.428-k` is `76086428k`. How tax ids are kept for searching. */
export const normaliseIdentifier = (identifier: string): string => normaliseText(identifier).replaceAll(/[ .-]/g, '')

const identifierIn = (folded: string): string | undefined => {
  const plain = normaliseIdentifier(folded)
  return /^[a-z\d&]+$/.test(plain) ? plain : undefined
}

/** `1.234` is a thousand and more to one reader and one and a fraction to another: both are looked for. */
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
