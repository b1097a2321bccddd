import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { aKeptText, FIVE_MEGABYTES } from '#test/support/samples/persisted-stores.ts'
import { aSignedInUser, aTokenOfNow, expect, expectHydrated, test as base } from './support/built-client.ts'
import type { Tab } from './support/page-watch.ts'

const KEYS = ['persist:v1', 'persist:v2', 'persist:v3', 'persist:v4', 'jwtToken'] as const
type Stored = Readonly<Record<string, string | undefined>>

/** One after the other in one browser profile, which the product is loaded into once. */
const STORES_PER_TAB = 6

const A_LOOK = '{"version":4,"appearance":"dark","hideAmounts":true}'

/** The same stores with every run: what a browser may have kept, of which any part may be damaged. */
const STORES: ReadonlyArray<Stored> = [
  { 'persist:v4': A_LOOK, jwtToken: '{"alg":"none"}' },
  { 'persist:v4': '{"version":9,"appearance":"dark"}' },
  { 'persist:v4': '{"__proto__":{"polluted":true},"version":4}' },
  { 'persist:v4': 'x'.repeat(1_000_000) },
  { 'persist:v3': '{"version":3', 'persist:v2': '{"version":2}' },
  ...fc.sample(fc.record(Object.fromEntries(KEYS.map((key) => [key, aKeptText()])), { requiredKeys: ['persist:v4'] }), {
    numRuns: 19,
    seed: 4,
  }),
]

/** Ways in which a browser keeps nothing. Each runs in the page before the product does. */
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
      const reject = (): never => {
        throw new DOMException('read only', 'SecurityError')
      }
      Object.assign(Storage.prototype, { setItem: reject, removeItem: reject, clear: reject })
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

/** Navigations of the main frame: the address itself and the changes of place that follow from it; in and out again takes more. */
const MAX_NAVIGATIONS = 4
const MAX_IN_AND_OUT = 10

interface StorageTab extends Tab {
  /** Every address that the main frame came to. */
  readonly paths: ReadonlyArray<string>
}

const test = base.extend<{
  /** Opens a page whose local storage holds these texts. */
  readonly openWith: (stored: Readonly<Record<string, string>>) => Promise<StorageTab>
}>({
  openWith: async ({ openTab }, use) =>
    use(async (stored) => {
      const tab = await openTab({}, stored)
      const paths: string[] = []
      const { page } = tab
      page.on('framenavigated', (frame) => frame === page.mainFrame() && paths.push(new URL(frame.url()).pathname))
      return { ...tab, paths }
    }),
})

/** No host answers the calls of who is signed in. */
const otherThanCalls = (troubles: ReadonlyArray<string>): ReadonlyArray<string> =>
  troubles.filter((trouble) => !/status of 404|WebSocket/.test(trouble))

test.describe('a browser with an old or damaged storage', () => {
  for (let first = 0; first < STORES.length; first += STORES_PER_TAB) {
    const stores = STORES.slice(first, first + STORES_PER_TAB)
    test(`shows the sign-in page, and saves from then on, in stores ${first + 1} to ${first + stores.length}`, async ({
      openWith,
    }) => {
      const { page, paths, troubles } = await openWith({})
      for (const [at, stored] of stores.entries())
        await test.step(`store ${first + at + 1}`, async () => {
          await replaceStorage(page, stored)
          const before = paths.length
          await page.goto('/')
          await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
          await expectHydrated(page)
          expect(paths.length - before).toBeLessThanOrEqual(MAX_NAVIGATIONS)
          expect(troubles).toEqual([])
          await page.getByLabel('Correo').click()
          expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), localStorage.getItem('jwtToken')])).toEqual([
            undefined,
            null,
          ])
        })
    })
  }

  for (const { name, text } of [
    { name: 'of five megabytes', text: 'x'.repeat(5_000_000) },
    { name: 'that is cut off', text: FIVE_MEGABYTES.slice(0, 100) },
    { name: 'of a later version', text: '{"version":9,"appearance":"dark"}' },
    { name: 'of another kind', text: '[[[]]]' },
  ])
    test(`stays signed in beside a state ${name}`, async ({ openWith }) => {
      const { page, paths, troubles } = await openWith({ ...aSignedInUser(), 'persist:v4': text })
      await page.goto('/orders')
      await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
      expect(paths.length).toBeLessThanOrEqual(MAX_NAVIGATIONS)
      expect(otherThanCalls(troubles)).toEqual([])
    })

  for (const { name, breakIt } of BROKEN)
    test(`lets a user in and out although the storage ${name}`, async ({ openWith }) => {
      const { page, paths, troubles } = await openWith({})
      await page.addInitScript(breakIt)
      await page.route('**/api/user/login', (route) => route.fulfill({ json: { token: aTokenOfNow() } }))
      await page.goto('/')
      await page.getByLabel('Correo').fill('ana@ejemplo.cl')
      await page.getByLabel('Contraseña', { exact: true }).fill('una clave')
      await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
      await page.getByRole('button', { name: /^Hola,/ }).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
      await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
      expect(paths.length).toBeLessThanOrEqual(MAX_IN_AND_OUT)
      expect(otherThanCalls(troubles)).toEqual([])
    })
})

/** On a page of the same origin without the product, which finds the texts when it starts. */
const replaceStorage = async (page: Page, stored: Stored): Promise<void> => {
  const body = '<link rel="icon" href="data:,">'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
  await page.evaluate((texts) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, text] of Object.entries(texts)) if (text !== undefined) localStorage.setItem(name, text)
  }, stored)
}
