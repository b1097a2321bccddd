import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'
import { aHost, anInvoice, errorOf, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
  company = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

describe('a call that creates or moves money', () => {
  it.each([
    'orderCreate',
    'payrollCreate',
    'payrollsCreate',
    'payrollAddInvoices',
    'payrollRequestPayment',
    'payrollRequestFinancing',
    'walletRequest',
    'bankAccountCreate',
    'supplierAccountCreate',
  ] as const)('has a key: %s', (name) => {
    expect(endpoints[name].idempotent).toBe(true)
  })

  it('is rejected without a key, and leaves nothing', async () => {
    const ids = await store(host, company, [anInvoice('CL', 0)])
    const order = { token: company.token, body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] } }
    const path = `POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`
    for (const headers of [{}, { 'idempotency-key': '' }, { 'idempotency-key': 'dos palabras' }])
      expect(errorOf(await host.request(path, { ...order, headers, keyless: true }))).toMatchObject({
        status: 400,
        errorCode: 'ERROR_VALIDATION',
        fields: ['Idempotency-Key'],
      })
    expect(await host.database.query('select 1 from orders')).toEqual([])
    expect((await host.request(path, { ...order, headers: { 'idempotency-key': 'una' } })).status).toBe(200)
  })
})

describe('a text with U+0000, which no database stores', () => {
  it.each<readonly [string, string, object]>([
    ['email', 'POST /api/user/resetpassword', { email: 'ana\0@empresa.cl' }],
    ['email', 'POST /api/user/login', { email: 'ana\0@empresa.cl', password: 'x' }],
    ['password', 'POST /api/user/login', { email: 'ana@empresa.cl', password: 'x\0' }],
    ['email', 'POST /api/user', { email: 'a\0@b.cl', password: 'x', confirmPassword: 'x' }],
  ])('is rejected with its field: %s of %s', async (field, call, body) => {
    expect(errorOf(await host.request(call, { body }))).toMatchObject({ status: 400, fields: [field] })
  })
})
