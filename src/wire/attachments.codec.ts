import * as t from 'io-ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { list, text } from './codec/primitives.ts'

export const AttachmentResponse = mappedRecord('Attachment', {
  id: ['id', id('Attachment')],
  orderInvoiceId: ['orderInvoiceId', id('OrderInvoice')],
  name: ['name', text(300)],
})

/** As many as a page has rows. */
const MOST = 10_000

export const AttachmentsRequest = mappedRecord('AttachmentsRequest', {
  orderInvoiceIds: ['orderInvoicesIds', list(MOST, id('OrderInvoice'))],
})

export const AttachmentList = list(MOST, AttachmentResponse)

export const DeleteAttachmentQuery = t.strict({ pdfId: id('Attachment') })
