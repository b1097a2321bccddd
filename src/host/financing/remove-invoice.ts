import * as E from 'fp-ts/Either'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { boolean, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { execute, optionalRow, sql } from '../database/sql.ts'
import { NOT_FOUND, hostError, type HostError } from '../http/host-error.ts'
import { IS_ONLY_IMPORTED } from '../tax-authority/document-copies.ts'
import { forgetOriginals } from '../tax-authority/originals.ts'
import { removeDocuments } from '../tax-authority/remove-documents.ts'
import { lockInvoices } from './lock-invoices.ts'

export interface RemovedInvoice {
  /** Of its document. */
  readonly key: string
  /** How many documents went: its own, and those that named nothing else. */
  readonly documents: number
}

/**
 * Takes an invoice away of which people alone brought the document, and that is in no order, active or past. With its document go the
 * credit and debit notes, payments and cessions that people alone brought and that name this document and no other; then the imported
 * files that no document refers to any more. What it did to other invoices goes when the invoices are refreshed.
 */
export const removeInvoice = async (
  tx: Queries,
  businessId: BusinessId,
  id: InvoiceId,
): Promise<E.Either<HostError, RemovedInvoice>> => {
  await lockBusiness(tx, businessId)
  await lockInvoices(tx, businessId, [id])
  const found = await optionalRow(
    tx,
    RemovableRow,
    sql`select i.key, exists (select from order_invoice ordered
          where ordered.business_id = ${businessId} and ordered.invoice_id = i.id) as is_ordered,
        exists (select from tax_document d
          where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key and ${IS_ONLY_IMPORTED}) as is_imported
      from invoice i where i.business_id = ${businessId} and i.id = ${id}`,
  )
  if (found === undefined) return E.left(NOT_FOUND)
  if (found.is_ordered) return E.left(hostError('ERROR_INVOICE_IN_ORDER'))
  if (!found.is_imported) return E.left(hostError('ERROR_INVOICE_FROM_AUTHORITY'))
  const documents = await removeDocuments(tx, businessId, found.key)
  await execute(tx, sql`delete from invoice where business_id = ${businessId} and id = ${id}`)
  await forgetOriginals(tx, businessId)
  return E.right({ key: found.key, documents })
}

const RemovableRow = rowCodec('RemovableRow', { key: text, is_ordered: boolean, is_imported: boolean })
