import { useState } from 'react'
import { useContainer } from '#ui/di/use-view-model.ts'
import type { SavedViewsProps } from '#ui/financing/filters/filter-drawer.types.ts'
import { SavedViewRow } from '#ui/financing/filters/saved-view-row.tsx'
import { loadModule } from '../container.ts'
import { createSavedViews, invoiceViewsModule as module } from './invoice-views.module.ts'

export { module }

/** The views of the user above that table, loaded after its invoices. */
export const SavedViewsAbove = ({ table, placeholder }: SavedViewsProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [vm] = useState(() => createSavedViews(container, table))
  return <SavedViewRow vm={vm} placeholder={placeholder} />
}
