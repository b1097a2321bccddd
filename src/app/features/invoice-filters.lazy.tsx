import { useState } from 'react'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { SavedViews, StoredViews } from '#application/financing/saved-views.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { Scheduler } from '#application/shared/scheduler.port.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { InvoiceFilterDrawer } from '#ui/financing/filters/filter-drawer.tsx'
import type { FilterDrawerProps } from '#ui/financing/filters/filter-drawer.types.ts'
import { loadModule } from '../container.ts'
import { invoiceViewsModule as module } from './invoice-views.module.ts'

export { module }

/** The fields of the filter of that table and the views of the user, loaded when they are opened. */
export const InvoiceFilters = ({ table, country, onClose }: FilterDrawerProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [{ form, views }] = useState(() => {
    const source = container.get(FinancingSource)
    const current = container.get(CurrentSession)
    return {
      form: new InvoiceFilterForm({ source, current, scheduler: container.get(Scheduler) }, table),
      views: source.isDemo ? undefined : new SavedViews(container.get(InvoiceViews), container.get(StoredViews), table),
    }
  })
  return <InvoiceFilterDrawer vm={form} views={views} country={country} onClose={onClose} />
}
