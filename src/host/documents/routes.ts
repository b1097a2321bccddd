import * as E from 'fp-ts/Either'
import { allCompleted } from '#domain/documents/document.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { documentResponse } from './document-response.ts'
import { downloadDocument } from './download-document.ts'
import { signDocument } from './sign-document.ts'
import { documentsOf } from './store.ts'

const ofBusiness = (id: BusinessId) => ({ type: 'business', id }) as const

export const documentRoutes = routes((services) => [
  route(endpoints.businessDocumentList, async ({ business, db }) =>
    E.right((await documentsOf(db, ofBusiness(business.id))).map(documentResponse)),
  ),

  route(endpoints.businessDocumentsCompleted, async ({ business, db }) =>
    E.right({ isCompleted: allCompleted(await documentsOf(db, ofBusiness(business.id))) }),
  ),

  route(endpoints.businessDocumentSign, (call) =>
    signDocument(services, call, ofBusiness(call.business.id), call.params.documentId),
  ),

  route(endpoints.businessDocumentDownload, ({ business, db, params }) =>
    downloadDocument(services, db, ofBusiness(business.id), params.documentId),
  ),
])
