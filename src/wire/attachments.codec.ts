import * as t from 'io-ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { list, text } from './codec/primitives.ts'

export const AttachmentResponse = mappedRecord('Attachment', {
  id: ['id', id('Attachment')],
  orderInvoiceId: ['orderInvoiceId', id('OrderInvoice')],
  name: ['name', text(300)],
})

/** The limit is the number of rows of a page. */
const MAX_ATTACHMENTS = 10_000

export const AttachmentsRequest = mappedRecord('AttachmentsRequest', {
  orderInvoiceIds: ['orderInvoicesIds', list(MAX_ATTACHMENTS, id('OrderInvoice'))],
})

export const AttachmentList = list(MAX_ATTACHMENTS, AttachmentResponse)

export const DeleteAttachmentQuery = t.strict({ pdfId: id('Attachment') })
