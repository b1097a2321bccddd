import * as t from 'io-ts'
import { list, text } from './codec/primitives.ts'
import { endpoint } from './endpoint.ts'

const Names = list(5_000, text(120))

/** Facts that anyone may read. Names of municipalities repeat across states. */
export const geographyEndpoints = {
  mexicanStates: endpoint({ method: 'GET', path: '/api/geo/mx/state', access: 'public', response: Names }),
  mexicanMunicipalities: endpoint({
    method: 'GET',
    path: '/api/geo/mx/state/:state/municipality',
    access: 'public',
    response: Names,
  }),
  mexicanColonies: endpoint({
    method: 'GET',
    path: '/api/geo/mx/municipality/:municipality/colony',
    access: 'public',
    query: t.strict({ state: text(120) }),
    response: Names,
  }),
}
