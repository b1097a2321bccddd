import { describe, expect, it } from 'vitest'
import { aCluster, statusOf } from './a-cluster.ts'

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
