import { useState } from 'react'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceFilterViewModel } from '#application/financing/invoice-filter.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { InvoiceFilterDrawer } from '#ui/financing/filters/filter-drawer.tsx'
import type { FilterDrawerProps } from '#ui/financing/filters/filter-parts.ts'

/** The fields of the filter of that table, loaded when they are opened. */
export const InvoiceFilters = ({ table, country, onClose }: FilterDrawerProps) => {
  const container = useContainer()
  const [vm] = useState(() => {
    const source = container.get(FinancingSource)
    const current = container.get(CurrentSession)
    return new InvoiceFilterViewModel({ source, current, scheduler: container.get(Scheduler) }, table)
  })
  return <InvoiceFilterDrawer vm={vm} country={country} onClose={onClose} />
}
