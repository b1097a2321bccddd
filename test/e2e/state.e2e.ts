import * as fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKeptText, FIVE_MEGABYTES } from '#test/support/samples/persisted-stores.ts'
import { launchBrowser, openTab } from './support/browser.ts'
import { startProduct, type Product } from './support/product.ts'
import { sampleLogins } from './support/samples.ts'
import { signIn } from './support/steps.ts'

const KEYS = ['persist:v1', 'persist:v2', 'persist:v3', 'persist:v4', 'jwtToken'] as const
type Kept = Readonly<Record<string, string | undefined>>

const A_LOOK = '{"version":4,"appearance":"dark","hideAmounts":true}'

/** The same stores with every run: what a browser may have kept, of which any part may be damaged. */
const STORES: ReadonlyArray<Kept> = [
  { 'persist:v4': A_LOOK, jwtToken: '{"alg":"none"}' },
  { 'persist:v4': '{"version":9,"appearance":"dark"}' },
  { 'persist:v4': '{"__proto__":{"polluted":true},"version":4}' },
  { 'persist:v4': 'x'.repeat(1_000_000) },
  { 'persist:v3': '{"version":3', 'persist:v2': '{"version":2}' },
  ...fc.sample(fc.record(Object.fromEntries(KEYS.map((key) => [key, aKeptText()])), { requiredKeys: ['persist:v4'] }), {
    numRuns: 47,
    seed: 4,
  }),
]

/** Ways in which a browser refuses to keep anything. Each runs in the page before the product does. */
const BROKEN: ReadonlyArray<{ readonly name: string; readonly breakIt: () => void }> = [
  {
    name: 'is full',
    breakIt: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'can only be read',
    breakIt: () => {
      const refuse = (): never => {
        throw new DOMException('read only', 'SecurityError')
      }
      Object.assign(Storage.prototype, { setItem: refuse, removeItem: refuse, clear: refuse })
    },
  },
  {
    name: 'is forbidden',
    breakIt: () => {
      const forbidden = {
        get: (): never => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }
      Object.defineProperties(globalThis, { localStorage: forbidden, sessionStorage: forbidden })
    },
  },
  {
    name: 'is missing',
    breakIt: () => {
      Object.defineProperties(globalThis, { localStorage: { value: undefined }, sessionStorage: { value: undefined } })
    },
  },
]

/** Of the main frame: the address itself and the changes of place that follow from it; in and out again takes more. */
const MOST_NAVIGATIONS = 4
const MOST_IN_AND_OUT = 10

describe('a browser with an old or damaged memory', () => {
  let browser: Browser
  let product: Product
  let token: string

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct(['--sample'])])
    const { page, context } = await openTab(browser)
    await signIn(page, product.address, sampleLogins(product.output())[0] ?? expect.fail('The host printed no login'))
    token = await page.evaluate(() => localStorage.getItem('jwtToken') ?? '')
    await context.close()
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const openWith = async (kept: Kept) => {
    const localStorage = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
    const tab = await openTab(browser, {
      storageState: { cookies: [], origins: [{ origin: product.address, localStorage }] },
    })
    const paths: string[] = []
    tab.page.on(
      'framenavigated',
      (frame) => frame === tab.page.mainFrame() && paths.push(new URL(frame.url()).pathname),
    )
    return { ...tab, paths }
  }

  it.concurrent.for(STORES.map((kept, at) => [at + 1, kept] as const))(
    'shows the door, and remembers from then on, in store %i',
    async ([, kept], { expect }) => {
      const { page, context, paths, troubles } = await openWith(kept)
      await page.goto(product.address)
      await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
      expect(paths.length).toBeLessThanOrEqual(MOST_NAVIGATIONS)
      expect(troubles).toEqual([])
      await page.getByLabel('Email').click()
      expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), localStorage.getItem('jwtToken')])).toEqual([
        undefined,
        null,
      ])
      await context.close()
    },
  )

  it.concurrent.for([
    { name: 'of five megabytes', kept: 'x'.repeat(5_000_000) },
    { name: 'that is cut off', kept: FIVE_MEGABYTES.slice(0, 100) },
    { name: 'of a later version', kept: '{"version":9,"appearance":"dark"}' },
    { name: 'of another kind', kept: '[[[]]]' },
  ])('keeps somebody signed in beside a state $name', async ({ kept }, { expect }) => {
    const { page, context, paths, troubles } = await openWith({ jwtToken: token, 'persist:v4': kept })
    await page.goto(`${product.address}/orders`)
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    expect(paths.length).toBeLessThanOrEqual(MOST_NAVIGATIONS)
    expect(troubles).toEqual([])
    await context.close()
  })

  it.concurrent.for(BROKEN)('lets somebody in and out although its storage $name', async ({ breakIt }, { expect }) => {
    const { page, context, paths, troubles } = await openWith({})
    await page.addInitScript(breakIt)
    await signIn(page, product.address, sampleLogins(product.output())[0] ?? expect.fail())
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    expect(paths.length).toBeLessThanOrEqual(MOST_IN_AND_OUT)
    expect(troubles).toEqual([])
    await context.close()
  })
})
