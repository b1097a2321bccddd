import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import { aMexicanDraft } from '#domain/testing/samples.ts'
import type { JourneyCompany } from './companies.ts'

/** Calls to the host without a browser, which build the state that a journey starts from. */

export interface Login {
  readonly email: string
  readonly password: string
}

/** The contents of a browser profile: with it a page opens signed in. */
export type Session = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>

/** The decoded answer of the host; throws for an error. */
export const ask = async <A>(address: string, path: string, init: RequestInit, token?: string): Promise<A> => {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...init.headers,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(address + path, { ...init, headers })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as A
}

const post = <A>(address: string, path: string, body: object, token?: string): Promise<A> =>
  ask(address, path, { method: 'POST', body: JSON.stringify(body) }, token)

/** Registers a user who has no company yet. */
export const registerUser = async (address: string, { email, password }: Login): Promise<void> => {
  await post(address, '/api/user', { email, password, confirmPassword: password })
}

export const tokenOf = async (address: string, { email, password }: Login): Promise<string> =>
  (await post<{ readonly token: string }>(address, '/api/user/login', { email, password })).token

/** In a browser that has not seen the tour of the payments. */
export const newUserWith = (address: string, token: string): Session => ({
  cookies: [],
  origins: [{ origin: address, localStorage: [{ name: 'jwtToken', value: token }] }],
})

/** In a browser that has seen the tour of the payments, which would cover what a journey clicks. */
export const sessionWith = (address: string, token: string): Session => ({
  cookies: [],
  origins: [{ origin: address, localStorage: [{ name: 'jwtToken', value: token }, TOUR_SEEN] }],
})

const TOUR_SEEN = { name: 'persist:v4', value: JSON.stringify({ version: 4, paymentsTourSeen: true }) }

/** Signs in; every page that opens with the session shares it, and a sign-out ends it for all of them. */
export const sessionOf = async (address: string, login: Login): Promise<Session> =>
  sessionWith(address, await tokenOf(address, login))

export interface TokenContent {
  readonly user: { readonly name: string }
  readonly business: { readonly id: number; readonly identifier: string; readonly name: string }
}

export const contentOf = (token: string): TokenContent =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenContent

/** Registers a legal representative of the company. */
export const addStakeholder = async (address: string, token: string, body: object): Promise<void> => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const path = `/api/business/${contentOf(token).business.id}/stakeholder`
  await ask(address, path, { method: 'POST', headers, body: JSON.stringify(body) }, token)
}

/** The first order that the list of the company shows; `0` when it has none. */
export const firstOrder = async (address: string, token: string): Promise<string> => {
  const { business } = contentOf(token)
  const { data } = await ask<{ readonly data: ReadonlyArray<{ readonly id: number }> }>(
    address,
    `/api/business/${business.id}/order?page=1&size=5`,
    {},
    token,
  )
  return String(data[0]?.id ?? 0)
}

export const firstSupplier = async (address: string, token: string): Promise<string> => {
  const { business } = contentOf(token)
  const { data } = await ask<{ readonly data: ReadonlyArray<{ readonly supplierId: number }> }>(
    address,
    `/api/payment/business/${business.id}/supplier?page=1&size=5`,
    {},
    token,
  )
  return String(data[0]?.supplierId ?? 0)
}

/** `0` when there is none. */
export const firstPayroll = async (address: string, token: string): Promise<string> => {
  const { business } = contentOf(token)
  const { data } = await ask<{ readonly data: ReadonlyArray<{ readonly id: number }> }>(
    address,
    `/api/payment/business/${business.id}/payroll?page=1&size=5&option=all`,
    {},
    token,
  )
  return String(data[0]?.id ?? 0)
}

/** Gives the host the company's key; resolves once the job has read all documents. */
export const linkCredential = async (
  address: string,
  company: Login & Pick<JourneyCompany, 'identifier' | 'taxPassword'>,
): Promise<void> => {
  const token = await tokenOf(address, company)
  const path = `/api/business/${contentOf(token).business.id}/taxuser`
  await post(address, path, { user: company.identifier, password: company.taxPassword }, token)
  for (;;) {
    const { jobState } = await ask<{ readonly jobState: string | null }>(address, `${path}/check`, {}, token)
    if (jobState === 'SUCCESS') return
    if (jobState === 'FAILED') throw new Error(`The documents of ${company.identifier} could not be read`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Adds a legal representative to a Mexican company. */
export const addRepresentative = async (address: string, company: Login): Promise<void> => {
  const token = await tokenOf(address, company)
  await post(address, `/api/business/${contentOf(token).business.id}/stakeholder`, aMexicanDraft(), token)
}
