import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { pageOfExcluded } from '#host/financing/excluded-invoices.ts'
import { pageOfPayables } from '#host/payables/list.ts'
import { findInvoiceDocument } from '#host/tax-authority/read/invoice-document.ts'
import { ExcludedInvoicePage } from '#wire/excluded-invoices.codec.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { BUYER_RFC, cfdi, SELLER_RFC, utf8, uuidOf } from './samples.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'
import { makeWorld, type World } from './world.ts'

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.forget()
})
afterAll(() => world.close())

const EUROS = { currency: 'EUR', total: '1000.00' }
/* SAT, Anexo 20 4.0: Moneda="EUR" with its TipoCambio, and Moneda="USD" without one. */
const files = [
  cfdi({ ...EUROS, rate: '21.5', folio: '1' }),
  cfdi({ currency: 'USD', total: '250.00', folio: '2', uuid: uuidOf(2) }),
  cfdi({ folio: '3', uuid: uuidOf(3) }),
].map((text, at) => ({ name: `${at + 1}.xml`, bytes: utf8(text) }))

const importing = async (identifier: string) => {
  businessId = await world.business('MX', identifier)
  return (await world.hand(businessId, files)).results.map(({ detail, outcome }) => [outcome, detail])
}

describe('invoices without a value in pesos', () => {
  it('that a company issued are stored, and listed as not financeable with their stated totals', async () => {
    expect(await importing(SELLER_RFC)).toEqual([
      ['IMPORTED', 'ERROR_INVOICE_CURRENCY_NOT_SUPPORTED'],
      ['IMPORTED', 'ERROR_INVOICE_NO_EXCHANGE_RATE'],
      ['IMPORTED', undefined],
    ])
    const business = (await businessById(world.database, businessId)) ?? expect.fail('no business')
    const query = anInvoiceListQuery({ orderType: 'DIRECT_FINANCING', size: 10 })
    const { rows: data, totalRows } = await pageOfExcluded(world.database, business, query)
    const listed = data.toSorted((a, b) => (a.folio < b.folio ? -1 : 1))
    expect(listed).toMatchObject([
      { folio: 'F-1', amount: money('MXN', 0), unvalued: EUROS, reasons: ['CURRENCY_NOT_SUPPORTED'] },
      { folio: 'F-2', unvalued: { currency: 'USD', total: '250.00' }, reasons: ['NO_EXCHANGE_RATE'] },
    ])
    const codec = ExcludedInvoicePage('MX')
    const sent = codec.encode({ rows: listed, page: 1, pageSize: 10, totalRows })
    expect(sent).toMatchObject({ data: [{ amount: 0, statedTotal: { currency: 'EUR', amount: '1000.00' } }, {}] })
    expect(codec.decode(sent)).toMatchObject(E.right({ rows: listed }))
  })

  it('that a company received are listed, are not payable, and are in no sum', async () => {
    expect(await importing(BUYER_RFC)).toEqual([
      ['IMPORTED', 'ERROR_INVOICE_CURRENCY_NOT_SUPPORTED'],
      ['IMPORTED', 'ERROR_INVOICE_NO_EXCHANGE_RATE'],
      ['IMPORTED', 'ERROR_INVOICE_RECEIVED'],
    ])
    const page = { option: 'inbox', page: 1, size: 10, orderBy: { field: 'folio', direction: 'asc' } } as const
    const { rows, totalAmount } = await pageOfPayables(
      world.database,
      { id: businessId, country: 'MX' },
      { ...page, search: undefined, payable: undefined, due: undefined, notice: undefined },
      '2026-11-20' as CivilDate,
    )
    expect(totalAmount).toEqual(money('MXN', 116_000))
    expect(rows).toMatchObject([
      { folio: 'F-1', unvalued: EUROS, obstacle: 'CURRENCY_NOT_SUPPORTED' },
      { folio: 'F-2', unvalued: { currency: 'USD', total: '250.00' }, obstacle: 'NO_EXCHANGE_RATE' },
      { folio: 'F-3', unvalued: undefined, obstacle: undefined },
    ])
  })

  it('change nothing when they are imported again', async () => {
    await importing(SELLER_RFC)
    const before = await world.table(businessId)
    expect((await world.hand(businessId, files)).results.map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('DUPLICATE'),
    )
    expect(await world.table(businessId)).toEqual(before)
  })

  it('have their details without amounts that would be taken for pesos', () => {
    const found = findInvoiceDocument(files[0]?.bytes ?? new Uint8Array(), uuidOf(1))
    expect(found?.content).toMatchObject({ sums: [] })
  })
})
