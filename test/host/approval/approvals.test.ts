import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { expireApprovals } from '#host/approval/expire-approvals.ts'
import { setFeature } from '#host/business/features.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'
import { storeSuppliers } from '#test/host/suppliers/a-supplier.ts'
import { aColleague, authoriseNothing } from './a-colleague.ts'

interface Shown {
  readonly id: number
  readonly state: string
  readonly needed: number
  readonly givenBy: ReadonlyArray<string>
  readonly mayDecide: boolean
  readonly isMine: boolean
  readonly contentHash: string
  readonly voidedFor: string | null
  readonly content: { readonly lines: ReadonlyArray<unknown> }
}

const DAY = 24 * 60 * 60 * 1000

let host: AHost
let at = 0
let ana: Company
let luis: Company
let olga: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
/** Ana owns a company, Luis is its administrator, Olga prepares. */
beforeEach(async () => {
  at += 1
  host.world.now = NOON
  ana = await host.company('CL', `7030000${at}-K`, `ana${at}@empresa.cl`)
  const member = (name: string, place: number, role: 'ADMIN' | 'PREPARER') =>
    aColleague(host, ana, { email: `${name}${at}@empresa.cl`, identifier: `704${place}000${at}-K`, role })
  luis = await member('luis', 1, 'ADMIN')
  olga = await member('olga', 2, 'PREPARER')
  await host.database.transaction((tx) => setFeature(tx, ana.businessId, { featureId: PAYABLES_FEATURE, active: true }))
  await host.mailed()
  host.emails.length = 0
})

const path = (rest = '') => `/api/business/${ana.businessId}${rest}`
const ask = (who: Company, call: string, body?: unknown, { key = crypto.randomUUID() as string, version = 1 } = {}) =>
  host.request(call, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': key, 'if-match': `"${version}"` },
  })
const add = (who: Company, number = '11112222', key?: string) =>
  ask(who, `POST ${path('/bankaccount')}`, anAccount('CL', number), key === undefined ? {} : { key })
const numbers = async () =>
  ((await ask(ana, `GET ${path('/bankaccount')}`)).body as ReadonlyArray<{ accountNumber: string }>).map(
    ({ accountNumber }) => accountNumber,
  )
const listOf = async (who: Company) => (await ask(who, `GET ${path('/approval')}`)).body as ReadonlyArray<Shown>
const first = async (who: Company) => (await listOf(who))[0] ?? expect.fail('no request')
const decide = async (who: Company, decision: 'APPROVE' | 'REJECT', given: Record<string, unknown> = {}) => {
  const { contentHash, id } = await first(ana)
  return ask(who, `PUT ${path(`/approval/${id}/decision`)}`, { decision, contentHash, ...given })
}
const withdraw = async (who: Company) => ask(who, `PUT ${path(`/approval/${(await first(ana)).id}/withdraw`)}`)
const audited = async () => {
  const rows = await host.database.query<{ action: string }>(
    'select action from audit where business_id = $1 order by id',
    [ana.businessId],
  )
  return rows.map(({ action }) => action)
}
const idOf = ({ body }: { readonly body: unknown }): number => (body as { id: number }).id
/** An account that is in force: Luis authorised it. */
const anAccountInForce = async (number = '11112222'): Promise<number> => {
  await add(ana, number)
  expect((await decide(luis, 'APPROVE')).status).toBe(200)
  const accounts = (await ask(ana, `GET ${path('/bankaccount')}`)).body as ReadonlyArray<{ id: number }>
  return accounts.at(-1)?.id ?? expect.fail('no account')
}

describe('a new account of a company of several', () => {
  it('waits for another person, and changes nothing until then', async () => {
    const { body, status } = await add(ana)
    expect(status).toBe(202)
    expect(body).toMatchObject({ approval: { act: 'OWN_ACCOUNT', state: 'PENDING', needed: 1, given: 0 } })
    expect(await numbers()).toEqual([])
    expect(await first(ana)).toMatchObject({ state: 'PENDING', isMine: true, mayDecide: false })
    expect(await first(luis)).toMatchObject({ isMine: false, mayDecide: true })
    expect(await first(olga)).toMatchObject({ mayDecide: false })
    expect((await first(luis)).content.lines).toMatchObject([
      { change: 'ADDED', before: null, after: { accountNumber: '11112222' } },
    ])
  })

  it('is answered the same when the request is repeated', async () => {
    const once = await add(ana, '11112222', 'same-key')
    const twice = await add(ana, '11112222', 'same-key')
    expect([twice.status, twice.body]).toEqual([202, once.body])
    expect(await listOf(ana)).toHaveLength(1)
  })

  it('is added when the other one authorises it, as its requester, once', async () => {
    await add(ana)
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({
      state: 'EXECUTED',
      givenBy: [`Persona ${luis.email}`],
    })
    expect(await numbers()).toEqual(['11112222'])
    const again = await decide(luis, 'APPROVE')
    expect([again.status, await numbers()]).toEqual([200, ['11112222']])
    expect(await audited()).toEqual(
      expect.arrayContaining(['approval requested', 'bank account added', 'approval executed']),
    )
    const [row] = await host.database.query<{ payout_changed_by: number }>(
      'select payout_changed_by from bank_account where business_id = $1',
      [ana.businessId],
    )
    expect(String(row?.payout_changed_by)).toBe(ana.userId)
  })

  it('is told to who may decide, and the decision to who asked', async () => {
    await add(ana)
    await host.mailed()
    expect(host.emails.map(({ subject, to }) => [to, subject])).toEqual([
      [luis.email, `Persona ${ana.email} pide autorizar un cambio de las cuentas de la empresa`],
    ])
    host.emails.length = 0
    await decide(luis, 'REJECT', { reason: 'No la conozco' })
    await host.mailed()
    expect(host.emails.map(({ paragraphs, to }) => [to, paragraphs[0]])).toEqual([
      [ana.email, 'El motivo: No la conozco'],
    ])
    expect(await numbers()).toEqual([])
  })

  it('is rejected at once for what it would be rejected for later', async () => {
    await anAccountInForce()
    expect(errorOf(await add(ana))).toMatchObject({ status: 409, errorCode: 'ERROR_BANK_ACCOUNT_DUPLICATE' })
    expect((await ask(ana, `POST ${path('/bankaccount')}`, anAccount('CL', '12', { bankId: 9 }))).status).toBe(400)
  })
})

describe('a request', () => {
  it('is not decided by its requester, without the right, with other content, or by an operator', async () => {
    await add(ana)
    expect((await decide(ana, 'APPROVE')).status).toBe(403)
    expect((await decide(olga, 'APPROVE')).status).toBe(403)
    expect((await decide(luis, 'APPROVE', { contentHash: 'other' })).status).toBe(400)
    expect((await decide(luis, 'REJECT', { reason: 'no' })).status).toBe(400)
    const operator = { ...luis, token: await sudoToken(host, luis) }
    expect((await decide(operator, 'APPROVE')).status).toBe(403)
    expect([await numbers(), (await first(ana)).state]).toEqual([[], 'PENDING'])
  })

  it('that an operator made in a name is not decided by that person', async () => {
    await add({ ...ana, token: await sudoToken(host, ana) })
    expect((await decide(ana, 'APPROVE')).status).toBe(403)
    expect((await decide(luis, 'APPROVE')).status).toBe(200)
  })

  it('is withdrawn by its requester only', async () => {
    await add(ana)
    expect((await withdraw(luis)).status).toBe(404)
    expect((await withdraw(ana)).body).toMatchObject({ state: 'WITHDRAWN' })
    expect(errorOf(await decide(luis, 'APPROVE'))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_APPROVAL_DECIDED',
      current: { state: 'WITHDRAWN' },
    })
  })

  it('is not stored while 200 others wait', async () => {
    await host.database.query(
      `insert into approval (business_id, act, state, requested_by, requested_at, needed, call, content, content_hash, expires_at)
        select $1, 'OWN_ACCOUNT', 'PENDING', $2, now(), 1, '{}', '{"lines":[]}', 'hash', '2099-01-01' from generate_series(1, 200)`,
      [ana.businessId, ana.userId],
    )
    expect(errorOf(await add(ana))).toMatchObject({ status: 409, errorCode: 'ERROR_APPROVAL_LIMIT' })
  })

  it('claims its account: no other act touches it meanwhile', async () => {
    const id = await anAccountInForce()
    expect((await ask(ana, `PUT ${path(`/bankaccount/${id}`)}`, anAccount('CL', '33334444'))).status).toBe(202)
    expect(errorOf(await ask(luis, `PUT ${path(`/bankaccount/${id}`)}`, anAccount('CL', '55556666')))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_APPROVAL_PENDING',
    })
    await decide(luis, 'APPROVE')
    expect(await numbers()).toEqual(['33334444'])
  })

  it('is void where its requester lost the right, or left', async () => {
    await add(ana)
    await host.database.query(`update membership set role = 'PREPARER' where user_id = $1`, [ana.userId])
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({ state: 'VOID', voidedFor: 'REQUESTER_LOST' })
    expect(await numbers()).toEqual([])
  })

  it('is void where the act is refused now, and that is stored', async () => {
    await add(ana)
    await authoriseNothing(host, ana)
    await add(luis, '011112222')
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({
      state: 'VOID',
      voidedFor: 'ERROR_BANK_ACCOUNT_DUPLICATE',
    })
    expect([await numbers(), (await first(ana)).state]).toEqual([['011112222'], 'VOID'])
  })

  it('is void where it would do something else than was read', async () => {
    await add(ana)
    await host.database.query(`update business set name = 'Otra SpA' where id = $1`, [ana.businessId])
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({ state: 'VOID', voidedFor: 'CONTENT_CHANGED' })
    expect(await numbers()).toEqual([])
  })

  it('expires after seven days', async () => {
    await add(ana)
    host.world.now = NOON + 7 * DAY - 1
    await expireApprovals(host.services)
    host.world.now = NOON + 7 * DAY
    await expireApprovals(host.services)
    const [row] = await host.database.query('select state from approval where business_id = $1', [ana.businessId])
    expect(row).toEqual({ state: 'EXPIRED' })
    expect(await audited()).toEqual(expect.arrayContaining(['approval expired']))
    expect((await audited()).filter((action) => action === 'approval expired')).toHaveLength(1)
  })

  it('needs two where the policy says so, and does not count who lost the right', async () => {
    const carla = await aColleague(host, ana, {
      email: `carla${at}@empresa.cl`,
      identifier: `7090000${at}-K`,
      role: 'APPROVER',
    })
    await host.database.query('insert into approval_policy (business_id, bands) values ($1, $2::text::jsonb)', [
      ana.businessId,
      JSON.stringify({ OWN_ACCOUNT: [{ from: { currency: 'CLP', minor: 0 }, approvers: 2 }] }),
    ])
    await add(ana)
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({ state: 'PENDING', needed: 2 })
    await host.database.query(`update membership set role = 'PREPARER' where user_id = $1`, [luis.userId])
    expect(await first(ana)).toMatchObject({ givenBy: [] })
    expect((await decide(carla, 'APPROVE')).body).toMatchObject({ state: 'PENDING' })
    await host.database.query(`update membership set role = 'ADMIN' where user_id = $1`, [luis.userId])
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({ state: 'EXECUTED' })
    expect(await numbers()).toEqual(['11112222'])
  })
})

describe('the task of a person who may decide', () => {
  it('counts what waits for that person, until it is decided', async () => {
    const tasksOf = async (who: Company) =>
      ((await ask(who, `GET ${path('/task')}`)).body as ReadonlyArray<{ id: string; title: string }>)
        .filter(({ id }) => id === 'approvals')
        .map(({ title }) => title)
    await add(ana, '11112222')
    await add(ana, '33334444')
    expect(await Promise.all([ana, luis, olga].map(tasksOf))).toEqual([[], ['Hay 2 solicitudes por autorizar'], []])
    await decide(luis, 'APPROVE')
    expect(await tasksOf(luis)).toEqual(['Hay 1 solicitud por autorizar'])
  })
})

describe('what needs nobody', () => {
  it('is alias and mail of an account', async () => {
    const id = await anAccountInForce()
    const body = anAccount('CL', '11112222', { alias: 'Pagos', accountEmail: 'otro@empresa.cl' })
    const { body: account, status } = await ask(ana, `PUT ${path(`/bankaccount/${id}`)}`, body)
    expect([status, account]).toEqual([200, expect.objectContaining({ alias: 'Pagos', version: 2 })])
  })

  it('is any account of a company of one, or without a policy', async () => {
    const alone = await host.company('CL', `7080000${at}-K`, `sola${at}@empresa.cl`)
    const answer = await host.request(`POST /api/business/${alone.businessId}/bankaccount`, {
      token: alone.token,
      body: anAccount('CL', '11112222'),
    })
    expect([answer.status, idOf(answer) > 0]).toEqual([200, true])
    await authoriseNothing(host, ana)
    expect((await add(ana)).status).toBe(200)
  })

  it('is what a sole holder asks for, unless somebody else removed a holder within 72 hours', async () => {
    await host.database.query('delete from membership where user_id = $1', [luis.userId])
    await host.database.query(
      `insert into former_member (business_id, user_id, role, until, removed_by) values ($1, $2, 'ADMIN', $3, $4)`,
      [ana.businessId, luis.userId, new Date(NOON), ana.userId],
    )
    const early = await add(ana)
    expect(errorOf(early)).toMatchObject({
      status: 409,
      errorCode: 'ERROR_APPROVAL_NOBODY',
      availableFrom: expect.stringMatching(/^\d\d\/\d\d\/\d{4} a las \d\d:\d\d$/),
    })
    expect(early.headers['retry-after']).toBe(String(72 * 60 * 60))
    expect(await listOf(ana)).toEqual([])
    host.world.now = NOON + 3 * DAY
    ana = { ...ana, token: await freshToken(ana) }
    expect((await add(ana)).status).toBe(200)
  })
})

const freshToken = async ({ email }: Company): Promise<string> => {
  const { body } = await host.request('POST /api/user/login', { body: { email, password: PASSWORD } })
  return (body as { token: string }).token
}

describe('accounts of suppliers', () => {
  it('wait too, one by one and from a file', async () => {
    const [supplier] = await storeSuppliers(host, ana, ['Nativa'])
    const [stored] = await host.database.query<{ identifier: string }>(
      'select identifier from supplier where id = $1',
      [supplier],
    )
    const { identifier } = stored ?? expect.fail('no supplier')
    expect((await ask(olga, `POST /api/supplier/${supplier}/bankaccount`, anAccount('CL', '77778888'))).status).toBe(
      202,
    )
    await decide(luis, 'APPROVE')
    const of = async () =>
      (
        (await ask(ana, `GET /api/supplier/${supplier}/bankaccount`)).body as ReadonlyArray<{ accountNumber: string }>
      ).map(({ accountNumber }) => accountNumber)
    expect(await of()).toEqual(['77778888'])
    const file = { rows: [{ identifier, account: anAccount('CL', '99990000'), paymentTerm: 30 }] }
    const sent = await ask(olga, `POST /api/payment/business/${ana.businessId}/supplierfile`, file)
    expect([sent.status, await of()]).toEqual([202, ['77778888']])
    expect((await first(ana)).content.lines).toMatchObject([{ change: 'ADDED' }, { change: 'TERM', term: 30 }])
    expect((await decide(luis, 'APPROVE')).body).toMatchObject({ state: 'EXECUTED' })
    expect(await of()).toEqual(['77778888', '99990000'])
  })
})

describe('two at once', () => {
  it('approvers of one that needs one: one carries it out, the other is told who was first', async () => {
    const carla = await aColleague(host, ana, {
      email: `carla${at}@empresa.cl`,
      identifier: `7090000${at}-K`,
      role: 'APPROVER',
    })
    await add(ana)
    const both = await Promise.all([decide(luis, 'APPROVE'), decide(carla, 'APPROVE')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await numbers()).toEqual(['11112222'])
  })

  it('approving and withdrawing: the first one wins', async () => {
    await add(ana)
    const both = await Promise.all([decide(luis, 'APPROVE'), withdraw(ana)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { state } = await first(ana)
    expect(await numbers()).toEqual(state === 'EXECUTED' ? ['11112222'] : [])
  })
})
