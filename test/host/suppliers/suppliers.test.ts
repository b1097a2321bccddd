import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFeature } from '#host/business/features.ts'
import { transferAccountSet } from '#host/operator/set-transfer-account.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { aRefresh } from '#test/host/tax-authority/a-refresh.ts'
import { aHost, errorOf, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'
import { BUYER, documentsOf, dte, SELLER } from '#test/host/tax-authority/samples.ts'
import { aContact, identifierOf, storeSuppliers } from './a-supplier.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', BUYER, 'ana@empresa.cl')
})
afterAll(() => host.close())

const ask = (call: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  host.request(call, {
    token: mine.token,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
  })
const listOf = async (name = '', page = 1, size = 20) => {
  const query = `page=${page}&size=${size}${name === '' ? '' : `&name=${encodeURIComponent(name)}`}`
  const { body } = await ask(`GET /api/payment/business/${mine.businessId}/supplier?${query}`)
  const { data, pagination } = body as {
    readonly data: ReadonlyArray<{ readonly Business: { readonly name: string; readonly identifier: string } }>
    readonly pagination: { readonly totalData: number }
  }
  return { names: data.map(({ Business }) => Business.name), total: pagination.totalData, data }
}
const receive = async (...contents: ReadonlyArray<string>): Promise<void> => {
  const documents = documentsOf(...contents).map((document) => ({ document, source: 'a test' }))
  await host.database.transaction((tx) => storeDocuments(tx, mine.businessId, documents))
  await aRefresh(host.database)(mine.businessId)
}
const idIn = ({ body }: Answer): number => (body as { readonly id: number }).id
const auditOf = (action: string) => host.database.query('select detail from audit where action = $1', [action])

describe('the suppliers of a business', () => {
  it('are not there without the feature', async () => {
    const call = `GET /api/payment/business/${mine.businessId}/supplier?page=1&size=20`
    expect(errorOf(await ask(call))).toMatchObject({ status: 404 })
    await host.database.transaction((tx) => setFeature(tx, mine.businessId, { featureId: 10, active: true }))
    expect((await ask(call)).status).toBe(200)
  })

  it('are the issuers of the invoices that it received, each once', async () => {
    await receive(dte({ folio: '1' }), dte({ folio: '2' }))
    const { data, total } = await listOf()
    expect([total, data[0]?.Business.identifier, data[0]]).toMatchObject([1, SELLER, { paymentTerm: null }])
    await receive(dte({ folio: '3' }))
    expect((await listOf()).total).toBe(1)
  })

  it('have the name of their latest invoice, whichever is read last', async () => {
    const named = (name: string, given: { readonly folio: string; readonly date: string }) =>
      dte(given).replace(/<RznSoc>[^<]*/, `<RznSoc>${name}`)
    await receive(named('Nombre de Mayo', { folio: '11', date: '2026-05-02' }))
    await receive(named('Nombre de Abril', { folio: '12', date: '2026-04-02' }))
    expect((await listOf()).names).toEqual(['Nombre de Mayo'])
    expect((await listOf('abril')).names).toEqual([])
  })

  it('come in the order of the Spanish alphabet, page by page', async () => {
    await storeSuppliers(host, mine, ['Ñuble Papeles', 'Óptica Sur', '3M Chile', 'Nativa', 'aceros Lota'])
    const { names } = await listOf('', 1, 100)
    const mentioned = ['aceros Lota', 'Nativa', 'Ñuble Papeles', 'Óptica Sur', '3M Chile']
    expect(names.filter((name) => mentioned.includes(name))).toEqual(mentioned)
    expect([...(await listOf('', 1, 2)).names, ...(await listOf('', 2, 2)).names]).toEqual(names.slice(0, 4))
  })

  it('are found by a part of the name without accents, and by the tax id without dots', async () => {
    expect((await listOf('OPTICA')).names).toEqual(['Óptica Sur'])
    expect((await listOf(identifierOf('Óptica Sur').replace('76000', '76.000.'))).names).toEqual(['Óptica Sur'])
    expect((await listOf('%')).names).toEqual([])
    expect((await listOf('no hay')).total).toBe(0)
  })

  it('have a payment term of 0 to 365 days once one was agreed', async () => {
    const [supplier] = await storeSuppliers(host, mine, ['Nativa'])
    const call = `PUT /api/payment/business/${mine.businessId}/supplier/${supplier}`
    const change = (paymentTerm: unknown, version: number) => ask(call, { paymentTerm }, { 'if-match': `"${version}"` })
    expect((await change(0, 1)).body).toMatchObject({ supplierId: Number(supplier), paymentTerm: 0, version: 2 })
    expect((await change(365, 2)).body).toMatchObject({ paymentTerm: 365, version: 3 })
    for (const paymentTerm of [-1, 366, 1.5, '30', null]) expect((await change(paymentTerm, 3)).status).toBe(400)
    expect(errorOf(await ask(call, { paymentTerm: 30 }))).toMatchObject({ fields: ['If-Match'] })
    const rejected = await change(30, 2)
    expect(errorOf(rejected)).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect(rejected.body).toMatchObject({ current: { supplierId: Number(supplier), paymentTerm: 365, version: 3 } })
    expect(await auditOf('supplier changed')).toHaveLength(2)
    await receive(dte({ folio: '4' }))
    expect((await listOf('Nativa')).data).toMatchObject([{ paymentTerm: 365 }])
  })
})

describe('the contacts of a supplier', () => {
  const setUp = async (name: string): Promise<string> => {
    const [supplier] = await storeSuppliers(host, mine, [name])
    return `/api/supplier/${supplier}/contactdetail`
  }

  it('are added, changed and deleted, with an entry in the audit log for each', async () => {
    const path = await setUp('Contactos SpA')
    const first = idIn(await ask(`POST ${path}`, aContact('Rosa Díaz')))
    await ask(`POST ${path}`, aContact('Hugo Paz'))
    const change = (position: string, headers = {}) =>
      ask(`PUT ${path}/${first}`, aContact('Rosa Díaz', { position }), headers)
    expect((await change('Gerencia', { 'if-match': '"1"' })).body).toMatchObject({ position: 'Gerencia', version: 2 })
    expect(errorOf(await change('Pagos'))).toMatchObject({ fields: ['If-Match'] })
    const rejected = await change('Pagos', { 'if-match': '"1"' })
    expect(errorOf(rejected)).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect(rejected.body).toMatchObject({ current: { id: first, position: 'Gerencia', version: 2 } })
    expect((await ask(`GET ${path}`)).body).toMatchObject([
      { id: first, name: 'Rosa Díaz', position: 'Gerencia' },
      { name: 'Hugo Paz', phone: '+5622234567' },
    ])
    expect((await ask(`DELETE ${path}/${first}`)).status).toBe(200)
    expect((await ask(`GET ${path}`)).body).toMatchObject([{ name: 'Hugo Paz' }])
    expect((await ask(`DELETE ${path}/${first}`)).status).toBe(404)
    expect(await auditOf('contact added')).toHaveLength(2)
    expect([...(await auditOf('contact changed')), ...(await auditOf('contact deleted'))]).toHaveLength(2)
  })

  it('are added once per key', async () => {
    const path = await setUp('Una vez SpA')
    const key = { 'idempotency-key': 'the-same-contact' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(`POST ${path}`, aContact(), key)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await ask(`GET ${path}`)).body).toHaveLength(1)
  })

  it.each([
    ['name', { name: 'x'.repeat(131) }],
    ['name', { name: ' ' }],
    ['position', { position: 'x'.repeat(51) }],
    ['email', { email: 'no es' }],
    ['phone', { phone: '12345' }],
  ])('need a valid %s', async (field, instead) => {
    const path = await setUp('Válidos SpA')
    const answer = await ask(`POST ${path}`, aContact('Rosa', instead))
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)])
  })

  it('are not changed through another supplier', async () => {
    const [one, other] = [await setUp('Uno SpA'), await setUp('Otro SpA')]
    const contact = idIn(await ask(`POST ${one}`, aContact()))
    expect((await ask(`PUT ${other}/${contact}`, aContact('Otra'), { 'if-match': '"1"' })).status).toBe(404)
    expect((await ask(`DELETE ${other}/${contact}`)).status).toBe(404)
    expect((await ask(`GET ${one}`)).body).toMatchObject([{ name: 'Rosa Díaz' }])
  })
})

describe('the bank accounts of a supplier', () => {
  it('are held by the supplier and apart from those of the business and of other suppliers', async () => {
    const [one, other] = await storeSuppliers(host, mine, ['Cuenta Uno', 'Cuenta Dos'])
    const own = `/api/business/${mine.businessId}/bankaccount`
    const account = anAccount('CL', '777', { isSharedAccepted: true })
    for (const path of [own, `/api/supplier/${one}/bankaccount`, `/api/supplier/${other}/bankaccount`])
      expect((await ask(`POST ${path}`, account)).body).toMatchObject({ isDefault: true })
    const again = await ask(`POST /api/supplier/${one}/bankaccount`, anAccount('CL', '0777'))
    expect(errorOf(again)).toMatchObject({ status: 409, errorCode: 'ERROR_BANK_ACCOUNT_DUPLICATE' })
    const { body } = await ask(`GET /api/supplier/${one}/bankaccount`)
    expect(body).toMatchObject([{ accountHolder: 'Cuenta Uno', sourceIdentifier: identifierOf('Cuenta Uno') }])
    expect((await ask(`GET ${own}`)).body).toHaveLength(1)
  })

  it('are saved with a consent only where another supplier, the business or the financier has the number', async () => {
    const [one, other] = await storeSuppliers(host, mine, ['Repetida Uno', 'Repetida Dos'])
    const [path, elsewhere] = [`/api/supplier/${one}/bankaccount`, `/api/supplier/${other}/bankaccount`]
    await ask(`POST /api/business/${mine.businessId}/bankaccount`, anAccount('CL', '8801'))
    const { id, version } = (await ask(`POST ${path}`, anAccount('CL', '8802'))).body as { id: number; version: number }
    const rejected = async (number: string) => (await ask(`POST ${elsewhere}`, anAccount('CL', number))).body
    const supplier = { _tag: 'Supplier', name: 'Repetida Uno' }
    expect(await rejected('08802')).toMatchObject({ errorCode: 'ERROR_BANK_ACCOUNT_SHARED', keeper: supplier })
    expect(await rejected('8801')).toMatchObject({
      errorCode: 'ERROR_BANK_ACCOUNT_SHARED',
      keeper: { _tag: 'Company' },
    })
    expect((await ask(`GET ${elsewhere}`)).body).toEqual([])
    const change = (number: string, instead = {}) =>
      ask(`PUT ${path}/${id}`, anAccount('CL', number, instead), { 'if-match': `"${version}"` })
    expect(errorOf(await change('8801'))).toMatchObject({ status: 409, errorCode: 'ERROR_BANK_ACCOUNT_SHARED' })
    expect((await change('8801', { isSharedAccepted: true })).status).toBe(200)
    const again = await ask(`PUT ${path}/${id}`, anAccount('CL', '8801', { alias: 'Otra' }), {
      'if-match': `"${version + 1}"`,
    })
    expect(again).toMatchObject({ status: 200, body: { alias: 'Otra' } })
  })

  it('name a number of the financier, and none of another business', async () => {
    const [one] = await storeSuppliers(host, mine, ['Aparte Uno'])
    const theirs = await host.company('CL', '76418205-7', 'otra@empresa.cl')
    const [stranger] = await storeSuppliers(host, theirs, ['Ajena SpA'])
    await host.request(`POST /api/supplier/${stranger}/bankaccount`, {
      token: theirs.token,
      headers: { 'idempotency-key': 'theirs' },
      body: anAccount('CL', '8803'),
    })
    const path = `/api/supplier/${one}/bankaccount`
    expect((await ask(`POST ${path}`, anAccount('CL', '8803'))).status).toBe(200)
    await transferAccountSet.run(host.services, {
      taxId: { country: 'CL', identifier: mine.identifier },
      bank: '012',
      account: '8804',
      email: 'pagos@anticipo.cl',
    })
    expect((await ask(`POST ${path}`, anAccount('CL', '8804'))).body).toMatchObject({ keeper: { _tag: 'Provider' } })
  })

  it('have one default of their own, and are not reached through another supplier', async () => {
    const [one, other] = await storeSuppliers(host, mine, ['Principal Uno', 'Principal Dos'])
    const path = `/api/supplier/${one}/bankaccount`
    const first = idIn(await ask(`POST ${path}`, anAccount('CL', '1')))
    const second = idIn(await ask(`POST ${path}`, anAccount('CL', '2')))
    expect((await ask(`PUT ${path}/${second}/`, { isDefault: true })).status).toBe(200)
    expect((await ask(`GET ${path}`)).body).toMatchObject([
      { id: second, isDefault: true },
      { id: first, isDefault: false },
    ])
    const elsewhere = `/api/supplier/${other}/bankaccount/${first}`
    expect((await ask(`DELETE ${elsewhere}`)).status).toBe(404)
    expect((await ask(`PUT ${elsewhere}/`, { isDefault: true })).status).toBe(404)
    expect((await ask(`PUT ${elsewhere}`, anAccount('CL', '3'), { 'if-match': '"1"' })).status).toBe(404)
    expect((await ask(`DELETE ${path}/${first}`)).status).toBe(200)
  })

  it('are named with their supplier in the e-mail to the user', async () => {
    const [supplier] = await storeSuppliers(host, mine, ['Correo SpA'])
    await ask(`POST /api/supplier/${supplier}/bankaccount`, anAccount('CL', '987654321'))
    await host.mailed()
    expect(host.emails.at(-1)?.subject).toBe(
      'Se agregó la cuenta terminada en 4321 de BancoEstado de tu proveedor Correo SpA en Anticipo',
    )
  })
})
