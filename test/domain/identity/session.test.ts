import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOffset, serverNow, hasReachedLimit, isExpired, isIdle, shouldRefresh } from '#domain/identity/session.ts'
import { instant, sessionAt } from '#domain/testing/session.ts'

const NOW = 1_800_000_000
const MINUTE = 60
const live = (left: number, quiet: number, isSudo = false) => ({
  expiresAt: NOW + left,
  lastActivity: NOW - quiet,
  isSudo,
})

describe('a session', () => {
  // RFC 7519: on or after `exp` the token must not be accepted.
  it('has expired from its last second on', () => {
    expect(isExpired(NOW, NOW - 1)).toBe(false)
    expect(isExpired(NOW, NOW)).toBe(true)
    expect(isExpired(Number.NaN, NOW)).toBe(true)
  })

  it('is idle after thirty minutes without activity', () => {
    expect(isIdle(NOW - 30 * MINUTE + 1, NOW)).toBe(false)
    expect(isIdle(NOW - 30 * MINUTE, NOW)).toBe(true)
  })

  it('ends after eight hours however often it was refreshed, an impersonation after thirty minutes', () => {
    expect(hasReachedLimit(NOW - 8 * 60 * MINUTE + 1, NOW)).toBe(false)
    expect(hasReachedLimit(NOW - 8 * 60 * MINUTE, NOW)).toBe(true)
    expect(hasReachedLimit(NOW - 30 * MINUTE + 1, NOW, true)).toBe(false)
    expect(hasReachedLimit(NOW - 30 * MINUTE, NOW, true)).toBe(true)
    expect(hasReachedLimit(Number.NaN, NOW)).toBe(true)
  })

  it('is refreshed in its last five minutes while the user is active', () => {
    expect(shouldRefresh(live(5 * MINUTE - 1, 10), NOW)).toBe(true)
    expect(shouldRefresh(live(5 * MINUTE, 10), NOW)).toBe(false)
    expect(shouldRefresh(live(MINUTE, 31 * MINUTE), NOW)).toBe(false)
    expect(shouldRefresh(live(0, 10), NOW)).toBe(false)
    expect(shouldRefresh(live(MINUTE, 10, true), NOW)).toBe(false)
  })
})

describe('the laws of sessions', () => {
  it('never refresh an expired or idle session, or one that is not about to end', () => {
    fc.assert(
      fc.property(sessionAt, ([times, now]) => {
        const left = times.expiresAt - now
        const expected = left > 0 && left < 300 && now - times.lastActivity < 1_800 && !times.isSudo
        expect(shouldRefresh(times, now)).toBe(expected)
      }),
      { numRuns: 1_000 },
    )
  })

  it('once expired, stays so', () => {
    fc.assert(
      fc.property(instant, instant, fc.nat(), (expiresAt, now, later) => {
        if (isExpired(expiresAt, now)) expect(isExpired(expiresAt, now + later)).toBe(true)
        if (isIdle(expiresAt, now)) expect(isIdle(expiresAt, now + later)).toBe(true)
        if (hasReachedLimit(expiresAt, now)) expect(hasReachedLimit(expiresAt, now + later)).toBe(true)
      }),
    )
  })

  it('leave an active user signed in for eight hours, and no longer', () => {
    let expiresAt = NOW + 60 * MINUTE
    let lastActivity = NOW
    let second = NOW
    while (!isExpired(expiresAt, second) && !isIdle(lastActivity, second) && !hasReachedLimit(NOW, second)) {
      if ((second - NOW) % 240 === 0) lastActivity = second
      if (shouldRefresh({ expiresAt, lastActivity, isSudo: false }, second)) expiresAt = second + 60 * MINUTE
      second += 30
    }
    expect(second - NOW).toBe(8 * 60 * MINUTE)
  })

  it("expire at the server's time whatever the local clock shows", () => {
    const skew = fc.oneof(
      fc.constantFrom(-90_000, -3_600, -60, 0, 60, 3_600, 90_000),
      fc.integer({ min: -1e6, max: 1e6 }),
    )
    const lives = fc.integer({ min: 1, max: 3_600 })
    fc.assert(
      fc.property(instant, skew, lives, fc.integer({ min: -5, max: 5 }), (host, ahead, life, around) => {
        const offset = clockOffset(host, host + ahead)
        const localLater = host + ahead + life + around
        expect(isExpired(host + life, serverNow(localLater, offset))).toBe(around >= 0)
      }),
    )
  })

  it('add the lead of the server clock to the local one, and subtract its lag', () => {
    expect([clockOffset(NOW + 90, NOW), serverNow(NOW, clockOffset(NOW + 90, NOW))]).toEqual([90, NOW + 90])
    expect([clockOffset(NOW - 90, NOW), serverNow(NOW, clockOffset(NOW - 90, NOW))]).toEqual([-90, NOW - 90])
  })

  it('use the local clock when the server reports no time', () => {
    expect(clockOffset(Number.NaN, NOW)).toBe(0)
    expect(clockOffset(Infinity, Infinity)).toBe(0)
  })
})
