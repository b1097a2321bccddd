import { afterAll, beforeAll, expect, it } from 'vitest'
import { anImportedDocument } from '#test/host/database/an-imported-document.ts'
import { aHost, anInvoice, errorOf, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'

let host: AHost
let mine: Company
let ids: ReadonlyArray<string>
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  ids = await store(
    host,
    mine,
    [0, 1, 2, 3].map((at) => anInvoice('CL', at)),
  )
  for (const key of ['doc-0', 'doc-1', 'doc-3']) await anImportedDocument(host.database, mine.businessId, key)
})
afterAll(() => host.close())

const remove = (id: string | undefined, token = mine.token) =>
  host.request(`DELETE /api/business/${mine.businessId}/invoice/${id}`, { token })

const listed = async () => {
  const { body } = await host.request(
    `GET /api/business/${mine.businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20`,
    { token: mine.token },
  )
  return (body as { data: ReadonlyArray<{ id: number; removable: boolean }> }).data.map(
    ({ id, removable }) => [String(id), removable] as const,
  )
}

const trail = () =>
  host.database.query('select action, actor, operator, detail from audit where action = $1 order by id', [
    'imported invoice removed',
  ])

it('reports for each invoice of the list whether it can be removed', async () => {
  expect(new Map(await listed())).toEqual(
    new Map([
      [ids[0], true],
      [ids[1], true],
      [ids[2], false],
      [ids[3], true],
    ]),
  )
})

it('removes an uploaded invoice once, writes an audit entry, refreshes the invoices and updates the pages', async () => {
  const [first, second] = await Promise.all([remove(ids[0]), remove(ids[0])])
  expect([first.status, second.status].toSorted()).toEqual([200, 404])
  expect((await listed()).map(([id]) => id)).not.toContain(ids[0])
  expect(await trail()).toEqual([
    {
      action: 'imported invoice removed',
      actor: mine.email,
      operator: null,
      detail: { invoice: ids[0], document: 'doc-0', documents: 1 },
    },
  ])
  expect([host.refreshed, host.messages]).toEqual([
    [mine.businessId],
    [{ type: 'invoices', businessId: mine.businessId }],
  ])
})

it('rejects an invoice of an order, and one that was not uploaded, with distinct errors', async () => {
  await host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: mine.token,
    body: { orderInvoices: linesOf([ids[1] as never]), preselectedInvoicesIds: [] },
    headers: { 'idempotency-key': 'k-1' },
  })
  expect(errorOf(await remove(ids[1]))).toMatchObject({ status: 409, errorCode: 'ERROR_INVOICE_IN_ORDER' })
  expect(errorOf(await remove(ids[2]))).toMatchObject({ status: 409, errorCode: 'ERROR_INVOICE_FROM_AUTHORITY' })
  expect(await trail()).toHaveLength(1)
})

it('can be done by an operator who acts as the user, and is recorded', async () => {
  expect((await remove(ids[3], await sudoToken(host, mine))).status).toBe(200)
  expect((await trail()).at(-1)).toMatchObject({
    actor: mine.email,
    operator: expect.any(String),
    detail: { invoice: ids[3] },
  })
})
