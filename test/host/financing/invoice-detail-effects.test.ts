import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import { detailOfInvoice } from '#host/financing/invoice-detail.ts'
import { InvoiceDetail } from '#wire/invoice-detail.codec.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { businessById } from '#test/host/database/read-back.ts'
import {
  aec,
  BUYER,
  cfdi,
  dte,
  FACTOR,
  METADATA_HEADER,
  metadataRow,
  pago,
  SALES_HEADER,
  SELLER,
  SELLER_RFC,
  utf8,
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const FACTOR_RFC = 'FAC010203AB4'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => world.forget())
afterAll(() => world.close())

/** The detail of the invoice of the first file on the wire, after the import of all. */
const detailAfter = async (country: Country, identifier: string, ...files: ReadonlyArray<string>) => {
  const id = await world.business(country, identifier)
  const { results } = await world.hand(
    id,
    files.map((text, at) => ({ name: `${at}.${text.startsWith('<') ? 'xml' : 'csv'}`, bytes: utf8(text) })),
  )
  const business = (await businessById(world.database, id)) ?? expect.fail('no business')
  const services = { originalsOf: async () => async () => undefined, workers: world.workers }
  const invoiceId = results[0]?.invoiceId ?? expect.fail(JSON.stringify(results))
  const answer = await detailOfInvoice(services, world.database, business, invoiceId)
  if (E.isLeft(answer)) return expect.fail(JSON.stringify(answer.left))
  const received = InvoiceDetail.decode(JSON.parse(JSON.stringify(InvoiceDetail.encode(answer.right))))
  return E.isRight(received) ? received.right : expect.fail('not of the contract')
}

const mexican = (...files: ReadonlyArray<string>) => detailAfter('MX', SELLER_RFC, ...files)
const chilean = (...files: ReadonlyArray<string>) => detailAfter('CL', SELLER, ...files)
const invoice = cfdi({ uuid: uuidOf(1) })
const settlement = { uuid: uuidOf(1), installment: 1, paid: '500.00', outstanding: '660.00' }

describe('the detail of an invoice', () => {
  it('has neither documents without effect nor doubts where there are none', async () => {
    const detail = await mexican(invoice)
    expect(detail.withoutEffect).toBeUndefined()
    expect(detail.doubts).toBeUndefined()
  })

  // SAT, complemento de pagos 2.0: the issuer of the invoice states its payments; a factor's receipt proves nothing.
  it('names the receipt of somebody else', async () => {
    const receipt = pago([settlement], { uuid: uuidOf(2), issuer: FACTOR_RFC, receiver: SELLER_RFC, folio: '7' })
    const detail = await mexican(invoice, receipt)
    expect(detail.withoutEffect).toEqual([{ folio: 'F-7', issuer: 'Pruebas del Sur', reason: 'OTHER_ISSUER' }])
    expect(detail.history.map(({ _tag }) => _tag)).toEqual(['InvoiceIssued'])
  })

  // Ley 19.983: only who holds a receivable can assign it.
  it('names a cession by somebody who did not hold it', async () => {
    const detail = await chilean(dte(), aec(dte(), [BUYER, FACTOR]))
    expect(detail.withoutEffect).toEqual([{ folio: '501', issuer: expect.any(String), reason: 'BROKEN_CHAIN' }])
  })

  // Ley 19.983: a cession 2 without its cession 1 leaves open who holds the receivable.
  it('says that the holder is in doubt, where a cession is missing', async () => {
    const second = aec(dte(), [SELLER, FACTOR, BUYER]).replace(/<Cesion>.*?<\/Cesion>/, '')
    expect((await chilean(dte(), second)).doubts).toEqual(['ASSIGNMENT'])
  })

  it('has in its history that another replaced it, and that the SAT has it cancelled', async () => {
    const successor = cfdi({
      uuid: uuidOf(2),
      folio: '11',
      date: '2026-03-20T10:00:00',
      relation: '04',
      related: [uuidOf(1)],
    })
    const metadata = [METADATA_HEADER, metadataRow(uuidOf(1), '0')].join('\r\n')
    expect((await mexican(invoice, successor, metadata)).history).toEqual([
      { _tag: 'InvoiceReplaced', on: '2026-03-20', folio: 'F-11' },
      { _tag: 'InvoiceCancelled', on: '2026-03-14' },
      { _tag: 'InvoiceIssued', on: '2026-03-14' },
    ])
  })

  it('has in its history that its customer claimed it', async () => {
    const row = `1;33;Del Giro;${BUYER};Comercial;501;14/03/2026;14/03/2026 10:00:00;;20/03/2026 10:00:00;0;100000;19000;119000;;`
    expect((await chilean(dte(), [SALES_HEADER, row].join('\n'))).history).toEqual([
      { _tag: 'InvoiceClaimed', on: '2026-03-20' },
      { _tag: 'InvoiceIssued', on: '2026-03-14' },
    ])
  })
})
