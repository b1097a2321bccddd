import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { inAlphabeticalOrder, municipalitiesOf, stateNames } from './mexico.ts'
import { coloniesOf } from './store.ts'

export const geographyRoutes = routes(() => [
  route(endpoints.mexicanStates, async () => E.right(stateNames())),

  route(endpoints.mexicanMunicipalities, async ({ params }) =>
    E.fromNullable(NOT_FOUND)(municipalitiesOf(params.state)),
  ),

  route(endpoints.mexicanColonies, async ({ db, params, query }) =>
    municipalitiesOf(query.state)?.includes(params.municipality) === true
      ? E.right(inAlphabeticalOrder(await coloniesOf(db, query.state, params.municipality)))
      : E.left(NOT_FOUND),
  ),
])
