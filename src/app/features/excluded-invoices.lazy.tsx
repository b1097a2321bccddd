import { ExcludedInvoices } from '#application/financing/excluded-invoices.port.ts'
import { ExcludedInvoicesViewModel } from '#application/financing/excluded-invoices.view-model.ts'
import { makeHttpExcludedInvoices } from '#infrastructure/financing/http-excluded-invoices.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { ExcludedControl } from '#ui/financing/excluded-control.tsx'
import { ExcludedTable } from '#ui/financing/excluded-table.tsx'
import type { ExcludedProps, ExcludedTableProps } from '#ui/financing/excluded-view.ts'
import { loadModule } from '../container.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export const module = createModule(({ bind, bindClass }) => {
  bind(ExcludedInvoices).toResolvedValue(makeHttpExcludedInvoices, [Api]).inSingletonScope()
  bindClass(ExcludedInvoicesViewModel).inSingletonScope()
})

/** Both are loaded after the invoices, with what they resolve, and share one view-model. */
export const Control = (props: ExcludedProps) => {
  loadModule(useContainer(), module)
  return <ExcludedControl {...props} />
}

export const Table = (props: ExcludedTableProps) => {
  loadModule(useContainer(), module)
  return <ExcludedTable {...props} />
}
