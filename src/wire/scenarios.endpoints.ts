import { PRICING_ERRORS } from './simulation-codes.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { TypeQuery } from './financing.codec.ts'
import { ScenarioCodec, ScenarioLines, ScenarioList, ScenarioRequest } from './scenarios.codec.ts'

export const scenarioEndpoints = {
  /** Those of the user. */
  scenarioList: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/scenario',
    access: 'tenant',
    permission: 'read',
    response: ScenarioList,
  }),
  scenarioSave: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/scenario',
    access: 'tenant',
    permission: 'workspace',
    idempotent: true,
    limit: 'simulate',
    query: TypeQuery,
    body: ScenarioRequest,
    response: ScenarioCodec,
    errors: [...PRICING_ERRORS, 'ERROR_SCENARIO_LIMIT'],
  }),
  /** Any user of the business may read it. */
  scenario: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/scenario/:scenarioId',
    access: 'tenant',
    permission: 'read',
    response: ScenarioCodec,
  }),
  scenarioLines: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/scenario/:scenarioId/invoice',
    access: 'tenant',
    permission: 'read',
    response: ScenarioLines,
  }),
  /** Only one of the user. */
  scenarioDelete: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/scenario/:scenarioId',
    access: 'tenant',
    permission: 'workspace',
    response: EmptyResponse,
  }),
  /** The one that the user removed last. */
  scenarioRestore: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/scenario/:scenarioId',
    access: 'tenant',
    permission: 'workspace',
    response: ScenarioCodec,
    errors: ['ERROR_SCENARIO_LIMIT'],
  }),
}
