import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFeature } from '#host/business/features.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { BUYER, documentsOf, dte, SELLER } from '#test/host/tax-authority/samples.ts'

let host: AHost
let buyer: Company
let seller: Company
beforeAll(async () => {
  host = await aHost()
  buyer = await host.company('CL', BUYER, 'ana@empresa.cl')
  seller = await host.company('CL', SELLER, 'eva@empresa.cl')
  const documents = documentsOf(dte({ folio: '481' }), dte({ folio: '92' })).map((document) => ({
    document,
    source: 'a test',
  }))
  for (const { businessId } of [buyer, seller]) {
    await host.database.transaction((tx) => storeDocuments(tx, businessId, documents))
    await aRefresh(host.database)(businessId)
  }
})
afterAll(() => host.close())

interface Found {
  readonly kind: string
  readonly name: string
  readonly detail: string | null
  readonly path: string
}

const find = async (company: Company, text: string): Promise<ReadonlyArray<Found>> => {
  const { body } = await host.request(
    `GET /api/business/${company.businessId}/finding?text=${encodeURIComponent(text)}`,
    { token: company.token },
  )
  return body as ReadonlyArray<Found>
}
const allow = (active: boolean): Promise<unknown> =>
  host.database.transaction((tx) => setFeature(tx, buyer.businessId, { featureId: 10, active }))

describe('the search in the data of a company', () => {
  it('finds an issued invoice by its folio, and its payer by tax id', async () => {
    expect(await find(seller, '481')).toMatchObject([{ kind: 'ISSUED', name: '481' }])
    const [payer] = await find(seller, BUYER)
    expect(payer).toMatchObject({
      kind: 'PAYER',
      path: `/payers/${BUYER}`,
    })
  })

  it('finds a received invoice and its supplier only with the feature of payables', async () => {
    await allow(false)
    expect(await find(buyer, '481')).toEqual([])
    await allow(true)
    expect(await find(buyer, '481')).toMatchObject([{ kind: 'RECEIVED', name: '481', path: '/payments?buscar=481' }])
    expect((await find(buyer, SELLER)).map(({ kind, path }) => [kind, path.replace(/\d+$/, '')])).toEqual([
      ['SUPPLIER', '/suppliers/'],
    ])
  })

  it('finds nothing of another company, nothing for one letter, and no wildcard', async () => {
    const other = await host.company('CL', '77214860-7', 'otra@empresa.cl')
    expect(await find(other, '481')).toEqual([])
    expect(await find(seller, '4')).toEqual([])
    expect(await find(seller, '%%')).toEqual([])
  })

  it('does not know the company of another', async () => {
    const call = `GET /api/business/${buyer.businessId}/finding?text=481`
    expect((await host.request(call, { token: seller.token })).status).toBe(404)
  })
})
