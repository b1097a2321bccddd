import { describe, expect, it } from 'vitest'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { DocumentsViewModel } from '#application/documents/documents.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import { rowOf } from '#domain/documents/document-row.ts'
import { makeFakeDocuments } from '#test/support/fakes/documents.ts'
import { timedOut, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aDocument, aFile } from '#test/support/samples/documents.ts'

const opened = async () => {
  const documents = makeFakeDocuments()
  const { clock, scheduler } = makeFakeTime()
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<SavedFile> = []
  const { business: vm } = new DocumentsViewModel({
    documents,
    live,
    notifications,
    saver: { save: (file) => void saved.push(file) },
  })
  vm.activate()
  await settle()
  const row = (at = 0) => vm.rows[at] ?? expect.fail('no document')
  const upload = (at = 0) => vm.uploads.get(row(at).id)
  const states = () => vm.rows.map((document) => rowOf(document)._tag)
  const sendFile = async (files: ReadonlyArray<SelectedFile> = [aFile()]) => {
    vm.select(row(), files)
    await settle()
    vm.send(row())
    await settle()
  }
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { documents, vm, live, saved, row, upload, sendFile, states, toasts }
}

describe('a selected file', () => {
  it('is shown first, and sent with its progress when the user says so; then it waits for review', async () => {
    const { vm, documents, row, upload, states, toasts } = await opened()
    const release = documents.holdUploads()
    vm.select(row(), [aFile('otra.pdf')])
    await settle()
    vm.select(row(), [aFile()])
    await settle()
    expect([upload()?.state._tag, upload()?.file?.name, documents.controls.length]).toEqual(['Selected', 'acta.pdf', 0])
    vm.send(row())
    vm.send(row())
    await settle()
    expect(documents.controls.length).toBe(1)
    documents.controls[0]?.onProgress(0.4)
    expect([upload()?.state._tag, upload()?.progress]).toEqual(['Sending', 0.4])
    release()
    await settle()
    expect(states()).toEqual(['AwaitingReview', 'Upload', 'Upload'])
    expect([upload()?.state._tag, toasts()]).toEqual(['Sent', ['DocumentUploaded']])
  })

  it.each([
    [[aFile('a.pdf', 99)], { _tag: 'UploadTooSmall' }],
    [[aFile('a.pdf', 10 * 1024 * 1024 + 1)], { _tag: 'UploadTooLarge' }],
    [[aFile('a.png')], { _tag: 'UploadNameRejected', kind: 'pdf' }],
    [[{ ...aFile(), bytes: async () => new Uint8Array(2_000) }], { _tag: 'UploadKindRejected' }],
    [[aFile(), aFile()], { _tag: 'UploadManyFiles' }],
  ])('is not sent when it is rejected (%#)', async (files, reason) => {
    const { vm, documents, row, upload } = await opened()
    vm.select(row(), files)
    await settle()
    expect(upload()?.state).toMatchObject({ _tag: 'Rejected', reason })
    expect([documents.controls.length, upload()?.canRetry]).toEqual([0, false])
  })

  it('above the limit is not read', async () => {
    const { vm, row } = await opened()
    let reads = 0
    vm.select(row(), [{ name: 'a.pdf', size: 1e9, bytes: async () => ((reads += 1), new Uint8Array()) }])
    await settle()
    expect(reads).toBe(0)
  })

  it('that cannot be read any more says so', async () => {
    const { vm, row, upload } = await opened()
    vm.select(row(), [{ ...aFile(), bytes: () => Promise.reject(new Error('gone')) }])
    await settle()
    expect(upload()?.state._tag).toBe('Unreadable')
  })

  it('that failed is sent again without selecting it again, and arrives once', async () => {
    const { documents, upload, sendFile, states } = await opened()
    documents.faults.before(unreachable)
    await sendFile()
    expect(upload()?.state).toEqual({ _tag: 'Failed', failure: unreachable })
    documents.faults.lost(timedOut)
    upload()?.retry()
    await settle()
    upload()?.retry()
    await settle()
    expect([states()[0], upload()?.state._tag]).toEqual(['AwaitingReview', 'Sent'])
  })

  it('is cancelled, stays for a retry, and its late answer counts for nothing', async () => {
    const { documents, upload, sendFile, states, toasts } = await opened()
    const release = documents.holdUploads()
    await sendFile()
    upload()?.cancel()
    expect([upload()?.state._tag, documents.controls[0]?.isCancelled()]).toEqual(['Cancelled', true])
    release()
    await settle()
    expect([upload()?.state._tag, toasts()]).toEqual(['Cancelled', []])
    upload()?.retry()
    await settle()
    release()
    await settle()
    expect(states()[0]).toBe('AwaitingReview')
  })

  it('that is retried before its cancelled attempt has ended is sent once, and the old answer does not count', async () => {
    const { vm, documents, row, upload } = await opened()
    const release = documents.holdUploads()
    vm.select(row(), [aFile()])
    vm.send(row())
    upload()?.cancel()
    upload()?.retry()
    await settle()
    expect(documents.controls.length).toBe(1)
    upload()?.cancel()
    upload()?.retry()
    await settle()
    documents.controls[0]?.onProgress(0.9)
    release()
    await settle()
    expect([upload()?.state._tag, upload()?.progress]).toEqual(['Sending', 0])
    release()
    await settle()
    expect(upload()?.state._tag).toBe('Sent')
  })

  it('that had arrived before it was cancelled is shown as it is stored', async () => {
    const { documents, upload, sendFile, states } = await opened()
    documents.holdUploads()
    await sendFile()
    documents.put([aDocument('1', { hasSigned: true })])
    upload()?.cancel()
    await settle()
    expect(states()).toEqual(['AwaitingReview'])
  })

  it('is not replaced while it is sent, and can be replaced or closed afterwards', async () => {
    const { vm, documents, row, upload } = await opened()
    documents.holdUploads()
    vm.select(row(), [aFile('una.pdf')])
    vm.send(row())
    vm.select(row(), [aFile('otra.pdf')])
    expect(upload()?.file?.name).toBe('una.pdf')
    await settle()
    upload()?.cancel()
    vm.select(row(), [aFile('otra.pdf')])
    expect(upload()?.file?.name).toBe('otra.pdf')
    vm.send(row())
    await settle()
    upload()?.cancel()
    vm.close(row())
    expect(vm.uploads.size).toBe(0)
  })
})

it('a document that waits for review is replaced by another file', async () => {
  const { documents, row, sendFile, states } = await opened()
  await sendFile()
  await sendFile([aFile('corregida.pdf', 900)])
  expect([states()[0], row().signedFile]).toEqual(['AwaitingReview', { name: 'corregida.pdf', size: 900 }])
  expect(documents.controls.length).toBe(2)
})

it('a rejected document is open again with its reason, as soon as the operator rejects it', async () => {
  const { documents, live, row, sendFile, states } = await opened()
  await sendFile()
  documents.reject('1', 'Falta una página')
  live.publish({ _tag: 'DocumentsChanged' })
  await settle()
  expect([states()[0], row().rejection]).toEqual(['Upload', 'Falta una página'])
})

it('a download is saved with its name; a failed one is told', async () => {
  const { vm, documents, row, saved, sendFile, toasts } = await opened()
  await sendFile()
  documents.faults.before(unreachable)
  await vm.download(row())
  expect([saved.length, vm.downloads.active.size]).toEqual([0, 0])
  await Promise.all([vm.download(row()), vm.download(row())])
  expect(saved.map(({ name }) => name)).toEqual(['acta.pdf'])
  expect(toasts()).toEqual(['DocumentUploaded', 'DocumentDownloaded'])
})

it('the documents are in their order', async () => {
  const { vm, documents, live } = await opened()
  documents.put([aDocument('3'), aDocument('1')])
  live.publish({ _tag: 'DocumentsChanged' })
  await settle()
  expect(vm.rows.map(({ id }) => id)).toEqual(['1', '3'])
})
