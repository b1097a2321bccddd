import { useState } from 'react'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { InvoiceFilterDrawer } from '#ui/financing/filters/filter-drawer.tsx'
import type { FilterDrawerProps } from '#ui/financing/filters/filter-drawer.types.ts'
import { resolveNeeds } from '../create-module.ts'
import { loadModule } from '../container.ts'
import { createSavedViews, invoiceViewsModule as module } from './invoice-views.module.ts'

export { module }

/** The fields of the filter of that table and the views of the user, loaded when they are opened. */
export const InvoiceFilters = ({ table, ...drawer }: FilterDrawerProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [{ form, views }] = useState(() => ({
    form: new InvoiceFilterForm(resolveNeeds(container, InvoiceFilterForm.needs), table),
    views: container.get(FinancingSource).isDemo ? undefined : createSavedViews(container, table),
  }))
  return <InvoiceFilterDrawer vm={form} views={views} {...drawer} />
}
