import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeOpenSessions } from '#test/support/fakes/open-sessions.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'

const someSessions = ({ others = 2, isSudo = false } = {}) => {
  const sessions = makeFakeOpenSessions()
  for (let other = 0; other < others; other += 1) sessions.signIn(`Browser ${other}`)
  const { clock, scheduler } = makeFakeTime()
  const current = new CurrentSession()
  current.set(aSession({ isSudo }))
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const vm = new OpenSessionsViewModel({ sessions, current, notifications, clock })
  const toasts = () => notifications.active.map(({ toast }) => toast._tag)
  return { sessions, toasts, vm }
}

const loaded = async (vm: OpenSessionsViewModel): Promise<void> => {
  vm.activate()
  await settle()
}

describe('the open sessions', () => {
  it('are shown newest first, with their times in the zone of the business', async () => {
    const { vm } = someSessions()
    await loaded(vm)
    expect(vm.rows.map(({ isCurrent, userAgent }) => [userAgent, isCurrent])).toEqual([
      ['Browser 1', false],
      ['Browser 0', false],
      [undefined, true],
    ])
    expect(vm.rows[0]).toMatchObject({
      openedOn: { date: '1969-12-31', time: '21:00' },
      lastSeenOn: { date: '1969-12-31', time: '21:00' },
    })
    expect([vm.hasOthers, vm.today]).toEqual([true, '2026-03-04'])
  })

  it('are loaded again after a failure', async () => {
    const { sessions, vm } = someSessions()
    sessions.faults.before(unreachable)
    await loaded(vm)
    expect([vm.list.failure, vm.rows]).toEqual([unreachable, []])
    vm.list.retry()
    await settle()
    expect([vm.list.failure, vm.rows.length]).toEqual([undefined, 3])
  })

  it('are neither offered nor loaded for an operator who acts as the user', async () => {
    const { vm } = someSessions({ isSudo: true })
    await loaded(vm)
    expect([vm.isOffered, vm.list.state._tag]).toEqual([false, 'Idle'])
  })
})

describe('ending the other sessions', () => {
  it('is not possible without others', async () => {
    const { vm } = someSessions({ others: 0 })
    await loaded(vm)
    vm.open()
    expect([vm.hasOthers, vm.isConfirming]).toEqual([false, false])
  })

  it('happens after a confirmation only, then shows a toast and the own session', async () => {
    const { toasts, vm } = someSessions()
    await loaded(vm)
    await vm.submit()
    vm.open()
    vm.close()
    await settle()
    expect([vm.isConfirming, vm.rows.length, toasts()]).toEqual([false, 3, []])
    vm.open()
    await vm.submit()
    expect([vm.isConfirming, vm.rows.map(({ isCurrent }) => isCurrent), toasts()]).toEqual([
      false,
      [true],
      ['OtherSessionsEnded'],
    ])
  })

  it('shows a session that was opened meanwhile', async () => {
    const { sessions, vm } = someSessions()
    await loaded(vm)
    vm.open()
    const sent = vm.submit()
    sessions.signIn('Browser 2')
    await sent
    await settle()
    expect(vm.rows.map(({ userAgent }) => userAgent)).toEqual(['Browser 2', undefined])
  })

  it('is sent once, and its dialog stays open while it is sent', async () => {
    const { toasts, vm } = someSessions()
    await loaded(vm)
    vm.open()
    const sent = [vm.submit(), vm.submit()]
    vm.close()
    expect([vm.end.isBusy, vm.isConfirming]).toEqual([true, true])
    await Promise.all(sent)
    expect([vm.end.isBusy, vm.isConfirming, toasts()]).toEqual([false, false, ['OtherSessionsEnded']])
  })

  it('keeps the dialog with the reason when it fails, and succeeds when repeated', async () => {
    const { sessions, toasts, vm } = someSessions()
    await loaded(vm)
    vm.open()
    sessions.faults.before(unreachable)
    await vm.submit()
    expect([vm.isConfirming, vm.end.failure, vm.rows.length, toasts()]).toEqual([true, unreachable, 3, []])
    vm.close()
    vm.open()
    expect(vm.end.failure).toBeUndefined()
    await vm.submit()
    expect([vm.rows.length, toasts()]).toEqual([1, ['OtherSessionsEnded']])
  })
})
