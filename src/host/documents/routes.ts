import * as E from 'fp-ts/Either'
import { allCompleted, type DocumentOwner } from '#domain/documents/document.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Queries } from '../database/database.ts'
import { route, routes } from '../http/route.ts'
import { documentResponse } from './document-response.ts'
import { downloadDocument } from './download-document.ts'
import { signDocument, type SigningServices } from './sign-document.ts'
import { completedStakeholders, documentsOf } from './store.ts'

const ofBusiness = (id: BusinessId): DocumentOwner => ({ type: 'business', id })
const ofOrder = (id: OrderId): DocumentOwner => ({ type: 'order', id })
const ofStakeholder = (id: StakeholderId): DocumentOwner => ({ type: 'stakeholder', id })

export const documentRoutes = routes((services: SigningServices) => [
  route(endpoints.businessDocumentList, ({ business, db }) => listDocuments(db, ofBusiness(business.id))),
  route(endpoints.businessDocumentsCompleted, ({ business, db }) => isCompleted(db, ofBusiness(business.id))),
  route(endpoints.businessDocumentSign, (call) =>
    signDocument(services, call, ofBusiness(call.business.id), call.params.documentId),
  ),
  route(endpoints.businessDocumentDownload, ({ business, db, params }) =>
    downloadDocument(services, db, ofBusiness(business.id), params.documentId),
  ),

  route(endpoints.stakeholdersCompleted, async ({ business, db }) =>
    E.right(await completedStakeholders(db, business.id)),
  ),
  route(endpoints.stakeholderDocumentList, ({ db, params }) => listDocuments(db, ofStakeholder(params.stakeholderId))),
  route(endpoints.stakeholderDocumentsCompleted, ({ db, params }) =>
    isCompleted(db, ofStakeholder(params.stakeholderId)),
  ),
  route(endpoints.stakeholderDocumentSign, (call) =>
    signDocument(services, call, ofStakeholder(call.params.stakeholderId), call.params.documentId),
  ),
  route(endpoints.stakeholderDocumentDownload, ({ db, params }) =>
    downloadDocument(services, db, ofStakeholder(params.stakeholderId), params.documentId),
  ),

  route(endpoints.orderDocumentList, ({ db, params }) => listDocuments(db, ofOrder(params.orderId))),
  route(endpoints.orderDocumentSign, (call) =>
    signDocument(services, call, ofOrder(call.params.orderId), call.params.documentId),
  ),
  route(endpoints.orderDocumentDownload, ({ db, params }) =>
    downloadDocument(services, db, ofOrder(params.orderId), params.documentId),
  ),
])

const listDocuments = async (db: Queries, owner: DocumentOwner) =>
  E.right((await documentsOf(db, owner)).map(documentResponse))

const isCompleted = async (db: Queries, owner: DocumentOwner) =>
  E.right({ isCompleted: allCompleted(await documentsOf(db, owner)) })
