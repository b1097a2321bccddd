import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { storeSupplier } from '#test/host/suppliers/a-supplier.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { storeDocument } from '#test/host/documents/a-document.ts'
import { NAMES, requestOf, type Subject } from '#test/host/http/each-call.ts'
import { ownHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { OPERATOR, sudoToken } from '#test/host/impersonation/as-operator.ts'

let host: AHost
let mine: Company
let subject: Subject
beforeAll(async () => {
  host = await ownHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  const invoices = await store(
    host,
    mine,
    [0, 1, 2, 3].map((at) => anInvoice('CL', at)),
  )
  const order = await host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: mine.token,
    body: { orderInvoices: linesOf(invoices.slice(0, 1)), preselectedInvoicesIds: [] },
  })
  const { createdOrder } = order.body as { createdOrder: { id: number } }
  subject = {
    company: mine,
    invoices: invoices.slice(1),
    orderId: String(createdOrder.id) as OrderId,
    accountId: await storeAccount(host, mine),
    stakeholderId: await storeStakeholder(host, mine),
    documentId: await storeDocument(host, mine),
    ...(await storeSupplier(host, mine)),
  }
})
afterAll(() => host.close())

const writes = NAMES.filter((name) => endpoints[name].access !== 'public' && endpoints[name].method !== 'GET')
const reads = NAMES.filter((name) => endpoints[name].access !== 'public' && endpoints[name].method === 'GET')

const notes = (): Promise<ReadonlyArray<Record<string, unknown>>> =>
  host.database.query(`select * from audit where action = 'call in the name of' order by position`)

/** An uploaded file in the browser's format. */
const UPLOAD = {
  headers: { 'content-type': 'multipart/form-data; boundary=xxx' },
  body: '--xxx\r\ncontent-disposition: form-data; name="files"; filename="a.xml"\r\ncontent-type: text/xml\r\n\r\n<a/>\r\n--xxx--\r\n',
}

describe('a change of an operator who acts as a user', () => {
  it.each(writes)('writes an audit entry of %s with both names', async (name) => {
    const token = await sudoToken(host, mine)
    const before = (await notes()).length
    const { call, ...request } = requestOf(name, subject)
    const { multipart, method, path, deniedToOperators: personal } = endpoints[name]
    const key = `key-${name}`
    const answer = await host.request(call, {
      ...request,
      ...(multipart ? UPLOAD : {}),
      token,
      headers: { ...(multipart ? UPLOAD.headers : {}), 'idempotency-key': key },
    })
    const added = (await notes()).slice(before)
    const { errorCode } = (answer.body ?? {}) as { errorCode?: string }
    if (personal) expect(answer.status).toBe(403)
    const note = {
      actor: mine.email,
      operator: OPERATOR,
      user_id: Number(mine.userId),
      method,
      route: path,
      key,
      address: '127.0.0.1',
    }
    const result = answer.status === 200 ? 'OK' : errorCode
    expect(added).toMatchObject(
      multipart
        ? [
            { ...note, result: 'BEGUN' },
            { ...note, result },
          ]
        : [{ ...note, result }],
    )
    expect(added[0]?.['request_id']).toMatch(/^[0-9a-f-]{36}$/)
    if (path.includes(':businessId')) expect(added[0]?.['detail']).toMatchObject({ businessId: mine.businessId })
  })

  it.each(reads)('writes none of %s, which changes nothing', async (name) => {
    const token = await sudoToken(host, mine)
    const before = (await notes()).length
    const { call, ...request } = requestOf(name, subject)
    await host.request(call, { ...request, token })
    expect(await notes()).toHaveLength(before)
  })

  it.each(writes)('writes none of %s by the user alone', async (name) => {
    const own = await host.request('POST /api/user/login', {
      body: { email: mine.email, password: 'correct horse battery' },
    })
    const { token } = own.body as { token: string }
    const before = (await notes()).length
    const { call, ...request } = requestOf(name, subject)
    await host.request(call, { ...request, token })
    expect(await notes()).toHaveLength(before)
  })

  it('is rolled back with its entry when the entry cannot be written', async () => {
    const fresh = await store(host, mine, [anInvoice('CL', 50)])
    const token = await sudoToken(host, mine)
    const orders = () => host.database.query('select id from orders')
    const before = await orders()
    await host.database.script(
      `alter table audit add constraint no_more check (action <> 'call in the name of') not valid`,
    )
    const { call } = requestOf('orderCreate', subject)
    const answer = await host.request(call, {
      token,
      body: { orderInvoices: linesOf(fresh), preselectedInvoicesIds: [] },
    })
    await host.database.script('alter table audit drop constraint no_more')
    expect(answer.status).toBe(500)
    expect(await orders()).toEqual(before)
    const again = await host.request(call, {
      token,
      body: { orderInvoices: linesOf(fresh), preselectedInvoicesIds: [] },
    })
    expect(again.status).toBe(200)
  })

  it('happens once per key, and each request is recorded', async () => {
    const fresh = await store(host, mine, [anInvoice('CL', 60)])
    const token = await sudoToken(host, mine)
    const before = (await notes()).length
    const { call } = requestOf('orderCreate', subject)
    const body = { orderInvoices: linesOf(fresh), preselectedInvoicesIds: [] }
    const ask = () => host.request(call, { token, body, headers: { 'idempotency-key': 'once' } })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await notes()).slice(before).map(({ result }) => result)).toEqual(Array.from({ length: 10 }, () => 'OK'))
  })

  it('records the operator where the action itself writes the entry', async () => {
    const rows = await host.database.query(
      `select operator from audit where action = 'order requested' order by position desc limit 1`,
    )
    expect(rows).toEqual([{ operator: OPERATOR }])
    expect(await verifyAuditLog(host.database)).toMatchObject({ _tag: 'TrailIntact' })
  })
})
