import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { openTab, type Tab } from './browser.ts'
import type { Visitor } from './places.ts'
import type { Product } from './product.ts'
import { sampleLogins } from './samples.ts'
import type { Login } from './steps.ts'

/** Opens a tab of a browser profile of its own in which that visitor is. */
export type OpenAs = (visitor: Visitor, options?: BrowserContextOptions) => Promise<Tab>

export interface Visitors {
  readonly open: OpenAs
  readonly login: Login
  readonly newcomer: Login
  /** An order of the company; `0` when it has none. */
  readonly orderId: string
  /** Words that say who the company and its user are. */
  readonly who: Readonly<Record<'name' | 'email' | 'identifier' | 'business' | 'password', string>>
}

/** The visitors of a product with samples: a company by its place among them, and somebody who has just registered. */
export const visitorsOf = async (browser: Browser, { address, output }: Product, at: number): Promise<Visitors> => {
  const login = sampleLogins(output())[at] ?? expect.fail('The host printed no login')
  const newcomer = { email: `nueva${at}@maderas.example`, password: 'una frase para entrar' }
  await post(address, '/api/user', { ...newcomer, confirmPassword: newcomer.password })
  const tokens = { company: await tokenOf(address, login), newcomer: await tokenOf(address, newcomer) }
  const { user, business } = contentOf(tokens.company)
  return {
    login,
    newcomer,
    orderId: await firstOrder(address, business.id, tokens.company),
    who: {
      name: user.name,
      email: login.email,
      identifier: business.identifier,
      business: business.name,
      password: login.password,
    },
    open: (visitor, options = {}) => {
      const localStorage = visitor === 'nobody' ? [] : [{ name: 'jwtToken', value: tokens[visitor] }]
      return openTab(browser, {
        ...options,
        storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
      })
    },
  }
}

const post = async (address: string, path: string, body: object): Promise<unknown> => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const tokenOf = async (address: string, { email, password }: Login): Promise<string> =>
  ((await post(address, '/api/user/login', { email, password })) as { readonly token: string }).token

interface TokenContent {
  readonly user: { readonly name: string }
  readonly business: { readonly id: number; readonly identifier: string; readonly name: string }
}

const contentOf = (token: string): TokenContent =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenContent

const firstOrder = async (address: string, businessId: number, token: string): Promise<string> => {
  const response = await fetch(`${address}/api/business/${businessId}/order?page=1&size=5`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { readonly data: ReadonlyArray<{ readonly id: number }> }
  return String(data[0]?.id ?? 0)
}
