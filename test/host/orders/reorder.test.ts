import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { aHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let next = 0
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const fresh = (count: number): Promise<ReadonlyArray<InvoiceId>> =>
  store(
    host,
    mine,
    Array.from({ length: count }, () => anInvoice('CL', (next += 1))),
  )

const order = async (ids: ReadonlyArray<InvoiceId>, type = 'DIRECT_FINANCING'): Promise<string> => {
  const { body, status, text } = await host.request(`POST /api/business/${mine.businessId}/order?orderType=${type}`, {
    token: mine.token,
    body: { orderInvoices: linesOf(ids, '2026-12-01'), preselectedInvoicesIds: [] },
  })
  expect(status, text).toBe(200)
  return String((body as { createdOrder: { id: number } }).createdOrder.id)
}

const reorder = (id: string, { businessId, token }: Company = mine) =>
  host.request(`GET /api/business/${businessId}/order/${id}/reorder`, { token })

describe('a rejected order', () => {
  it('says which of its invoices can be requested again, with their dates, and why the others cannot', async () => {
    const ids = await fresh(4)
    const [free = '', taken = '', paid = '', odd = ''] = ids
    const id = await order(ids)
    expect((await reorder(id)).body).toEqual({ items: [] })
    await setOrderStatus(host.services, id as never, 'REJECTED')
    await order([taken as InvoiceId])
    await host.database.query(`update invoice set financeable = false, reasons = '{PAID,CASH_SALE}' where id = $1`, [
      paid,
    ])
    await host.database.query(`update invoice set financeable = false, reasons = '{REMOVED}' where id = $1`, [odd])
    const expirationDate = '2026-12-01T00:00:00.000Z'
    expect((await reorder(id)).body).toMatchObject({
      items: [
        { invoiceId: Number(free), expirationDate },
        { invoiceId: Number(taken), expirationDate, reason: 'ORDERED' },
        { invoiceId: Number(paid), expirationDate, reason: 'PAID' },
        { invoiceId: Number(odd), expirationDate, reason: 'REMOVED' },
      ],
    })
    const [first] = ((await reorder(id)).body as { items: ReadonlyArray<{ reason?: string | null }> }).items
    expect(first?.reason ?? undefined).toBeUndefined()
  })

  it('agrees with what its type of financing offers', async () => {
    const ids = await fresh(2)
    const { payer } = anInvoice('CL', next)
    await host.database.query(
      `insert into early_payment_payer (country, identifier) values ('CL', $1) on conflict do nothing`,
      [payer.identifier],
    )
    const id = await order(ids.slice(1), 'EARLY_PAYMENT')
    await setOrderStatus(host.services, id as never, 'REJECTED')
    await host.database.query('delete from early_payment_payer')
    expect((await reorder(id)).body).toMatchObject({ items: [{ reason: 'NO_AGREEMENT' }] })
  })

  it('is not found by another company', async () => {
    const id = await order(await fresh(1))
    await setOrderStatus(host.services, id as never, 'REJECTED')
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    expect((await reorder(id, other)).status).toBe(404)
  })
})
