import { randomUUID } from 'node:crypto'
import { makeTableStore } from '#host/documents/table-store.ts'
import { A_PDF } from '#test/host/documents/a-document.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** The first invoice of an order, with a PDF. */
export const storeAttachment = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  orderId: number,
): Promise<{ readonly orderInvoiceId: OrderInvoiceId; readonly attachmentId: InvoiceAttachment['id'] }> => {
  const key = randomUUID()
  await makeTableStore(database).write(key, A_PDF)
  const [row] = await database.query<{ id: number; order_invoice_id: number }>(
    `insert into invoice_attachment (business_id, order_invoice_id, file_key, file_name, file_size, file_sha256, uploaded_at)
     select $1, id, $3, 'factura.pdf', 100, '', now() from order_invoice where order_id = $2 order by position limit 1
     returning id, order_invoice_id`,
    [Number(businessId), orderId, key],
  )
  return {
    orderInvoiceId: String(row?.order_invoice_id) as OrderInvoiceId,
    attachmentId: String(row?.id) as InvoiceAttachment['id'],
  }
}
