import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAttemptLimiter } from '#host/http/attempt-limiter.ts'

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE

const aLimit = (most = 10) => {
  const clock = { now: 0 }
  const limit = createAttemptLimiter(most, () => clock.now)
  return { clock, ...limit }
}

describe('guesses at one secret', () => {
  it('are ten in a quarter of an hour, then one after ever longer waits, never longer than a quarter of an hour', () => {
    const { attempt, clock } = aLimit()
    for (let at = 0; at < 10; at += 1) expect(attempt('ana')).toBeUndefined()
    expect(attempt('ana')).toBe(QUARTER_HOUR)
    const waits = []
    for (let at = 0; at < 6; at += 1) {
      clock.now += attempt('ana') ?? 0
      expect(attempt('ana')).toBeUndefined()
      waits.push((attempt('ana') ?? 0) / MINUTE)
    }
    expect(waits).toEqual([2, 4, 8, 15, 15, 15])
  })

  it('do not count against another, and are forgiven by the right answer', () => {
    const { attempt, clear: forgive } = aLimit(2)
    expect([attempt('ana'), attempt('ana'), attempt('ana')]).toEqual([undefined, undefined, QUARTER_HOUR])
    expect(attempt('eva')).toBeUndefined()
    forgive('ana')
    expect(attempt('ana')).toBeUndefined()
  })

  it('are never more than ten within any quarter of an hour, whenever they come, and never impossible for longer', () => {
    assert(
      property(array(integer({ min: 0, max: 20 * MINUTE }), { minLength: 1, maxLength: 200 }), (gaps) => {
        const { attempt, clock } = aLimit()
        const admitted: Array<number> = []
        for (const gap of gaps) {
          clock.now += gap
          const wait = attempt('ana')
          if (wait === undefined) admitted.push(clock.now)
          else expect(wait > 0 && wait <= QUARTER_HOUR).toBe(true)
        }
        for (const start of admitted) {
          expect(admitted.filter((at) => at >= start && at < start + QUARTER_HOUR).length).toBeLessThanOrEqual(10)
        }
      }),
    )
  })

  it('are remembered of fifty thousand subjects, not of any number', () => {
    const { attempt } = aLimit(1)
    attempt('first')
    expect(attempt('first')).toBeDefined()
    for (let at = 0; at < 50_000; at += 1) attempt(`subject ${at}`)
    expect(attempt('first')).toBeUndefined()
  })
})
