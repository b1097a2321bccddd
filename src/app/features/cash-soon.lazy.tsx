import { CashSoonLine as Line } from '#ui/cash/cash-soon.tsx'
import { useContainer } from '#ui/di/use-view-model.ts'
import { loadModule } from '../container.ts'
import { cashSoonModule } from './cash-soon.module.ts'

export { cashSoonModule as module } from './cash-soon.module.ts'

/** Loaded after the payments, with what it resolves. */
export const CashSoonLine = () => {
  loadModule(useContainer(), cashSoonModule)
  return <Line />
}
