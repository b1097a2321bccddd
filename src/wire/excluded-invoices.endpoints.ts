import { endpoint } from './endpoint.ts'
import { ExcludedInvoicePage, ExcludedInvoiceQuery } from './excluded-invoices.codec.ts'

export const excludedInvoiceEndpoints = {
  excludedInvoices: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/excluded',
    access: 'tenant',
    permission: 'read',
    query: ExcludedInvoiceQuery,
    response: ExcludedInvoicePage,
  }),
}
