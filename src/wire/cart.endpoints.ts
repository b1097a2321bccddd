import { PRICING_ERRORS } from './simulation-codes.ts'
import { PriceQuery, PriceRequest, SimulationCodec } from './cart.codec.ts'
import { endpoint } from './endpoint.ts'

export const cartEndpoints = {
  cartCalculate: endpoint({
    method: 'POST',
    path: '/api/cart/calculate',
    access: 'tenant',
    permission: 'read',
    limit: 'simulate',
    query: PriceQuery,
    body: PriceRequest,
    response: SimulationCodec,
    errors: [...PRICING_ERRORS, 'ERROR_PAYABLE_NOT_OWED', 'ERROR_PAYROLL_INCOMPLETE', 'ERROR_PAYROLL_NOT_PAYABLE'],
  }),
}
