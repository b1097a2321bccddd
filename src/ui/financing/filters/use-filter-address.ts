import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LIST_QUERY_NAMES } from '#application/financing/invoice-list-query.ts'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import type { QueryPair } from '#domain/financing/invoice-filter-query.ts'

/** Keeps the search and the filter in the address, so that a reload and a copied link show the same invoices. */
export const useFilterAddress = (table: InvoiceTableViewModel): void => {
  const [, setParams] = useSearchParams()
  const show = useEffectEvent((query: ReadonlyArray<QueryPair>): void => {
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
