import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import { banksOf } from '#host/banking/banks.ts'
import { aHost, errorOf, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'
import { A_CLABE, anAccount } from './an-account.ts'

let host: AHost
let next = 0
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const RUTS = [
  '76086428-5',
  '77777777-7',
  '96790240-3',
  '96511460-2',
  '90193000-7',
  '61219000-3',
  '76124890-1',
  '96806980-2',
  '99500840-8',
  '60805000-0',
  '70285100-9',
]
const chilean = (): Promise<Company> => {
  next += 1
  return host.company('CL', RUTS[next] ?? '', `ana${next}@empresa.cl`)
}
const accountsOf = async (company: Company) =>
  (await host.request(`GET /api/business/${company.businessId}/bankaccount`, { token: company.token }))
    .body as ReadonlyArray<Readonly<Record<string, unknown>>>
const add = (company: Company, body: unknown, key: string = crypto.randomUUID()): Promise<Answer> =>
  host.request(`POST /api/business/${company.businessId}/bankaccount`, {
    token: company.token,
    headers: { 'idempotency-key': key },
    body,
  })
const idIn = ({ body }: Answer): number => (body as { id: number }).id
const urlOf = (company: Company, id: number): string => `/api/business/${company.businessId}/bankaccount/${id}`
const change = (company: Company, id: number, version: string | undefined, body: unknown): Promise<Answer> =>
  host.request(`PUT ${urlOf(company, id)}`, {
    token: company.token,
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': version } }),
  })

describe('a bank account', () => {
  it('belongs to the business, whatever holder was sent, and the first one is the default', async () => {
    const company = await chilean()
    const [first, second] = [await add(company, anAccount('CL', '0012')), await add(company, anAccount('CL', '99'))]
    expect(first.body).toMatchObject({
      Bank: { code: '012', name: 'BancoEstado' },
      accountNumber: '0012',
      sourceIdentifier: company.identifier,
      isDefault: true,
      isXepelin: false,
      version: 1,
    })
    expect(second.body).toMatchObject({ isDefault: false })
    expect((await accountsOf(company)).map(({ accountNumber }) => accountNumber)).toEqual(['0012', '99'])
  })

  it.each([
    ['a bank of the other country', { bankId: 4002 }, 'bankId'],
    ['an account type of the other country', { accountType: 'CUENTA_CLABE' }, 'accountType'],
    ['a number with letters', { accountNumber: '12A' }, 'accountNumber'],
    ['no e-mail', { accountEmail: '' }, 'accountEmail'],
  ])('is rejected with %s', async (_, instead, field) => {
    const company = await chilean()
    expect(errorOf(await add(company, anAccount('CL', '1', instead)))).toMatchObject({ status: 400, fields: [field] })
    expect(await accountsOf(company)).toEqual([])
  })

  it('has a CLABE with a right check digit in Mexico', async () => {
    const company = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
    expect(Clabe.checkDigit(A_CLABE)).toBe(A_CLABE.at(-1))
    expect(errorOf(await add(company, anAccount('MX', `${A_CLABE.slice(0, 17)}1`)))).toMatchObject({ status: 400 })
    expect((await add(company, anAccount('MX', A_CLABE, { currency: 'USD' }))).body).toMatchObject({ currency: 'USD' })
  })

  it('is created once for two requests with one key', async () => {
    const company = await chilean()
    const answers = await Promise.all([1, 2].map(() => add(company, anAccount('CL', '555'), 'same-key')))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    expect(await accountsOf(company)).toHaveLength(1)
  })

  it('is rejected a second time, whatever zeros its number begins with', async () => {
    const company = await chilean()
    const [first, second] = [await add(company, anAccount('CL', '777')), await add(company, anAccount('CL', '888'))]
    const duplicate = { status: 409, errorCode: 'ERROR_BANK_ACCOUNT_DUPLICATE' }
    expect(errorOf(await add(company, anAccount('CL', '00777')))).toMatchObject(duplicate)
    expect(errorOf(await change(company, idIn(second), '"1"', anAccount('CL', '0777')))).toMatchObject(duplicate)
    expect((await change(company, idIn(first), '"1"', anAccount('CL', '0777'))).status).toBe(200)
  })

  it('is changed only from the version that is stored; otherwise the answer is the stored one', async () => {
    const company = await chilean()
    const id = idIn(await add(company, anAccount('CL', '111')))
    const changed = await change(company, id, '"1"', anAccount('CL', '111', { alias: 'Pagos' }))
    expect(changed.body).toMatchObject({ alias: 'Pagos', version: 2 })
    const late = await change(company, id, '"1"', anAccount('CL', '111', { alias: 'Sueldos' }))
    expect(errorOf(late)).toMatchObject({
      status: 409,
      errorCode: 'ERROR_CONFLICT',
      current: { id, alias: 'Pagos', version: 2 },
    })
    for (const missing of [undefined, '*', '1', '"x"'])
      expect(errorOf(await change(company, id, missing, anAccount('CL', '111')))).toMatchObject({
        status: 400,
        fields: ['If-Match'],
      })
  })

  it('becomes the default in place of the previous one, and the default is not deleted', async () => {
    const company = await chilean()
    const ids = [idIn(await add(company, anAccount('CL', '21'))), idIn(await add(company, anAccount('CL', '22')))]
    const remove = (id: number) => host.request(`DELETE ${urlOf(company, id)}`, { token: company.token })
    expect(errorOf(await remove(ids[0] ?? 0))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE',
    })
    const chosen = await host.request(`PUT ${urlOf(company, ids[1] ?? 0)}/`, {
      token: company.token,
      body: { isDefault: true },
    })
    expect(chosen.body).toMatchObject({ id: ids[1], isDefault: true })
    expect((await accountsOf(company)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [ids[1], true],
      [ids[0], false],
    ])
    expect((await remove(ids[0] ?? 0)).status).toBe(200)
    expect(await accountsOf(company)).toHaveLength(1)
  })

  it('of the financier can be read only', async () => {
    const company = await chilean()
    const [row] = await host.database.query<{ id: number }>(
      `insert into bank_account (business_id, bank_id, type, number, email, currency, is_default, is_provider_account, created_at, updated_at)
       values ($1, '1012', 'CUENTA_VISTA', '5', 'a@b.cl', 'CLP', true, true, now(), now()) returning id`,
      [Number(company.businessId)],
    )
    const id = row?.id ?? 0
    expect((await change(company, id, '"1"', anAccount('CL', '5'))).status).toBe(404)
    expect((await host.request(`DELETE ${urlOf(company, id)}`, { token: company.token })).status).toBe(404)
    expect((await accountsOf(company)).map(({ isXepelin }) => isXepelin)).toEqual([true])
  })

  it('leaves a log entry and an e-mail with its last digits when it changes', async () => {
    const company = await chilean()
    await add(company, anAccount('CL', '987654321'))
    await host.mailed()
    const [entry] = await host.database.query(
      `select action, detail, actor from audit where business_id = $1 and action like 'bank account%'`,
      [Number(company.businessId)],
    )
    expect(entry).toMatchObject({ action: 'bank account added', actor: company.email, detail: { number: '···4321' } })
    const message = host.emails.find(({ to }) => to === company.email)
    expect(message?.subject).toBe('Se agregó la cuenta terminada en 4321 de BancoEstado en Anticipo')
    expect(JSON.stringify([entry, message])).not.toContain('987654321')
    expect(host.messages).toContainEqual({ type: 'bankAccounts', businessId: company.businessId })
  })
})

describe('the banks', () => {
  it('are those of the country of the business', async () => {
    const company = await chilean()
    const answer = await host.request('GET /api/banks', { token: company.token })
    expect(answer.body).toContainEqual({ id: 1012, name: 'BancoEstado', code: '012' })
    expect(answer.body).toHaveLength(banksOf('CL').length)
  })

  it.each(['CL', 'MX'] as const)('have distinct ids and codes in %s', (country) => {
    const banks = banksOf(country)
    expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length)
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  })
})
