import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import type { Login } from './steps.ts'

/** Registers somebody at the host, without a browser. */
export const registerNewcomer = async ({ address }: Product, { email, password }: Login): Promise<void> => {
  await post(address, '/api/user', { email, password, confirmPassword: password })
}

/** A tab in which somebody who registered before is signed in, with no business yet. */
export const openNewcomer = async (
  browser: Browser,
  { address }: Product,
  login: Login,
  options: BrowserContextOptions = {},
): Promise<Tab> => {
  const { token } = (await post(address, '/api/user/login', login)) as { readonly token: string }
  const localStorage = [{ name: 'jwtToken', value: token }]
  return openTab(browser, { ...options, storageState: { cookies: [], origins: [{ origin: address, localStorage }] } })
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
