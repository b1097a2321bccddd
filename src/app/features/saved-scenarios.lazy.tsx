import { useState } from 'react'
import { SavedScenarios } from '#application/financing/saved-scenarios.ts'
import type { SavedScenariosProps } from '#ui/financing/cart-parts.types.ts'
import { ScenarioList } from '#ui/financing/scenarios/scenario-list.tsx'
import { useContainer } from '#ui/di/use-view-model.ts'
import { resolveNeeds } from '../create-module.ts'
import { loadModule } from '../container.ts'
import { scenariosModule } from './scenarios.module.ts'

export { scenariosModule as module } from './scenarios.module.ts'

/** The scenarios of the user beside the cart, loaded after its figures. */
export const SavedScenarioList = ({ cart }: SavedScenariosProps) => {
  const container = useContainer()
  loadModule(container, scenariosModule)
  const [vm] = useState(() => new SavedScenarios(resolveNeeds(container, SavedScenarios.needs), cart))
  return <ScenarioList vm={vm} />
}
