import { useState } from 'react'
import { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { SavedViews, StoredViews } from '#application/financing/saved-views.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import type { SavedViewsProps } from '#ui/financing/filters/filter-drawer.types.ts'
import { SavedViewRow } from '#ui/financing/filters/saved-view-row.tsx'
import { loadModule } from '../container.ts'
import { invoiceViewsModule as module } from './invoice-views.module.ts'

export { module }

/** The views of the user above that table, loaded after its invoices. */
export const SavedViewsAbove = ({ table }: SavedViewsProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [vm] = useState(() => new SavedViews(container.get(InvoiceViews), container.get(StoredViews), table))
  return <SavedViewRow vm={vm} />
}
