import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import { createClock } from '#host/kernel/clock.ts'
import { takeJob } from '#host/jobs/job-store.ts'
import { queueRefresh, refreshOnSchedule } from '#host/jobs/refresh-queue.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 10, 20, 15)
const RUTS = ['76086428-5', '77777777-7', '96790240-3', '76111222-0', '77333444-2']

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.forget()
  await world.database.query('delete from tax_schedule')
})
afterAll(() => world.close())

/** Companies whose documents were loaded, one minute after the other. */
const loaded = async (count: number): Promise<ReadonlyArray<BusinessId>> => {
  const ids: Array<BusinessId> = []
  for (const [at, identifier] of RUTS.slice(0, count).entries()) {
    const id = await world.business('CL', identifier)
    await world.queue(id)
    await world.database.query(
      `with loaded as (update tax_job set state = 'SUCCESS', created_at = $2 where business_id = $1 returning business_id, created_at)
        update tax_credential c set latest_job_at = created_at from loaded where c.business_id = loaded.business_id`,
      [id, new Date(NOON + at * MINUTE)],
    )
    ids.push(id)
  }
  return ids
}
const end = () => world.database.query(`update tax_job set state = 'SUCCESS' where state in ('QUEUE', 'WORKING')`)
/** A host at this time, and what it queues in one run of its schedule. */
const run = async (now: number, everyMs: number | undefined): Promise<ReadonlyArray<BusinessId>> => {
  const enqueued: Array<BusinessId> = []
  const jobs = { enqueue: (id: BusinessId) => void enqueued.push(id) }
  await refreshOnSchedule({ clock: createClock(() => now), database: world.database, jobs }, everyMs)
  return enqueued
}

describe('a request for a refresh', () => {
  const request = (id: BusinessId, now = NOON) => world.database.transaction((tx) => queueRefresh(tx, id, now))
  const jobs = () => world.database.query(`select state from tax_job where kind = 'REFRESH'`)

  it('queues one job, however often it is repeated meanwhile', async () => {
    const [id = '0' as BusinessId] = await loaded(1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(id)))
    expect([answers.every((answer) => answer === undefined), await jobs()]).toEqual([true, [{ state: 'QUEUE' }]])
  })

  it('is accepted five times in ten minutes', async () => {
    const [id = '0' as BusinessId] = await loaded(1)
    for (let at = 0; at < 5; at += 1) {
      expect(await request(id, NOON + at * MINUTE)).toBeUndefined()
      await end()
    }
    expect(await request(id, NOON + 5 * MINUTE)).toBe(NOON + 10 * MINUTE)
    expect(await jobs()).toHaveLength(5)
    expect(await request(id, NOON + 10 * MINUTE)).toBeUndefined()
  })

  it('becomes the load when the password is entered meanwhile', async () => {
    const [id = '0' as BusinessId] = await loaded(1)
    await request(id)
    await world.queue(id)
    expect(await takeJob(world.database)).toMatchObject({ businessId: id, kind: 'LOAD' })
    expect(await takeJob(world.database)).toBeUndefined()
  })
})

describe('the schedule of refreshes', () => {
  it('queues a company once its latest job is as old as the interval', async () => {
    const [id] = await loaded(1)
    expect(await run(NOON + 12 * HOUR - 1, 12 * HOUR)).toEqual([])
    expect(await run(NOON + 12 * HOUR + MINUTE, 12 * HOUR)).toEqual([id])
    await end()
    expect(await run(NOON + 12 * HOUR + 3 * MINUTE, 12 * HOUR)).toEqual([])
  })

  it('counts from the latest job, also of a host of an earlier version', async () => {
    const [id] = await loaded(1)
    await world.database.query(
      `insert into tax_job (business_id, kind, state, created_at) values ($1, 'REFRESH', 'SUCCESS', $2)`,
      [id ?? null, new Date(NOON + 11 * HOUR)],
    )
    expect(await run(NOON + 12 * HOUR + MINUTE, 12 * HOUR)).toEqual([])
    expect(await run(NOON + 23 * HOUR, 12 * HOUR)).toEqual([id])
  })

  it('runs once a minute on hosts that share the database', async () => {
    const ids = await loaded(3)
    const later = NOON + 100 * HOUR
    const runs = await Promise.all([run(later, 15 * MINUTE), run(later, 15 * MINUTE), run(later + 30_000, 15 * MINUTE)])
    expect(runs.flat()).toEqual([ids[0]])
    expect(await run(later + 2 * MINUTE, 15 * MINUTE)).toEqual([ids[1]])
  })

  it('spreads the companies over the interval, the longest waiting first', async () => {
    const ids = await loaded(5)
    const later = NOON + 100 * HOUR
    const queued: Array<BusinessId> = []
    for (let minute = 0; minute < 15; minute += 1) {
      const due = await run(later + minute * MINUTE, 15 * MINUTE)
      expect(due.length).toBeLessThanOrEqual(1)
      queued.push(...due)
      await end()
    }
    expect(queued).toEqual(ids)
  })

  it('leaves out companies without an active credential, and those with a job', async () => {
    const [rejected = '0' as BusinessId, busy = '0' as BusinessId, idle] = await loaded(3)
    await world.database.query('update tax_credential set active = false where business_id = $1', [rejected])
    await world.database.query(`insert into tax_job (business_id, created_at) values ($1, $2)`, [busy, new Date(NOON)])
    const queued = [await run(NOON + 50 * HOUR, 15 * MINUTE), await run(NOON + 50 * HOUR + MINUTE, 15 * MINUTE)]
    expect(queued.flat()).toEqual([idle])
  })

  it('is off without an interval', async () => {
    await loaded(2)
    expect(await run(NOON + 1_000 * HOUR, undefined)).toEqual([])
  })
})
