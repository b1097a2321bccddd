import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { CashCoverAnswer, CashCoverQuery } from './cash-cover.codec.ts'
import {
  CashAnswer,
  CashEntryPage,
  CashItemQuery,
  CashSoonAnswer,
  MarkAnswer,
  MarkRequest,
  OpeningAnswer,
  OpeningRequest,
  OwnItemAnswer,
  OwnItemList,
  OwnItemRequest,
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
  cashCover: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/cash/cover',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    limit: 'simulate',
    query: CashCoverQuery,
    response: CashCoverAnswer,
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
  cashExpectedSave: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/cash/expected',
    access: 'tenant',
    versioned: true,
    body: MarkRequest,
    response: MarkAnswer,
    errors: ['ERROR_INVOICE_IN_ORDER', 'ERROR_INVOICE_NOT_AVAILABLE'],
  }),
  cashFixed: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/cash/fixed',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    response: OwnItemList,
  }),
  cashFixedCreate: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/cash/fixed',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    idempotent: true,
    body: OwnItemRequest,
    response: OwnItemAnswer,
  }),
  cashFixedUpdate: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/cash/fixed/:fixedId',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    versioned: true,
    body: OwnItemRequest,
    response: OwnItemAnswer,
  }),
  /** Answers with the deleted item, so that a conflict can answer with the stored one. */
  cashFixedDelete: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/cash/fixed/:fixedId',
    access: 'tenant',
    feature: PAYABLES_FEATURE,
    versioned: true,
    response: OwnItemAnswer,
  }),
}
