import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CredentialStatusViewModel } from '#application/tax-credential/credential-status.view-model.ts'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { rejectedBy, unreachable } from '#test/support/fakes/faults.ts'
import { endpoints } from '#wire/endpoints.ts'
import { GOOD_TAX_PASSWORD } from '#test/support/fakes/tax-credentials.ts'
import { settle } from '#test/support/fakes/time.ts'
import { slowly } from '#test/support/slowly.ts'
import { CredentialDialogViewModel } from '#application/tax-credential/credential-dialog.view-model.ts'
import { makeWorld } from '#test/support/world.ts'
import { runs } from '#test/support/runs.ts'

const MINUTE = 60_000

const progress = (status: JobState, completion: number, invoices?: number) =>
  ({ _tag: 'TaxProgress', progress: { status, completion }, invoices }) as const

const openLanding = async (state: Parameters<ReturnType<typeof makeWorld>['credentials']['update']>[0] = {}) => {
  const world = makeWorld()
  world.credentials.update(state)
  const tab = world.openTab()
  const stop = tab.landing.activate()
  await settle()
  return { ...world, ...tab, stop }
}

const working = { hasCredential: true, isCredentialActive: true, jobState: 'WORKING', jobProgress: 10 } as const

describe('the credential prompt', () => {
  it.each([
    [{ hasCredential: false }, 'CredentialMissing'],
    [{ isCredentialActive: false }, 'CredentialInvalid'],
    [{ jobState: 'QUEUE' }, 'ImportRunning'],
    [{ jobState: 'FAILED' }, 'ImportFailed'],
    [{ jobState: 'SUCCESS' }, 'Ready'],
  ] as const)('with %j is %s', async (state, tag) => {
    const { landing } = await openLanding(state)
    expect([landing.prompt?._tag, landing.showsInvoices]).toEqual([tag, tag === 'Ready'])
  })

  it('shows the larger of both percentages, and never a smaller one than before', async () => {
    const { landing, live } = await openLanding(working)
    expect(landing.percent).toBe(10)
    live.publish(progress('WORKING', 42.4, 312))
    expect([landing.prompt, landing.invoices]).toEqual([{ _tag: 'ImportRunning', percent: 42 }, 312])
    live.publish(progress('WORKING', 20))
    expect(landing.percent).toBe(42)
  })

  it('reloads the invoices when the job ends, and reports it', async () => {
    const { landing, live, notifications } = await openLanding(working)
    live.publish(progress('SUCCESS', 100))
    expect([landing.prompt?._tag, landing.finished]).toEqual(['Ready', 1])
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['InvoicesReady'])
  })

  it('sends one request when it was started before its screen, and another for a returning user', async () => {
    const { credentials, openTab } = makeWorld()
    const { landing } = openTab()
    landing.prepare()
    const close = landing.activate()
    await settle()
    expect([landing.prompt?._tag, credentials.checks()]).toEqual(['Ready', 1])
    close()
    landing.activate()
    await settle()
    expect(credentials.checks()).toBe(2)
  })

  it('is shown by a screen that was opened before the previous one closed', async () => {
    const { openTab } = makeWorld()
    const { landing } = openTab()
    const close = landing.activate()
    landing.prepare()
    landing.activate()
    close()
    await settle()
    expect(landing.isChecking).toBe(false)
  })

  it('polls every five seconds during the job, and not after it', async () => {
    const { landing, credentials, time } = await openLanding(working)
    await time.pass(15_000)
    expect(credentials.checks()).toBe(4)
    credentials.update({ jobState: 'SUCCESS', jobProgress: 100 })
    await time.pass(5_000)
    expect(landing.prompt?._tag).toBe('Ready')
    await time.pass(MINUTE)
    expect(credentials.checks()).toBe(5)
  })

  it('continues polling when a check fails', async () => {
    const { landing, credentials, time } = await openLanding(working)
    credentials.faults.before(unreachable)
    await time.pass(5_000)
    expect(landing.prompt?._tag).toBe('ImportRunning')
    credentials.update({ jobState: 'SUCCESS' })
    await time.pass(5_000)
    expect(landing.prompt?._tag).toBe('Ready')
  })

  it('is slow after a minute, and still running after an hour: only the host says that a job failed', async () => {
    const { landing, live, time } = await openLanding(working)
    await time.pass(MINUTE)
    expect([landing.isSlow, landing.prompt?._tag]).toEqual([true, 'ImportRunning'])
    await time.pass(60 * MINUTE)
    expect([landing.isSlow, landing.prompt?._tag]).toEqual([true, 'ImportRunning'])
    live.publish(progress('SUCCESS', 100))
    expect(landing.prompt?._tag).toBe('Ready')
  })

  it('loads missed changes after a lost connection', async () => {
    const { landing, live, credentials } = await openLanding(working)
    credentials.update({ jobState: 'SUCCESS' })
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect(landing.prompt?._tag).toBe('Ready')
  })

  it('requests a new password when a job failed because the stored one was rejected', async () => {
    const { landing, live, credentials } = await openLanding(working)
    credentials.update({ jobState: 'FAILED', isCredentialActive: false })
    live.publish(progress('FAILED', 0))
    await settle()
    expect(landing.prompt?._tag).toBe('CredentialInvalid')
  })

  it('shows why the first check failed, and the result of the next', async () => {
    const world = makeWorld()
    world.credentials.faults.before(unreachable)
    const { landing } = world.openTab()
    landing.activate()
    await settle()
    expect([landing.check.state._tag, landing.prompt]).toEqual(['Failed', undefined])
    await landing.load()
    expect(landing.prompt?._tag).toBe('Ready')
  })

  it('leaves no timers when deactivated', async () => {
    const { stop, live, time } = await openLanding(working)
    stop()
    expect([live.listeners(), time.waiting()]).toEqual([0, 0])
  })

  it('shows the samples without a credential, and leaves them', async () => {
    const { landing } = await openLanding({ hasCredential: false })
    landing.enterDemo()
    expect([landing.isDemo, landing.showsInvoices]).toEqual([true, true])
    landing.exitDemo()
    expect(landing.showsInvoices).toBe(false)
  })

  it('never decreases during one job, in whatever order events arrive', async () => {
    const percent = fc.integer({ min: 0, max: 100 })
    const news = fc.record({ status: fc.constantFrom<JobState>('QUEUE', 'WORKING'), completion: percent })
    const checks = fc.array(percent, { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(news, { maxLength: 12 }), checks, fc.scheduler(), async (told, checked, scheduler) => {
        const world = makeWorld()
        world.credentials.update(working)
        const check = world.credentials.check
        Object.assign(world.credentials, { check: () => slowly(scheduler, check) })
        const { landing } = world.openTab()
        landing.activate()
        const shown: Array<number> = []
        const record = (vm: CredentialStatusViewModel): void => {
          if (vm.prompt?._tag === 'ImportRunning') shown.push(vm.prompt.percent)
        }
        for (const one of told) {
          world.live.publish(progress(one.status, one.completion))
          record(landing)
        }
        for (const jobProgress of checked) {
          world.credentials.update({ jobProgress })
          void landing.load()
        }
        await settle()
        while (scheduler.count() > 0) {
          await scheduler.waitOne()
          await settle()
          record(landing)
        }
        expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a refresh', () => {
  const refreshed = (status: JobState, completion: number, arrivals = 0) =>
    ({ _tag: 'TaxRefreshed', progress: { status, completion }, arrivals }) as const
  const toasts = ({ notifications }: Awaited<ReturnType<typeof openLanding>>) =>
    notifications.active.map(({ toast }) => toast)

  it('shows its progress while the invoices stay, and tells how many arrived', async () => {
    const all = await openLanding()
    const { landing, live, credentials } = all
    await landing.refresh.request()
    await settle()
    expect([landing.prompt?._tag, landing.refresh.isRunning, landing.refresh.percent]).toEqual(['Ready', true, 0])
    live.publish(refreshed('WORKING', 40.4))
    live.publish(refreshed('WORKING', 20))
    expect([landing.prompt?._tag, landing.refresh.percent]).toEqual(['Ready', 40])
    credentials.finishJob(12)
    live.publish(refreshed('SUCCESS', 100, 12))
    await settle()
    expect(toasts(all)).toEqual([{ _tag: 'InvoicesArrived', invoices: 12 }])
    expect([landing.refresh.isBusy, landing.refresh.updatedAt]).toEqual([false, Date.UTC(2026, 10, 20, 15)])
    expect([landing.finished, landing.refresh.unreported]).toEqual([0, 0])
  })

  it('tells nothing when nothing arrived', async () => {
    const all = await openLanding()
    all.live.publish(refreshed('WORKING', 40))
    all.credentials.finishJob(0)
    all.live.publish(refreshed('SUCCESS', 100, 0))
    await settle()
    expect([toasts(all), all.landing.refresh.isRunning]).toEqual([[], false])
  })

  it('sends one request for a double click, with a key of its own', async () => {
    const { landing, credentials } = await openLanding()
    await Promise.all([landing.refresh.request(), landing.refresh.request()])
    expect(credentials.refreshes()).toHaveLength(1)
    credentials.finishJob()
    await landing.load()
    await landing.refresh.request()
    expect(new Set(credentials.refreshes()).size).toBe(2)
  })

  it('is found by polling without a socket, its changes too', async () => {
    const all = await openLanding()
    const { landing, credentials, time } = all
    await landing.refresh.request()
    credentials.update({ refreshState: 'WORKING', refreshProgress: 60 })
    await time.pass(5_000)
    expect(landing.refresh.percent).toBe(60)
    credentials.finishJob(1)
    await time.pass(5_000)
    expect([landing.refresh.isRunning, landing.refresh.unreported]).toEqual([false, 1])
    expect(toasts(all)).toEqual([{ _tag: 'InvoicesArrived', invoices: 1 }])
    await time.pass(MINUTE)
    expect(toasts(all).length).toBeLessThanOrEqual(1)
    expect(time.waiting()).toBe(0)
  })

  it('does not begin again for a check that is older than its end', async () => {
    const { landing, live, credentials } = await openLanding()
    credentials.update({ refreshState: 'WORKING', refreshProgress: 90 })
    const older = landing.load()
    live.publish(refreshed('WORKING', 95))
    credentials.finishJob()
    live.publish(refreshed('SUCCESS', 100))
    await older
    await settle()
    expect([landing.refresh.isRunning, landing.refresh.unreported]).toEqual([false, 0])
  })

  it('that fails leaves the invoices, and can be repeated', async () => {
    const { landing, live, credentials } = await openLanding()
    credentials.update({ refreshState: 'FAILED' })
    live.publish(refreshed('FAILED', 0))
    await settle()
    expect([landing.prompt?._tag, landing.refresh.hasFailed]).toEqual(['Ready', true])
    await landing.refresh.request()
    expect([landing.refresh.hasFailed, landing.refresh.isRunning]).toEqual([false, true])
  })

  it('asks for the password once the authority rejects the stored one', async () => {
    const { landing, live, credentials } = await openLanding()
    credentials.update({ refreshState: 'FAILED', isCredentialActive: false })
    live.publish(refreshed('FAILED', 0))
    await settle()
    expect(landing.prompt?._tag).toBe('CredentialInvalid')
    await landing.refresh.request()
    await settle()
    expect(landing.refresh.start.failure).toEqual(rejectedBy(endpoints.taxRefresh, 'ERROR_TAX_CREDENTIAL_INVALID'))
  })
})

describe('the credential dialog', () => {
  const opened = async () => {
    const all = await openLanding({ hasCredential: false, jobState: undefined })
    const dialog = new CredentialDialogViewModel({ ...all, scheduler: all.time.scheduler })
    dialog.open()
    return { ...all, dialog, form: dialog.form }
  }

  it('requires the password, and sends nothing without one', async () => {
    const { dialog, form } = await opened()
    await form.submit()
    expect([form.errorOf('taxCredential')?._tag, dialog.isOpen, dialog.identifier]).toEqual([
      'PasswordEmpty',
      true,
      '76086428-5',
    ])
  })

  it('links the credential, clears the password, closes, and reloads the prompt', async () => {
    const { dialog, form, landing, notifications } = await opened()
    form.change('taxCredential', GOOD_TAX_PASSWORD)
    const sent = form.submit()
    expect([form.values.taxCredential, form.isBusy]).toEqual(['', true])
    await sent
    await settle()
    expect([dialog.isOpen, landing.prompt?._tag]).toEqual([false, 'ImportRunning'])
    expect(notifications.active.map(({ toast }) => toast._tag)).toEqual(['CredentialSaved'])
  })

  it('shows why the credential was rejected, without the password', async () => {
    const { dialog, form } = await opened()
    form.change('taxCredential', 'otra')
    await form.submit()
    expect([form.failure, form.values.taxCredential, dialog.isOpen]).toEqual([
      rejectedBy(endpoints.taxRefresh, 'ERROR_TAX_CREDENTIAL_INVALID'),
      '',
      true,
    ])
    dialog.close()
    expect([form.failure, dialog.isOpen]).toEqual([undefined, false])
  })

  it('sends once for a double click', async () => {
    const { form, landing } = await opened()
    form.change('taxCredential', GOOD_TAX_PASSWORD)
    await Promise.all([form.submit(), form.submit()])
    await settle()
    expect([form.errorOf('taxCredential')?._tag, landing.prompt?._tag]).toEqual([undefined, 'ImportRunning'])
  })
})
