import { DemoMode } from '#application/financing/demo-mode.ts'
import { Invoices } from '#application/financing/invoices.port.ts'
import { ScenarioComparisonViewModel } from '#application/financing/scenario-comparison.view-model.ts'
import { Scenarios } from '#application/financing/scenarios.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { TabStorage } from '#application/shared/storage.port.ts'
import { createModule } from '../create-module.ts'
import { invoicesModule } from './invoices.module.ts'
import { scenariosModule } from './scenarios.module.ts'

export { ComparisonScreen as Screen } from '#ui/financing/scenarios/comparison-screen.tsx'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(ScenarioComparisonViewModel, {
      scenarios: Scenarios,
      invoices: Invoices,
      mode: DemoMode,
      current: CurrentSession,
      tab: TabStorage,
    })
  },
  [scenariosModule, invoicesModule],
)
