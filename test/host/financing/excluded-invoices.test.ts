import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Exclusion } from '#domain/financing/exclusion.ts'
import type { NotFinanceable } from '#domain/financing/financeability.ts'
import { FINANCING_TYPES, type FinancingType } from '#domain/financing/invoice.ts'
import { availabilityFacts } from '#domain/testing/issued-invoices.ts'
import { addEarlyPaymentPayers } from '#host/financing/early-payment-payers.ts'
import { pageOfExcluded } from '#host/financing/excluded-invoices.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { REMOVED } from '#host/financing/invoice-store.ts'
import type { Business } from '#host/kernel/caller.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { aHost, anInvoice, date, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const TODAY = date('2026-11-20')
const AGREED = '77123456-K'

const query = (orderType: FinancingType) => anInvoiceListQuery({ orderType, size: 1_000 })

const businessOf = async ({ businessId }: Company): Promise<Business> =>
  (await businessById(host.database, businessId)) ?? expect.fail('no business')

/** The folios that the list of the type offers, and the reasons of the others by folio. */
const listsOf = async (company: Company, type: FinancingType) => {
  const business = await businessOf(company)
  const offered = await pageOfInvoices(host.database, business, query(type), TODAY)
  const excluded = await pageOfExcluded(host.database, business, query(type))
  expect([offered.totalRows, excluded.totalRows]).toEqual([offered.rows.length, excluded.rows.length])
  return {
    offered: offered.rows.map(({ folio }) => folio),
    reasons: new Map(excluded.rows.map(({ folio, reasons }) => [folio, reasons])),
    orders: new Map(excluded.rows.map(({ folio, orderId }) => [folio, orderId])),
  }
}

const order = async (company: Company, ids: Parameters<typeof linesOf>[0]): Promise<number> => {
  const answer = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })
  return (answer.body as { readonly createdOrder: { readonly id: number } }).createdOrder.id
}

describe('the invoices that cannot be financed', () => {
  it('have every reason, and the order that contains them', async () => {
    const ids = await store(host, mine, [
      anInvoice('CL', 1, { folio: 'free' }),
      anInvoice('CL', 2, { folio: 'ordered' }),
      anInvoice('CL', 3, { folio: 'paid', reasons: ['PAID', 'ALREADY_ASSIGNED'] }),
      anInvoice('CL', 4, { folio: 'removed', reasons: [REMOVED] }),
    ])
    const orderId = await order(mine, ids.slice(1, 2))
    const { offered, orders, reasons } = await listsOf(mine, 'DIRECT_FINANCING')
    expect(offered).toEqual(['free'])
    expect([...reasons].toSorted()).toEqual([
      ['ordered', ['ORDERED']],
      ['paid', ['PAID', 'ALREADY_ASSIGNED']],
    ])
    expect([...orders].toSorted()).toEqual([
      ['ordered', String(orderId)],
      ['paid', undefined],
    ])
  })

  it('of early payment are also those of payers without an agreement', async () => {
    const { offered, reasons } = await listsOf(mine, 'EARLY_PAYMENT')
    expect(offered).toEqual([])
    expect(reasons.get('free')).toEqual(['NO_AGREEMENT'])
    expect(reasons.get('ordered')).toEqual(['ORDERED', 'NO_AGREEMENT'])
  })

  it('are found by a search, and belong to their company', async () => {
    const asked = async ({ businessId, token }: Company) => {
      const path = `GET /api/business/${businessId}/invoice/excluded?orderType=DIRECT_FINANCING&page=1&size=20&filter=pai`
      return (await host.request(path, { token })).body as { readonly data: ReadonlyArray<{ readonly folio: string }> }
    }
    expect((await asked(mine)).data.map(({ folio }) => folio)).toEqual(['paid'])
    const other = await host.company('CL', '96790240-3', 'eva@otra.cl')
    expect((await asked(other)).data).toEqual([])
  })
})

describe('any invoices of a company', () => {
  it('are each offered or excluded, with the reasons of the rule', async () => {
    await addEarlyPaymentPayers(host.database, 'CL', [AGREED])
    let companies = 0
    await fc.assert(
      fc.asyncProperty(fc.array(availabilityFacts, { minLength: 1, maxLength: 12 }), async (facts) => {
        companies += 1
        const company = await host.company('CL', `9${6_000_000 + companies}-0`, `c${companies}@empresa.cl`)
        const ids = await store(
          host,
          company,
          facts.map(({ hasAgreement }, at) =>
            anInvoice('CL', at, {
              folio: String(at),
              payer: { name: 'Pagador', identifier: hasAgreement ? AGREED : '76086428-5' },
            }),
          ),
        )
        const ordered = ids.filter((_, at) => facts[at]?.isOrdered)
        if (ordered.length > 0) await order(company, ordered)
        await store(
          host,
          company,
          facts.map(({ hasAgreement, reasons }, at) =>
            anInvoice('CL', at, {
              folio: String(at),
              payer: { name: 'Pagador', identifier: hasAgreement ? AGREED : '76086428-5' },
              reasons,
            }),
          ),
        )
        for (const type of FINANCING_TYPES) {
          const { offered, reasons } = await listsOf(company, type)
          expect(offered.length + reasons.size).toBe(facts.length)
          for (const [at, each] of facts.entries()) {
            const expected: ReadonlyArray<Exclusion | NotFinanceable> = [
              ...each.reasons,
              ...(each.isOrdered ? (['ORDERED'] as const) : []),
              ...(type === 'EARLY_PAYMENT' && !each.hasAgreement ? (['NO_AGREEMENT'] as const) : []),
            ]
            expect(offered.includes(String(at))).toBe(expected.length === 0)
            expect(reasons.get(String(at)) ?? []).toEqual(expected)
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})
