import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Scenarios } from '#application/financing/scenarios.port.ts'
import { scenarioEndpoints } from '#wire/scenarios.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpScenarios = (api: Api): Scenarios => ({
  list: () =>
    pipe(
      api.forBusiness(scenarioEndpoints.scenarioList)({}),
      TE.map(({ scenarios }) => scenarios),
    ),
  scenario: (scenarioId) => api.forBusiness(scenarioEndpoints.scenario)({ params: { scenarioId } }),
  lines: (scenarioId) =>
    pipe(
      api.forBusiness(scenarioEndpoints.scenarioLines)({ params: { scenarioId } }),
      TE.map(({ items }) => items),
    ),
  save: (orderType, lines, key) =>
    api.forBusiness(scenarioEndpoints.scenarioSave)({ query: { orderType }, body: { lines }, key }),
  restore: (scenarioId) => api.forBusiness(scenarioEndpoints.scenarioRestore)({ params: { scenarioId } }),
  remove: (scenarioId) => api.forBusiness(scenarioEndpoints.scenarioDelete)({ params: { scenarioId } }),
})
