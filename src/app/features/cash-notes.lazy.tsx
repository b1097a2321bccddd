import { CashNotes as Notes } from '#ui/cash/cash-notes.tsx'
import { useContainer } from '#ui/di/use-view-model.ts'
import { loadModule } from '../container.ts'
import { debtsModule } from './debts.module.ts'

export { debtsModule as module } from './debts.module.ts'

/** Loaded after the weeks, with what it resolves. */
export const CashNotes = () => {
  loadModule(useContainer(), debtsModule)
  return <Notes />
}
