import { array, assert, asyncProperty, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { deleteOldAttempts, makeAttemptLimiter } from '#host/http/attempt-limiter.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

let database: Database
beforeAll(async () => {
  database = await sharedDatabase()
})
afterAll(() => database.close())

/** A limit for subjects that no other limit knows. */
const aLimit = (most = 10) => {
  const clock = { now: Date.UTC(2026, 10, 20) }
  limits += 1
  const name = `limit ${limits} `
  const limit = makeAttemptLimiter(database, most, async () => clock.now)
  return {
    clock,
    attempt: (subject: string) => limit.attempt(name + subject),
    forgive: (subject: string) => limit.clear(name + subject),
  }
}
let limits = 0

describe('guesses at one secret', () => {
  it('are ten in a quarter of an hour, then one after ever longer waits, never longer than a quarter of an hour', async () => {
    const { attempt, clock } = aLimit()
    for (let at = 0; at < 10; at += 1) expect(await attempt('ana')).toBeUndefined()
    expect(await attempt('ana')).toBe(QUARTER_HOUR)
    const waits = []
    for (let at = 0; at < 6; at += 1) {
      clock.now += (await attempt('ana')) ?? 0
      expect(await attempt('ana')).toBeUndefined()
      waits.push(((await attempt('ana')) ?? 0) / MINUTE)
    }
    expect(waits).toEqual([2, 4, 8, 15, 15, 15])
  })

  it('do not count against another, and are forgiven by the right answer', async () => {
    const { attempt, forgive } = aLimit(2)
    expect([await attempt('ana'), await attempt('ana'), await attempt('ana')]).toEqual([
      undefined,
      undefined,
      QUARTER_HOUR,
    ])
    expect(await attempt('eva')).toBeUndefined()
    await forgive('ana')
    expect(await attempt('ana')).toBeUndefined()
  })

  it('that come at once are not more than ten', async () => {
    const { attempt } = aLimit()
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt('ana')))
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(10)
  })

  it('are never more than ten within any quarter of an hour, whenever they come, and never impossible for longer', () =>
    assert(
      asyncProperty(array(integer({ min: 0, max: 20 * MINUTE }), { minLength: 1, maxLength: 60 }), async (gaps) => {
        const { attempt, clock } = aLimit()
        const admitted: Array<number> = []
        for (const gap of gaps) {
          clock.now += gap
          const wait = await attempt('ana')
          if (wait === undefined) admitted.push(clock.now)
          else expect(wait > 0 && wait <= QUARTER_HOUR).toBe(true)
        }
        for (const start of admitted) {
          expect(admitted.filter((at) => at >= start && at < start + QUARTER_HOUR).length).toBeLessThanOrEqual(10)
        }
      }),
    ))

  it('are remembered for a day after the last one', async () => {
    const { attempt, clock } = aLimit(1)
    await attempt('ana')
    await deleteOldAttempts(database, async () => clock.now + DAY)
    expect(await attempt('ana')).toBeDefined()
    await deleteOldAttempts(database, async () => clock.now + DAY + 1)
    expect(await attempt('ana')).toBeUndefined()
  })

  it('that a clock a day ahead wrote block for a quarter of an hour from now, not for a day', async () => {
    const { attempt, clock } = aLimit(1)
    clock.now += DAY
    await attempt('ana')
    clock.now -= DAY
    expect(await attempt('ana')).toBe(QUARTER_HOUR)
    clock.now += QUARTER_HOUR
    expect(await attempt('ana')).toBeUndefined()
  })
})
