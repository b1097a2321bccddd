import * as E from 'fp-ts/Either'
import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, sql } from '../database/sql.ts'
import { documentDetail } from '../tax-authority/index.ts'
import type { HandlerResult } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'

/** The documents behind a received invoice of a business. */
export const detailOfPayable = async (
  services: documentDetail.Originals,
  queries: Queries,
  business: Business,
  payableId: PayableId,
): HandlerResult<InvoiceDetail> => {
  const invoice = await locate(queries, business, payableId)
  if (invoice === undefined) return E.left(NOT_FOUND)
  return E.right(await documentDetail.detailOfDocument(services, queries, business, invoice, []))
}

/** Its original, as a data URL. */
export const xmlOfPayable = async (
  services: documentDetail.Originals,
  queries: Queries,
  business: Business,
  payableId: PayableId,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const invoice = await locate(queries, business, payableId)
  return invoice === undefined ? E.left(NOT_FOUND) : documentDetail.xmlOfDocument(services, business, invoice)
}

const locate = (
  queries: Queries,
  { id: businessId }: Business,
  payableId: PayableId,
): Promise<documentDetail.Located | undefined> =>
  optionalRow(
    queries,
    documentDetail.LocatedRow,
    sql`select ${documentDetail.LOCATED} from payable i where i.business_id = ${businessId} and i.id = ${payableId}`,
  )
