import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { setFeature } from '#host/business/features.ts'
import { OPERATOR, sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { identifierOf, storeSuppliers } from '#test/host/suppliers/a-supplier.ts'
import { aColleague, authoriseNothing } from '#test/host/approval/a-colleague.ts'
import { anAccount } from './an-account.ts'

let host: AHost
let mine: Company
let partner: Company
let at = 0
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
/** A company with two members. */
beforeEach(async () => {
  at += 1
  mine = await host.company('CL', `7010000${at}-K`, `ana${at}@empresa.cl`)
  partner = await aColleague(host, mine, {
    email: `eva${at}@empresa.cl`,
    identifier: `7020000${at}-K`,
    role: 'OWNER',
  })
  await authoriseNothing(host, mine)
  await host.database.transaction((tx) =>
    setFeature(tx, mine.businessId, { featureId: PAYABLES_FEATURE, active: true }),
  )
  host.emails.length = 0
})

const ask = (call: string, body?: unknown, { token = mine.token, version = 1 } = {}) =>
  host.request(call, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` },
  })
const own = () => `/api/business/${mine.businessId}/bankaccount`
const idIn = ({ body }: { readonly body: unknown }): number => (body as { id: number }).id
const newest = async ({ token, userId }: Company) => {
  const { body } = await host.request(`GET /api/user/${userId}/notification`, { token })
  return (body as { readonly items: ReadonlyArray<{ readonly kind: string; readonly detail: unknown }> }).items[0]
}
const mails = async () => {
  await host.mailed()
  return host.emails.splice(0)
}
const nameOf = async ({ userId }: Company): Promise<string> => {
  const [user] = await host.database.query<{ name: string }>('select name from app_user where id = $1', [userId])
  return user?.name ?? ''
}

describe('a change of an account', () => {
  it('is told to every member, in the product and by mail, with who made it and the digits old and new', async () => {
    const id = idIn(await ask(`POST ${own()}`, anAccount('CL', '11112222')))
    await mails()
    await ask(`PUT ${own()}/${id}`, anAccount('CL', '33334444'))
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([mine.email, partner.email].toSorted())
    for (const mail of sent) {
      expect(mail.subject).toBe('Se modificó la cuenta terminada en 4444 de BancoEstado en Anticipo')
      expect(mail.paragraphs).toEqual(
        expect.arrayContaining(['Antes terminaba en 2222; ahora, en 4444.', `Lo hizo ${await nameOf(mine)}.`]),
      )
      expect(JSON.stringify(mail)).not.toContain('33334444')
    }
    const person = await nameOf(mine)
    for (const member of [mine, partner])
      expect(await newest(member)).toMatchObject({
        kind: 'AccountChanged',
        detail: { change: 'CHANGED', bank: 'BancoEstado', number: '4444', before: '2222', person },
      })
  })

  it('cannot be muted by whoever would profit from it', async () => {
    await ask(`PUT /api/user/${mine.userId}/notification/choice`, {
      choices: [{ kind: 'AccountChanged', channel: 'NONE' }],
    })
    await ask(`POST ${own()}`, anAccount('CL', '11112222'))
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual([mine.email, partner.email].toSorted())
    expect(await newest(mine)).toMatchObject({ kind: 'AccountChanged', detail: { change: 'ADDED' } })
  })

  it('of a supplier names the supplier, and the default account before', async () => {
    const [supplier] = await storeSuppliers(host, mine, ['Papelera Austral'])
    const path = `/api/supplier/${supplier}/bankaccount`
    await ask(`POST ${path}`, anAccount('CL', '11112222'))
    const second = idIn(await ask(`POST ${path}`, anAccount('CL', '33334444')))
    await ask(`PUT ${path}/${second}/`, { isDefault: true })
    expect(await newest(partner)).toMatchObject({
      detail: { change: 'DEFAULT', title: 'Papelera Austral', number: '4444', before: '2222' },
    })
    const sent = await mails()
    expect(sent.at(-1)?.subject).toBe(
      'La cuenta principal de tu proveedor Papelera Austral es ahora la cuenta terminada en 4444 de BancoEstado en Anticipo',
    )
  })

  it('by a file of many accounts is one notification and one mail for each member', async () => {
    await storeSuppliers(host, mine, ['Papelera Austral', 'Nativa'])
    const rows = ['Papelera Austral', 'Nativa'].map((name, row) => {
      const { accountEmail, accountNumber, accountType, bankId, currency } = anAccount('CL', `5551111${row}`)
      return {
        identifier: identifierOf(name),
        account: { bankId, accountType, accountNumber, currency, accountEmail },
        paymentTerm: null,
      }
    })
    const path = `/api/payment/business/${mine.businessId}/supplierfile`
    expect((await ask(`POST ${path}`, { rows })).body).toMatchObject({ accounts: 2 })
    expect(await newest(partner)).toMatchObject({ kind: 'AccountChanged', detail: { change: 'ADDED', count: 2 } })
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([mine.email, partner.email].toSorted())
    expect(sent[0]?.subject).toBe('Se agregaron 2 cuentas de tus proveedores con un archivo en Anticipo')
    const logged = await host.database.query(
      `select 1 from audit where business_id = $1 and action = 'bank account added'`,
      [mine.businessId],
    )
    expect(logged).toHaveLength(2)
  })

  it('by an operator names the operator beside the user', async () => {
    const token = await sudoToken(host, mine)
    await mails()
    await ask(`POST ${own()}`, anAccount('CL', '11112222'), { token })
    const [mail] = await mails()
    expect(mail?.paragraphs).toContain(`Lo hizo ${OPERATOR}, de nuestro equipo, en nombre de ${await nameOf(mine)}.`)
    expect(await newest(partner)).toMatchObject({ detail: { operator: OPERATOR, person: await nameOf(mine) } })
  })
})

describe('the default account', () => {
  it('is not chosen by an operator, neither of the company nor of a supplier', async () => {
    const [supplier] = await storeSuppliers(host, mine, ['Papelera Austral'])
    const token = await sudoToken(host, mine)
    for (const path of [own(), `/api/supplier/${supplier}/bankaccount`]) {
      const first = idIn(
        await ask(`POST ${path}`, anAccount('CL', '11112222', { bankId: path === own() ? 1001 : 1012 })),
      )
      const second = idIn(
        await ask(`POST ${path}`, anAccount('CL', '33334444', { bankId: path === own() ? 1001 : 1012 })),
      )
      const chosen = await ask(`PUT ${path}/${second}/`, { isDefault: true }, { token })
      expect(errorOf(chosen)).toMatchObject({ status: 403, errorCode: 'ERROR_AUTH_FORBIDDEN' })
      expect((await ask(`GET ${path}`)).body).toMatchObject([{ id: first, isDefault: true }, {}])
      expect((await ask(`PUT ${path}/${second}/`, { isDefault: true })).status).toBe(200)
    }
  })
})
