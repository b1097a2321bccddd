import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folioOrder } from '#domain/financing/folio-order.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import { money } from '#domain/kernel/money.ts'
import { addEarlyPaymentPayers } from '#host/financing/early-payment-payers.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { saveInvoices } from '#host/financing/invoice-store.ts'
import { aHost, anInvoice, date, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'
import { runs } from '#test/support/runs.ts'

let host: AHost
let mine: Company
let mexican: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  mexican = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
  await store(host, mine, [
    anInvoice('CL', 1, {
      folio: '9',
      payer: { name: 'Comercial Ñuñoa SpA', identifier: '76.543.210-3'.replaceAll('.', '') },
      amount: money('CLP', 1_234_567),
    }),
    anInvoice('CL', 2, {
      folio: '10',
      payer: { name: 'Áridos del Sur', identifier: '77123456-K' },
      amount: money('CLP', 90_000),
      dueDate: date('2026-11-25'),
    }),
    anInvoice('CL', 3, {
      folio: '101',
      payer: { name: 'zapatos 100% cuero', identifier: '76086428-5' },
      amount: money('CLP', 5_000_000),
      issueDate: date('2026-11-19'),
    }),
    anInvoice('CL', 4, { folio: '77', reasons: ['PAID'], amount: money('CLP', 700) }),
    anInvoice('CL', 5, { folio: '78', reasons: ['CANCELLED', 'PAID'], amount: money('CLP', 70_000_000) }),
  ])
  await store(host, mexican, [
    anInvoice('MX', 1, { folio: 'A-9', amount: money('MXN', 123_456) }),
    anInvoice('MX', 2, {
      folio: 'A-10',
      amount: money('MXN', 100_000),
      payer: { name: 'Otra & Cía', identifier: '&ÑO910101AB1' },
    }),
  ])
})
afterAll(() => host.close())

const TODAY = date('2026-11-20')

interface Listed {
  readonly data: ReadonlyArray<{ readonly id: number; readonly folio: string; readonly amount: number }>
  readonly pagination: { readonly page: number; readonly pageSize: number; readonly totalData: number }
  readonly totalAmount: number
}
const list = async (company: Company, query: Readonly<Record<string, string>> = {}): Promise<Listed> => {
  const asked = new URLSearchParams({ orderType: 'DIRECT_FINANCING', page: '1', size: '20', ...query })
  const answer = await host.request(`GET /api/business/${company.businessId}/invoice?${asked}`, {
    token: company.token,
  })
  return answer.body as Listed
}
const folios = async (company: Company, query: Readonly<Record<string, string>>): Promise<ReadonlyArray<string>> =>
  (await list(company, query)).data.map(({ folio }) => folio)

describe('the list of invoices', () => {
  it('contains the financeable ones, newest first, with the sum of all', async () => {
    const { data, pagination, totalAmount } = await list(mine)
    expect(data.map(({ folio }) => folio)).toEqual(['101', '10', '9'])
    expect(pagination).toEqual({ page: 1, pageSize: 20, totalData: 3 })
    expect(totalAmount).toBe(6_324_567)
  })

  it('states the total of a document in dollars, unless its pesos are not those of the invoice', async () => {
    const [first] = (await list(mexican, { filter: 'A-9' })).data
    expect(first).toMatchObject({ amount: 1_234.56 })
    expect(first).not.toHaveProperty('documentTotal')
    const inDollars = (pesos: number) =>
      host.database.query(
        `insert into tax_document (business_id, country, kind, key, sha256, in_archive, payload)
          select business_id, 'MX', 'Invoice', key, '', true, $2::jsonb from invoice where business_id = $1 and folio = 'A-9'
          on conflict (business_id, kind, key) do update set payload = excluded.payload`,
        [
          mexican.businessId,
          JSON.stringify({
            amount: { currency: 'USD', minor: 6_673 },
            localAmount: { currency: 'MXN', minor: pesos },
          }),
        ],
      )
    await inDollars(123_456)
    expect((await list(mexican, { filter: 'A-9' })).data[0]).toMatchObject({
      amount: 1_234.56,
      documentTotal: { amount: 66.73, currency: 'USD' },
    })
    await inDollars(123_457)
    expect((await list(mexican, { filter: 'A-9' })).data[0]).not.toHaveProperty('documentTotal')
    await host.database.query('delete from tax_document where business_id = $1', [mexican.businessId])
  })

  it('sums all matches, whatever the page', async () => {
    const page = await list(mine, { size: '1', page: '2' })
    expect([page.data.length, page.pagination.totalData, page.totalAmount]).toEqual([1, 3, 6_324_567])
    const beyond = await list(mine, { page: '9' })
    expect([beyond.data, beyond.pagination.totalData]).toEqual([[], 3])
  })

  it.each([
    ['folio:asc', ['9', '10', '101']],
    ['folio:desc', ['101', '10', '9']],
    ['payerName:asc', ['10', '9', '101']],
    ['amount:asc', ['10', '9', '101']],
    ['expirationDate:asc', ['10', '9', '101']],
    ['payerIdentifier:desc', ['10', '9', '101']],
  ])('sorts by %s', async (order, expected) => {
    expect(await folios(mine, { order })).toEqual(expected)
  })

  it.each([
    ['ñuñoa', ['9']],
    ['nunoa', ['9']],
    ['NUNOA  SPA', ['9']],
    ['76.543.210-3', ['9']],
    ['765432103', ['9']],
    ['77123456k', ['10']],
    ['1.234.567', ['9']],
    ['$1234567', ['9']],
    ['1,234,567', ['9']],
    ['100%', ['101']],
    ['101', ['101']],
    ['700', []],
    ['aridos_', []],
  ])('finds %s', async (filter, expected) => {
    expect((await folios(mine, { filter })).toSorted()).toEqual([...expected].toSorted())
  })

  it.each([
    ['1,234.56', ['A-9']],
    ['1.234,56', ['A-9']],
    ['1000', ['A-10']],
    ['&ño9', ['A-10']],
    ['cia', ['A-10']],
    ['a-1', ['A-10']],
  ])('finds %s in Mexico', async (filter, expected) => {
    expect(await folios(mexican, { filter })).toEqual(expected)
  })

  it('counts the same in the list, the count and the total', async () => {
    const of = (call: string) =>
      host.request(`GET /api/business/${mine.businessId}/invoice/${call}?orderType=DIRECT_FINANCING`, {
        token: mine.token,
      })
    expect([(await of('count')).body, (await of('totalamount')).body]).toEqual([
      { count: 3 },
      { totalAmount: 6_324_567 },
    ])
  })

  it('offers early payment only for payers in the programme', async () => {
    expect(await folios(mine, { orderType: 'EARLY_PAYMENT' })).toEqual([])
    await addEarlyPaymentPayers(host.database, 'CL', ['77123456-K', '77123456-K'])
    await addEarlyPaymentPayers(host.database, 'MX', ['76086428-5'])
    expect(await folios(mine, { orderType: 'EARLY_PAYMENT' })).toEqual(['10'])
    expect(await folios(mine, {})).toHaveLength(3)
  })

  it("matches like the domain's search rule, for any text", async () => {
    const business = await businessById(host.database, mine.businessId)
    if (business === undefined) throw new Error('no business')
    const all = (await pageOfInvoices(host.database, business, anInvoiceListQuery({ size: 100 }), TODAY)).rows
    const pieces = fc.constantFrom(
      '9',
      '10',
      '1',
      'á',
      'a',
      'Ñ',
      'ri',
      '%',
      '_',
      '\\',
      '-',
      '.',
      ' ',
      'k',
      '76',
      '5.000.000',
      'z',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 4 }), async (texts) => {
        const filter = texts.join('')
        const query = anInvoiceListQuery({ size: 100, filter })
        const { rows: data } = await pageOfInvoices(host.database, business, query, TODAY)
        const search = normaliseSearch(filter, 'CL')
        expect(data.map(({ id }) => id)).toEqual(
          all.filter((invoice) => matchesSearch(invoice, search)).map(({ id }) => id),
        )
      }),
      { numRuns: runs(60) },
    )
  })

  it('covers each row once, over pages of any size and in any order', async () => {
    const big = await host.company('CL', '96000000-0', 'big@empresa.cl')
    await store(
      host,
      big,
      Array.from({ length: 53 }, (_, at) =>
        anInvoice('CL', at, { folio: `F${at % 7}`, amount: money('CLP', 1000 + (at % 5)) }),
      ),
    )
    const sorts = ['folio', 'payerName', 'payerIdentifier', 'issueDate', 'expirationDate', 'amount'].flatMap(
      (field) => [`${field}:asc`, `${field}:desc`],
    )
    for (const order of sorts) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => list(big, { order, size: '10', page: String(page) })),
      )
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
      expect(new Set(ids).size).toBe(53)
      expect(ids).toHaveLength(53)
    }
  })
})

describe('the invoiced amount', () => {
  it('is counted from today back, without cancelled invoices', async () => {
    const stats = async (range: string) =>
      (await host.request(`GET /api/business/${mine.businessId}/invoice/stats?range=${range}`, { token: mine.token }))
        .body
    expect(await stats('30days')).toEqual({ amount: 5_000_000, count: 1 })
    expect(await stats('90days')).toEqual({ amount: 6_325_267, count: 4 })
    expect(await stats('all')).toEqual({ amount: 6_325_267, count: 4 })
  })
})

describe('storing invoices again', () => {
  it('retains their ids, and updates the rest', async () => {
    const company = await host.company('CL', '97000000-0', 'again@empresa.cl')
    const first = await store(host, company, [anInvoice('CL', 1), anInvoice('CL', 2)])
    const again = await store(host, company, [
      anInvoice('CL', 2, { folio: 'X', reasons: ['PAID'] }),
      anInvoice('CL', 1),
    ])
    expect(again).toEqual(first.toReversed())
    expect((await list(company)).data.map(({ folio }) => folio)).toEqual(['101'])
  })

  it('rejects two of one key at once', async () => {
    await expect(
      saveInvoices(host.database, mine.businessId, [anInvoice('CL', 50), anInvoice('CL', 50)]),
    ).rejects.toThrow()
  })
})

describe('the order of folios', () => {
  it('is numeric', () => {
    expect(['A-10', 'a-9', '100', '20', 'B1'].toSorted((a, b) => (folioOrder(a) < folioOrder(b) ? -1 : 1))).toEqual([
      '20',
      '100',
      'a-9',
      'A-10',
      'B1',
    ])
  })
})

describe('uploaded files', () => {
  it('are rejected when they exceed the total size, with or without a stated length', async () => {
    const part = `--B\r\nContent-Disposition: form-data; name="files"; filename="a.xml"\r\n\r\n${'x'.repeat(9 * 1024 * 1024)}\r\n`
    const url = `/api/business/${mine.businessId}/invoice/import`
    const headers = { authorization: `Bearer ${mine.token}`, 'content-type': 'multipart/form-data; boundary=B' }
    const sent = host.uploads.length
    const chunked = await host.app.inject({
      method: 'POST',
      url,
      headers,
      payload: Readable.from([...Array.from({ length: 6 }, () => part), '--B--\r\n']),
    })
    expect([chunked.statusCode, chunked.json().errorCode]).toEqual([413, 'ERROR_TOO_LARGE'])
    const told = await host.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-length': '60000000' },
      payload: '--B--\r\n',
    })
    expect([told.statusCode, told.json().errorCode]).toEqual([413, 'ERROR_TOO_LARGE'])
    expect(host.uploads).toHaveLength(sent)
  })

  it('arrive with name and content, and only as files', async () => {
    const form = (name: string) =>
      `--B\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/xml\r\n\r\n<a/>\r\n--B--\r\n`
    const send = (body: string, type = 'multipart/form-data; boundary=B') =>
      host.request(`POST /api/business/${mine.businessId}/invoice/import`, {
        token: mine.token,
        body,
        headers: { 'content-type': type },
      })
    const answer = await send(form('../../etc/uno.xml'))
    expect(answer).toMatchObject({ status: 200, body: { results: [{ file: 'uno.xml', outcome: 'IMPORTED' }] } })
    expect(host.uploads.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([['uno.xml', '<a/>']])
    expect((await send('{}', 'application/json')).status).toBe(415)
    expect((await send(form('grande.xml').replace('<a/>', 'x'.repeat(20 * 1024 * 1024 + 1)))).status).toBe(413)
    const order = `POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`
    expect(
      (
        await host.request(order, {
          token: mine.token,
          body: form('a.xml'),
          headers: { 'content-type': 'multipart/form-data; boundary=B' },
        })
      ).status,
    ).toBe(415)
  })
})

describe("amounts above today's limit", () => {
  it('leave the list readable, with the sum at the maximum', async () => {
    const other = await host.company('MX', 'XIA190128J61', 'eva@empresa.mx')
    const most = Number.MAX_SAFE_INTEGER
    await store(
      host,
      other,
      [1, 2].map((at) => anInvoice('MX', at, { amount: money('MXN', most) })),
    )
    const { data, totalAmount } = await list(other)
    expect([...data.map(({ amount }) => amount), totalAmount]).toEqual([most / 100, most / 100, most / 100])
    const business = await businessById(host.database, other.businessId)
    const page = await pageOfInvoices(host.database, business ?? expect.fail(), anInvoiceListQuery(), TODAY)
    expect(page.totalAmount).toEqual(money('MXN', most))
  })
})
