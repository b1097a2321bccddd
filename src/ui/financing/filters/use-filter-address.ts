import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LIST_QUERY_NAMES, searchOfQuery } from '#application/financing/invoice-list-query.ts'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'

/**
 * Keeps the search and the filter in the address, so that a reload and a copied link show the same invoices. A link to another search on the
 * same page searches.
 */
export const useFilterAddress = (table: InvoiceTableViewModel): void => {
  const [current, setParams] = useSearchParams()
  const search = searchOfQuery([...current])
  const written = useRef(search)
  useEffect(() => {
    if (written.current === search) return
    written.current = search
    if (search !== table.filters.search) table.filters.set(search, table.filters.filter)
  }, [table, search])
  const show = useEffectEvent((query: ReadonlyArray<QueryPair>): void => {
    written.current = searchOfQuery(query)
    setParams(
      (params) => {
        const others = [...params].filter(([name]) => !LIST_QUERY_NAMES.has(name))
        return new URLSearchParams([...others, ...query].map(([name, value]) => [name, value]))
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => table.followQuery(show), [table])
}
