import type { BusinessId, Id } from '#domain/kernel/id.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'

export interface StoredAttachment extends InvoiceAttachment {
  readonly key: string
  readonly sha256: string
}

export const attachmentsOf = (
  queries: Queries,
  ids: ReadonlyArray<OrderInvoiceId>,
): Promise<ReadonlyArray<StoredAttachment>> =>
  rows(
    queries,
    AttachmentRow,
    sql`select ${COLUMNS} from invoice_attachment where order_invoice_id = any(${ids}::bigint[]) order by id`,
  )

export const attachmentOf = async (
  queries: Queries,
  orderInvoiceId: OrderInvoiceId,
): Promise<StoredAttachment | undefined> => (await attachmentsOf(queries, [orderInvoiceId]))[0]

export interface AttachmentToWrite {
  readonly businessId: BusinessId
  readonly orderInvoiceId: OrderInvoiceId
  readonly key: string
  readonly name: string
  readonly size: number
  readonly sha256: string
  readonly now: Date
}

/** Undefined when the invoice has a PDF already. */
export const writeAttachment = (
  tx: Queries,
  { businessId, key, name, now, orderInvoiceId, sha256, size }: AttachmentToWrite,
): Promise<StoredAttachment | undefined> =>
  optionalRow(
    tx,
    AttachmentRow,
    sql`insert into invoice_attachment (business_id, order_invoice_id, file_key, file_name, file_size, file_sha256, uploaded_at)
      values (${businessId}, ${orderInvoiceId}, ${key}, ${name}, ${size}, ${sha256}, ${now})
      on conflict (order_invoice_id) do nothing returning ${COLUMNS}`,
  )

/** Undefined when it is not there. */
export const deleteAttachment = (
  tx: Queries,
  orderInvoiceId: OrderInvoiceId,
  attachmentId: Id<'Attachment'>,
): Promise<StoredAttachment | undefined> =>
  optionalRow(
    tx,
    AttachmentRow,
    sql`delete from invoice_attachment where id = ${attachmentId} and order_invoice_id = ${orderInvoiceId}
      returning ${COLUMNS}`,
  )

const COLUMNS = sql`id, order_invoice_id as "orderInvoiceId", file_name as name, file_key as key, file_sha256 as sha256`

const AttachmentRow = rowCodec('AttachmentRow', {
  id: id<'Attachment'>(),
  orderInvoiceId: id<'OrderInvoice'>(),
  name: text,
  key: text,
  sha256: text,
})
