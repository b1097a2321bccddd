import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import {
  CashAnswer,
  CashEntryPage,
  CashItemQuery,
  CashSoonAnswer,
  OpeningAnswer,
  OpeningRequest,
} from './cash.codec.ts'
import { endpoint } from './endpoint.ts'

export const cashEndpoints = {
  cash: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/cash',
    access: 'tenant',
    response: CashAnswer,
  }),
  cashItems: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/cash/item',
    access: 'tenant',
    query: CashItemQuery,
    response: CashEntryPage,
  }),
  cashSoon: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/cash/soon',
    access: 'tenant',
    response: CashSoonAnswer,
  }),
  cashOpeningSave: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/cash/opening',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    versioned: true,
    body: OpeningRequest,
    response: OpeningAnswer,
  }),
}
