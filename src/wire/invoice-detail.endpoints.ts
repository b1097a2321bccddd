import { DocumentFileResponse } from './documents.codec.ts'
import { endpoint } from './endpoint.ts'
import { InvoiceDetail } from './invoice-detail.codec.ts'

export const invoiceDetailEndpoints = {
  invoiceDetail: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/:invoiceId',
    access: 'tenant',
    permission: 'read',
    response: InvoiceDetail,
  }),
  invoiceXml: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/:invoiceId/xml',
    access: 'tenant',
    permission: 'read',
    carriesFile: true,
    response: DocumentFileResponse,
  }),
}
