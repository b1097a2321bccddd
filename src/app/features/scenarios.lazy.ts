import { ScenarioComparisonViewModel } from '#application/financing/scenario-comparison.view-model.ts'
import { createModule } from '../create-module.ts'
import { invoicesModule } from './invoices.module.ts'
import { scenariosModule } from './scenarios.module.ts'

export { ComparisonScreen as Screen } from '#ui/financing/scenarios/comparison-screen.tsx'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(ScenarioComparisonViewModel)
  },
  [scenariosModule, invoicesModule],
)
