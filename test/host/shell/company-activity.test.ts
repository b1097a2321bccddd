import { describe, expect, it } from 'vitest'
import { sudoToken, OPERATOR } from '#test/host/impersonation/as-operator.ts'
import { anAccount, storeAccount } from '#test/host/banking/an-account.ts'
import { storePayable } from '#test/host/payables/a-payable.ts'
import { errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { storeSupplier } from '#test/host/suppliers/a-supplier.ts'

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

interface WireEntry {
  readonly action: string
  readonly person: string | null
  readonly operator: string | null
  readonly source: string
  readonly subject: unknown
  readonly before: string | null
  readonly after: string | null
}

const ask = (query = '', { businessId, token }: Company = mine) =>
  host.request(`GET /api/business/${businessId}/activity?page=1&size=20${query}`, { token })
const listed = async (query = '', company = mine) => {
  const { body, text } = await ask(query, company)
  const { data, pagination, people } = body as {
    readonly data: ReadonlyArray<WireEntry>
    readonly pagination: { readonly totalData: number }
    readonly people: ReadonlyArray<{ readonly id: number; readonly name: string }>
  }
  return { data, total: pagination.totalData, people, text, actions: data.map(({ action }) => action) }
}
const put = (path: string, body: unknown, token = mine.token) =>
  host.request(`PUT ${path}`, { token, body, headers: { 'if-match': '"1"' } })

describe('the activity of a company', () => {
  it('says who changed an account, with the last digits before and after, and no address of a network', async () => {
    const id = await storeAccount(host, mine)
    await put(`/api/business/${mine.businessId}/bankaccount/${id}`, anAccount('CL', '998877'))
    const { data, people, text, total } = await listed()
    const person = `Persona ${mine.email}`
    expect(data).toMatchObject([
      { action: 'bank account changed', person, operator: null, source: 'USER', before: '···456', after: '···877' },
      { action: 'bank account added', person, before: null, after: '···456' },
    ])
    expect([total, people]).toEqual([2, [{ id: Number(mine.userId), name: person }]])
    expect(text).not.toMatch(/127\.0\.0\.1|998877|request/)
  })

  it('names suppliers, invoices and lists, with days and terms before and after', async () => {
    const { supplierId } = await storeSupplier(host, mine)
    const { payableId } = await storePayable(host, mine)
    await put(`/api/payment/business/${mine.businessId}/supplier/${supplierId}`, { paymentTerm: 45 })
    await put(`/api/payment/business/${mine.businessId}/invoice/${payableId}`, { paymentDate: '2026-11-30' })
    const { data } = await listed('&area=PAYABLES')
    expect(data).toMatchObject([
      { action: 'payment date changed', subject: { kind: 'RECEIVED', name: '100' }, after: '2026-11-30' },
    ])
    expect(data[0]?.before).toMatch(/^2026-\d{2}-\d{2}$/)
    expect((await listed('&area=SUPPLIERS')).data[0]).toMatchObject({
      action: 'supplier changed',
      subject: { kind: 'SUPPLIER', name: 'Papelera Austral' },
      after: '45',
    })
  })

  it('tells what an operator did in the name of a person, and finds it alone', async () => {
    await storeAccount(host, mine)
    const token = await sudoToken(host, mine)
    await host.request(`POST /api/business/${mine.businessId}/bankaccount`, { token, body: anAccount('CL', '555111') })
    const { data } = await listed('&by=OPERATORS')
    expect(data.map(({ action, operator }) => [action, operator])).toEqual([
      ['bank account added', OPERATOR],
      ['impersonation begun', OPERATOR],
    ])
  })

  it('is of one person where that is asked', async () => {
    await storeAccount(host, mine)
    expect((await listed(`&member=${mine.userId}`)).total).toBe(1)
    expect((await listed('&member=999999')).total).toBe(0)
  })

  it('has whole days of the zone of the company, thirty unless asked', async () => {
    const changedAt = (at: string) =>
      host.database.query(
        `insert into audit (at, actor, user_id, business_id, action) values ($3, 'ana', $2, $1, 'business changed')`,
        [mine.businessId, mine.userId, at],
      )
    /* 20 November in Santiago ends at 3:00 UTC of the 21st, and 22 October, the first of the thirty days, begins at 3:00 UTC. */
    await changedAt('2026-11-21T02:59:59Z')
    expect((await listed('&from=2026-11-20&to=2026-11-20')).total).toBe(1)
    expect((await listed('&from=2026-11-21')).total).toBe(0)
    expect((await listed('&to=2026-11-19&from=2026-11-01')).total).toBe(0)
    await changedAt('2026-10-22T02:59:59Z')
    await changedAt('2026-10-22T03:00:00Z')
    expect((await listed()).total).toBe(2)
  })

  it('comes in pages, the newest first, and of no other company', async () => {
    await host.database.query(
      `insert into audit (at, actor, business_id, action)
        select '2026-11-20T12:00:00Z'::timestamptz + at * interval '1 second', 'host', $1, 'payroll account changed'
        from generate_series(1, 25) at`,
      [mine.businessId],
    )
    const other = await host.company('CL', '76192083-9', 'otra@empresa.cl')
    expect((await listed('', other)).total).toBe(0)
    const first = await listed()
    expect([first.total, first.data.length, first.data[0]?.source]).toEqual([25, 20, 'HOST'])
    const { body } = await host.request(`GET /api/business/${mine.businessId}/activity?page=2&size=20`, {
      token: mine.token,
    })
    expect((body as { readonly data: ReadonlyArray<unknown> }).data).toHaveLength(5)
    expect(errorOf(await ask('&area=NADA'))).toMatchObject({ status: 400 })
  })
})
