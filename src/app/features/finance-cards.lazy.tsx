import { useContainer } from '#ui/di/use-view-model.ts'
import { FinanceCards as Cards } from '#ui/financing/finance-cards.tsx'
import type { InvoicedFigureProps } from '#ui/financing/invoiced-figure.tsx'
import { loadModule } from '../container.ts'
import { debtsModule } from './debts.module.ts'

export { debtsModule as module } from './debts.module.ts'

/** Loaded after the invoices, with what it resolves. */
export const FinanceCards = (props: InvoicedFigureProps) => {
  loadModule(useContainer(), debtsModule)
  return <Cards {...props} />
}
