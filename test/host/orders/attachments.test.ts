import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { DocumentStore } from '#host/documents/document-store.port.ts'
import { attachPdf } from '#host/orders/attach-pdf.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { A_PDF } from '#test/host/documents/a-document.ts'
import {
  aHost,
  anInvoice,
  errorOf,
  linesOf,
  store,
  type AHost,
  type Answer,
  type Company,
} from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let lines: ReadonlyArray<number> = []
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  lines = await ordered(mine, 3)
})
afterAll(() => host.close())

/** The ids of the invoices of a new order. */
const ordered = async (company: Company, count: number): Promise<ReadonlyArray<number>> => {
  const invoices = Array.from({ length: count }, (_, at) => anInvoice(company.country, at))
  const ids = await store(host, company, invoices)
  const { body } = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    headers: { 'idempotency-key': 'attached' },
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })
  const { createdOrder } = body as { createdOrder: { id: number } }
  const page = await host.request(
    `GET /api/business/${company.businessId}/order/${createdOrder.id}/invoice?page=1&size=20`,
    {
      token: company.token,
    },
  )
  return (page.body as { data: ReadonlyArray<{ id: number }> }).data.map(({ id }) => id)
}

const upload = (line: number, bytes: Uint8Array, name = 'factura.pdf', company = mine): Promise<Answer> =>
  host.request(`POST /api/orderinvoice/${line}/pdfinvoice`, {
    token: company.token,
    headers: { 'content-type': 'multipart/form-data; boundary=xxx' },
    body: Buffer.concat([
      Buffer.from(`--xxx\r\nContent-Disposition: form-data; name="pdf"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--xxx--\r\n'),
    ]),
  })
const check = async (ids: ReadonlyArray<number>) =>
  (await host.request('POST /api/orderinvoice/hasattachments', { token: mine.token, body: { orderInvoicesIds: ids } }))
    .body
const path = (line: number) => `/api/orderinvoice/${line}/pdfinvoice`
const stored = async () =>
  Number((await host.database.query('select count(distinct file_key) from document_piece'))[0]?.['count'])
/** Neither of two writes ends before both are done. */
const writesTogether = (store: DocumentStore): DocumentStore => {
  let written = 0
  let release: () => void = () => undefined
  const both = new Promise<void>((resolve) => (release = resolve))
  return {
    ...store,
    write: async (key, bytes) => {
      await store.write(key, bytes)
      written += 1
      if (written === 2) release()
      await both
    },
  }
}
const entries = async () =>
  (await host.database.query(`select action from audit where action like 'invoice PDF%' order by id`)).map(
    ({ action }) => action,
  )

describe('the PDF of an invoice of an order', () => {
  it('is uploaded once, found in one call for a page, downloaded as it was, and deleted', async () => {
    const [line = 0] = lines
    expect(await check(lines)).toEqual([])
    const first = await upload(line, A_PDF, '../FÁCTURA.PDF')
    expect([first.status, first.body]).toMatchObject([200, { orderInvoiceId: line, name: 'FÁCTURA.pdf' }])
    expect((await upload(line, A_PDF)).body).toEqual(first.body)
    expect(await check(lines)).toEqual([first.body])
    expect(errorOf(await upload(line, Buffer.concat([A_PDF, Buffer.from(' ')])))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_DOCUMENT_NOT_EXPECTED',
    })
    const { file } = (await host.request(`GET ${path(line)}`, { token: mine.token })).body as { readonly file: string }
    expect(Buffer.from(file.split(',')[1] ?? '', 'base64').equals(Buffer.from(A_PDF))).toBe(true)
    const { id } = first.body as { readonly id: number }
    const gone = `DELETE ${path(line)}?pdfId=${id}`
    expect((await host.request(`DELETE ${path(lines[1] ?? 0)}?pdfId=${id}`, { token: mine.token })).status).toBe(404)
    expect((await host.request(gone, { token: mine.token })).status).toBe(200)
    expect((await host.request(gone, { token: mine.token })).status).toBe(404)
    expect((await host.request(`GET ${path(line)}`, { token: mine.token })).status).toBe(404)
    expect(await check(lines)).toEqual([])
    /* The bytes are deleted after the answer. */
    await expect.poll(stored, { timeout: 10_000 }).toBe(0)
    expect(await entries()).toEqual(['invoice PDF attached', 'invoice PDF deleted'])
    expect(host.messages.at(-1)).toEqual({ type: 'documents', businessId: mine.businessId })
  })

  it.each([
    ['of less than 100 bytes', A_PDF.subarray(0, 99), 'a.pdf', 413],
    ['that is a picture', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)]), 'a.pdf', 415],
    ['with the name of another kind', A_PDF, 'a.png', 415],
  ])('is rejected: a file %s', async (_, bytes, name, status) => {
    expect((await upload(lines[1] ?? 0, bytes, name)).status).toBe(status)
    expect(await check(lines)).toEqual([])
  })

  it('is stored once for two that are uploaded at the same time', async () => {
    const business = (await businessById(host.database, mine.businessId)) ?? expect.fail('no business')
    const user = { id: mine.userId, name: 'Ana', email: mine.email, phone: undefined, country: undefined, version: 1 }
    const session = { id: 's', user, business, role: 'OWNER', authenticatedAt: 0, expiresAt: 0 } as const
    const line = String(lines[2]) as OrderInvoiceId
    const services = { ...host.services, documents: writesTogether(host.services.documents) }
    const databases = { database: host.database.ofBusiness(business.id), acrossCompanies: host.database }
    const attach = (bytes: Uint8Array) =>
      attachPdf(services, { ...databases, business, session, requestId: 'r', files: [{ name: 'a.pdf', bytes }] }, line)
    const answers = await Promise.all([attach(A_PDF), attach(Buffer.concat([A_PDF, Buffer.from('%other')]))])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.find(E.isLeft)).toMatchObject({ left: { code: 'ERROR_DOCUMENT_NOT_EXPECTED' } })
    expect(await stored()).toBe(1)
  })

  it('exists in Chile only', async () => {
    const mexican = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    const [line = 0] = await ordered(mexican, 1)
    expect((await upload(line, A_PDF, 'a.pdf', mexican)).status).toBe(404)
  })
})
