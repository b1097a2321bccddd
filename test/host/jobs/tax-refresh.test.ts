import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import { credentialPromptOf } from '#domain/tax-credential/credential-prompt.ts'
import { addMember } from '#host/identity/membership-store.ts'
import { saveUser } from '#host/identity/store.ts'
import { queueRefresh } from '#host/jobs/refresh-queue.ts'
import { taxStatusOf } from '#host/tax-credential/store.ts'
import { makeWorld, TAX_PASSWORD, type World } from '#test/host/tax-authority/world.ts'
import { aec, BUYER, dte, FACTOR, SELLER, totals, utf8 } from '#test/host/tax-authority/samples.ts'

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.forget()
  businessId = await world.business('CL', SELLER)
  const user = { email: 'ana@empresa.cl', name: 'Ana', phone: undefined, passwordHash: 'x' }
  await addMember(world.database, await saveUser(world.database, user), businessId)
  rmSync(join(world.folder, 'seller'), { recursive: true, force: true })
  await deliver({ '501.xml': dte(), '502.xml': dte({ folio: '502' }) })
  await register()
  await world.queue(businessId)
  await work()
  await world.database.query('delete from notification')
  world.messages.length = 0
})
afterAll(() => world.close())

/** Adds files to the folder of the taxpayer. */
const deliver = async (files: Readonly<Record<string, string>>): Promise<string> =>
  world.archive(
    'seller',
    Object.entries(files).map(([name, text]) => ({ name, bytes: utf8(text) })),
  )
const register = async (password = TAX_PASSWORD, folder = 'seller') =>
  world.taxpayers.add({ country: 'CL', identifier: SELLER, password, documents: join(world.folder, folder) })
const work = async (given: Parameters<World['newJobs']>[0] = {}) => {
  const jobs = world.newJobs(given)
  await jobs.start()
  await jobs.idle()
  await jobs.stop()
}
const refresh = async (given: Parameters<World['newJobs']>[0] = {}) => {
  await world.database.transaction((tx) => queueRefresh(tx, businessId, world.clock.now()))
  await work(given)
}
const status = () => taxStatusOf(world.database, businessId)
const news = () => world.database.query('select kind, detail from notification order by id')
const financeable = async () =>
  (await world.invoices(businessId)).filter((row) => row.financeable).map((row) => row.folio)

describe('a refresh', () => {
  it('brings new documents, and tells the number of new invoices', async () => {
    await deliver({ '503.xml': dte({ folio: '503' }), '504.xml': dte({ folio: '504' }) })
    await refresh()
    expect(await financeable()).toEqual(['501', '502', '503', '504'])
    expect(await news()).toEqual([{ kind: 'InvoicesArrived', detail: { count: 2 } }])
    expect(world.messages.filter(({ type }) => type === 'taxProgress')).toEqual([])
    expect(world.messages.slice(-3)).toEqual([
      { type: 'taxRefresh', businessId, status: 'SUCCESS', completion: 100, arrivals: 2 },
      { type: 'payables', businessId },
      { type: 'invoices', businessId },
    ])
    expect(await status()).toMatchObject({ jobState: 'SUCCESS', refreshState: 'SUCCESS', refreshArrivals: 2 })
  })

  it('counts neither changed invoices nor new ones that cannot be financed', async () => {
    await deliver({
      'nota.xml': dte({
        type: '61',
        folio: '9',
        totals: totals(40_000),
        references: [{ type: '33', folio: '501', code: '3' }],
      }),
      'contado.xml': dte({ folio: '505', form: '1' }),
      'nueva.xml': dte({ folio: '506' }),
    })
    await refresh()
    expect(await world.invoices(businessId)).toMatchObject([
      { folio: '501', credit_notes: 47_600, financeable: true },
      { folio: '502', credit_notes: 0, financeable: true },
      { folio: '505', financeable: false },
      { folio: '506', financeable: true },
    ])
    expect(await news()).toEqual([
      {
        kind: 'InvoicesChanged',
        detail: { count: 1, reason: '501: de $119.000 a $71.400; la nota de crédito 9 descuenta $47.600' },
      },
      { kind: 'InvoicesArrived', detail: { count: 1 } },
    ])
  })

  it('tells nothing when nothing arrived', async () => {
    await refresh()
    expect([await news(), (await status()).refreshState]).toEqual([[], 'SUCCESS'])
  })

  it('withdraws an invoice that was ceded meanwhile', async () => {
    await deliver({ 'cesion.xml': aec(dte(), [SELLER, FACTOR]) })
    await refresh()
    expect(await financeable()).toEqual(['502'])
    expect(await world.invoices(businessId)).toMatchObject([{ folio: '501', extra: 'ASSIGNED' }, { folio: '502' }])
    expect(await news()).toEqual([
      { kind: 'InvoicesChanged', detail: { count: 1, reason: '501: cambió su estado; se cedió a Tenedor 1' } },
    ])
  })

  it('pays a received invoice to the new holder once it was ceded', async () => {
    const buyer = await world.business('CL', BUYER)
    await world.taxpayers.add({
      country: 'CL',
      identifier: BUYER,
      password: TAX_PASSWORD,
      documents: join(world.folder, 'seller'),
    })
    await world.queue(buyer)
    await work()
    const payees = () =>
      world.database.query(
        `select i.folio, s.identifier from payable i join supplier s on s.id = i.payee_id
          where i.business_id = $1 order by i.folio`,
        [buyer],
      )
    expect(await payees()).toEqual([
      { folio: '501', identifier: SELLER },
      { folio: '502', identifier: SELLER },
    ])
    await deliver({ 'cesion.xml': aec(dte(), [SELLER, FACTOR]), '503.xml': dte({ folio: '503' }) })
    await world.database.transaction((tx) => queueRefresh(tx, buyer, world.clock.now()))
    await work()
    expect(await payees()).toEqual([
      { folio: '501', identifier: FACTOR },
      { folio: '502', identifier: SELLER },
      { folio: '503', identifier: SELLER },
    ])
  })

  it('counts an arrival once when another host finishes it', async () => {
    await deliver({ '503.xml': dte({ folio: '503' }) })
    await refresh({
      connector: {
        sync: async (id, options) => {
          const outcome = await world.connector.sync(id, options)
          await world.database.query(`update tax_job set fence = fence + 1 where state = 'WORKING'`)
          return outcome
        },
      },
    })
    expect(await news()).toEqual([])
    await world.database.query(`update tax_job set leased_until = now() - interval '1 second' where state = 'WORKING'`)
    await work()
    expect(await news()).toEqual([{ kind: 'InvoicesArrived', detail: { count: 1 } }])
  })
})

describe('a refresh that fails', () => {
  it('leaves the invoices and the credential as they were when the authority is unavailable', async () => {
    await register(TAX_PASSWORD, 'not-there')
    await refresh()
    expect(await status()).toMatchObject({ isCredentialActive: true, jobState: 'SUCCESS', refreshState: 'FAILED' })
    expect(credentialPromptOf(await status())).toEqual({ _tag: 'Ready' })
    expect([await news(), await financeable()]).toEqual([[], ['501', '502']])
    expect(world.messages.at(-1)).toMatchObject({ type: 'taxRefresh', status: 'FAILED' })
    await register()
    await refresh()
    expect(await status()).toMatchObject({ refreshState: 'SUCCESS' })
  })

  it('asks for the new password when the authority rejects the stored one, and works with it again', async () => {
    await register('otra')
    await refresh()
    expect(credentialPromptOf(await status())).toEqual({ _tag: 'CredentialInvalid' })
    expect(await news()).toEqual([{ kind: 'InvoicesFailed', detail: {} }])
    expect(world.messages.at(-1)).toMatchObject({ type: 'taxRefresh', status: 'FAILED' })
    await world.queue(businessId, 'otra')
    expect(credentialPromptOf(await status())).toMatchObject({ _tag: 'ImportRunning' })
    await work()
    expect(credentialPromptOf(await status())).toEqual({ _tag: 'Ready' })
    expect(await status()).toMatchObject({ refreshState: undefined })
  })

  it('is followed by one that brings what the load could not', async () => {
    await world.database.query(`update tax_job set state = 'FAILED', failure = 'TAX_AUTHORITY_UNAVAILABLE'`)
    expect(credentialPromptOf(await status())).toEqual({ _tag: 'ImportFailed' })
    await refresh()
    expect(credentialPromptOf(await status())).toEqual({ _tag: 'Ready' })
  })
})

describe('a load', () => {
  it('counts each invoice once, and no other documents', async () => {
    await deliver({ 'copia.xml': dte(), 'cesion.xml': aec(dte(), [SELLER, FACTOR]) })
    expect(readdirSync(join(world.folder, 'seller'))).toHaveLength(4)
    await world.queue(businessId)
    await work()
    const last = world.messages.findLast(({ type }) => type === 'taxProgress')
    expect(last).toMatchObject({ status: 'SUCCESS', invoices: 2 })
    expect(await world.job(businessId)).toMatchObject({ documents: 5 })
  })
})
