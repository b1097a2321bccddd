import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { aFile } from '#test/support/samples/documents.ts'

/** An `InvoiceAttachments` implementation, and an invoice of an order without a PDF. */
export interface InvoiceAttachmentsSubject {
  readonly attachments: InvoiceAttachments
  readonly invoice: OrderInvoiceId
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const control = { onProgress: () => undefined, onStart: () => undefined }

export const invoiceAttachmentsContract = (name: string, make: () => Promise<InvoiceAttachmentsSubject>): void => {
  describe(`InvoiceAttachments: ${name}`, () => {
    it('keep one PDF for an invoice until it is deleted', async () => {
      const { attachments, invoice, stop } = await make()
      try {
        expect(right(await attachments.of([invoice])())).toEqual([])
        const attached = right(await attachments.upload(invoice, aFile('factura.pdf', 3_000), control)())
        expect(attached).toMatchObject({ orderInvoiceId: invoice, name: 'factura.pdf' })
        expect(right(await attachments.upload(invoice, aFile('factura.pdf', 3_000), control)())).toEqual(attached)
        expect(await attachments.upload(invoice, aFile('otra.pdf', 500), control)()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_DOCUMENT_NOT_EXPECTED' },
        })
        expect(right(await attachments.of([invoice])())).toEqual([attached])
        expect(right(await attachments.download(invoice)()).bytes).toEqual(await aFile('factura.pdf', 3_000).bytes())
        right(await attachments.remove(attached)())
        expect(right(await attachments.of([invoice])())).toEqual([])
        expect(await attachments.remove(attached)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
        expect(await attachments.download(invoice)()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
      } finally {
        await stop()
      }
    })
  })
}
