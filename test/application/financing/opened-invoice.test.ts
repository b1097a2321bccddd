import { describe, expect, it } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { OpenedInvoice } from '#application/financing/opened-invoice.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoiceDetails } from '#test/support/fakes/invoice-details.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aDetail, anXmlFile } from '#test/support/samples/invoice-detail.ts'

const opened = async ({ hasXml = true } = {}) => {
  const id = '7' as InvoiceId
  const details = makeFakeInvoiceDetails(new Map([[id, { detail: aDetail, xml: hasXml ? anXmlFile : undefined }]]))
  const time = makeFakeTime()
  const { clock, scheduler } = time
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<SavedFile> = []
  const vm = new OpenedInvoice(
    { details, live, scheduler, notifications, saver: { save: (file) => void saved.push(file) } },
    { id },
  )
  const close = vm.activate()
  await settle()
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { vm, details, live, saved, toasts, close, time }
}

describe('an opened invoice', () => {
  it('has its document and history, and follows its orders', async () => {
    const { vm, details, live, time } = await opened()
    expect(vm.detail.value).toEqual(aDetail)
    details.faults.before(unreachable)
    for (let burst = 0; burst < 3; burst += 1) live.publish({ _tag: 'InvoicesChanged' })
    await time.pass(1_000)
    expect([vm.detail.value, vm.detail.failure?._tag]).toEqual([aDetail, 'Unreachable'])
  })

  it('is listened to until it is closed', async () => {
    const { close, live } = await opened()
    expect(live.listeners()).toBe(1)
    close()
    expect(live.listeners()).toBe(0)
  })

  it('gives its XML once, however often it is asked for at the same time', async () => {
    const { vm, saved, toasts } = await opened()
    await Promise.all([vm.download(), vm.download()])
    expect([saved, vm.isDownloading, toasts()]).toEqual([[anXmlFile], false, ['DocumentDownloaded']])
  })

  it('says that its XML could not be had', async () => {
    const { vm, saved, toasts } = await opened({ hasXml: false })
    await vm.download()
    expect([saved, toasts()]).toEqual([[], ['DocumentNotDownloaded']])
  })
})
