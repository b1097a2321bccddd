import { AttachmentList, AttachmentResponse, AttachmentsRequest, DeleteAttachmentQuery } from './attachments.codec.ts'
import { DocumentFileResponse } from './documents.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'

export const attachmentEndpoints = {
  hasAttachments: endpoint({
    method: 'POST',
    path: '/api/orderinvoice/hasattachments',
    access: 'tenant',
    permission: 'read',
    country: 'CL',
    body: AttachmentsRequest,
    response: AttachmentList,
  }),
  invoicePdfUpload: endpoint({
    method: 'POST',
    path: '/api/orderinvoice/:orderInvoiceId/pdfinvoice',
    access: 'tenant',
    permission: 'invoices',
    country: 'CL',
    multipart: true,
    limit: 'upload',
    response: AttachmentResponse,
    errors: ['ERROR_DOCUMENT_TYPE', 'ERROR_DOCUMENT_SIZE', 'ERROR_DOCUMENT_NOT_EXPECTED'],
  }),
  invoicePdfDownload: endpoint({
    method: 'GET',
    path: '/api/orderinvoice/:orderInvoiceId/pdfinvoice',
    access: 'tenant',
    permission: 'read',
    country: 'CL',
    carriesFile: true,
    response: DocumentFileResponse,
  }),
  invoicePdfDelete: endpoint({
    method: 'DELETE',
    path: '/api/orderinvoice/:orderInvoiceId/pdfinvoice',
    access: 'tenant',
    permission: 'invoices',
    country: 'CL',
    query: DeleteAttachmentQuery,
    response: EmptyResponse,
  }),
}
