import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company

beforeEach(async () => {
  host = await aHost()
  mine = await host.company('CL', '77214860-7', 'una@empresa.cl')
  other = await host.company('CL', '76086428-5', 'otra@empresa.cl')
})
afterEach(() => host.close())

const VIEW = { name: 'Grandes', query: [{ name: 'amountFrom', value: '5000000' }] }

describe('the saved views of invoices', () => {
  it('belong to the user who saved them', async () => {
    const path = ({ businessId }: Company) => `/api/business/${businessId}/invoice/view`
    expect((await host.request(`PUT ${path(mine)}`, { token: mine.token, body: VIEW })).status).toBe(200)
    expect((await host.request(`GET ${path(other)}`, { token: other.token })).body).toEqual({ views: [] })
    expect((await host.request(`PUT ${path(mine)}`, { token: other.token, body: VIEW })).status).toBe(404)
    expect((await host.request(`DELETE ${path(mine)}?name=Grandes`, { token: other.token })).status).toBe(404)
    expect((await host.request(`GET ${path(mine)}`, { token: mine.token })).body).toEqual({ views: [VIEW] })
  })

  it.each([
    ['an empty name', { ...VIEW, name: '  ' }],
    ['a long name', { ...VIEW, name: 'x'.repeat(41) }],
    ['a control character', { ...VIEW, name: 'Gran\u001bdes' }],
    ['U+0000', { ...VIEW, name: 'Gran\0des' }],
    ['U+0000 in its query', { ...VIEW, query: [{ name: 'payer', value: 'a\0b' }] }],
    ['no query', { name: 'Grandes' }],
    ['a query of other things', { ...VIEW, query: [{ name: 'amountFrom' }] }],
    ['a query without end', { ...VIEW, query: Array.from({ length: 201 }, () => VIEW.query[0]) }],
  ])('are rejected with %s', async (_name, body) => {
    const path = `/api/business/${mine.businessId}/invoice/view`
    expect((await host.request(`PUT ${path}`, { token: mine.token, body })).status).toBe(400)
    expect((await host.request(`GET ${path}`, { token: mine.token })).body).toEqual({ views: [] })
  })
})
