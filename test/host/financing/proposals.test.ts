import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROPOSAL_STRATEGIES } from '#domain/financing/propose.ts'
import { money } from '#domain/kernel/money.ts'
import { addEarlyPaymentPayers } from '#host/financing/early-payment-payers.ts'
import { aHost, anInvoice, date, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '96000000-0', 'luz@empresa.cl')
  /* Today is Friday 20 November 2026: due in 10, 30 and 60 days, one overdue, one paid. */
  await store(host, mine, [
    anInvoice('CL', 1, { folio: '1', amount: money('CLP', 100_000), dueDate: date('2026-11-30') }),
    anInvoice('CL', 2, { folio: '2', amount: money('CLP', 500_000), dueDate: date('2026-12-21') }),
    anInvoice('CL', 3, {
      folio: '3',
      amount: money('CLP', 900_000),
      dueDate: date('2027-01-19'),
      payer: { name: 'Pagador', identifier: '77123456-K' },
    }),
    anInvoice('CL', 4, { folio: '4', amount: money('CLP', 10_000), dueDate: date('2026-10-01') }),
    anInvoice('CL', 5, { folio: '5', amount: money('CLP', 9_000_000), reasons: ['PAID'] }),
  ])
  await store(host, other, [anInvoice('CL', 6, { folio: '6', amount: money('CLP', 7_000_000) })])
})
afterAll(() => host.close())

interface Answered {
  readonly proposals: ReadonlyArray<{
    readonly strategy: string
    readonly invoices: ReadonlyArray<number>
    readonly transfer: number
    readonly cost: number
    readonly missing: number
  }>
  readonly data: ReadonlyArray<{ readonly id: number; readonly folio: string }>
}

const ask = (amount: string, type = 'DIRECT_FINANCING') =>
  host.request(`GET /api/business/${mine.businessId}/invoice/proposal?orderType=${type}&amount=${amount}`, {
    token: mine.token,
  })

const proposed = async (amount: number, type?: string) => {
  const { data, proposals } = (await ask(String(amount), type)).body as Answered
  const folios = new Map(data.map(({ folio, id }) => [id, folio]))
  return proposals.map(({ invoices, ...figures }) => ({ ...figures, folios: invoices.map((id) => folios.get(id)) }))
}

describe('the proposals for an amount', () => {
  /** 100,000 for 10 days at 2.8 %: 933; less 30,000 retained and 500 an order: 68,567. */
  it('are priced with the due dates and the terms of the host', async () => {
    const [lowest] = await proposed(68_567)
    expect(lowest).toEqual({ strategy: 'lowestCost', folios: ['1'], transfer: 68_567, cost: 1_433, missing: 0 })
  })

  it('follow each strategy', async () => {
    const found = await proposed(500_000)
    expect(found.map(({ strategy }) => strategy)).toEqual(PROPOSAL_STRATEGIES)
    expect(found.map(({ folios }) => folios)).toEqual([['3'], ['3'], ['3']])
    expect((await proposed(400_000)).map(({ folios }) => folios)).toEqual([['1', '2'], ['3'], ['1', '2']])
  })

  it('contain only financeable invoices of the company, and say what is short', async () => {
    const [lowest] = await proposed(90_000_000)
    expect(lowest?.folios.toSorted()).toEqual(['1', '2', '3', '4'])
    expect((lowest?.transfer ?? 0) + (lowest?.missing ?? 0)).toBe(90_000_000)
  })

  it('contain only payers with an agreement for early payment', async () => {
    expect((await proposed(100_000, 'EARLY_PAYMENT')).map(({ folios }) => folios)).toEqual([[], [], []])
    await addEarlyPaymentPayers(host.database, 'CL', ['77123456-K'])
    expect((await proposed(100_000, 'EARLY_PAYMENT')).map(({ folios }) => folios)).toEqual([['3'], ['3'], ['3']])
  })

  it.each(['0', '-1', '1.5', '1e9', 'x', '9999999999999999', ''])('reject the amount %j', async (amount) => {
    expect((await ask(amount)).status).toBe(400)
  })
})
