import { describe, expect, it } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoiceAttachments } from '#test/support/fakes/invoice-attachments.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeOrders } from '#test/support/fakes/orders.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aFile } from '#test/support/samples/documents.ts'
import { someOrders } from '#test/support/samples/orders.ts'
import { calendarOn, signedInTo } from '#test/support/signed-in.ts'

const opened = async (country: Country = 'CL') => {
  const { clock, scheduler } = makeFakeTime()
  const [fake, live] = [makeFakeInvoiceAttachments(), makeFakeLiveEvents()]
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<SavedFile> = []
  const detail = new OrderDetailViewModel({
    calendar: calendarOn(undefined, country),
    orders: makeFakeOrders(someOrders(3)),
    attachments: fake,
    current: signedInTo(country),
    documents: makeFakeDocuments(),
    live,
    scheduler,
    saver: { save: (file) => void saved.push(file) },
    notifications,
  })
  detail.open('5002')
  await settle()
  const row = (at = 0) => detail.invoices.rows?.[at] ?? expect.fail('no invoice')
  const toasts = () => notifications.active.map(({ key }) => key)
  return { fake, live, detail, pdfs: detail.attachments, saved, row, toasts }
}

describe('the PDFs of the invoices of an order', () => {
  it('are asked for in one call for each page, and only where the country has them', async () => {
    const { fake, detail, pdfs, row } = await opened()
    expect(fake.requests.map(({ length }) => length)).toEqual([20])
    expect([pdfs.isKnown(row()), pdfs.of(row())]).toEqual([true, undefined])
    detail.invoices.openPage(2)
    await settle()
    expect(fake.requests.map(({ length }) => length)).toEqual([20, 5])
    expect((await opened('MX')).fake.requests).toEqual([])
  })

  it('are uploaded, opened and deleted', async () => {
    const { pdfs, saved, row, toasts } = await opened()
    pdfs.select(row(1), [aFile('factura.pdf')])
    expect(pdfs.isSending(row(1))).toBe(true)
    await settle()
    expect([pdfs.of(row(1))?.name, pdfs.of(row(0)), pdfs.uploads.size]).toEqual(['factura.pdf', undefined, 0])
    await pdfs.download(row(1))
    expect(saved.map(({ name }) => name)).toEqual(['factura.pdf'])
    const attached = pdfs.of(row(1)) ?? expect.fail('no PDF')
    const both = [pdfs.remove(attached), pdfs.remove(attached)]
    expect(pdfs.deleting.has(attached.id)).toBe(true)
    await Promise.all(both)
    expect([pdfs.of(row(1)), pdfs.deleting.size]).toEqual([undefined, 0])
    expect(toasts()).toEqual(['InvoicePdfUploaded', 'DocumentDownloaded', 'InvoicePdfDeleted'])
  })

  it.each([
    [aFile('factura.pdf', 99), 'UploadTooSmall'],
    [aFile('factura.png'), 'UploadNameRejected'],
  ])('are not sent when they are rejected (%#)', async (file, reason) => {
    const { fake, pdfs, row } = await opened()
    pdfs.select(row(), [file])
    await settle()
    expect(pdfs.uploads.get(row().id)?.upload.state).toMatchObject({ _tag: 'Rejected', reason: { _tag: reason } })
    expect(fake.controls).toEqual([])
    pdfs.close(row())
    expect(pdfs.uploads.size).toBe(0)
  })

  it('say so when a check, an upload or a deletion fails, and are sent again without another selection', async () => {
    const { fake, live, pdfs, row, toasts } = await opened()
    fake.faults.before(unreachable)
    pdfs.select(row(), [aFile('factura.pdf')])
    await settle()
    const upload = pdfs.uploads.get(row().id)?.upload
    expect(upload?.state._tag).toBe('Failed')
    expect(toasts()).toEqual(['InvoicePdfNotUploaded'])
    upload?.retry()
    await settle()
    const attached = pdfs.of(row()) ?? expect.fail('no PDF')
    fake.faults.before(unreachable)
    await pdfs.remove(attached)
    expect(pdfs.of(row())).toEqual(attached)
    fake.faults.before(unreachable)
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect(toasts()).toEqual(['InvoicePdfUploaded', 'InvoicePdfNotDeleted', 'InvoicePdfsUnavailable'])
  })
})
