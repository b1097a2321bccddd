import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#application/live/live-events.port.ts'
import { RemoteList } from '#application/shared/remote-list.ts'
import { RemoteValue, type RemoteValueOptions } from '#application/shared/remote-value.ts'
import { makeFaults, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const CHANGED: LiveEvent = { _tag: 'InvoicesChanged' }

/** A host that returns the number of requests. */
const makeRemote = (options: Partial<RemoteValueOptions<number>> = {}) => {
  const [live, faults, time] = [makeFakeLiveEvents(), makeFaults(), makeFakeTime()]
  let requests = 0
  const load = () => faults.around(() => async () => E.right(++requests))
  const remote = new RemoteValue({ load, live, ...options })
  return { live, faults, time, remote, requests: () => requests }
}

describe('a remote value', () => {
  it('is loaded once it is active', async () => {
    const { remote } = makeRemote()
    expect([remote.state._tag, remote.value, remote.isBusy]).toEqual(['Idle', undefined, false])
    remote.activate()
    expect([remote.state._tag, remote.value, remote.isBusy]).toEqual(['Loading', undefined, true])
    await settle()
    expect([remote.state._tag, remote.value, remote.isBusy]).toEqual(['Ready', 1, false])
  })

  it('is loaded for its other users when one of them stops', async () => {
    const { remote } = makeRemote()
    const stop = remote.activate()
    const stopOther = remote.activate()
    stopOther()
    await settle()
    expect(remote.state._tag).toBe('Ready')
    void remote.load()
    stop()
    await settle()
    expect(remote.state._tag).toBe('Loading')
  })

  it('is prepared for a screen, which does not load it again, once', async () => {
    const { remote, requests } = makeRemote()
    await remote.prepare()
    expect([remote.value, remote.isPrepared]).toEqual([1, true])
    const stop = remote.activate()
    expect([requests(), remote.isPrepared]).toEqual([1, false])
    stop()
    remote.activate()
    await settle()
    expect(requests()).toBe(2)
  })

  it('is loaded by the screen when preparing it failed, or was cancelled', async () => {
    const { faults, remote, requests } = makeRemote()
    faults.before(unreachable)
    await remote.prepare()
    remote.activate()
    await settle()
    expect([remote.value, requests()]).toEqual([1, 1])
    void remote.prepare()
    remote.cancel()
    remote.activate()
    await settle()
    expect(requests()).toBe(3)
  })

  it('is retained during a reload and after a failed one, until a retry succeeds', async () => {
    const { remote, faults } = makeRemote()
    await remote.load()
    faults.before(unreachable)
    const loading = remote.load()
    expect([remote.isBusy, remote.value, remote.failure]).toEqual([true, 1, undefined])
    await loading
    expect([remote.isBusy, remote.value, remote.failure]).toEqual([false, 1, unreachable])
    remote.retry()
    await settle()
    expect([remote.value, remote.failure]).toEqual([2, undefined])
  })

  it('reports loaded values and failures', async () => {
    const seen: Array<unknown> = []
    const { remote, faults } = makeRemote({
      onLoaded: (value) => seen.push(value),
      onFailure: (failure) => seen.push(failure),
    })
    await remote.load()
    faults.before(unreachable)
    await remote.load()
    expect(seen).toEqual([1, unreachable])
  })

  it('can be replaced without a request, and reset', async () => {
    const { remote } = makeRemote()
    remote.update(7)
    expect(remote.state).toEqual({ _tag: 'Ready', value: 7 })
    const loading = remote.load()
    remote.reset()
    await loading
    expect(remote.state).toEqual({ _tag: 'Idle' })
  })

  it('ignores a response after its deactivation', async () => {
    const { remote, live } = makeRemote()
    const stop = remote.activate()
    stop()
    await settle()
    expect([remote.value, live.listeners()]).toEqual([undefined, 0])
  })
})

describe('a remote value with live events', () => {
  it('is loaded again for matching events, and after a lost connection', async () => {
    const { remote, live, requests } = makeRemote({ refreshOn: ({ _tag }) => _tag === 'InvoicesChanged' })
    remote.activate()
    live.publish({ _tag: 'TaxProgress', progress: { status: 'WORKING', completion: 1 }, invoices: 1 })
    expect(requests()).toBe(1)
    live.publish(CHANGED)
    live.publish({ _tag: 'Reconnected' })
    await settle()
    expect([requests(), remote.value]).toEqual([3, 3])
  })

  it('is loaded once for a burst of events, and not at all when it is deactivated before', async () => {
    const time = makeFakeTime()
    const { remote, live, requests } = makeRemote({
      refreshOn: () => true,
      debounce: { scheduler: time.scheduler, ms: 1_000 },
    })
    const stop = remote.activate()
    for (let burst = 0; burst < 5; burst += 1) live.publish(CHANGED)
    expect(requests()).toBe(1)
    await time.pass(1_000)
    expect(requests()).toBe(2)
    live.publish(CHANGED)
    stop()
    expect(time.waiting()).toBe(0)
  })
})

describe('a remote value with two users', () => {
  it('is loaded once when both begin at once, and once for an event', async () => {
    const { remote, live, requests } = makeRemote({ refreshOn: () => true })
    const stops = [remote.activate(), remote.activate()]
    await settle()
    expect([requests(), live.listeners()]).toEqual([1, 1])
    live.publish(CHANGED)
    await settle()
    expect(requests()).toBe(2)
    stops.forEach((stop) => stop())
    expect(live.listeners()).toBe(0)
  })

  it('is loaded again for one that comes later, unless it only follows', async () => {
    const { remote, requests } = makeRemote()
    remote.activate()
    await settle()
    remote.follow()
    expect(requests()).toBe(1)
    remote.activate()
    expect(requests()).toBe(2)
  })

  it('is loaded by a follower that is the only user, or comes after a failure', async () => {
    let requests = 0
    const remote = new RemoteValue<number>({
      load: () => async () => {
        requests += 1
        return requests === 1 ? E.left(unreachable) : E.right(requests)
      },
    })
    remote.follow()
    await settle()
    remote.follow()
    await settle()
    expect([requests, remote.value]).toEqual([2, 2])
  })
})

describe('a remote list', () => {
  it('has no rows before the first load, which differs from an empty list', async () => {
    const list = new RemoteList<string>({ load: () => async () => E.right([]) })
    expect([list.rows, list.totalRows]).toEqual([undefined, 0])
    await list.load()
    expect([list.rows, list.totalRows]).toEqual([[], 0])
  })
})

describe('overlapping requests', () => {
  it('show the response of the last one, and until then the last good value, in whatever order they finish', async () => {
    const answer = fc.record({ fails: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(answer, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (answers, picks) => {
          const open: Array<{ readonly at: number; readonly resolve: (fails: boolean) => void }> = []
          let requests = 0
          const remote = new RemoteValue<number>({
            load: () => () =>
              new Promise((resolve) => {
                const at = ++requests
                open.push({ at, resolve: (fails) => resolve(fails ? E.left(unreachable) : E.right(at)) })
              }),
          })
          remote.update(0)
          for (const _ of answers) void remote.load()
          for (let left = answers.length; left > 0; left -= 1) {
            const [one] = open.splice((picks.next().value ?? 0) % open.length, 1)
            const fails = answers[(one?.at ?? 1) - 1]?.fails ?? false
            one?.resolve(fails)
            await settle()
            if (one?.at === answers.length)
              expect(remote.state).toMatchObject(fails ? { _tag: 'Failed', last: 0 } : { _tag: 'Ready', value: one.at })
            else if (open.some(({ at }) => at === answers.length))
              expect(remote.state).toEqual({ _tag: 'Loading', last: 0 })
          }
          expect(remote.isBusy).toBe(false)
        },
      ),
    )
  })
})
