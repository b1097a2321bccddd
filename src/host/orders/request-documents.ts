import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { documentRecords } from '../documents/index.ts'
import type { TenantCall, UseCase } from '../http/call.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { requestDocuments } from './store.ts'

/** Adds the documents of an order, and records the first request of them. */
export const askForDocuments: UseCase<ChangeServices, 'orderDocuments'> = async (services, tx, call) => {
  await addDocuments(services, tx, call, call.params.orderId)
  return E.right(undefined)
}

export const addDocuments = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  orderId: OrderId,
): Promise<void> => {
  const { business, session } = call
  if (await requestDocuments(tx, orderId, session.user.id))
    await recordChange(services, tx, call, 'documents', 'order documents requested', { orderId })
  await documentRecords.createDocumentSet(tx, business, { type: 'order', id: orderId })
}
