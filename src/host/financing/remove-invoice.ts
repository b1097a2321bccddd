import * as E from 'fp-ts/Either'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { boolean, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { execute, optionalRow, sql } from '../database/sql.ts'
import type { Handler, HandlerResult } from '../http/call.ts'
import { NOT_FOUND, hostError } from '../http/host-error.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { deleteOriginals, IS_ONLY_IMPORTED, removeDocuments } from '../tax-authority/store/index.ts'
import type { RefreshInvoices } from '../tax-authority/sync/index.ts'
import { isAwaitingApproval } from './claimed-invoices.ts'
import { lockInvoices } from './lock-invoices.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface RemovedInvoice {
  /** The key of its document. */
  readonly key: string
  /** How many documents went: its own, and those that named nothing else. */
  readonly documents: number
}

/**
 * Takes an invoice away of which people alone brought the document, and that is in no order, active or past, and in none that waits for other members. With its document go the
 * credit and debit notes, payments and cessions that people alone brought and that name this document and no other; then the imported
 * files that no document refers to any more. What it did to other invoices goes when the invoices are refreshed.
 */
export const removeInvoice = async (
  tx: Queries,
  businessId: BusinessId,
  id: InvoiceId,
): HandlerResult<RemovedInvoice, ErrorsOf<typeof endpoints.invoiceRemove>> => {
  await lockBusiness(tx, businessId)
  await lockInvoices(tx, businessId, [id])
  const found = await optionalRow(
    tx,
    RemovableRow,
    sql`select i.key, exists (select from order_invoice ordered
          where ordered.business_id = ${businessId} and ordered.invoice_id = i.id) as is_ordered,
        exists (select from tax_document d
          where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key and ${IS_ONLY_IMPORTED}) as is_imported,
        ${isAwaitingApproval(businessId)} as is_awaiting
      from invoice i where i.business_id = ${businessId} and i.id = ${id}`,
  )
  if (found === undefined) return E.left(NOT_FOUND)
  if (found.is_ordered) return E.left(hostError('ERROR_INVOICE_IN_ORDER'))
  if (found.is_awaiting) return E.left(hostError('ERROR_APPROVAL_PENDING'))
  if (!found.is_imported) return E.left(hostError('ERROR_INVOICE_FROM_AUTHORITY'))
  const documents = await removeDocuments(tx, businessId, found.key)
  await execute(tx, sql`delete from invoice where business_id = ${businessId} and id = ${id}`)
  await deleteOriginals(tx, businessId)
  return E.right({ key: found.key, documents })
}

export interface RemovalServices extends ChangeServices {
  readonly refreshInvoices: RefreshInvoices
}

/** Takes the invoice away, then what its documents did to others. */
export const removeImported: Handler<RemovalServices, 'invoiceRemove'> = async (services, call) => {
  const { business, params } = call
  const removed = await call.transaction(async (tx) => {
    const done = await removeInvoice(tx, business.id, params.invoiceId)
    if (E.isLeft(done)) return done
    const { documents, key } = done.right
    const detail = { invoice: params.invoiceId, document: key, documents }
    await appendAuditEntry(tx, services.clock, { ...actingUser(call), action: 'imported invoice removed', detail })
    return done
  })
  if (E.isLeft(removed)) return removed
  await services.refreshInvoices(business.id)
  services.live.publish({ type: 'invoices', businessId: business.id })
  return E.right(undefined)
}

const RemovableRow = rowCodec('RemovableRow', {
  key: text,
  is_ordered: boolean,
  is_imported: boolean,
  is_awaiting: boolean,
})
