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
  readonly arrival: string
  readonly leftOut: ReadonlyArray<{ readonly reason: string; readonly count: number; readonly transfer: number }>
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

const proposed = async (amount: number, type?: string, conditions = '') => {
  const { data, proposals } = (await ask(`${amount}${conditions}`, type)).body as Answered
  const folios = new Map(data.map(({ folio, id }) => [id, folio]))
  return proposals.map(({ invoices, ...figures }) => ({ ...figures, folios: invoices.map((id) => folios.get(id)) }))
}

describe('the proposals for an amount', () => {
  /** 100,000 for 10 days at 2.8 %: 933; less 30,000 retained and 500 an order: 68,567. */
  it('are priced with the due dates and the terms of the host', async () => {
    const [lowest] = await proposed(68_567)
    const figures = { strategy: 'lowestCost', folios: ['1'], transfer: 68_567, cost: 1_433, missing: 0 }
    expect(lowest).toMatchObject({ ...figures, days: 10, payers: 1 })
  })

  it('follow each strategy', async () => {
    const found = await proposed(500_000)
    expect(found.map(({ strategy }) => strategy)).toEqual(PROPOSAL_STRATEGIES)
    expect(found.map(({ folios }) => folios)).toEqual([['3'], ['3'], ['3']])
    expect((await proposed(400_000)).map(({ folios }) => folios)).toEqual([['1', '2'], ['3'], ['1', '2']])
  })

  it('contain only financeable invoices of the company, and say what is short', async () => {
    const [lowest] = await proposed(90_000_000)
    expect(lowest?.folios.toSorted()).toEqual(['1', '2', '3'])
    expect((lowest?.transfer ?? 0) + (lowest?.missing ?? 0)).toBe(90_000_000)
  })

  /** Folio 4 is overdue, so it is priced with a payment in 30 days, on Monday 21 December: 10,000 - 3,000 - 289 for 31 days. */
  it('leave out what is paid before the money arrives, and say what it would add', async () => {
    const { arrival, leftOut } = (await ask('90000000')).body as Answered
    expect(arrival).toBe('2026-11-24')
    expect(leftOut).toEqual([
      { reason: 'NOTICED', count: 0, transfer: 0 },
      { reason: 'COLLECTED_BEFORE', count: 1, transfer: 6_711 },
    ])
    const [all] = await proposed(90_000_000, undefined, '&included=COLLECTED_BEFORE')
    expect(all?.folios.toSorted()).toEqual(['1', '2', '3', '4'])
  })

  it('leave out what is paid before a later day on which the money is needed, or before its last day', async () => {
    expect((await proposed(90_000_000, undefined, '&arrival=2026-11-30'))[0]?.folios.toSorted()).toEqual(['2', '3'])
    expect((await proposed(90_000_000, undefined, '&until=2027-01-01'))[0]?.folios).toEqual(['3'])
  })

  it('leave out those with a notice, also of a payer who pays late', async () => {
    await host.database.query(
      `insert into payer_lateness (business_id, payer_identifier, average_days_late, paid_invoices) values ($1, '77123456-K', 20, 3)`,
      [mine.businessId],
    )
    expect((await proposed(90_000_000))[0]?.folios.toSorted()).toEqual(['1', '2'])
    expect((await proposed(90_000_000, undefined, '&included=NOTICED'))[0]?.folios.toSorted()).toEqual(['1', '2', '3'])
    await host.database.query(`delete from payer_lateness where business_id = $1`, [mine.businessId])
  })

  it('have none where no payer may have more than half and only one reaches the amount', async () => {
    const found = await proposed(300_000, undefined, '&payerShare=50')
    expect(found.map(({ strategy, folios, missing }) => [strategy, folios, missing])).toEqual([
      ['lowestCost', [], 300_000],
      ['fewestInvoices', [], 300_000],
    ])
  })

  it.each(['&payerShare=60', '&included=ALL', '&arrival=mañana', '&until=2026-02-30'])(
    'reject %j',
    async (condition) => {
      expect((await ask(`100000${condition}`)).status).toBe(400)
    },
  )

  it('contain only payers with an agreement for early payment', async () => {
    expect((await proposed(100_000, 'EARLY_PAYMENT')).map(({ folios }) => folios)).toEqual([[], [], []])
    await addEarlyPaymentPayers(host.database, 'CL', ['77123456-K'])
    expect((await proposed(100_000, 'EARLY_PAYMENT')).map(({ folios }) => folios)).toEqual([['3'], ['3'], ['3']])
  })

  it.each(['0', '-1', '1.5', '1e9', 'x', '9999999999999999', ''])('reject the amount %j', async (amount) => {
    expect((await ask(amount)).status).toBe(400)
  })
})
