import * as E from 'fp-ts/Either'
import { documentRecords } from '../documents/index.ts'
import type { UseCase } from '../http/call.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { requestDocuments } from './store.ts'

/** Adds the documents of an order, and records the first request of them. */
export const askForDocuments: UseCase<ChangeServices, 'orderDocuments'> = async (services, tx, call) => {
  const { business, params, session } = call
  if (await requestDocuments(tx, params.orderId, session.user.id))
    await recordChange(services, tx, call, 'documents', 'order documents requested', { orderId: params.orderId })
  await documentRecords.createDocumentSet(tx, business, { type: 'order', id: params.orderId })
  return E.right(undefined)
}
