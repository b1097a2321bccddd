import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { ConnectionRecovery } from '#application/shared/connection-recovery.ts'
import type { Failure } from '#application/shared/failure.ts'
import { RemoteList } from '#application/shared/remote-list.ts'
import { RemotePage } from '#application/shared/remote-page.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import { rejected, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakePage } from '#test/support/fakes/page-events.ts'
import { settle } from '#test/support/fakes/time.ts'

/** A host that fails until it is back, and counts the requests. */
const makeHost = (failure: Failure = unreachable) => {
  let isBack = false
  let requests = 0
  const answer =
    <A>(value: A) =>
    (): TE.TaskEither<Failure, A> => {
      requests += 1
      return isBack ? TE.right(value) : TE.left(failure)
    }
  return { answer, comeBack: () => void (isBack = true), requests: () => requests }
}

const makeRecovery = () => {
  const live = makeFakeLiveEvents()
  const page = makeFakePage()
  const recovery = new ConnectionRecovery({ live, page: page.events })
  return { live, page, recovery }
}

describe('failed loads', () => {
  it.each(['the socket', 'the network'] as const)('are repeated when %s is back', async (which) => {
    const { live, page, recovery } = makeRecovery()
    const host = makeHost()
    const value = new RemoteValue({ load: host.answer(1) })
    const list = new RemoteList({ load: host.answer([{ id: 'a' }]) })
    const pages = new RemotePage({ load: host.answer({ rows: [{ id: 'b' }], totalRows: 1, page: 1, pageSize: 20 }) })
    const stops = [recovery.activate(), value.activate(), list.activate(), pages.activate()]
    await settle()
    expect([value, list, pages].map(({ state }) => state._tag)).toEqual(['Failed', 'Failed', 'Failed'])
    host.comeBack()
    if (which === 'the socket') live.publish({ _tag: 'Reconnected' })
    else page.comeBack()
    await settle()
    expect([value.value, list.rows, pages.rows]).toEqual([1, [{ id: 'a' }], [{ id: 'b' }]])
    expect(host.requests()).toBe(6)
    stops.forEach((stop) => stop())
  })

  it('are requested once when the value listens to the socket itself', async () => {
    const { live, recovery } = makeRecovery()
    const host = makeHost()
    const value = new RemoteValue({ load: host.answer(1), live })
    const stops = [value.activate(), recovery.activate()]
    await settle()
    host.comeBack()
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect([value.value, host.requests()]).toEqual([1, 2])
    stops.forEach((stop) => stop())
  })

  it('are not repeated after they were cancelled, loaded, or rejected for an expired session', async () => {
    const { page, recovery } = makeRecovery()
    const stop = recovery.activate()
    const left = makeHost()
    const leave = new RemoteValue({ load: left.answer(1) }).activate()
    const loaded = makeHost(rejected('ERROR_STORAGE'))
    const value = new RemoteValue({ load: loaded.answer(1) })
    const expired = makeHost({ _tag: 'Unauthorized' })
    const session = new RemoteValue({ load: expired.answer(1) })
    const stops = [value.activate(), session.activate()]
    await settle()
    leave()
    loaded.comeBack()
    value.retry()
    await settle()
    page.comeBack()
    await settle()
    expect([left.requests(), loaded.requests(), expired.requests()]).toEqual([1, 2, 1])
    for (const end of [...stops, stop]) end()
  })
})
