import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { CertificateViewModel, type ReadableFile } from '#application/tax-credential/certificate.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { GOOD_CERTIFICATE_PASSWORD, makeFakeCertificates } from '#test/support/fakes/certificates.ts'
import { rejectedBy, timedOut } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { endpoints } from '#wire/endpoints.ts'

const PFX_HEAD = [0x30, 0x82, 0x0a, 0x0b, 0x02, 0x01, 0x03]
const aFile = (over: Partial<ReadableFile> = {}): ReadableFile => {
  const bytes = new Uint8Array(200)
  bytes.set(PFX_HEAD)
  return { name: 'firma.pfx', size: bytes.length, arrayBuffer: async () => bytes.buffer, ...over }
}

const opened = async ({ isSudo = false } = {}) => {
  const certificates = makeFakeCertificates()
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ isSudo }))
  const live = makeFakeLiveEvents()
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const vm = new CertificateViewModel({ certificates, clock, current, live, notifications, scheduler })
  const leave = vm.activate()
  await settle()
  vm.open()
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { certificates, leave, live, vm, toasts }
}

describe('the dialog of a certificate', () => {
  it('can be sent once there is a file and a password, and then closes', async () => {
    const { vm, toasts } = await opened()
    expect(vm.form.canSubmit).toBe(false)
    await vm.choose([aFile()])
    expect(vm.form.canSubmit).toBe(false)
    vm.form.change('password', GOOD_CERTIFICATE_PASSWORD)
    expect(vm.form.canSubmit).toBe(true)
    await vm.form.submit()
    expect([vm.isOpen, vm.file, vm.form.values.password, toasts()]).toEqual([
      false,
      undefined,
      '',
      ['CertificateSaved'],
    ])
    expect(vm.status.value?.certificate).toMatchObject({ holder: 'BUSINESS' })
  })

  it('keeps the file but not the password after a wrong one', async () => {
    const { vm } = await opened()
    await vm.choose([aFile()])
    vm.form.change('password', 'otra')
    await vm.form.submit()
    expect(vm.form.failure).toMatchObject({ code: 'ERROR_PFX_WRONG_PASSWORD' })
    expect([vm.file?.name, vm.form.values.password]).toEqual(['firma.pfx', ''])
  })

  it('of another person asks for the password once more before it replaces a valid one', async () => {
    const { vm, certificates } = await opened()
    const send = async (): Promise<void> => {
      vm.form.change('password', GOOD_CERTIFICATE_PASSWORD)
      await vm.form.submit()
    }
    const asks = rejectedBy(endpoints.pfxUpload, 'ERROR_PFX_OTHER_HOLDER')
    certificates.faults.before(asks, asks)
    await vm.choose([aFile()])
    await send()
    expect([vm.asksToReplace, vm.isOpen, vm.form.values.password]).toEqual([true, true, ''])
    await vm.choose([aFile()])
    expect(vm.asksToReplace).toBe(false)
    await send()
    await send()
    expect([vm.isOpen, vm.status.value?.certificate?.holder]).toEqual([false, 'OTHER'])
  })

  it.each([
    ['no file', () => [], 'UploadEmpty'],
    ['two files', () => [aFile(), aFile()], 'UploadManyFiles'],
    ['another kind of file', () => [aFile({ arrayBuffer: async () => new ArrayBuffer(200) })], 'UploadKindRejected'],
    ['another extension', () => [aFile({ name: 'firma.pdf' })], 'UploadNameRejected'],
    ['a deleted file', () => [aFile({ arrayBuffer: () => Promise.reject(new Error('gone')) })], 'Unreadable'],
  ] as const)('rejects %s, and keeps the one before', async (_name, files, tag) => {
    const { vm } = await opened()
    await vm.choose([aFile({ name: 'antes.pfx' })])
    await vm.choose(files())
    expect([vm.rejected?._tag, vm.file?.name]).toEqual([tag, 'antes.pfx'])
  })

  it('does not read a file that is too large', async () => {
    const { vm } = await opened()
    let reads = 0
    const huge = aFile({ size: 5_000_000_000, arrayBuffer: async () => new ArrayBuffer((reads += 1)) })
    await vm.choose([huge])
    expect([vm.rejected?._tag, reads]).toEqual(['UploadTooLarge', 0])
  })

  it('forgets what was chosen and typed when it is closed or the page is left', async () => {
    const { vm, leave } = await opened()
    await vm.choose([aFile()])
    vm.form.change('password', 'clave')
    leave()
    expect([vm.isOpen, vm.file, vm.form.values.password]).toEqual([false, undefined, ''])
  })

  it('stays closed for an operator', async () => {
    const { vm } = await opened({ isSudo: true })
    expect(vm.isOpen).toBe(false)
  })
})

describe('the state of a certificate', () => {
  it('follows changes made elsewhere, by the date of the business', async () => {
    const { vm, certificates, live } = await opened()
    expect(vm.state).toBeUndefined()
    certificates.update({ validUntil: '2026-03-24' as CivilDate, holder: 'OTHER' })
    live.publish({ _tag: 'CertificateChanged' })
    await settle()
    expect(vm.state).toEqual({ _tag: 'Ending', daysLeft: 20 })
  })

  it('keeps the last known one when it cannot be checked again', async () => {
    const { vm, certificates, live } = await opened()
    certificates.update({ validUntil: '2026-03-01' as CivilDate, holder: 'BUSINESS' })
    live.publish({ _tag: 'CertificateChanged' })
    await settle()
    certificates.faults.before(timedOut)
    live.publish({ _tag: 'CertificateChanged' })
    await settle()
    expect([vm.state, vm.status.failure]).toEqual([{ _tag: 'Ended' }, timedOut])
  })
})
