import type { Id } from '../kernel/id.ts'

/** An invoice within one order: an invoice that is ordered again, after a rejection, has another. */
export type OrderInvoiceId = Id<'OrderInvoice'>

/** The PDF of an invoice of an order. */
export interface InvoiceAttachment {
  readonly id: Id<'Attachment'>
  readonly orderInvoiceId: OrderInvoiceId
  /** The name of the uploaded file. */
  readonly name: string
}
