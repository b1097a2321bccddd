import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#host/database/open-database.ts'
import { makeAttemptLimiter } from '#host/http/attempt-limiter.ts'
import { aCluster, statusOf } from './a-cluster.ts'
import { emptyDatabase } from './cluster-database.ts'

const ROUNDS = 20

describe('three hosts that start at the same time on an empty database', () => {
  it(`all serve, ${ROUNDS} times of ${ROUNDS}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { hosts } = await aCluster(3)
      const statuses = await Promise.all(hosts.map((host) => statusOf(host, 'GET /health/ready')))
      expect(statuses).toEqual(hosts.map(() => 200))
      await Promise.all(hosts.map((host) => host.stop()))
    }
  })
})

describe('a host whose clock is wrong', () => {
  it('does not start on a server', async () => {
    const address = await emptyDatabase()
    await expect(openDatabase('/nowhere', address, () => Date.now() + 90_000)).rejects.toMatchObject({
      failure: 'CLOCK',
      message: expect.stringMatching(/está (89|90|91) s adelantado/),
    })
  })

  it('locks an account by the clock of the server', async () => {
    const database = await openDatabase('/nowhere', await emptyDatabase(), Date.now)
    onTestFinished(database.close)
    const limit = makeAttemptLimiter(database, 1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await limit.attempt('ana')
    vi.useRealTimers()
    const wait = await limit.attempt('ana')
    expect(wait).toBeGreaterThan(14 * 60_000)
    expect(wait).toBeLessThanOrEqual(15 * 60_000)
  })
})
