import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { destinationOf, type Task } from '#domain/shell/task.ts'
import { setFeature } from '#host/business/features.ts'
import { withSite } from '#host/mail/emails.ts'
import type { NotificationEvent } from '#host/notifications/notification-event.ts'
import { notificationPath } from '#host/notifications/notification-path.ts'
import { notify } from '#host/notifications/notifications.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { saveEvents } from '#host/shell/analytics.ts'
import { clientAddresses } from '#test/host/http/every-address.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import {
  aHost,
  ownHost,
  anInvoice,
  errorOf,
  linesOf,
  store,
  type AHost,
  type Company,
} from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await ownHost({ analytics: true })
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
})
afterAll(() => host.close())

describe('the features of a business', () => {
  const features = async (query: string, { businessId, token } = mine) =>
    (await host.request(`GET /api/business/${businessId}/entityfeature${query}`, { token })).body
  const set = (active: boolean) => setFeature(host.database, mine.businessId, { featureId: 10, active })

  it('are empty until one is enabled', async () => {
    expect([await features(''), await features('?active=true'), await features('?active=false')]).toEqual([[], [], []])
  })

  it('are filtered by state, enabled by default', async () => {
    await set(true)
    const on = [{ featureId: 10, active: true }]
    expect([await features(''), await features('?active=true'), await features('?active=false')]).toEqual([on, on, []])
    await set(false)
    const off = [{ featureId: 10, active: false }]
    expect([await features(''), await features('?active=true'), await features('?active=false')]).toEqual([[], [], off])
  })

  it('are separate per business', async () => {
    await set(true)
    expect(await features('', other)).toEqual([])
  })

  it('are enabled or disabled only', async () => {
    const answer = await host.request(`GET /api/business/${mine.businessId}/entityfeature?active=perhaps`, {
      token: mine.token,
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: ['active'] } })
  })
})

let nextInvoice = 70
describe('the tasks of a business', () => {
  const tasks = async ({ businessId, token } = mine) =>
    (await host.request(`GET /api/business/${businessId}/task`, { token })).body as ReadonlyArray<Task>
  const orderPaths = async (company = mine) =>
    (await tasks(company)).flatMap(({ pathAction }) => (pathAction?.startsWith('/orders/') === true ? pathAction : []))
  const order = async (company: Company): Promise<OrderId> => {
    const ids = await store(host, company, [anInvoice(company.country, (nextInvoice += 1))])
    const { body } = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: company.token,
      body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
    })
    return String((body as { createdOrder: { id: number } }).createdOrder.id) as OrderId
  }

  it("start with the tax credential, in the country's terms", async () => {
    expect((await tasks())[0]).toMatchObject({
      id: 'credential',
      title: 'Ingresa tu clave SII',
      detail: expect.stringContaining('SII'),
    })
    expect((await tasks(other))[0]).toMatchObject({
      id: 'credential',
      title: 'Ingresa tu clave CIEC',
      detail: expect.stringContaining('SAT'),
    })
  })

  it('request it again when the authority rejects it, and nothing while it works', async () => {
    await host.database.query(
      `insert into tax_credential (business_id, identifier, sealed_password) values ($1, 'x', 'x')`,
      [mine.businessId],
    )
    expect((await tasks()).map(({ id }) => id)).not.toContain('credential')
    await host.database.query('update tax_credential set active = false where business_id = $1', [mine.businessId])
    expect((await tasks())[0]).toMatchObject({ id: 'credential', title: 'Actualiza tu clave SII' })
    await host.database.query('update tax_credential set active = true where business_id = $1', [mine.businessId])
  })

  it('list each order with pending documents, of the same business only', async () => {
    const [first, second] = [await order(mine), await order(mine)]
    await setOrderStatus(host.services, first, 'PENDING_DOCUMENTS')
    await setOrderStatus(host.services, second, 'PENDING_DOCUMENTS')
    expect(await orderPaths()).toEqual([`/orders/${first}`, `/orders/${second}`])
    expect(await orderPaths(other)).toEqual([])
    await setOrderStatus(host.services, first, 'APPROVED')
    expect(await orderPaths()).toEqual([`/orders/${second}`])
  })

  it('have paths of the client', async () => {
    const all = [...(await tasks()), ...(await tasks(other))]
    expect(all.length).toBeGreaterThan(1)
    for (const task of all) expect(destinationOf(task)).toBe(task.pathAction)
  })
})

describe('notifications', () => {
  const history = async ({ userId, token } = other) =>
    (
      (await host.request(`GET /api/user/${userId}/notification`, { token })).body as {
        items: ReadonlyArray<{ kind: string; read: boolean; detail: object }>
      }
    ).items
  const notifyUsersOf = (news: NotificationEvent, businessId: BusinessId = other.businessId) =>
    host.database.transaction((tx) => notify(tx, host.services.clock, { businessId }, news))
  /** The same user in another of the own companies. */
  const inCompanyOf = async (user: Company, { businessId }: Company): Promise<Company> => {
    const [row] = await host.database.query<{ id: number }>(
      'select id from membership where user_id = $1 and business_id = $2',
      [user.userId, businessId],
    )
    const { body } = await host.request(`POST /api/user/${user.userId}/membership/${row?.id}/token`, user)
    return { ...user, businessId, token: (body as { token: string }).token }
  }
  const unread = async ({ userId, token }: Company) =>
    ((await host.request(`GET /api/user/${userId}/notification/unread`, { token })).body as { count: number }).count
  const choices = `/api/user/${'{user}'}/notification/choice`
  const choose = (kind: string, channel: string, company = other) =>
    host.request(`PUT ${choices.replace('{user}', company.userId)}`, {
      token: company.token,
      body: { choices: [{ kind, channel }] },
    })

  it('are listed newest first, unread the first time', async () => {
    await notifyUsersOf({ kind: 'OrderReceived', orderId: '41' as OrderId })
    await notifyUsersOf({ kind: 'InvoicesReady', count: 3 })
    const first = await history()
    expect(first.slice(0, 2)).toMatchObject([
      { kind: 'InvoicesReady', read: false, detail: { count: 3 } },
      { kind: 'OrderReceived', read: false, detail: { orderId: 41 } },
    ])
    expect((await history()).every(({ read }) => read)).toBe(true)
  })

  it('are sent to every user of the business, and to no other', async () => {
    const before = (await history(mine)).length
    await notifyUsersOf({ kind: 'InvoicesFailed' })
    expect(await history(mine)).toHaveLength(before)
    const colleague = await host.company('MX', 'H&E951128469', 'leo@empresa.mx')
    await host.database.query('insert into membership (user_id, business_id) values ($1, $2)', [
      colleague.userId,
      other.businessId,
    ])
    await notifyUsersOf({ kind: 'InvoicesFailed' })
    expect(await history(await inCompanyOf(colleague, other))).toMatchObject([{ kind: 'InvoicesFailed' }])
  })

  it('are those of the company of the session and those of the user, and none of another company', async () => {
    const here = await host.company('CL', '96790240-3', 'ida@empresa.cl')
    const elsewhere = await host.company('CL', '96571220-8', 'sol@empresa.cl')
    await host.database.query('insert into membership (user_id, business_id) values ($1, $2)', [
      here.userId,
      elsewhere.businessId,
    ])
    const there = await inCompanyOf(here, elsewhere)
    const tell = (audience: Parameters<typeof notify>[2], news: NotificationEvent) =>
      host.database.transaction((tx) => notify(tx, host.services.clock, audience, news))
    await tell({ businessId: here.businessId }, { kind: 'InvoicesReady', count: 1 })
    await tell({ businessId: elsewhere.businessId }, { kind: 'InvoicesReady', count: 2 })
    await tell(
      { businessId: elsewhere.businessId, userId: here.userId },
      { kind: 'ApprovalRequested', act: 'OWN_ACCOUNT', person: 'Sol' },
    )
    await tell({ userId: here.userId }, { kind: 'PasswordChanged' })
    expect([await unread(here), await unread(there)]).toEqual([2, 3])
    const kinds = async (company: Company) => (await history(company)).map(({ kind }) => kind)
    expect(await kinds(here)).toEqual(['PasswordChanged', 'InvoicesReady'])
    expect([await unread(here), await unread(there)]).toEqual([0, 2])
    expect(await kinds(there)).toEqual(['PasswordChanged', 'ApprovalRequested', 'InvoicesReady'])
    expect(await kinds(elsewhere)).toEqual(['InvoicesReady'])
  })

  it('of a busy company do not push out those of another one', async () => {
    const here = await host.company('CL', '76192083-9', 'ema@empresa.cl')
    const busy = await host.company('CL', '78000000-3', 'uma@empresa.cl')
    await notifyUsersOf({ kind: 'InvoicesReady', count: 7 }, here.businessId)
    await host.database.query('insert into membership (user_id, business_id) values ($1, $2)', [
      here.userId,
      busy.businessId,
    ])
    for (let count = 0; count < 260; count += 1) await notifyUsersOf({ kind: 'InvoicesReady', count }, busy.businessId)
    expect(await history(here)).toMatchObject([{ detail: { count: 7 } }])
  })

  it('have a mail with a link to the page of the client, in their company', async () => {
    const [email] = await notifyUsersOf({ kind: 'OrderStatusChanged', orderId: '41' as OrderId, status: 'APPROVED' })
    expect(email?.button).toEqual({ label: 'Ver en Anticipo', address: `/orders/41?c=${other.businessId}` })
    expect(withSite(email ?? expect.fail(), 'https://anticipo.example').button?.address).toBe(
      `https://anticipo.example/orders/41?c=${other.businessId}`,
    )
  })

  it('lead to pages that the client has', () => {
    const addresses = new Set(clientAddresses())
    const events: ReadonlyArray<NotificationEvent> = [
      { kind: 'InvoicesReady', count: 1 },
      { kind: 'OrderReceived', orderId: '7' as OrderId },
      { kind: 'InvoiceStopped', title: 'Lista', folio: '1', reason: 'x' },
      { kind: 'InvoiceStopped', orderId: '7' as OrderId, folio: '1', reason: 'x' },
      { kind: 'PayrollStopped', title: 'Lista', reason: 'x' },
      { kind: 'PayrollPaid', title: 'Lista', amount: '$1' },
      { kind: 'AccountChanged', change: 'ADDED', person: 'Ana', count: 2 },
      { kind: 'AccountChanged', change: 'ADDED', person: 'Ana', bank: 'Banco', number: '678' },
      { kind: 'ApprovalRequested', act: 'PAY', person: 'Ana' },
      { kind: 'DocumentApproved', title: 'Carpeta' },
      { kind: 'CertificateEnding', validUntil: '2026-12-01' as CivilDate },
    ]
    for (const event of events) expect(addresses).toContain(notificationPath(event))
    expect(notificationPath({ kind: 'PasswordChanged' })).toBeUndefined()
    expect(notificationPath({ kind: 'BusinessClaimLost', identifier: '76086428-5' })).toBeUndefined()
  })

  it('are limited to two hundred', async () => {
    for (let count = 0; count < 270; count += 1) await notifyUsersOf({ kind: 'InvoicesReady', count })
    const items = await history()
    expect(items).toHaveLength(200)
    expect([items.at(0)?.detail, items.at(-1)?.detail]).toMatchObject([{ count: 269 }, { count: 70 }])
    const [stored] = await host.database.query<{ count: number }>(
      'select count(*) as count from notification where user_id = $1',
      [other.userId],
    )
    expect(stored?.count).toBeLessThanOrEqual(250)
  })

  it('are sent by the selected channel', async () => {
    const ways: Record<string, readonly [number, number]> = { APP: [1, 0], MAIL: [0, 1], BOTH: [1, 1], NONE: [0, 0] }
    const count = async () =>
      (
        await host.database.query<{ count: number }>(
          `select count(*) as count from notification where kind = 'OrderReceived' and user_id = $1`,
          [mine.userId],
        )
      )[0]?.count ?? 0
    for (const [channel, [inApp, byMail]] of Object.entries(ways)) {
      expect((await choose('OrderReceived', channel, mine)).body).toMatchObject({
        choices: expect.arrayContaining([{ kind: 'OrderReceived', channel }]),
      })
      const before = await count()
      const emails = await notifyUsersOf({ kind: 'OrderReceived', orderId: '7' as OrderId }, mine.businessId)
      expect([(await count()) - before, emails.length]).toEqual([inApp, byMail])
    }
  })

  it('have a default channel for every kind', async () => {
    const fresh = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    const { body } = await host.request(`GET /api/user/${fresh.userId}/notification/choice`, { token: fresh.token })
    expect(body).toEqual({
      choices: [
        { kind: 'InvoicesReady', channel: 'APP' },
        { kind: 'InvoicesArrived', channel: 'APP' },
        { kind: 'InvoicesFailed', channel: 'APP' },
        { kind: 'InvoicesChanged', channel: 'APP' },
        { kind: 'InvoiceStopped', channel: 'BOTH' },
        { kind: 'OrderReceived', channel: 'APP' },
        { kind: 'OrderStatusChanged', channel: 'BOTH' },
        { kind: 'PayerPaid', channel: 'APP' },
        { kind: 'PaymentCorrected', channel: 'BOTH' },
        { kind: 'FinancingRepaid', channel: 'APP' },
        { kind: 'SurplusPaid', channel: 'BOTH' },
        { kind: 'PayrollPaid', channel: 'BOTH' },
        { kind: 'PayrollStopped', channel: 'BOTH' },
        { kind: 'VoucherAttached', channel: 'BOTH' },
        { kind: 'PasswordChanged', channel: 'BOTH' },
        { kind: 'AccessedByOperator', channel: 'BOTH' },
        { kind: 'CertificateEnding', channel: 'BOTH' },
        { kind: 'DocumentApproved', channel: 'BOTH' },
        { kind: 'DocumentRejected', channel: 'BOTH' },
        { kind: 'BusinessClaimLost', channel: 'BOTH' },
        { kind: 'AccountChanged', channel: 'BOTH' },
        { kind: 'ApprovalRequested', channel: 'BOTH' },
        { kind: 'ApprovalDecided', channel: 'BOTH' },
      ],
    })
  })

  it.each(['PasswordChanged', 'AccessedByOperator', 'BusinessClaimLost'])(
    'of %s always remain in the history',
    async (kind) => {
      expect((await choose(kind, 'NONE')).body).toMatchObject({
        choices: expect.arrayContaining([{ kind, channel: 'APP' }]),
      })
      expect((await choose(kind, 'MAIL')).body).toMatchObject({
        choices: expect.arrayContaining([{ kind, channel: 'BOTH' }]),
      })
    },
  )

  it.each(['NONE', 'APP', 'MAIL'])(
    'of a changed account are always in the history and mailed, also after %s',
    async (channel) => {
      expect((await choose('AccountChanged', channel)).body).toMatchObject({
        choices: expect.arrayContaining([{ kind: 'AccountChanged', channel: 'BOTH' }]),
      })
    },
  )

  it('follow the status of an order, also by mail', async () => {
    await choose('OrderReceived', 'BOTH', mine)
    await readyForTransfers(host, mine)
    const ids = await store(host, mine, [anInvoice('CL', 9_000_001)])
    const answer = await host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: mine.token,
      body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
    })
    const { id } = (answer.body as { createdOrder: { id: number } }).createdOrder
    await setOrderStatus(host.services, String(id) as OrderId, 'ACTIVE')
    await host.mailed()
    expect((await history(mine)).slice(0, 2)).toMatchObject([
      { kind: 'OrderStatusChanged', detail: { orderId: id, status: 'ACTIVE' } },
      { kind: 'OrderReceived', detail: { orderId: id } },
    ])
    expect(host.emails.slice(-2)).toMatchObject([
      { subject: `Recibimos tu operación ${id}` },
      { subject: `Tu operación ${id} avanzó` },
    ])
  })

  it('are private to the user, as are the settings', async () => {
    for (const call of [
      'GET {user}/notification',
      'GET {user}/notification/choice',
      'PUT {user}/notification/choice',
    ]) {
      const [method, path] = call.split(' ')
      const body = method === 'PUT' ? { choices: [] } : undefined
      const ask = (userId: string) =>
        host.request(`${method} /api/user/${(path ?? '').replace('{user}', userId)}`, { token: mine.token, body })
      expect(errorOf(await ask(other.userId))).toEqual(errorOf(await ask('999999')))
      expect((await ask(other.userId)).status).toBe(404)
    }
  })
})

describe('analytics', () => {
  const event = (name: string, properties: object) => ({ name, at: host.world.now, properties })
  const NOTED = { name: 'order sent', at: 0, properties: {} }
  const kept = () =>
    host.database.query<{ name: string; properties: object; business_id: number }>(
      'select name, properties, business_id from analytics_event order by id',
    )
  const send = (events: ReadonlyArray<object>, token = mine.token, at = host) =>
    at.request('POST /api/analytics/event', { token, body: { events } })

  it('is stored in general terms', async () => {
    await send([event('order started', { orderType: 'FD' })])
    expect(await kept()).toEqual([
      { name: 'order started', properties: { orderType: 'FD' }, business_id: Number(mine.businessId) },
    ])
  })

  it('is stored without possible tax ids, addresses, amounts or tokens', async () => {
    const canaries = [
      '76.086.428-5',
      '760864285',
      'EKU9003173C9',
      'ana@empresa.cl',
      '$1.234.567',
      '1234567.89',
      mine.token.slice(0, 60),
      '<script>',
      'José Pérez & Cía.',
    ]
    await send(
      canaries.flatMap((canary) => [event('order sent', { word: 'ok', canary }), event(canary.slice(0, 60), {})]),
    )
    const text = JSON.stringify(await kept())
    for (const canary of canaries) expect(text).not.toContain(canary)
    expect(text).toContain('"word":"ok"')
  })

  it('marks events of an operator, whatever the browser sends', async () => {
    const token = await sudoToken(host, mine)
    await send([event('order started', {}), event('order sent', { source: 'somewhere' })], token)
    expect((await kept()).slice(-2).map(({ properties }) => properties)).toEqual([
      { source: 'sudo backoffice' },
      { source: 'sudo backoffice' },
    ])
  })

  it('is rejected in an invalid format', async () => {
    for (const body of [
      {},
      { events: [{ name: 7 }] },
      { events: Array.from({ length: 201 }, () => event('a', {})) },
      { events: [event('a', { b: 7 })] },
    ]) {
      expect((await host.request('POST /api/analytics/event', { token: mine.token, body })).status).toBe(400)
    }
  })

  it('has a valid time, however wrong the clock of the browser', async () => {
    await send([
      { name: 'late', at: Number.MAX_SAFE_INTEGER, properties: {} },
      { name: 'early', at: 0, properties: {} },
    ])
    const rows = await host.database.query<{ at: Date }>(
      `select at from analytics_event where name in ('late', 'early')`,
    )
    expect(rows.map(({ at }) => at.getTime())).toEqual([host.world.now, host.world.now])
  })

  it('is limited to twenty properties, and to a number of events', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${'k'.repeat(at + 1)}`, 'word']))
    await send([event('order started', many)])
    expect(Object.keys((await kept()).at(-1)?.properties ?? {})).toHaveLength(20)
    const session = {
      id: 's',
      user: { id: mine.userId, name: '', email: '', phone: undefined, country: undefined, version: 1 },
      business: undefined,
      role: undefined,
      authenticatedAt: 0,
      expiresAt: 0,
    }
    for (let at = 0; at < 6; at += 1) await saveEvents(host.database, host.services.clock, session, [NOTED, NOTED], 4)
    expect(await kept()).toHaveLength(6)
  })

  it('is limited to thirty batches a minute per session', async () => {
    const strict = await ownHost({ analytics: true, rates: { eventBatchesPerMinute: 30 } })
    const company = await strict.company('CL', '76086428-5', 'ana@empresa.cl')
    const statuses = []
    for (let at = 0; at < 31; at += 1) statuses.push((await send([], company.token, strict)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    await strict.close()
  })

  it('is not stored unless enabled', async () => {
    const quiet = await aHost()
    const company = await quiet.company('CL', '76086428-5', 'ana@empresa.cl')
    expect((await send([event('order started', {})], company.token, quiet)).status).toBe(200)
    expect(await quiet.database.query('select id from analytics_event')).toEqual([])
    await quiet.close()
  })
})
