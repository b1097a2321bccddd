import { describe, expect, it } from 'vitest'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { FACTOR, SELLER } from '#test/host/tax-authority/samples.ts'
import { storeCession } from './a-cession.ts'
import { paymentCalls } from './payment-calls.ts'

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

interface WirePayable {
  readonly id: number
  readonly obstacle: string | null
  readonly assignee: { readonly identifier: string } | null
  readonly unconfirmedCession: { readonly assignedAt: string } | null
}

const { ask, path } = paymentCalls(() => ({ host, mine }))
const theInvoice = async (): Promise<WirePayable> => {
  const { body } = await ask(`GET ${path('invoice')}?option=inbox&page=1&size=10`)
  const [payable] = (body as { readonly data: ReadonlyArray<WirePayable> }).data
  return payable ?? expect.fail('no invoice')
}
const SEEN = { assignor: SELLER, assignee: FACTOR, assignedAt: '2026-04-01', channel: 'PHONE', person: ' Ana Soto ' }
const callOf = (id: number) => `PUT ${path(`invoice/${id}/assignee/confirmation`)}`

/* The design of documents, section 2: an assignee is confirmed by the user with the supplier; before, nobody is paid. */
describe('the assignee of a received invoice', () => {
  it('is confirmed once, with whom the company asked and how, in the trail, and after each refresh', async () => {
    await storeCession(host, mine)
    const { id, obstacle } = await theInvoice()
    expect(obstacle).toBe('PAYEE_IN_DOUBT')
    for (let times = 0; times < 2; times += 1) {
      const { body, status } = await ask(callOf(id), SEEN)
      expect([status, body]).toMatchObject([200, { id, assignee: { identifier: FACTOR } }])
    }
    await aRefresh(host.database)(mine.businessId)
    expect(await theInvoice()).toMatchObject({ obstacle: null, unconfirmedCession: null })
    expect(await host.database.query('select assignee, assignor, channel, person from assignee_confirmation')).toEqual([
      { assignee: FACTOR, assignor: SELLER, channel: 'PHONE', person: 'Ana Soto' },
    ])
    const trail = await host.database.query<{ detail: { channel: string } }>(
      `select detail from audit where business_id = $1 and action = 'assignee of an invoice confirmed'`,
      [mine.businessId],
    )
    expect(trail.map(({ detail }) => detail.channel)).toEqual(['PHONE'])
  })

  it('is not confirmed by an operator, by another company, nor without a person', async () => {
    await storeCession(host, mine)
    const { id } = await theInvoice()
    expect(errorOf(await ask(callOf(id), { ...SEEN, person: ' ' }))).toMatchObject({ status: 400 })
    const asOperator = { token: await sudoToken(host, mine), body: SEEN }
    expect(errorOf(await host.request(callOf(id), asOperator))).toMatchObject({ errorCode: 'ERROR_AUTH_FORBIDDEN' })
    const other = await host.company('CL', '76192083-9', 'otra@empresa.cl')
    await storeCession(host, other)
    const foreign = `PUT /api/payment/business/${other.businessId}/invoice/${id}/assignee/confirmation`
    expect(errorOf(await host.request(foreign, { token: other.token, body: SEEN }))).toMatchObject({ status: 404 })
    expect((await theInvoice()).obstacle).toBe('PAYEE_IN_DOUBT')
  })
})
