import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentStore } from '#host/documents/document-store.port.ts'
import { deleteUnusedFiles } from '#host/documents/unused-files.ts'
import { execute } from '#host/operator/execute.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'
import { makeDebtFolder } from '#host/debts/debt-folder.ts'
import { makeTaxpayers } from '#host/tax-authority/sync/taxpayers.ts'
import { testWorkers } from '#test/host/workers/test-workers.ts'
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
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { A_PDF, aPdf, dataUrlOf, storeDocument } from './a-document.ts'

let host: AHost
let next = 0
const folder = mkdtempSync(join(tmpdir(), 'anticipo-documents-'))
beforeAll(async () => {
  host = await aHost()
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)])

const mexican = async (): Promise<Company> => {
  next += 1
  const company = await host.company('MX', `AAA010101${String(next).padStart(3, '0')}`, `eva${next}@empresa.mx`)
  await ask(company, 'POST')
  return company
}
const ask = (company: Company, method: string, path = '', body?: unknown): Promise<Answer> =>
  host.request(`${method} /api/business/${company.businessId}/document${path}`, {
    token: company.token,
    ...(body === undefined ? {} : { body }),
  })
type Wire = Readonly<Record<string, unknown>> & { readonly id: number }
const listOf = async (company: Company) => (await ask(company, 'GET')).body as ReadonlyArray<Wire>
const firstOf = async (company: Company): Promise<number> => (await listOf(company))[0]?.id ?? 0
/** The digest of the file that is uploaded. */
const DIGEST = createHash('sha256').update(A_PDF).digest('hex')

const sign = (company: Company, id: number, bytes: Uint8Array = A_PDF, name = 'acta.pdf', mime?: string) =>
  ask(company, 'PUT', `/${id}/sign`, { file: dataUrlOf(bytes, mime), name })
const operator = async (
  words: ReadonlyArray<string | number>,
  options?: TypedOptions,
  documents: DocumentStore = host.services.documents,
) =>
  execute(
    {
      ...host.services,
      documents,
      taxpayers: makeTaxpayers('/nowhere', host.services.passwords),
      debtSource: makeDebtFolder('/nowhere'),
      signatures: { again: async () => undefined, idle: async () => undefined },
      workers: testWorkers(),
      dataFolder: '/nowhere',
    },
    typed(words, options),
  )
/** The keys of the stored files, and of those that wait for their deletion. */
const keysIn = (table: 'document_piece' | 'unused_file') =>
  host.database.query(`select distinct file_key from ${table} order by file_key`)
const keyOf = async (id: number): Promise<string> => {
  const [found] = await host.database.query<{ file_key: string }>('select file_key from document where id = $1', [id])
  return found?.file_key ?? ''
}

describe('the documents of a business', () => {
  it('are created once, in Mexico only, in their order and each waiting for a file', async () => {
    const company = await mexican()
    expect(
      (await listOf(company)).map(({ title, action, approved, signedDocument, order }) => [
        title,
        action,
        approved,
        signedDocument,
        order,
      ]),
    ).toEqual([
      ['Acta constitutiva', 'UPLOAD', false, null, 0],
      ['Comprobante de domicilio', 'UPLOAD', false, null, 1],
      ['Constancia de situación fiscal', 'UPLOAD', false, null, 2],
    ])
    const ids = (await listOf(company)).map(({ id }) => id)
    await Promise.all([ask(company, 'POST'), ask(company, 'POST')])
    expect((await listOf(company)).map(({ id }) => id)).toEqual(ids)
    const chilean = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    expect((await ask(chilean, 'POST')).status).toBe(200)
    expect(await listOf(chilean)).toEqual([])
  })

  it('are not those of an order with the same number', async () => {
    const company = await mexican()
    await host.database.query(
      `insert into document (business_id, owner_type, owner_id, kind, action) values ($1, 'order', $1, 'CONTRACT', 'UPLOAD')`,
      [Number(company.businessId)],
    )
    const [order] = await host.database.query<{ id: number }>(
      `select id from document where owner_type = 'order' and owner_id = $1`,
      [Number(company.businessId)],
    )
    expect(await listOf(company)).toHaveLength(3)
    expect((await sign(company, order?.id ?? 0)).status).toBe(404)
    expect((await ask(company, 'GET', `/${order?.id}/download`)).status).toBe(404)
  })
})

describe('an uploaded file', () => {
  it('waits for review, is downloaded as it was, and leaves a log entry and a live message', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    expect((await sign(company, id, A_PDF, 'C:\\Acta\u202e.pdf')).body).toMatchObject({
      id,
      signedDocument: 'Acta.pdf',
      signedSize: A_PDF.length,
      approved: false,
      documentableType: 'business',
      documentableId: Number(company.businessId),
    })
    expect((await ask(company, 'GET', `/${id}/download?file=signed`)).body).toEqual({
      name: 'Acta.pdf',
      file: dataUrlOf(A_PDF),
    })
    const [entry] = await host.database.query(
      `select action, detail from audit where business_id = $1 and action = 'document uploaded'`,
      [Number(company.businessId)],
    )
    expect(entry).toMatchObject({ detail: { document: String(id), kind: 'DEED', size: A_PDF.length } })
    expect(host.messages).toContainEqual({ type: 'documents', businessId: company.businessId })
  })

  it('of 10 MB is stored, and one byte more is rejected', async () => {
    const company = await mexican()
    const [largest, ids] = [10 * 1024 * 1024, (await listOf(company)).map(({ id }) => id)]
    expect((await sign(company, ids[0] ?? 0, aPdf(largest))).body).toMatchObject({ signedSize: largest })
    expect(errorOf(await sign(company, ids[1] ?? 0, aPdf(largest + 1)))).toMatchObject({
      errorCode: 'ERROR_DOCUMENT_SIZE',
    })
    expect(errorOf(await sign(company, ids[1] ?? 0, aPdf(largest + 100_000)))).toMatchObject({
      status: 413,
      errorCode: 'ERROR_TOO_LARGE',
    })
  })

  it.each<readonly [string, string, Uint8Array, string, string | undefined]>([
    ['too small', 'ERROR_DOCUMENT_SIZE', aPdf(99), 'a.pdf', undefined],
    ['no document by its content', 'ERROR_DOCUMENT_TYPE', Buffer.alloc(200, 'MZ'), 'a.pdf', undefined],
    ['named as another kind', 'ERROR_DOCUMENT_TYPE', A_PDF, 'a.png', undefined],
    ['declared as another kind', 'ERROR_DOCUMENT_TYPE', PNG, 'a.png', 'application/pdf'],
  ])('that is %s is rejected with %s', async (_, errorCode, bytes, name, mime) => {
    const company = await mexican()
    const before = await host.database.query('select count(*) from document_piece')
    expect(errorOf(await sign(company, await firstOf(company), bytes, name, mime))).toMatchObject({ errorCode })
    expect(await host.database.query('select count(*) from document_piece')).toEqual(before)
    expect((await listOf(company))[0]).toMatchObject({ signedDocument: null })
  })

  it.each([
    '',
    'JVBERi0x',
    'data:application/pdf;base64,JVBERi0x!!!!',
    'data:application/pdf;base64,JVBERi0',
    'data:text/html,<p>',
  ])('that is no data URL (%j) is rejected', async (file) => {
    const company = await mexican()
    const answer = await ask(company, 'PUT', `/${await firstOf(company)}/sign`, { file, name: 'a.pdf' })
    expect(errorOf(answer)).toMatchObject({ status: 400, fields: ['file'] })
  })

  it('is stored once when it is sent again, is replaced by another one until it is approved, and is gone then', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    const before = await keysIn('document_piece')
    const answers = await Promise.all([sign(company, id), sign(company, id), sign(company, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await keysIn('document_piece')).toHaveLength(before.length + 1)
    expect(await host.database.query('select files from document where id = $1', [id])).toEqual([{ files: 1 }])
    const first = await keyOf(id)
    expect((await sign(company, id, PNG, 'a.png', 'image/png')).body).toMatchObject({ signedDocument: 'a.png' })
    expect(await keysIn('document_piece')).toHaveLength(before.length + 1)
    expect(await keysIn('document_piece')).not.toContainEqual({ file_key: first })
    expect(await operator(['document:approve', id], { digest: DIGEST })).toMatchObject({ ok: false })
    const digest = createHash('sha256').update(PNG).digest('hex')
    expect(await operator(['document:approve', id], { digest })).toMatchObject({ ok: true })
    expect(errorOf(await sign(company, id))).toMatchObject({ status: 409, errorCode: 'ERROR_DOCUMENT_NOT_EXPECTED' })
  })

  it('replaces another one without a race: one of two is stored, and no other file stays', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    await sign(company, id)
    const before = await keysIn('document_piece')
    const answers = await Promise.all([sign(company, id, PNG, 'a.png', 'image/png'), sign(company, id, aPdf(900))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await keysIn('document_piece')).toHaveLength(before.length)
    expect((await ask(company, 'GET', `/${id}/download`)).status).toBe(200)
  })

  it('is rejected when the owner uploaded a hundred', async () => {
    const company = await mexican()
    await host.database.query('update document set files = 50 where business_id = $1', [Number(company.businessId)])
    expect(errorOf(await sign(company, await firstOf(company)))).toMatchObject({ errorCode: 'ERROR_DOCUMENT_LIMIT' })
  })
})

describe('the documents of a representative', () => {
  const of = (company: Company, id: string, method = 'GET', path = '', body?: unknown) =>
    host.request(`${method} /api/stakeholder/${id}/document${path}`, {
      token: company.token,
      ...(body === undefined ? {} : { body }),
    })

  it('are created with it, in Mexico only, and are not those of the business or of another one', async () => {
    const company = await mexican()
    const [mine, chilean] = [
      await storeStakeholder(host, company),
      await host.company('CL', '76124890-1', 'luz@empresa.cl'),
    ]
    const documents = (await of(company, mine)).body as ReadonlyArray<Wire>
    expect(documents.map(({ title, documentableType }) => [title, documentableType])).toEqual([
      ['Identificación oficial', 'stakeholder'],
      ['Comprobante de domicilio', 'stakeholder'],
    ])
    expect((await of(chilean, await storeStakeholder(host, chilean))).body).toEqual([])
    const own = await firstOf(company)
    const body = { file: dataUrlOf(A_PDF), name: 'ine.pdf' }
    expect((await of(company, mine, 'PUT', `/${own}/sign`, body)).status).toBe(404)
    expect((await ask(company, 'PUT', `/${documents[0]?.id}/sign`, body)).status).toBe(404)
    expect((await of(chilean, mine)).status).toBe(404)
    expect((await of(company, mine, 'PUT', `/${documents[0]?.id}/sign`, body)).body).toMatchObject({
      signedDocument: 'ine.pdf',
    })
    expect((await of(company, mine, 'GET', `/${documents[0]?.id}/download`)).body).toMatchObject({ name: 'ine.pdf' })
  })

  it('are complete when each is approved, of each representative apart', async () => {
    const company = await mexican()
    const id = await storeStakeholder(host, company)
    const completed = async () => [
      (
        await host.request(`GET /api/business/${company.businessId}/stakeholder/document/completed`, {
          token: company.token,
        })
      ).body,
      (await of(company, id, 'GET', '/completed')).body,
    ]
    const expected = (allDocumentsCompleted: boolean) => [
      [{ stakeholderId: Number(id), allDocumentsCompleted }],
      { allDocumentsCompleted },
    ]
    expect(await completed()).toEqual(expected(false))
    for (const [at, { id: documentId }] of ((await of(company, id)).body as ReadonlyArray<Wire>).entries()) {
      await operator(['document:approve', documentId], { link: 'https://a.example/1' })
      expect(await completed()).toEqual(expected(at === 1))
    }
  })
})

describe('the contract of an order', () => {
  it('is requested once, is being prepared, and is opened by the link of the operator', async () => {
    const company = await mexican()
    const { businessId, token } = company
    const ids = await store(host, company, [anInvoice('MX', 0)])
    const order = await host.request(`POST /api/business/${businessId}/order?orderType=DIRECT_FINANCING`, {
      token,
      headers: { 'idempotency-key': 'contract' },
      body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
    })
    const { createdOrder } = order.body as { createdOrder: { id: number } }
    const path = `/api/order/${createdOrder.id}/document`
    const contracts = async () => (await host.request(`GET ${path}`, { token })).body as ReadonlyArray<Wire>
    expect(await contracts()).toEqual([])
    await Promise.all([1, 2].map(() => host.request(`POST ${path}`, { token })))
    const [contract, ...others] = await contracts()
    expect([contract, others]).toMatchObject([{ title: 'Contrato', action: 'DOWNLOAD', documentableType: 'order' }, []])
    const id = contract?.id ?? 0
    const body = { file: dataUrlOf(A_PDF), name: 'contrato.pdf' }
    expect(errorOf(await host.request(`PUT ${path}/${id}/sign`, { token, body }))).toMatchObject({
      errorCode: 'ERROR_DOCUMENT_NOT_EXPECTED',
    })
    expect((await host.request(`GET ${path}/${id}/download`, { token })).status).toBe(404)
    await operator(['document:approve', id], { link: 'https://a.example/contrato' })
    expect(await contracts()).toMatchObject([{ approved: true, action: 'LINK', url: 'https://a.example/contrato' }])
  })
})

describe('a document that is sent to sign', () => {
  const codeIn = () => /\/signdocument\/(\S+)$/.exec(host.emails.at(-1)?.button?.address ?? '')?.[1] ?? 'no link'
  const seenIn = (page: string): string => /name="huella" value="(\w+)"/.exec(page)?.[1] ?? 'no digest'
  const submit = async (url: string, form: Readonly<Record<string, string>>) => {
    const { payload, statusCode } = await host.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    return { status: statusCode, text: payload }
  }
  const sent = async (company: Company): Promise<number> => {
    const id = await firstOf(company)
    expect(await operator(['document:send-to-sign', id])).toMatchObject({ ok: true })
    await host.mailed()
    return id
  }

  it('waits for the signature, is signed once by the page of the mailed link, and then waits for review', async () => {
    const company = await mexican()
    const id = await sent(company)
    expect((await listOf(company))[0]).toMatchObject({ action: 'MIFIEL_ON', document: 'Acta constitutiva.pdf' })
    expect(host.emails.at(-1)).toMatchObject({ to: company.email })
    const page = `/signdocument/${codeIn()}`
    const { text: shown } = await host.request(`GET ${page}`)
    expect(shown).toContain(company.identifier)
    expect((await host.request(`GET ${page}?nombre=Ana&acepto=1&huella=${seenIn(shown)}`)).text).toBe(shown)
    expect((await submit(page, { nombre: '', acepto: '1', huella: seenIn(shown) })).text).toContain('Escribe tu nombre')
    expect((await submit(page, { nombre: 'Ana', huella: seenIn(shown) })).text).toContain('Escribe tu nombre')
    expect((await submit(page, { nombre: 'Ana', acepto: '1', huella: 'otra' })).text).toContain('El documento cambió')
    expect((await listOf(company))[0]).toMatchObject({ signedDocument: null })
    const form = { nombre: 'Ana Núñez (Soto)', acepto: '1', huella: seenIn(shown) }
    const before = await keysIn('document_piece')
    const answers = await Promise.all([submit(page, form), submit(page, form)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await keysIn('document_piece')).toHaveLength(before.length + 1)
    const { file } = (await ask(company, 'GET', `/${id}/download`)).body as { readonly file: string }
    const signed = Buffer.from(file.split(',')[1] ?? '', 'base64').toString('latin1')
    expect(signed).toContain('Firmado por Ana Núñez \\(Soto\\) el 2026-11-20T15:00:00.000Z')
    expect((await host.request(`GET ${page}`)).status).toBe(410)
    const [entry] = await host.database.query(
      `select address, detail from audit where business_id = $1 and action = 'document signed'`,
      [Number(company.businessId)],
    )
    const { text } = (entry?.['detail'] ?? {}) as { text?: string }
    expect(text).toMatch(/^[0-9a-f]{64}$/)
    expect(signed.replaceAll(/\) Tj 0 -18 Td \(/g, ' ')).toContain(text)
    expect(entry?.['address']).toBe('127.0.0.1')
  })

  it('of an order shows its amounts, its rate and its invoices before it is signed, and so does its PDF', async () => {
    const company = await mexican()
    const { businessId, token } = company
    const order = await host.request(`POST /api/business/${businessId}/order?orderType=DIRECT_FINANCING`, {
      token,
      headers: { 'idempotency-key': 'signed' },
      body: { orderInvoices: linesOf(await store(host, company, [anInvoice('MX', 0)])), preselectedInvoicesIds: [] },
    })
    const { createdOrder } = order.body as { createdOrder: { id: number } }
    const id = await storeDocument(host, company, { type: 'order', id: String(createdOrder.id) as never })
    await operator(['document:send-to-sign', id])
    await host.mailed()
    const page = `/signdocument/${codeIn()}`
    const shown = (await host.request(`GET ${page}`)).text
    expect(shown).toMatch(/Total de las facturas: \$[\d,.]+\. Retención: \$[\d,.]+\. Tasa mensual: [\d.]+%/)
    expect(shown).toMatch(/Monto a transferir: \$[\d,.]+\./)
    expect(shown).toMatch(/Factura \S+ de .+ por \$[\d,.]+, con pago el \d+ /)
    expect(shown).toContain(`href="${page}/documento"`)
    const pdf = await host.app.inject({ method: 'GET', url: `${page}/documento` })
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.toString('latin1')).toContain('Monto a transferir')
  })

  it('is not signed by a code of another time, or one that was made up, and shows no markup of names', async () => {
    const company = await mexican()
    await host.database.query(`update business set name = '<b>Uno</b>' where id = $1`, [Number(company.businessId)])
    await sent(company)
    const page = `/signdocument/${codeIn()}`
    expect((await host.request(`GET ${page}`)).text).toContain('&lt;b&gt;Uno&lt;/b&gt;')
    for (const code of ['abc', 'A'.repeat(90), `${codeIn().slice(0, -2)}AA`])
      expect((await submit(`/signdocument/${code}`, { nombre: 'Ana', acepto: '1' })).status).toBe(410)
    const { now } = host.world
    host.world.now += 7 * 24 * 3_600_000 + 1
    expect((await submit(page, { nombre: 'Ana', acepto: '1' })).status).toBe(410)
    expect((await host.request(`GET ${page}/documento`)).status).toBe(410)
    host.world.now = now
    expect((await listOf(company))[0]).toMatchObject({ signedDocument: null })
  })
})

describe('an operator', () => {
  it('lists what waits for review, saves its file and rejects it with a reason, which the user sees', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    await sign(company, id)
    const listed = await operator(['document:list'])
    expect(listed.ok && listed.lines.find((line) => line.startsWith(`${id} `))).toMatch(
      new RegExp(`Acta constitutiva.*${company.identifier}.*acta\\.pdf`),
    )
    const saved = await operator(['document:save', id, folder])
    expect(saved).toEqual({ ok: true, lines: [join(folder, `${id} acta.pdf`)] })
    expect(readFileSync(join(folder, `${id} acta.pdf`)).equals(A_PDF)).toBe(true)
    host.messages.length = 0
    await operator(['document:reject', id], { reason: 'Falta la última página.' })
    expect((await listOf(company))[0]).toMatchObject({
      approved: false,
      action: 'UPLOAD',
      signedDocument: null,
      rejectionReason: 'Falta la última página.',
    })
    expect(host.messages).toEqual([{ type: 'documents', businessId: company.businessId }])
    expect((await ask(company, 'GET', `/${id}/download`)).status).toBe(404)
    expect((await sign(company, id, PNG, 'a.png', 'image/png')).body).toMatchObject({ rejectionReason: null })
  })

  it('deletes the file that it rejects, later where the store fails', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    await sign(company, id)
    const key = await keyOf(id)
    const reject = (documents?: DocumentStore) => operator(['document:reject', id], { reason: 'Ilegible.' }, documents)
    expect(await reject()).toMatchObject({ ok: true })
    expect(await keysIn('document_piece')).not.toContainEqual({ file_key: key })
    await sign(company, id)
    const second = await keyOf(id)
    const { remove } = host.services.documents
    const failing = { ...host.services.documents, remove: () => Promise.reject(new Error('read-only disk')) }
    expect(await reject(failing)).toMatchObject({ ok: true })
    expect((await listOf(company))[0]).toMatchObject({ rejectionReason: 'Ilegible.' })
    expect(await keysIn('unused_file')).toEqual([{ file_key: second }])
    await host.database.query(`insert into unused_file (file_key) values ('00000000')`)
    const hindered = {
      ...failing,
      remove: (each: string) => (each === second ? remove(each) : Promise.reject(new Error('read-only disk'))),
    }
    await expect(deleteUnusedFiles({ ...host.services, documents: hindered })).rejects.toThrow('1 files not deleted')
    expect(await keysIn('unused_file')).toEqual([{ file_key: '00000000' }])
    expect(await keysIn('document_piece')).not.toContainEqual({ file_key: second })
    await deleteUnusedFiles(host.services)
    expect(await keysIn('unused_file')).toEqual([])
  })

  it('notifies the company of each approval and rejection, by mail where it is wanted', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    const news = async () =>
      (
        await host.database.query<{ kind: string; detail: unknown }>(
          'select kind, detail from notification where user_id = $1 order by id',
          [company.userId],
        )
      ).map(({ detail, kind }) => [kind, detail])
    host.emails.length = 0
    await sign(company, id)
    await operator(['document:reject', id], { reason: 'Ilegible.' })
    const quiet = [{ kind: 'DocumentApproved', channel: 'APP' }]
    await host.request(`PUT /api/user/${company.userId}/notification/choice`, {
      token: company.token,
      body: { choices: quiet },
    })
    await operator(['document:approve', id], { link: 'https://a.example/1' })
    await host.mailed()
    const title = 'Acta constitutiva'
    expect(await news()).toEqual([
      ['DocumentRejected', { title, reason: 'Ilegible.' }],
      ['DocumentApproved', { title }],
    ])
    expect(host.emails.map(({ subject, to }) => [subject, to])).toEqual([
      [`Rechazamos tu documento: ${title}`, company.email],
    ])
    expect(host.emails[0]?.paragraphs).toContain('El motivo: Ilegible.')
  })

  it('approves a file, or a link in its place; all approved documents are complete', async () => {
    const company = await mexican()
    const ids = (await listOf(company)).map(({ id }) => id)
    const completed = async () => (await ask(company, 'GET', '/completed')).body
    await sign(company, ids[0] ?? 0)
    expect(await operator(['document:approve', ids[1] ?? 0])).toMatchObject({ ok: false })
    expect(await operator(['document:approve', ids[1] ?? 0], { link: 'javascript:alert(1)' })).toMatchObject({
      ok: false,
    })
    expect(await completed()).toEqual({ allDocumentsCompleted: false })
    const link = 'https://firma.example/1'
    for (const [at, id] of ids.entries())
      expect(
        await operator(['document:approve', id], {
          link: at === 0 ? undefined : link,
          digest: at === 0 ? DIGEST : undefined,
        }),
      ).toMatchObject({ ok: true })
    expect(await listOf(company)).toMatchObject([
      { approved: true, action: 'UPLOAD', url: null },
      { approved: true, action: 'LINK', url: link },
      { approved: true, action: 'LINK', url: link },
    ])
    expect(await completed()).toEqual({ allDocumentsCompleted: true })
    const entries = await host.database.query(
      `select actor from audit where business_id = $1 and action = 'document approved'`,
      [Number(company.businessId)],
    )
    expect(entries).toEqual([{ actor: 'operator' }, { actor: 'operator' }, { actor: 'operator' }])
  })

  it('approves the file that was looked at, and none that replaced it', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    await sign(company, id)
    const approve = (digest: string | undefined) => operator(['document:approve', id], { digest })
    const listed = await operator(['document:list'])
    expect(listed.ok && listed.lines.find((line) => line.startsWith(`${id} `))).toContain(
      `huella ${DIGEST.slice(0, 12)}`,
    )
    expect(await approve(undefined)).toMatchObject({ ok: false, sentence: expect.stringContaining('Falta --digest') })
    await operator(['document:reject', id], { reason: 'Ilegible.' })
    await sign(company, id, aPdf(300))
    expect(await approve(DIGEST.slice(0, 8))).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('la empresa lo reemplazó'),
    })
    expect((await listOf(company))[0]).toMatchObject({ approved: false })
    expect(await approve(createHash('sha256').update(aPdf(300)).digest('hex').slice(0, 8))).toMatchObject({ ok: true })
  })

  it('learns that a document is missing, has no file or is approved', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    const sentences = []
    for (const [words, options] of [
      [['document:approve', 999_999]],
      [['document:reject', id], { reason: 'x' }],
      [['document:save', id, folder]],
      [['document:approve', id], { link: 'https://a.example/1' }],
      [['document:approve', id]],
    ] as const) {
      const answer = await operator(words, options)
      sentences.push(answer.ok ? 'done' : answer.sentence)
    }
    expect(sentences).toEqual([
      'No existe el documento 999999.',
      `El documento ${id} no tiene archivo.`,
      `El documento ${id} no tiene archivo.`,
      'done',
      `El documento ${id} ya está aprobado.`,
    ])
  })
})

describe('a body that carries a file', () => {
  it('may contain any brackets in its texts, and is rejected when it is nested too deep', async () => {
    const company = await mexican()
    const id = await firstOf(company)
    const name = `\\"${'['.repeat(40)}\\.pdf`
    expect((await sign(company, id, A_PDF, name)).status).toBe(200)
    const deep = { file: dataUrlOf(A_PDF), name: '\\\\', more: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }
    expect(errorOf(await ask(company, 'PUT', `/${id}/sign`, deep))).toMatchObject({ status: 400 })
  })

  it('is not read before the caller is known', async () => {
    const company = await mexican()
    const body = { file: dataUrlOf(A_PDF), name: 'a.pdf' }
    const id = await firstOf(company)
    const path = `/api/business/${company.businessId}/document/${id}/sign`
    expect((await host.request(`PUT ${path}`, { body })).status).toBe(401)
    expect(
      (
        await host.request(`PUT ${path}`, {
          token: company.token,
          body: '{"file":',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await host.request(`PUT ${path}`, {
          token: company.token,
          body: '<a/>',
          headers: { 'content-type': 'text/xml' },
        })
      ).status,
    ).toBe(415)
  })
})
