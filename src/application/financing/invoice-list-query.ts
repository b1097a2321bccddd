import type { InvoiceFilter } from '#domain/financing/invoice-filter.ts'
import { FILTER_QUERY_NAMES, type QueryPair, queryOfFilter } from '#domain/financing/invoice-filter-query.ts'

const SEARCH_NAME = 'search'

/** The names in an address that belong to the search and the filter of the invoices. */
export const LIST_QUERY_NAMES: ReadonlySet<string> = new Set([SEARCH_NAME, ...FILTER_QUERY_NAMES])

/** Empty without search and filter. */
export const listQueryOf = (search: string, filter: InvoiceFilter): ReadonlyArray<QueryPair> => [
  ...(search === '' ? [] : [[SEARCH_NAME, search] as const]),
  ...queryOfFilter(filter),
]

export const searchOfQuery = (query: ReadonlyArray<QueryPair>): string =>
  query.find(([name]) => name === SEARCH_NAME)?.[1] ?? ''
