import { Scenarios } from '#application/financing/scenarios.port.ts'
import { makeHttpScenarios } from '#infrastructure/financing/http-scenarios.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

/** The cart and the comparison of scenarios share it. */
export const scenariosModule = createModule(({ bind }) => {
  bind(Scenarios).toResolvedValue(makeHttpScenarios, [Api]).inSingletonScope()
})
