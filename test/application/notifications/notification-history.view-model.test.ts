import { describe, expect, it } from 'vitest'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationHistoryViewModel } from '#application/notifications/notification-history.view-model.ts'
import type { Notification } from '#application/notifications/notification-history.port.ts'
import { UnreadNotifications } from '#application/notifications/unread-notifications.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeNotificationHistory } from '#test/support/fakes/notification-history.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'

/** Noon of 4 March in Santiago. */
const NOON = Date.UTC(2026, 2, 4, 15, 0, 0)
const HOUR = 3_600_000

const past = (id: number, at: number, event: Notification['event'] = { _tag: 'PasswordChanged' }): Notification => ({
  id,
  at,
  isRead: true,
  event,
})

const makeHistory = (initial: ReadonlyArray<Notification> = []) => {
  const time = makeFakeTime(NOON)
  const current = new CurrentSession()
  current.set(aSession())
  const host = makeFakeNotificationHistory(initial)
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const live = makeFakeLiveEvents()
  const unread = new UnreadNotifications({ history: host, live, scheduler: time.scheduler })
  return {
    time,
    host,
    live,
    notifications,
    unread,
    history: new NotificationHistoryViewModel({ history: host, notifications, current, clock: time.clock, unread }),
  }
}

describe('the notification history', () => {
  it('is grouped by the days of the business, newest first', async () => {
    const { history } = makeHistory([past(1, NOON - 30 * HOUR), past(2, NOON - HOUR), past(3, NOON - 14 * HOUR)])
    await history.past.load()
    expect(history.days.map(({ date, entries }) => [date, entries.map(({ key, time }) => `${key} ${time}`)])).toEqual([
      ['2026-03-04', ['past 2 11:00']],
      ['2026-03-03', ['past 3 22:00', 'past 1 06:00']],
    ])
  })

  it("merges the toasts of this session with the host's notifications", async () => {
    const { history, notifications, time } = makeHistory([past(1, NOON + HOUR)])
    notifications.show({ _tag: 'CredentialSaved' })
    await time.pass(2 * HOUR)
    notifications.show({ _tag: 'CountsUnavailable', failure: unreachable })
    await history.past.load()
    expect(history.days[0]?.entries.map(({ key }) => key)).toEqual(['shown 2', 'past 1', 'shown 1'])
  })

  it('contains no duplicates of both', async () => {
    const { history, notifications } = makeHistory([past(1, NOON - 2_000, { _tag: 'InvoicesReady', count: 12 })])
    notifications.show({ _tag: 'InvoicesReady' })
    await history.past.load()
    expect(history.days.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual(['past 1'])
  })

  it('retains the last entries when a reload fails, with the toasts of this session', async () => {
    const { history, host, notifications } = makeHistory([past(1, NOON)])
    host.faults.before(unreachable)
    await history.past.load()
    expect(history.days).toEqual([])
    await history.past.load()
    host.faults.before(unreachable)
    await history.past.load()
    notifications.show({ _tag: 'CredentialSaved' })
    expect(history.past.state).toMatchObject({ _tag: 'Failed' })
    expect(history.days[0]?.entries).toHaveLength(2)
  })
})

describe('a toast in the history', () => {
  it('counts once while it is visible, and again after', async () => {
    const { notifications, time } = makeHistory()
    for (let again = 0; again < 3; again += 1) notifications.show({ _tag: 'CredentialSaved' })
    expect(notifications.history).toHaveLength(1)
    await time.pass(6_000)
    notifications.show({ _tag: 'CredentialSaved' })
    expect(notifications.history).toHaveLength(2)
  })

  it('is limited to a hundred entries', async () => {
    const { notifications, time } = makeHistory()
    for (let again = 0; again < 150; again += 1) {
      notifications.show({ _tag: 'CredentialSaved' })
      await time.pass(6_000)
    }
    expect(notifications.history).toHaveLength(100)
  })
})

describe('the channel of each kind', () => {
  it('is saved at the host', async () => {
    const { history } = makeHistory()
    history.activate()
    await settle()
    await history.choose('OrderStatusChanged', 'NONE')
    expect(history.choices.state).toMatchObject({ _tag: 'Ready' })
    await history.choices.load()
    expect(history.choices.state).toMatchObject({
      value: expect.arrayContaining([{ kind: 'OrderStatusChanged', channel: 'NONE' }]) as unknown,
    })
  })

  it('is reverted when saving fails, with an error until the next success', async () => {
    const { history, host } = makeHistory()
    await history.choices.load()
    host.faults.before(rejected('ERROR_STORAGE'))
    await history.choose('OrderStatusChanged', 'NONE')
    expect(history.choices.state).toMatchObject({
      value: expect.arrayContaining([{ kind: 'OrderStatusChanged', channel: 'APP' }]) as unknown,
    })
    expect(history.saveFailure).toEqual(rejected('ERROR_STORAGE'))
    await history.choose('OrderStatusChanged', 'MAIL')
    expect(history.saveFailure).toBeUndefined()
  })

  it('is saved one at a time', async () => {
    const { history } = makeHistory()
    await history.choices.load()
    const first = history.choose('InvoicesReady', 'APP')
    await Promise.all([first, history.choose('OrderStatusChanged', 'NONE')])
    expect(history.choices.state).toMatchObject({
      value: [
        { kind: 'InvoicesReady', channel: 'APP' },
        { kind: 'OrderStatusChanged', channel: 'APP' },
        { kind: 'PasswordChanged', channel: 'BOTH' },
      ],
    })
  })

  it('cannot be changed before it is loaded', async () => {
    const { history, host } = makeHistory()
    host.faults.before(unreachable)
    await history.choices.load()
    await history.choose('InvoicesReady', 'NONE')
    expect(history.choices.state).toMatchObject({ _tag: 'Failed', last: undefined })
  })
})

describe('the digest by mail', () => {
  it('is chosen, and what the host says counts', async () => {
    const { history } = makeHistory()
    await history.digest.load()
    expect(history.digest.value).toBe('WEEKLY')
    const saving = history.chooseDigest('DAILY')
    expect([history.saving, history.digest.value]).toEqual(['Digest', 'DAILY'])
    await saving
    expect([history.saving, history.digest.value]).toEqual([undefined, 'DAILY'])
  })

  it('goes back to what it was when it cannot be saved', async () => {
    const { history, host } = makeHistory()
    await history.digest.load()
    host.faults.before(unreachable)
    await history.chooseDigest('OFF')
    expect([history.digest.value, history.saveFailure]).toEqual(['WEEKLY', unreachable])
  })

  it('waits for a channel that is being saved, and is not changed before it is loaded', async () => {
    const { history } = makeHistory()
    await history.chooseDigest('OFF')
    await history.choices.load()
    await history.digest.load()
    await Promise.all([history.choose('InvoicesReady', 'APP'), history.chooseDigest('OFF')])
    expect(history.digest.value).toBe('WEEKLY')
  })
})

describe('the number of unread notifications', () => {
  const unreadOne = (id: number) => ({ ...past(id, NOON + id), isRead: false })

  it('follows what is told live, and is zero once they were listed', async () => {
    const { history, host, live, time, unread } = makeHistory([past(1, NOON), unreadOne(2)])
    unread.number.activate()
    await settle()
    expect(unread.count).toBe(1)
    host.put([past(1, NOON), unreadOne(2), unreadOne(3)])
    live.publish({ _tag: 'WalletChanged' })
    await time.pass(1_000)
    expect(unread.count).toBe(2)
    history.activate()
    await settle()
    expect(unread.count).toBe(0)
    expect(history.days[0]?.entries.filter((entry) => entry.isNew)).toHaveLength(2)
  })

  it('grows while they are listed: the new ones are listed too', async () => {
    const { history, host, live, time, unread } = makeHistory()
    unread.number.activate()
    const stop = history.activate()
    await settle()
    host.put([unreadOne(4)])
    live.publish({ _tag: 'WalletChanged' })
    await time.pass(1_000)
    await settle()
    expect(history.days.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual(['past 4'])
    expect(unread.count).toBe(0)
    stop()
    host.put([unreadOne(5)])
    live.publish({ _tag: 'WalletChanged' })
    await time.pass(1_000)
    await settle()
    expect(unread.count).toBe(1)
  })

  it('is kept when it cannot be loaded', async () => {
    const { host, unread } = makeHistory([unreadOne(1)])
    await unread.number.load()
    host.faults.before(unreachable)
    await unread.number.load()
    expect(unread.count).toBe(1)
  })
})
