import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { aHost, anInvoice, linesOf, PASSWORD, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let invoices: ReadonlyArray<InvoiceId>

beforeEach(async () => {
  host = await aHost()
  mine = await host.company('CL', '77214860-7', 'una@empresa.cl')
  invoices = await store(
    host,
    mine,
    [0, 1].map((at) => anInvoice('CL', at)),
  )
})
afterEach(() => host.close())

const pathOf = ({ businessId }: Company) => `/api/business/${businessId}/scenario`
const save = (token: string) =>
  host.request(`POST ${pathOf(mine)}?orderType=DIRECT_FINANCING`, { token, body: { orderInvoices: linesOf(invoices) } })

describe('the scenarios', () => {
  it('keep the figures of their day when an invoice changes', async () => {
    const saved = await save(mine.token)
    await host.database.query('update invoice set amount = amount * 2')
    const listed = await host.request(`GET ${pathOf(mine)}`, { token: mine.token })
    expect(listed.body).toEqual({ scenarios: [saved.body] })
  })

  it('belong to the user who saved them; colleagues open them and do not remove them', async () => {
    const { id } = (await save(mine.token)).body as { id: number }
    const colleague = await host.company('CL', '76086428-5', 'otra@empresa.cl')
    await host.database.query('update membership set business_id = $1 where user_id = $2', [
      mine.businessId,
      colleague.userId,
    ])
    const signedIn = await host.request('POST /api/user/login', {
      body: { email: 'otra@empresa.cl', password: PASSWORD },
    })
    const { token } = signedIn.body as { token: string }
    expect((await host.request(`GET ${pathOf(mine)}`, { token })).body).toEqual({ scenarios: [] })
    expect((await host.request(`GET ${pathOf(mine)}/${id}`, { token })).status).toBe(200)
    await host.request(`DELETE ${pathOf(mine)}/${id}`, { token })
    expect((await host.request(`GET ${pathOf(mine)}/${id}`, { token: mine.token })).status).toBe(200)
    expect((await save(token)).body).toMatchObject({ letter: 'A' })
  })
})
