import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { makeLimits, STANDARD_RATES, type Limits } from '#host/http/rate-limits.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

const R = STANDARD_RATES
const MINUTE = 60

/** Each attempt at another account. */
const triesAtMany = (): ((limits: Limits, who: string) => Promise<unknown>) => {
  let at = 0
  return (limits, who) => limits.signIn(`otra${at++}@empresa.cl`, who)
}

/** The limit, its window in seconds, and one attempt. */
const CASES: ReadonlyArray<readonly [string, number, number, (limits: Limits, who: string) => Promise<unknown>]> = [
  ['reads', R.readsPerSecond, 1, (limits, who) => limits.read(who)],
  ['writes', R.writesPerSecond, 1, (limits, who) => limits.write(who)],
  ['uploads', R.uploadsPerMinute, MINUTE, (limits, who) => limits.upload(who)],
  ['tries at one account', R.triesPerAccount, 15 * MINUTE, (limits, who) => limits.signIn(`${who}@empresa.cl`, who)],
  ['tries from one address', R.triesPerAddress, 15 * MINUTE, triesAtMany()],
  ['registrations', R.registrationsPerHour, 60 * MINUTE, (limits, who) => limits.register(who)],
  ['checked addresses', R.emailChecksPerMinute, MINUTE, (limits, who) => limits.checkEmail(who)],
  ['tries at links', R.linkTriesPerAddress, 15 * MINUTE, (limits, who) => limits.openLink(who)],
  ['names looked up', R.nameLookupsPerMinute, MINUTE, (limits, who) => limits.lookUpName(who)],
  ['batches of events', R.eventBatchesPerMinute, MINUTE, (limits, who) => limits.recordEvents(who)],
]

/** By the clock of the test. */
const limitsOf = (database: Database): Limits => makeLimits(database, STANDARD_RATES, async () => Date.now())

/** Those that protect accounts. */
const SHARED: ReadonlySet<string> = new Set([
  'tries at one account',
  'tries from one address',
  'registrations',
  'tries at links',
])

describe('a limit', () => {
  let database: Database
  beforeAll(async () => {
    database = await sharedDatabase()
  })
  afterAll(() => database.close())
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(async () => {
    vi.useRealTimers()
    await database.query('delete from rate_limit')
    await database.query('delete from sign_in_attempt')
  })

  it.each(CASES)(
    'of %s allows %i, not one more, affects no other caller, and ends after %i s',
    async (_name, most, seconds, ask) => {
      const limits = limitsOf(database)
      for (let at = 0; at < most; at += 1) expect(await ask(limits, 'one')).toBeUndefined()
      expect(await ask(limits, 'one')).toMatchObject({ retryAfterSeconds: expect.any(Number) })
      expect(await ask(limits, 'another')).toBeUndefined()
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(await ask(limits, 'one')).toBeUndefined()
    },
  )

  it('of simulations allows a burst of four seconds, and not one more', async () => {
    const limits = limitsOf(database)
    const most = R.simulationsPerSecond * 5
    for (let at = 0; at < most; at += 1) expect(await limits.simulate('one')).toBeUndefined()
    expect(await limits.simulate('one')).toBeDefined()
    expect(await limits.simulate('another')).toBeUndefined()
  })

  it('returns a retry time, in whole seconds and never later than its end', async () => {
    const limits = limitsOf(database)
    for (let at = 0; at < R.registrationsPerHour; at += 1) await limits.register('one')
    expect(await limits.register('one')).toEqual({ code: 'ERROR_RATE_LIMITED', retryAfterSeconds: 3600 })
  })

  it.each(CASES.filter(([name]) => SHARED.has(name)))(
    'of %s counts what happens at every host',
    async (_name, most, _seconds, ask) => {
      const hosts = [limitsOf(database), limitsOf(database)] as const
      const asked = Array.from({ length: most * 2 }, (_, at) => ask(hosts[at % 2 === 0 ? 0 : 1], 'one'))
      const rejected = (await Promise.all(asked)).filter((answer) => answer !== undefined)
      expect(rejected).toHaveLength(most)
    },
  )

  it.each(CASES.filter(([name]) => SHARED.has(name)))(
    'of %s lasts no longer for what a host a day ahead counted',
    async (_name, most, seconds, ask) => {
      const ahead = makeLimits(database, STANDARD_RATES, async () => Date.now() + 24 * 60 * MINUTE * 1000)
      for (let at = 0; at <= most; at += 1) await ask(ahead, 'one')
      const rejected = await ask(limitsOf(database), 'one')
      expect(rejected).toMatchObject({ retryAfterSeconds: expect.any(Number) })
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      expect(await ask(limitsOf(database), 'one')).toBeUndefined()
    },
  )
})
