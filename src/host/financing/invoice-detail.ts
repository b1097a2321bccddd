import * as E from 'fp-ts/Either'
import type { InvoiceDetail, InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { MAX_EVENTS } from '#wire/invoice-detail.codec.ts'
import { date, id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'
import type { HandlerResult } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { documentDetail } from '../tax-authority/index.ts'

/** The documents and orders behind an issued invoice of a business. */
export const detailOfInvoice = async (
  services: documentDetail.Originals,
  queries: Queries,
  business: Business,
  invoiceId: InvoiceId,
): HandlerResult<InvoiceDetail> => {
  const invoice = await locate(queries, business, invoiceId)
  if (invoice === undefined) return E.left(NOT_FOUND)
  const orders = await orderEvents(queries, invoiceId)
  return E.right(await documentDetail.detailOfDocument(services, queries, business, invoice, orders))
}

/** Its original, as a data URL. */
export const xmlOfInvoice = async (
  services: documentDetail.Originals,
  queries: Queries,
  business: Business,
  invoiceId: InvoiceId,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const invoice = await locate(queries, business, invoiceId)
  return invoice === undefined ? E.left(NOT_FOUND) : documentDetail.xmlOfDocument(services, business, invoice)
}

const locate = (
  queries: Queries,
  { id: businessId }: Business,
  invoiceId: InvoiceId,
): Promise<documentDetail.Located | undefined> =>
  optionalRow(
    queries,
    documentDetail.LocatedRow,
    sql`select ${documentDetail.LOCATED} from invoice i where i.business_id = ${businessId} and i.id = ${invoiceId}`,
  )

const OrderedRow = rowCodec('OrderedInvoice', { id: id<'Order'>(), requested_on: date, status: text })

const orderEvents = async (queries: Queries, invoiceId: InvoiceId): Promise<ReadonlyArray<InvoiceEvent>> => {
  const orders = await rows(
    queries,
    OrderedRow,
    sql`select o.id, o.requested_on, o.status from order_invoice ordered join orders o on o.id = ordered.order_id
      where ordered.invoice_id = ${invoiceId} order by o.id desc limit ${MAX_EVENTS}`,
  )
  return orders.map(({ id: orderId, requested_on, status }) => ({
    _tag: 'AddedToOrder',
    on: requested_on,
    orderId,
    status,
  }))
}
