import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitsForOwner } from '#domain/documents/document-row.ts'
import type { Country } from '#domain/kernel/country.ts'
import { companyTask } from '#application/orders/company-task.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { simplify } from '#domain/orders/simplified-status.ts'
import { ORDER_STATES, stateOf, statusesOf } from '#domain/orders/tracker.ts'
import { ORDER_GROUPS } from '#wire/orders.codec.ts'
import { aHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { runs } from '#test/support/runs.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

interface Listed {
  readonly data: ReadonlyArray<{
    readonly id: number
    readonly pymeStatus: string
    readonly orderType: string
    readonly pendingDocuments: number
  }>
  readonly pagination: { readonly totalData: number }
  readonly counts: Readonly<Record<string, number>>
}

const list = async (company: Company, query = ''): Promise<Listed> => {
  const { body, status, text } = await host.request(
    `GET /api/business/${company.businessId}/order?page=1&size=100${query}`,
    { token: company.token },
  )
  expect(status, text).toBe(200)
  return body as Listed
}

/** One order of each status, unknown ones too, with documents of any state. */
const anyOrders = async (country: Country, identifier: string, email: string): Promise<Company> => {
  const company = await host.company(country, identifier, email)
  const statuses = [...ORDER_STATUSES, 'SOMETHING_NEW', ...ORDER_STATUSES]
  const ids = await store(
    host,
    company,
    statuses.map((_, at) => anInvoice(country, at)),
  )
  for (const [at, status] of statuses.entries()) {
    const { body } = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: company.token,
      body: { orderInvoices: linesOf(ids.slice(at, at + 1)), preselectedInvoicesIds: [] },
    })
    const { id } = (body as { createdOrder: { id: number } }).createdOrder
    await host.database.query('update orders set status = $2 where id = $1', [id, status])
    const [action, approved, signed] = [['UPLOAD', 'DOWNLOAD', 'MIFIEL_ON', 'LINK'][at % 4], at % 7 === 0, at % 5 === 0]
    if (at % 3 > 0)
      await host.database.query(
        `insert into document (business_id, owner_type, owner_id, kind, action, approved, file_key, file_name, file_kind, file_size)
          values ($1, 'order', $2, 'CONTRACT', $3, $4, $5, $5, $5, $6)`,
        [company.businessId, id, action ?? '', approved, signed ? 'x' : null, signed ? 1 : null],
      )
  }
  return company
}

const waiting = (country: Country, { pymeStatus: status, pendingDocuments }: Listed['data'][number]): boolean =>
  companyTask({ status, pendingDocuments }, country) !== undefined

const groupOf = (status: string): string =>
  ['ARREAR', 'CRITICAL', 'DEFAULT'].includes(stateOf(status)) ? 'LATE' : simplify(status)

describe.each([
  ['CL', '76086428-5', 'ana@empresa.cl'],
  ['MX', 'EKU9003173C9', 'ana@empresa.mx'],
] as const)('the orders of a company of %s', (country, identifier, email) => {
  it('are sorted by each column, both ways, each once over all pages', async () => {
    const company = await anyOrders(country, country === 'CL' ? '76418205-7' : 'EKU9003173C8', `sorted.${email}`)
    const all = (await list(company)).data
    const key = {
      id: 'id',
      type: 'orderType',
      requestedOn: 'issuedDate',
      total: 'totalAmount',
      received: 'receivedAmount',
      status: 'pymeStatus',
    } as const
    const steps: ReadonlyArray<string> = ORDER_STATES.flatMap(statusesOf)
    for (const field of Object.keys(key) as ReadonlyArray<keyof typeof key>)
      for (const direction of ['asc', 'desc'] as const) {
        const { data } = await list(company, `&order=${field}:${direction}`)
        const sign = direction === 'asc' ? 1 : -1
        const last = direction === 'asc' ? Infinity : -Infinity
        const keys = data.map((order) => {
          const value = (order as Readonly<Record<string, number | string | null>>)[key[field]]
          const step = field === 'status' ? steps.indexOf(String(value)) : value
          return step === -1 ? last : (step ?? last)
        })
        expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a < b ? -sign : sign)))
        expect(data.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }
  })

  let company: Company
  beforeAll(async () => {
    company = await anyOrders(country, identifier, email)
  })

  it('that wait for it come first, then the newest', async () => {
    const { data } = await list(company)
    const rank = data.map((order) => (waiting(country, order) ? 1e9 : 0) + order.id)
    expect(rank).toEqual(rank.toSorted((a, b) => b - a))
    expect(data.some((order) => waiting(country, order))).toBe(true)
    expect(data.every((order) => waiting(country, order))).toBe(false)
  })

  it('count the documents that wait for their owner by the rule of the rows of documents', async () => {
    const { data } = await list(company)
    const documents = await host.database.query<{ owner_id: number; action: string; approved: boolean; file: boolean }>(
      `select owner_id, action, approved, file_key is not null as file from document where owner_type = 'order'`,
    )
    for (const { id, pendingDocuments } of data) {
      const own = documents.filter(({ owner_id: owner }) => Number(owner) === id)
      const facts = own.map(({ action, approved, file }) => ({
        action,
        approved,
        hasSigned: file,
        hasFile: action === 'MIFIEL_ON',
        url: undefined,
      }))
      expect(pendingDocuments).toBe(facts.filter(waitsForOwner).length)
    }
  })

  it('are counted by group as the list of each group has them, whatever else is filtered', async () => {
    const other = fc.record({
      state: fc.constantFrom('', '&state=PENDING_DOCUMENTS', '&state=ARREAR'),
      type: fc.constantFrom('', '&orderType=DIRECT_FINANCING', '&orderType=CONFIRMING'),
      number: fc.constantFrom('', '&filter=1', '&filter=3'),
      from: fc.constantFrom('', '&from=2026-01-01', '&from=2027-01-01'),
    })
    await fc.assert(
      fc.asyncProperty(other, fc.constantFrom(...ORDER_GROUPS), async ({ from, number, state, type }, group) => {
        const query = `${state}${type}${number}${from}`
        const all = await list(company, query)
        const one = await list(company, `${query}&group=${group}`)
        expect(one.counts).toEqual(all.counts)
        expect([all.pagination.totalData, one.pagination.totalData]).toEqual([all.counts['ALL'], all.counts[group]])
        expect(one.data).toHaveLength(all.counts[group] ?? -1)
        expect(one.data).toEqual(
          all.data.filter((order) =>
            group === 'WAITING' ? waiting(country, order) : groupOf(order.pymeStatus) === group,
          ),
        )
      }),
      { numRuns: runs(60) },
    )
  })

  it('are found by a folio, a payer or an amount of their invoices, and never those of another company', async () => {
    const [line] = await host.database.query<{ id: string; folio: string; payer: string; amount: string }>(
      `select l.order_id as id, i.folio, i.payer_name as payer, i.amount from order_invoice l
        join invoice i on i.id = l.invoice_id join orders o on o.id = l.order_id where o.business_id = $1 limit 1`,
      [company.businessId],
    )
    const { amount = '', folio = '', id = '', payer = '' } = line ?? {}
    const text = country === 'CL' ? amount : String(Number(amount) / 100)
    for (const search of [folio, payer.slice(0, 8).toLowerCase(), text]) {
      const { counts, data, pagination } = await list(company, `&filter=${encodeURIComponent(search)}`)
      expect(data.map((order) => String(order.id))).toContain(String(id))
      expect(counts['ALL']).toBe(pagination.totalData)
      const own = await host.database.query<{ id: string }>('select id from orders where business_id = $1', [
        company.businessId,
      ])
      expect(own.map((order) => String(order.id))).toEqual(expect.arrayContaining(data.map(({ id: of }) => String(of))))
    }
    expect((await list(company, '&filter=sin+resultados')).data).toEqual([])
  })
})
