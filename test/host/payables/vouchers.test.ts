import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { voucherAttach, voucherList } from '#host/operator/vouchers.ts'
import { A_PDF } from '#test/host/documents/a-document.ts'
import { errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { aReceivedInvoice, storePayables } from './a-payable.ts'
import { attachVoucherTo, payAsFinancier, withFile } from './a-voucher.ts'
import { paymentCalls } from './payment-calls.ts'

let host: AHost
let mine: Company
let paid: PayableId
companyForEachTest(async (given, company) => {
  host = given
  mine = company
  const [id = '0' as PayableId] = await storePayables(host, mine, [aReceivedInvoice('CL', 0)])
  paid = id
  await payAsFinancier(host, mine, id)
})

const { ask, path } = paymentCalls(() => ({ host, mine }))
const request = () => ask(`PUT ${path(`invoice/${paid}/request-voucher`)}`)
const attach = (name: string, content: Uint8Array | string) =>
  withFile(name, content, (file) => voucherAttach.run(host.services, { payableId: paid, file }))
const waiting = async () => {
  const listed = await voucherList.run(host.services, {})
  return E.isRight(listed) ? listed.right.filter((line) => line.startsWith(`${paid} `)) : expect.fail(listed.left)
}
const storedFiles = () => host.database.query('select file_key from voucher where payable_id = $1', [Number(paid)])

describe('a voucher', () => {
  it('waits for staff once it was requested, and no longer when it has its file', async () => {
    expect(await waiting()).toEqual([])
    await request()
    expect(await waiting()).toEqual([expect.stringContaining('factura 100 de Papelera Austral · ')])
    await attachVoucherTo(host, paid)
    expect(await waiting()).toEqual([])
  })

  it('that was attached is in the notifications and in a mail', async () => {
    await request()
    await attachVoucherTo(host, paid)
    const { body } = await host.request(`GET /api/user/${mine.userId}/notification`, { token: mine.token })
    expect(body).toMatchObject({
      items: [{ kind: 'VoucherAttached', detail: { title: 'Papelera Austral', folio: '100' } }],
    })
    await host.mailed()
    expect(host.emails.map(({ subject, to }) => [to, subject])).toContainEqual([
      mine.email,
      'El comprobante de la factura 100 está listo',
    ])
  })

  it('is neither attached without a request nor a second time', async () => {
    const rejected = E.left(`Nadie espera un comprobante de la factura ${paid}.`)
    expect(await attach('comprobante.pdf', A_PDF)).toEqual(rejected)
    await request()
    await attachVoucherTo(host, paid)
    expect(await attach('otro.pdf', A_PDF)).toEqual(rejected)
    expect(await host.database.query('select file_key from unused_file')).toEqual([])
  })

  it.each([
    ['comprobante.pdf', 'no es un PDF'.repeat(20)],
    ['comprobante.txt', A_PDF],
    ['comprobante.pdf', '%PDF-'],
  ])('is not the file %s without the content of a PDF', async (name, content) => {
    await request()
    expect(await attach(name, content)).toMatchObject({ left: expect.stringContaining('no es un PDF') })
    expect(await storedFiles()).toEqual([{ file_key: null }])
  })

  it('goes with its file when the invoice returns to the inbox', async () => {
    await request()
    await attachVoucherTo(host, paid)
    const [{ file_key: key } = { file_key: '' }] = (await storedFiles()) as ReadonlyArray<{ file_key: string }>
    expect(await ask(`PUT ${path('invoice/restore')}`, { invoiceIds: [Number(paid)] })).toMatchObject({ status: 200 })
    expect(await storedFiles()).toEqual([])
    expect(await host.database.query('select file_key from unused_file')).toEqual([{ file_key: key }])
    expect(errorOf(await request())).toMatchObject({ errorCode: 'ERROR_VOUCHER_NOT_AVAILABLE' })
  })
})
