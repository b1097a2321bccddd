import { useState } from 'react'
import { useContainer } from '#ui/di/use-view-model.ts'
import type { SavedViewsProps } from '#ui/financing/filters/filter-drawer.types.ts'
import { ViewsPopover } from '#ui/financing/filters/views-popover.tsx'
import { loadModule } from '../container.ts'
import { createSavedViews, invoiceViewsModule as module } from './invoice-views.module.ts'

export { module }

/** The views of the user for that table, loaded when they are opened. */
export const SavedViewsOfTable = ({ table, ...popover }: SavedViewsProps) => {
  const container = useContainer()
  loadModule(container, module)
  const [vm] = useState(() => createSavedViews(container, table))
  return <ViewsPopover vm={vm} {...popover} />
}
