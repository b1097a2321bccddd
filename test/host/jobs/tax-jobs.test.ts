import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { credentialPromptOf } from '#domain/tax-credential/credential-prompt.ts'
import { requeueJob, takeJob } from '#host/jobs/job-store.ts'
import { makeAuthenticate } from '#host/tax-credential/authenticate.ts'
import { taxStatusOf } from '#host/tax-credential/store.ts'
import { makeWorld, TAX_PASSWORD, type World } from '#test/host/tax-authority/world.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'

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

const register = (documents?: string, password = TAX_PASSWORD) =>
  world.taxpayers.add({
    country: 'CL',
    identifier,
    password,
    documents: documents ?? world.archive('cl', chilean?.files ?? []),
  })
const endLease = () =>
  world.database.query(
    `update tax_job set leased_until = clock_timestamp() - interval '1 second' where state = 'WORKING'`,
  )

describe('the job worker', () => {
  it('runs a queued job, and reports its progress to open pages', async () => {
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
    expect(progress.map(({ completion }) => completion)).toEqual(
      progress.map(({ completion }) => completion).sort((a, b) => a - b),
    )
    expect(world.messages.at(-1)).toEqual({ type: 'invoices', businessId })
    expect(world.ends).toHaveLength(1)
  })

  it('restarts jobs that were running when the process ended', async () => {
    await register()
    await world.queue(businessId)
    await takeJob(world.database)
    expect(await world.job(businessId)).toMatchObject({ state: 'WORKING' })
    const jobs = world.newJobs({ isAlone: true })
    await jobs.start()
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
    expect((await world.invoices(businessId)).length).toBeGreaterThan(300)
  })

  it('releases its job when stopped, for the next start', async () => {
    await register()
    await world.queue(businessId)
    const { connector } = world
    let stopped: Promise<void> | undefined
    const jobs = world.newJobs({
      connector: {
        sync: (id, options) => {
          stopped = jobs.stop()
          return connector.sync(id, options)
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

  it('fails a job with an unreadable archive, and continues with the next', async () => {
    const jobs = world.newJobs()
    await register(join(world.folder, 'not-there'))
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

  it('fails a job that throws, and continues', async () => {
    await register()
    const second = await world.business('MX', 'EKU9003173C9')
    await world.taxpayers.add({
      country: 'MX',
      identifier: 'EKU9003173C9',
      password: TAX_PASSWORD,
      documents: world.archive('mx', []),
    })
    const jobs = world.newJobs({
      connector: {
        sync: (id, options) =>
          id === second ? Promise.reject(new Error('broken')) : world.connector.sync(id, options),
      },
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

/** In minutes; undefined when it is left to the operator. */
const waitOf = async (): Promise<number | undefined> => {
  const [job] = await world.database.query<{ wait: number | null }>(
    `select round(extract(epoch from retry_at - clock_timestamp()) / 60)::integer as wait from tax_job order by id desc limit 1`,
  )
  return job?.wait ?? undefined
}
const endWait = () => world.database.query(`update tax_job set retry_at = clock_timestamp() where retry_at is not null`)
const notified = async () =>
  (await world.database.query<{ kind: string }>('select kind from notification order by id')).map(({ kind }) => kind)

describe('a job that failed', () => {
  beforeEach(() => world.database.script('truncate notification'))

  const broken = { connector: { sync: () => Promise.reject(new Error('broken')) } }
  const runOnce = async (given: Parameters<World['newJobs']>[0] = {}): Promise<void> => {
    const jobs = world.newJobs(given)
    await jobs.start()
    await jobs.idle()
    await jobs.stop()
  }
  const aMember = () =>
    world.database.script(`
      insert into app_user (email, name, password_hash) values ('ana@empresa.cl', 'Ana', 'x');
      insert into membership (user_id, business_id) select u.id, ${businessId} from app_user u;`)

  it('is tried again after one, five and twenty-five minutes, and then left to the operator; the user is told once', async () => {
    await register()
    await aMember()
    await world.queue(businessId)
    const waits: Array<number | undefined> = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await runOnce(broken)
      waits.push(await waitOf())
      await endWait()
    }
    expect(waits).toEqual([1, 5, 25, undefined])
    await runOnce()
    expect(await world.job(businessId)).toMatchObject({ state: 'FAILED', failure: 'UNEXPECTED' })
    expect(world.ends).toHaveLength(4)
    expect(await notified()).toEqual(['InvoicesFailed'])
  })

  it('is still tried again when the host of its second attempt ends: the user is not told twice, and the waits go on', async () => {
    await register()
    await aMember()
    await world.queue(businessId)
    await runOnce(broken)
    await endWait()
    expect(await takeJob(world.database)).toBeDefined()
    await endLease()
    await runOnce(broken)
    expect(await notified()).toEqual(['InvoicesFailed'])
    expect(await waitOf()).toBe(5)
  })

  it('lets jobs that were not tried yet go first', async () => {
    await register()
    await world.queue(businessId)
    await runOnce(broken)
    await endWait()
    const later = await world.business('CL', '96790240-3')
    await world.queue(later)
    expect(await takeJob(world.database)).toMatchObject({ businessId: later })
    expect(await takeJob(world.database)).toMatchObject({ businessId })
  })

  it('is not tried before its time, and then brings the documents', async () => {
    await register()
    await aMember()
    await world.queue(businessId)
    await runOnce(broken)
    await runOnce()
    expect(await world.job(businessId)).toMatchObject({ state: 'FAILED' })
    await endWait()
    await runOnce()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS', failure: null })
    expect(await notified()).toEqual(['InvoicesFailed', 'InvoicesReady'])
  })

  it('is not tried again once the business has a later job', async () => {
    await register()
    await world.queue(businessId)
    await runOnce(broken)
    await world.queue(businessId)
    await runOnce()
    await endWait()
    await runOnce()
    expect(await world.database.query('select state from tax_job order by id')).toEqual([
      { state: 'FAILED' },
      { state: 'SUCCESS' },
    ])
  })

  it('because the password is not right waits for another password', async () => {
    await register()
    await world.queue(businessId, 'wrong')
    await runOnce()
    expect(await world.job(businessId)).toMatchObject({ failure: 'TAX_CREDENTIAL_REFUSED' })
    expect(await waitOf()).toBeUndefined()
  })

  it('fails when it ended its host five times, and not when hosts were stopped', async () => {
    await register()
    await world.queue(businessId)
    for (let stop = 0; stop < 10; stop += 1) {
      const taken = await takeJob(world.database)
      if (taken === undefined) throw new Error('no job')
      await requeueJob(world.database, taken)
    }
    for (let crash = 0; crash < 5; crash += 1) {
      expect(await takeJob(world.database)).toBeDefined()
      await endLease()
    }
    await runOnce()
    expect(await world.job(businessId)).toMatchObject({ state: 'FAILED', failure: 'UNEXPECTED', documents: 0 })
    expect(await waitOf()).toBeUndefined()
  })
})

/** Runs repeated tasks on command of the test. */
const timers = () => {
  const runs = new Map<object, () => unknown>()
  return {
    tick: () => Promise.all([...runs.values()].map((run) => run())),
    every: (_milliseconds: number, run: () => unknown) => {
      const timer = {}
      runs.set(timer, run)
      return () => void runs.delete(timer)
    },
  }
}

/** A connector that blocks in its first job until released, then completes it. */
const haltingConnector = () => {
  let arrive = (): void => undefined
  let letGo = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  const connector: World['connector'] = {
    sync: async (id, options) => {
      arrive()
      await gone
      return world.connector.sync(id, options)
    },
  }
  return { connector, arrived, letGo }
}

describe('hosts that share a database', () => {
  it('leave a job to the holder of its lease', async () => {
    await register()
    await world.queue(businessId)
    expect(await takeJob(world.database)).toMatchObject({ businessId })
    const other = world.newJobs()
    await other.start()
    await other.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'WORKING' })
  })

  it('find the job of an ended host after its lease, by polling', async () => {
    await register()
    await world.queue(businessId)
    await takeJob(world.database)
    const { every, tick } = timers()
    const other = world.newJobs({ every })
    await other.start()
    await other.idle()
    await endLease()
    await tick()
    await other.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS' })
    await other.stop()
  })

  it('count the end of a job once: a host that lost its lease and finishes late changes and sends nothing', async () => {
    await register()
    await world.queue(businessId)
    const halted = haltingConnector()
    const late = world.newJobs({ connector: halted.connector, onEnd: () => expect.fail('the late host counted') })
    await late.start()
    await halted.arrived
    await endLease()
    const other = world.newJobs()
    await other.start()
    await other.idle()
    const [row, told] = [await world.job(businessId), world.messages.length]
    halted.letGo()
    await late.idle()
    expect(row).toMatchObject({ state: 'SUCCESS' })
    expect(await world.job(businessId)).toEqual(row)
    expect(
      world.messages.slice(told).filter((message) => message.type === 'taxProgress' && message.status !== 'WORKING'),
    ).toEqual([])
    expect(world.ends).toHaveLength(1)
  })

  it('hold a long job by renewing its lease, and abort it when another host has it', async () => {
    await register()
    await world.queue(businessId)
    const { every, tick } = timers()
    const halted = haltingConnector()
    const jobs = world.newJobs({ connector: halted.connector, every })
    await jobs.start()
    await halted.arrived
    await endLease()
    await tick()
    expect(await takeJob(world.database)).toBeUndefined()
    await endLease()
    const taken = await takeJob(world.database)
    expect(taken).toMatchObject({ businessId, fence: 2 })
    await tick()
    halted.letGo()
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'WORKING' })
    expect(await world.invoices(businessId)).toEqual([])
    await jobs.stop()
  })
})

describe('a password changed at the tax authority', () => {
  const credential = async () => (await world.database.query('select active from tax_credential'))[0]

  it('fails the job, deactivates the credential, and is recorded and notified', async () => {
    await register(undefined, 'another')
    await world.queue(businessId)
    const jobs = world.newJobs()
    await jobs.start()
    await jobs.idle()
    expect(await world.job(businessId)).toMatchObject({ state: 'FAILED', failure: 'TAX_CREDENTIAL_REFUSED' })
    expect(await taxStatusOf(world.database, businessId)).toMatchObject({
      hasCredential: true,
      isCredentialActive: false,
    })
    expect(credentialPromptOf(await taxStatusOf(world.database, businessId))).toEqual({ _tag: 'CredentialInvalid' })
    expect(world.messages.at(-1)).toMatchObject({ type: 'taxProgress', status: 'FAILED', businessId })
    expect(
      await world.database.query(
        `select actor from audit where business_id = $1 and action = 'tax credential rejected'`,
        [businessId],
      ),
    ).toEqual([{ actor: 'host' }])
    expect(await world.invoices(businessId)).toEqual([])
  })

  it('is not used again', async () => {
    await register(undefined, 'another')
    await world.queue(businessId)
    await world.database.query('update tax_credential set active = false')
    const verdicts: Array<string> = []
    const taxAuthority = { verify: async () => (verdicts.push('asked'), 'wrong' as const) }
    const jobs = world.newJobs({ authenticate: makeAuthenticate({ ...world, taxAuthority }) })
    await jobs.start()
    await jobs.idle()
    expect([verdicts, await world.job(businessId)]).toMatchObject([
      [],
      { state: 'FAILED', failure: 'TAX_CREDENTIAL_MISSING' },
    ])
  })

  it('does not deactivate a correct one entered meanwhile', async () => {
    await register()
    await world.queue(businessId, 'old')
    const jobs = world.newJobs({
      authenticate: async (id) => {
        const authentication = await world.authenticate(id)
        if (authentication._tag === 'Rejected') await world.queue(businessId)
        return authentication
      },
    })
    await jobs.start()
    await jobs.idle()
    expect([await credential(), await world.job(businessId)]).toMatchObject([{ active: true }, { state: 'SUCCESS' }])
  })
})
