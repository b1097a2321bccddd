import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBrowserStorage, type StorageChange, type TextStore } from '#infrastructure/browser/browser-storage.ts'
import { pageEventsOf } from '#infrastructure/browser/page-events.ts'
import { uuidKeys } from '#infrastructure/browser/uuid-keys.ts'
import { syncOnPageShow, type PageEvents } from '#infrastructure/browser/bfcache-storage.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeSystemClock } from '#infrastructure/browser/system-clock.ts'

describe('the clock', () => {
  it('has the date of each country at the same instant', () => {
    const clock = makeSystemClock(() => Date.UTC(2026, 2, 5, 4, 30))
    expect([clock.today('CL'), clock.today('MX')]).toEqual(['2026-03-05', '2026-03-04'])
  })

  it('has the next date from midnight on, in each country at its own', () => {
    let now = Date.UTC(2026, 2, 5, 2, 59, 59, 999)
    const clock = makeSystemClock(() => now)
    const today = () => [clock.today('CL'), clock.today('MX')]
    expect(today()).toEqual(['2026-03-04', '2026-03-04'])
    now += 1
    expect(today()).toEqual(['2026-03-05', '2026-03-04'])
    now += 3 * 3_600_000
    expect(today()).toEqual(['2026-03-05', '2026-03-05'])
  })

  it('handles the night on which Chile skips an hour', () => {
    const clock = makeSystemClock()
    expect(clock.civilOf('CL', Date.UTC(2026, 8, 6, 3, 59))).toEqual({ date: '2026-09-05', time: '23:59' })
    expect(clock.civilOf('CL', Date.UTC(2026, 8, 6, 4, 0))).toEqual({ date: '2026-09-06', time: '01:00' })
  })

  it('is adjusted to the host, independent of the latency', () => {
    const clock = makeSystemClock(() => 1_000_000)
    clock.sync(1_001_500)
    expect(clock.now()).toBe(1_000_000)
    clock.sync(4_600_000)
    expect(clock.now()).toBe(4_600_000)
    clock.sync(Number.NaN)
    expect(Number.isFinite(clock.now())).toBe(true)
  })

  it('is not set back by a response that took minutes', () => {
    let local = 1_000_000
    const clock = makeSystemClock(() => local)
    const onResponse = clock.beginSync()
    local += 25 * 60_000
    onResponse(1_000_500)
    expect(clock.now()).toBe(local)
  })

  it('moves no further than a response proves, whatever its offset and the latency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e7), fc.nat(1e7), (skew, there, back) => {
        let local = 1e12
        const clock = makeSystemClock(() => local)
        const onResponse = clock.beginSync()
        local += there
        const writtenAt = local + skew
        local += back
        onResponse(writtenAt)
        expect(Math.abs(clock.now() - (local + skew))).toBeLessThanOrEqual(
          Math.min(there + back + 2_000, Math.abs(skew) + 2_000),
        )
      }),
    )
  })
})

describe('the storage of a browser', () => {
  const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const failing = (): never => {
    throw new DOMException('no', 'SecurityError')
  }

  it.each([
    ['forbidden', failing],
    ['full', (): TextStore => ({ getItem: () => null, setItem: failing, removeItem: failing })],
    ['missing', (): TextStore => undefined as never],
  ])('stores nothing and throws nothing when it is %s', (_, find) => {
    const storage = makeBrowserStorage(find, noEvents)
    storage.write('a', 'b')
    storage.remove('a')
    expect(storage.read('a')).toBeUndefined()
  })

  it('notifies of changes in other tabs, clearing included', () => {
    const listeners = new Set<(event: StorageChange) => void>()
    const store: TextStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
    const storage = makeBrowserStorage(() => store, {
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    })
    const received: Array<string | undefined> = []
    const stop = storage.watch('a', (text) => received.push(text))
    const dispatch = (event: StorageChange): void => listeners.forEach((listener) => listener(event))
    dispatch({ key: 'a', newValue: '1', storageArea: store })
    dispatch({ key: 'b', newValue: '2', storageArea: store })
    dispatch({ key: 'a', newValue: '3', storageArea: {} })
    dispatch({ key: null, newValue: null, storageArea: store })
    stop()
    expect([received, listeners.size]).toEqual([['1', undefined], 0])
  })
})

describe('a page in the back/forward cache', () => {
  const aside = () => {
    const listeners = new Map<string, Set<() => void>>([
      ['pagehide', new Set()],
      ['pageshow', new Set()],
    ])
    const page: PageEvents = {
      addEventListener: (type, listener) => listeners.get(type)?.add(listener),
      removeEventListener: (type, listener) => listeners.get(type)?.delete(listener),
    }
    const storage = makeFakeStorage()
    const received: Array<string | undefined> = []
    storage.write('jwtToken', 'first')
    const stop = syncOnPageShow(storage, page).watch('jwtToken', (text) => received.push(text))
    return {
      storage,
      received,
      stop,
      listeners,
      dispatch: (type: string) => listeners.get(type)?.forEach((listener) => listener()),
    }
  }

  it('is notified of changes on return, once', () => {
    const { storage, received, dispatch } = aside()
    dispatch('pageshow')
    storage.write('jwtToken', 'own')
    dispatch('pagehide')
    storage.remove('jwtToken')
    dispatch('pageshow')
    dispatch('pageshow')
    expect(received).toEqual([undefined])
  })

  it('is not notified without changes, nor after unsubscribing', () => {
    const { storage, received, stop, listeners, dispatch } = aside()
    dispatch('pagehide')
    dispatch('pageshow')
    stop()
    storage.remove('jwtToken')
    dispatch('pageshow')
    expect([received, [...listeners.values()].map(({ size }) => size)]).toEqual([[], [0, 0]])
  })
})

describe('idempotency keys', () => {
  it('are unique UUIDs of version 4', () => {
    const keys = Array.from({ length: 1_000 }, () => uuidKeys.next())
    expect(new Set(keys).size).toBe(1_000)
    expect(keys.every((key) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key))).toBe(true)
  })
})

describe('the page', () => {
  /** An event target that counts its listeners. */
  const aTarget = () => {
    const listeners = new Map<string, () => void>()
    return {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
      fire: (type: string) => listeners.get(type)?.(),
      count: () => listeners.size,
    }
  }

  it('reports the return of the connection and of the user, and nothing when it is hidden', () => {
    const document = { ...aTarget(), visibilityState: 'hidden' }
    const page = { ...aTarget(), document }
    let calls = 0
    const stop = pageEventsOf(() => page).onReturn(() => (calls += 1))
    document.fire('visibilitychange')
    expect(calls).toBe(0)
    document.visibilityState = 'visible'
    document.fire('visibilitychange')
    page.fire('online')
    page.fire('pageshow')
    expect(calls).toBe(3)
    stop()
    expect([page.count(), document.count()]).toEqual([0, 0])
  })

  it('reports that the page is hidden or left, and nothing when it becomes visible', () => {
    const document = { ...aTarget(), visibilityState: 'visible' }
    const page = { ...aTarget(), document }
    let calls = 0
    const stop = pageEventsOf(() => page).onLeave(() => (calls += 1))
    document.fire('visibilitychange')
    expect(calls).toBe(0)
    document.visibilityState = 'hidden'
    document.fire('visibilitychange')
    page.fire('pagehide')
    expect(calls).toBe(2)
    stop()
    expect([page.count(), document.count()]).toEqual([0, 0])
  })
})
