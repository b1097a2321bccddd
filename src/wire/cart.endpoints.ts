import { PriceQuery, PriceRequest, SimulationCodec } from './cart.codec.ts'
import { endpoint } from './endpoint.ts'

export const cartEndpoints = {
  cartCalculate: endpoint({
    method: 'POST',
    path: '/api/cart/calculate',
    access: 'tenant',
    limit: 'simulate',
    query: PriceQuery,
    body: PriceRequest,
    response: SimulationCodec,
  }),
}
