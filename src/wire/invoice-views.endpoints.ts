import { EmptyResponse, endpoint } from './endpoint.ts'
import { ViewCodec, ViewQuery, ViewsResponse } from './invoice-views.codec.ts'

export const invoiceViewEndpoints = {
  invoiceViews: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/view',
    access: 'tenant',
    permission: 'read',
    response: ViewsResponse,
  }),
  invoiceViewSave: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/invoice/view',
    access: 'tenant',
    permission: 'workspace',
    body: ViewCodec,
    response: EmptyResponse,
    errors: ['ERROR_INVOICE_VIEW_LIMIT'],
  }),
  invoiceViewDelete: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/invoice/view',
    access: 'tenant',
    permission: 'workspace',
    query: ViewQuery,
    response: EmptyResponse,
  }),
}
