import * as E from 'fp-ts/Either'
import { newestFirst, type InvoiceDetail, type InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { MIME_TYPES } from '#wire/data-url.ts'
import { MOST_EVENTS } from '#wire/invoice-detail.codec.ts'
import { date, id, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql, values } from '../database/sql.ts'
import type { HandlerResult } from '../http/call.ts'
import { hostError, NOT_FOUND, retryLater, type HostError } from '../http/host-error.ts'
import type { Business } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { documentsNamedIn } from '../tax-authority/named-documents.ts'
import type { InvoiceDocument } from '../tax-authority/invoice-document.ts'
import { storedDocument } from '../tax-authority/stored-document.ts'
import type { TaxDocument } from '../tax-authority/tax-document.ts'
import type { WorkerFailure } from '../workers/worker-pool.ts'

type Originals = Pick<HostServices, 'originalsOf' | 'workers'>

/** What the documents and the orders of a business say of one of its issued invoices. */
export const detailOfInvoice = async (
  services: Originals,
  queries: Queries,
  business: Business,
  invoiceId: InvoiceId,
): HandlerResult<InvoiceDetail> => {
  const invoice = await locate(queries, business, invoiceId)
  if (invoice === undefined) return E.left(NOT_FOUND)
  const [events, orders] = await Promise.all([
    documentEvents(queries, business, invoice),
    orderEvents(queries, invoiceId),
  ])
  const document = await findOriginal(services, business, invoice)
  if (E.isLeft(document)) return document
  const issued: InvoiceEvent = { _tag: 'InvoiceIssued', on: invoice.issue_date }
  return E.right({
    content: document.right?.content,
    history: newestFirst([issued, ...events, ...orders]).slice(0, MOST_EVENTS),
  })
}

/** The original of an invoice, byte for byte where it is a file of its own, as a data URL. */
export const xmlOfInvoice = async (
  services: Originals,
  queries: Queries,
  business: Business,
  invoiceId: InvoiceId,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const invoice = await locate(queries, business, invoiceId)
  if (invoice === undefined) return E.left(NOT_FOUND)
  const document = await findOriginal(services, business, invoice)
  if (E.isLeft(document)) return document
  if (document.right === undefined) return E.left(NOT_FOUND)
  const { buffer, byteLength, byteOffset } = document.right.xml
  const base64 = Buffer.from(buffer, byteOffset, byteLength).toString('base64')
  return E.right({
    name: `${invoice.key.replaceAll('|', '-')}.xml`,
    file: `data:${MIME_TYPES.xml};base64,${base64}`,
  })
}

const LocatedRow = rowCodec('LocatedInvoice', { key: text, folio: text, issue_date: date, source: nullable(text) })

type Located = typeof LocatedRow._A

const locate = (queries: Queries, { id: businessId }: Business, invoiceId: InvoiceId): Promise<Located | undefined> =>
  optionalRow(
    queries,
    LocatedRow,
    sql`select i.key, i.folio, i.issue_date,
        (select d.source from tax_document d
          where d.business_id = i.business_id and d.kind = 'Invoice' and d.key = i.key) as source
      from invoice i where i.business_id = ${businessId} and i.id = ${invoiceId}`,
  )

/** Undefined when nobody has the file any more, or it has another content by now. */
const findOriginal = async (
  { originalsOf, workers }: Originals,
  { id: owner }: Business,
  { key, source }: Located,
): Promise<E.Either<HostError, InvoiceDocument | undefined>> => {
  if (source === undefined) return E.right(undefined)
  const read = await originalsOf(owner)
  const bytes = await read(source)
  if (bytes === undefined) return E.right(undefined)
  const found = await workers.ask('findInvoiceDocument', { bytes, key }, { owner, limitMs: READING_MS })
  return E.isLeft(found) ? E.left(FAILURES[found.left]) : found
}

const READING_MS = 10_000
const BUSY = retryLater('ERROR_BUSY', 5)
const FAILURES: Readonly<Record<WorkerFailure, HostError>> = {
  TIMED_OUT: BUSY,
  BUSY,
  CLOSED: BUSY,
  CRASHED: hostError('ERROR_UNKNOWN_ERROR'),
}

/** The text is searched first, because a document names others inside its payload: by folio in Chile, by UUID in Mexico. */
const documentEvents = async (
  queries: Queries,
  { country, id: businessId }: Business,
  { folio, key }: Located,
): Promise<ReadonlyArray<InvoiceEvent>> => {
  const documents = await values(
    queries,
    storedDocument,
    sql`select payload from tax_document
      where business_id = ${businessId} and kind in ('CreditNote', 'DebitNote', 'Payment', 'Assignment')
        and position(${country === 'CL' ? folio : key} in payload::text) > 0`,
  )
  return documents.filter((document) => documentsNamedIn(document).includes(key)).flatMap((one) => eventsOf(one, key))
}

const eventsOf = (document: TaxDocument, key: string): ReadonlyArray<InvoiceEvent> => {
  switch (document._tag) {
    case 'CreditNote':
      return [{ _tag: 'CreditNoteIssued', on: document.issueDate, folio: document.folio, amount: document.amount }]
    case 'DebitNote':
      return [{ _tag: 'DebitNoteIssued', on: document.issueDate, folio: document.folio, amount: document.amount }]
    case 'Payment':
      return document.settlements
        .filter((settlement) => settlement.key === key)
        .map(({ outstanding, paid, paidOn }) => ({
          _tag: 'PaymentReceived',
          on: paidOn ?? document.issueDate,
          amount: paid,
          outstanding,
        }))
    case 'Assignment':
      return [{ _tag: 'ReceivableAssigned', on: document.issueDate, assignee: document.assignee.name }]
    default:
      return []
  }
}

const OrderedRow = rowCodec('OrderedInvoice', { id: id<'Order'>(), requested_on: date, status: text })

const orderEvents = async (queries: Queries, invoiceId: InvoiceId): Promise<ReadonlyArray<InvoiceEvent>> => {
  const orders = await rows(
    queries,
    OrderedRow,
    sql`select o.id, o.requested_on, o.status from order_invoice ordered join orders o on o.id = ordered.order_id
      where ordered.invoice_id = ${invoiceId} order by o.id desc limit ${MOST_EVENTS}`,
  )
  return orders.map(({ id: orderId, requested_on, status }) => ({
    _tag: 'AddedToOrder',
    on: requested_on,
    orderId,
    status,
  }))
}
