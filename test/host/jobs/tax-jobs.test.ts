import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { takeJob } from '#host/jobs/job-store.ts'
import { makeTaxJobs } from '#host/jobs/tax-jobs.ts'
import { makeWorld, type World } from '#test/host/connector/world.ts'
import { sealedCompanies } from '#test/host/samples/sealed-companies.ts'

const [chilean] = sealedCompanies('2026-11-20' as CivilDate)
const identifier = chilean?.identifier ?? ''

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.forget()
  businessId = await world.business('CL', identifier)
})
afterAll(() => world.close())

const register = () =>
  world.taxpayers.add({ country: 'CL', identifier, password: 'clave', documents: world.archive('cl', chilean?.files ?? []) })

describe('the worker', () => {
  it('does a job that was asked for, and says so to the pages all along', async () => {
    await register()
    const jobs = world.newJobs()
    await jobs.start()
    await world.queue(businessId)
    jobs.enqueue(businessId)
    jobs.enqueue(businessId)
    await jobs.idle()
    const progress = world.messages.flatMap((message) => (message.type === 'taxProgress' ? [message] : []))
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS', progress: 100, failure: null })
    expect(progress[0]).toMatchObject({ status: 'WORKING', completion: 0, businessId })
    expect(progress.at(-1)).toMatchObject({ status: 'SUCCESS', completion: 100 })
    expect(progress.map(({ completion }) => completion)).toEqual(progress.map(({ completion }) => completion).sort((a, b) => a - b))
    expect(world.messages.at(-1)).toEqual({ type: 'invoices', businessId })
    expect(world.ends).toHaveLength(1)
  })

  it('begins again what was at work when the program ended', async () => {
    await register()
    await world.queue(businessId)
    await takeJob(world.database)
    expect(await world.job(businessId)).toMatchObject({ state: 'WORKING' })
    const jobs = world.newJobs()
    await jobs.start()
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
    expect((await world.invoices(businessId)).length).toBeGreaterThan(300)
  })

  it('lets go when it is stopped, and leaves the job for the next start', async () => {
    await register()
    await world.queue(businessId)
    const { connector } = world
    let stopped: Promise<void> | undefined
    const jobs = makeTaxJobs({
      ...world, onEnd: () => undefined,
      connector: {
        bring: (id, options) => {
          stopped = jobs.stop()
          return connector.bring(id, options)
        },
      },
    })
    await jobs.start()
    await jobs.idle()
    await stopped
    expect(await world.job(businessId)).toMatchObject({ state: 'QUEUE', progress: 0 })
    const next = world.newJobs()
    await next.start()
    await next.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
  })

  it('fails a job without an archive, and takes the next one after it', async () => {
    const jobs = world.newJobs()
    await jobs.start()
    await world.queue(businessId)
    jobs.enqueue(businessId)
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'FAILED', failure: 'TAX_AUTHORITY_UNAVAILABLE' })
    expect(world.messages.at(-1)).toMatchObject({ type: 'taxProgress', status: 'FAILED' })
    await register()
    await world.queue(businessId)
    jobs.enqueue(businessId)
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
  })

  it('fails a job that breaks, and goes on', async () => {
    await register()
    const second = await world.business('MX', 'EKU9003173C9')
    const jobs = makeTaxJobs({
      ...world, onEnd: (_, end) => void world.ends.push(end),
      connector: { bring: (id, options) => (id === second ? Promise.reject(new Error('broken')) : world.connector.bring(id, options)) },
    })
    await world.queue(second)
    await world.queue(businessId)
    await jobs.start()
    await jobs.idle()
    expect(await world.job(second)).toMatchObject({ state: 'FAILED', failure: 'UNEXPECTED' })
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
    expect(world.ends.map(({ _tag }) => _tag)).toEqual(['Failed', 'Succeeded'])
  })
})
