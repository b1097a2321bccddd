import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBrowserStorage, type StorageChange, type TextStore } from '#infrastructure/browser/browser-storage.ts'
import { pageEventsOf } from '#infrastructure/browser/page-returns.ts'
import { uuidKeys } from '#infrastructure/browser/uuid-keys.ts'
import { syncOnPageShow, type PageEvents } from '#infrastructure/browser/bfcache-storage.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'
import { makeSystemClock } from '#infrastructure/browser/system-clock.ts'

describe('the clock', () => {
  it('knows the date of each country at the same instant', () => {
    const clock = makeSystemClock(() => Date.UTC(2026, 2, 5, 4, 30))
    expect([clock.today('CL'), clock.today('MX')]).toEqual(['2026-03-05', '2026-03-04'])
  })

  it('knows the night on which Chile skips an hour', () => {
    const clock = makeSystemClock()
    expect(clock.civilOf('CL', Date.UTC(2026, 8, 6, 3, 59))).toEqual({ date: '2026-09-05', time: '23:59' })
    expect(clock.civilOf('CL', Date.UTC(2026, 8, 6, 4, 0))).toEqual({ date: '2026-09-06', time: '01:00' })
  })

  it('is put right by the host, and not by how long the answer travelled', () => {
    const clock = makeSystemClock(() => 1_000_000)
    clock.sync(1_001_500)
    expect(clock.now()).toBe(1_000_000)
    clock.sync(4_600_000)
    expect(clock.now()).toBe(4_600_000)
    clock.sync(Number.NaN)
    expect(Number.isFinite(clock.now())).toBe(true)
  })

  it('is not put back by an answer that took minutes', () => {
    let local = 1_000_000
    const clock = makeSystemClock(() => local)
    const hear = clock.ask()
    local += 25 * 60_000
    hear(1_000_500)
    expect(clock.now()).toBe(local)
  })

  it('moves no further than an answer proves, whatever the device believed and however long it took', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e7), fc.nat(1e7), (skew, there, back) => {
        let local = 1e12
        const clock = makeSystemClock(() => local)
        const hear = clock.ask()
        local += there
        const writtenAt = local + skew
        local += back
        hear(writtenAt)
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
  ])('keeps nothing and says nothing when it is %s', (_, find) => {
    const storage = makeBrowserStorage(find, noEvents)
    storage.write('a', 'b')
    storage.remove('a')
    expect(storage.read('a')).toBeUndefined()
  })

  it('tells what other tabs changed, and what they cleared', () => {
    const listeners = new Set<(event: StorageChange) => void>()
    const store: TextStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
    const storage = makeBrowserStorage(() => store, {
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    })
    const told: Array<string | undefined> = []
    const stop = storage.watch('a', (text) => told.push(text))
    const tell = (event: StorageChange): void => listeners.forEach((listener) => listener(event))
    tell({ key: 'a', newValue: '1', storageArea: store })
    tell({ key: 'b', newValue: '2', storageArea: store })
    tell({ key: 'a', newValue: '3', storageArea: {} })
    tell({ key: null, newValue: null, storageArea: store })
    stop()
    expect([told, listeners.size]).toEqual([['1', undefined], 0])
  })
})

describe('a page that is gone back to', () => {
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
    const told: Array<string | undefined> = []
    storage.write('jwtToken', 'first')
    const stop = syncOnPageShow(storage, page).watch('jwtToken', (text) => told.push(text))
    return {
      storage,
      told,
      stop,
      listeners,
      tell: (type: string) => listeners.get(type)?.forEach((listener) => listener()),
    }
  }

  it('is told what changed while it was put aside, once', () => {
    const { storage, told, tell } = aside()
    tell('pageshow')
    storage.write('jwtToken', 'own')
    tell('pagehide')
    storage.remove('jwtToken')
    tell('pageshow')
    tell('pageshow')
    expect(told).toEqual([undefined])
  })

  it('is told nothing where nothing changed, and nothing once it stopped listening', () => {
    const { storage, told, stop, listeners, tell } = aside()
    tell('pagehide')
    tell('pageshow')
    stop()
    storage.remove('jwtToken')
    tell('pageshow')
    expect([told, [...listeners.values()].map(({ size }) => size)]).toEqual([[], [0, 0]])
  })
})

describe('keys', () => {
  it('are never the same twice, and are UUIDs of version 4', () => {
    const keys = Array.from({ length: 1_000 }, () => uuidKeys.next())
    expect(new Set(keys).size).toBe(1_000)
    expect(keys.every((key) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(key))).toBe(true)
  })
})

describe('the page', () => {
  /** A target of events that counts who listens. */
  const aTarget = () => {
    const listeners = new Map<string, () => void>()
    return {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
      fire: (type: string) => listeners.get(type)?.(),
      count: () => listeners.size,
    }
  }

  it('tells that the connection is back and that it is looked at again, and nothing when it is put aside', () => {
    const document = { ...aTarget(), visibilityState: 'hidden' }
    const page = { ...aTarget(), document }
    let heard = 0
    const stop = pageEventsOf(() => page).onReturn(() => (heard += 1))
    document.fire('visibilitychange')
    expect(heard).toBe(0)
    document.visibilityState = 'visible'
    document.fire('visibilitychange')
    page.fire('online')
    page.fire('pageshow')
    expect(heard).toBe(3)
    stop()
    expect([page.count(), document.count()]).toEqual([0, 0])
  })
})
