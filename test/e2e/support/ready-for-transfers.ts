import { aChileanDraft, aMexicanDraft } from '#domain/testing/samples.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ask, contentOf, tokenOf, type Login } from './api.ts'
import type { Product } from './product.ts'

type Host = Pick<Product, 'address' | 'arrange'>

const ACCOUNTS = {
  CL: { bankId: 1012, accountType: 'CUENTA_CORRIENTE', accountNumber: '11901904', currency: 'CLP' },
  MX: { bankId: 4072, accountType: 'CUENTA_CLABE', accountNumber: '072580001188204754', currency: 'MXN' },
} as const

/** Gives the company what a transfer needs of it: an account, a representative and approved documents. */
export const readyForTransfers = async (host: Host, country: Country, login: Login): Promise<void> => {
  const token = await tokenOf(host.address, login)
  const business = `/api/business/${contentOf(token).business.id}`
  const send = <A>(path: string, body: object) =>
    ask<A>(host.address, path, { method: 'POST', body: JSON.stringify(body) }, token)
  const holder = { sourceIdentifier: '', accountHolder: '', accountEmail: 'pagos@empresa.example', alias: null }
  await send(`${business}/bankaccount`, { ...ACCOUNTS[country], ...holder })
  const draft = country === 'CL' ? { ...aChileanDraft(), postalCode: null } : aMexicanDraft()
  const { id } = await send<{ readonly id: number }>(`${business}/stakeholder`, draft)
  await approveSet(host, `${business}/document`, token)
  await approveAll(host, `/api/stakeholder/${id}/document`, token)
}

/** Approves the documents of an order, which its country may require. */
export const approveContract = async (host: Host, login: Login, order: string): Promise<void> => {
  const token = await tokenOf(host.address, login)
  await approveSet(host, `/api/order/${order}/document`, token)
}

/** Creates the documents that a country requires, where they are not there yet. */
const approveSet = async (host: Host, path: string, token: string): Promise<void> => {
  const created = await fetch(host.address + path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  if (!created.ok) throw new Error(`${path} answered ${created.status}: ${await created.text()}`)
  await approveAll(host, path, token)
}

const approveAll = async ({ address, arrange }: Host, path: string, token: string): Promise<void> => {
  const documents = await ask<ReadonlyArray<{ readonly id: number; readonly approved: boolean }>>(
    address,
    path,
    {},
    token,
  )
  for (const { approved, id } of documents)
    if (!approved) await arrange(['document:approve', id], { link: 'https://documentos.example/1' })
}
