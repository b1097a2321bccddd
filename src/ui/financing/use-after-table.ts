import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import { useIdleAfter } from '../app/use-idle-after.ts'

/** Whether what the first screen does not need is shown: once the page is idle after its invoices, or their failure. */
export const useAfterTable = ({ flow }: FinanceHomeViewModel): boolean => {
  const { failure, rows } = flow.table.list
  return useIdleAfter(rows !== undefined || failure !== undefined)
}
