import { isRight } from 'fp-ts/Either'
import { type CivilDate, parse } from '../kernel/civil-date.ts'
import { type FilterRange, type InvoiceFilter, MAX_FILTER_AMOUNT, MAX_FILTER_VALUES } from './invoice-filter.ts'
import { INVOICE_NOTICES } from './invoice-notice.ts'
import { normaliseIdentifier } from './invoice-search.ts'
import type { SignatureFilter } from './signature.ts'

/** One name and its value in the query of an address, not percent-encoded. */
export type QueryPair = readonly [name: string, value: string]

/** The names that `filterOfQuery` reads. */
export const FILTER_QUERY_NAMES = [
  'signature',
  'payer',
  'amountFrom',
  'amountTo',
  'issuedFrom',
  'issuedTo',
  'dueFrom',
  'dueTo',
  'notice',
  'method',
] as const

/**
 * The filter of an address. Total: a pair that is unknown or malformed is ignored, and of a name with a single value
 * the first valid one counts. Amounts are minor units, dates `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * import { filterOfQuery } from '@anticipo/domain/financing/invoice-filter-query'
 *
 * filterOfQuery([['amountFrom', '5000'], ['amountFrom', '1'], ['dueTo', 'mañana'], ['other', '1']]).amount // { from: 5000, to: undefined }
 * ```
 */
export const filterOfQuery = (query: ReadonlyArray<QueryPair>): InvoiceFilter => {
  const valuesOf = <A>(name: string, read: (text: string) => A | undefined): ReadonlyArray<A> =>
    query.flatMap(([key, text]) => {
      const value = key === name ? read(text) : undefined
      return value === undefined ? [] : [value]
    })
  const range = <A>(name: string, read: (text: string) => A | undefined): FilterRange<A> => ({
    from: valuesOf(`${name}From`, read)[0],
    to: valuesOf(`${name}To`, read)[0],
  })
  const notices = valuesOf('notice', (text) => INVOICE_NOTICES.find((notice) => notice === text))
  return {
    signatures: valuesOf('signature', signaturesIn)[0] ?? 'ALL',
    payers: distinct(valuesOf('payer', identifierIn)),
    amount: range('amount', minorIn),
    issued: range('issued', dateIn),
    due: range('due', dateIn),
    notices: INVOICE_NOTICES.filter((notice) => notices.includes(notice)),
    methods: distinct(valuesOf('method', methodIn)),
  }
}

/**
 * The filter as pairs of an address, in the order of its fields; empty for the filter that accepts all.
 * `filterOfQuery` reads it back.
 *
 * @example
 * ```ts
 * import { NO_FILTER } from '@anticipo/domain/financing/invoice-filter'
 * import { queryOfFilter } from '@anticipo/domain/financing/invoice-filter-query'
 *
 * queryOfFilter({ ...NO_FILTER, methods: ['33'] }) // [['method', '33']]
 * queryOfFilter(NO_FILTER) // []
 * ```
 */
export const queryOfFilter = (filter: InvoiceFilter): ReadonlyArray<QueryPair> => [
  ...(filter.signatures === 'ALL' ? [] : [['signature', filter.signatures] as const]),
  ...filter.payers.map((payer): QueryPair => ['payer', payer]),
  ...rangePairs('amount', filter.amount),
  ...rangePairs('issued', filter.issued),
  ...rangePairs('due', filter.due),
  ...filter.notices.map((notice): QueryPair => ['notice', notice]),
  ...filter.methods.map((method): QueryPair => ['method', method]),
]

const rangePairs = (name: string, { from, to }: FilterRange<number | CivilDate>): ReadonlyArray<QueryPair> => [
  ...(from === undefined ? [] : [[`${name}From`, `${from}`] as const]),
  ...(to === undefined ? [] : [[`${name}To`, `${to}`] as const]),
]

/**
 * Whether both accept the same invoices because their parts are equal.
 *
 * @example
 * ```ts
 * import { filterOfQuery, isSameFilter } from '@anticipo/domain/financing/invoice-filter-query'
 *
 * isSameFilter(filterOfQuery([['payer', '76.418.205-7']]), filterOfQuery([['payer', '764182057']])) // true
 * ```
 */
export const isSameFilter = (one: InvoiceFilter, other: InvoiceFilter): boolean =>
  one === other || JSON.stringify(queryOfFilter(one)) === JSON.stringify(queryOfFilter(other))

const distinct = (values: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(values)].slice(0, MAX_FILTER_VALUES).toSorted()

/** An RFC, the longest tax id, has at most 13 characters, among them `&` and Ñ. */
const identifierIn = (text: string): string | undefined => {
  const plain = text.length > 20 ? '' : normaliseIdentifier(text)
  return /^[a-zñ\d&]{2,13}$/.test(plain) ? plain : undefined
}

const signaturesIn = (text: string): SignatureFilter | undefined =>
  text === 'VERIFIED' || text === 'TO_REVIEW' ? text : undefined

/** A form of payment of the SAT, or a type of document of the SII. */
const methodIn = (text: string): string | undefined => (/^[A-Z\d]{1,4}$/.test(text) ? text : undefined)

const minorIn = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) && Number(text) <= MAX_FILTER_AMOUNT ? Number(text) : undefined

const dateIn = (text: string): CivilDate | undefined => {
  const date = parse(text)
  return isRight(date) ? date.right : undefined
}
