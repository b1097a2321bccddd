import type { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { geographyEndpoints } from '#wire/geography.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpMexicanGeography = ({ call }: Pick<Api, 'call'>): MexicanGeography => ({
  states: () => call(geographyEndpoints.mexicanStates, {}),
  municipalities: (state) => call(geographyEndpoints.mexicanMunicipalities, { params: { state } }),
  colonies: (state, municipality) =>
    call(geographyEndpoints.mexicanColonies, { params: { municipality }, query: { state } }),
})
