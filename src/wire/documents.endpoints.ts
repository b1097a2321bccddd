import {
  DocumentFileQuery,
  DocumentFileResponse,
  DocumentList,
  DocumentResponse,
  DocumentsCompleted,
  SignDocumentRequest,
} from './documents.codec.ts'
import { endpoint } from './endpoint.ts'

export const documentEndpoints = {
  businessDocumentList: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/document',
    access: 'tenant',
    unverified: true,
    response: DocumentList,
  }),
  businessDocumentsCompleted: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/document/completed',
    access: 'tenant',
    unverified: true,
    response: DocumentsCompleted,
  }),
  businessDocumentSign: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/document/:documentId/sign',
    access: 'tenant',
    unverified: true,
    carriesFile: true,
    limit: 'upload',
    body: SignDocumentRequest,
    response: DocumentResponse,
  }),
  businessDocumentDownload: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/document/:documentId/download',
    access: 'tenant',
    unverified: true,
    carriesFile: true,
    query: DocumentFileQuery,
    response: DocumentFileResponse,
  }),
}
