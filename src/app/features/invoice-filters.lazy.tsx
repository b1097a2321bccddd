import { useState } from 'react'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceFilterViewModel } from '#application/financing/invoice-filter.view-model.ts'
import { InvoiceViewsViewModel } from '#application/financing/invoice-views.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { makeHttpInvoiceViews } from '#infrastructure/financing/http-invoice-views.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { InvoiceFilterDrawer } from '#ui/financing/filters/filter-drawer.tsx'
import type { FilterDrawerProps } from '#ui/financing/filters/filter-parts.ts'
import { Api } from '../tokens.ts'

/** The fields of the filter of that table and the views of the user, loaded when they are opened. */
export const InvoiceFilters = ({ table, country, onClose }: FilterDrawerProps) => {
  const container = useContainer()
  const [{ filter, views }] = useState(() => {
    const source = container.get(FinancingSource)
    const current = container.get(CurrentSession)
    return {
      filter: new InvoiceFilterViewModel({ source, current, scheduler: container.get(Scheduler) }, table),
      views: source.isDemo ? undefined : new InvoiceViewsViewModel(makeHttpInvoiceViews(container.get(Api)), table),
    }
  })
  return <InvoiceFilterDrawer vm={filter} views={views} country={country} onClose={onClose} />
}
