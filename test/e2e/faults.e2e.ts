import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openTab } from './support/browser.ts'
import { breakCalls, FAULTS } from './support/faults.ts'
import { startProduct, type Product } from './support/product.ts'
import { sampleLogins, type SampleLogin } from './support/samples.ts'
import { signedIn, type OpenSignedIn } from './support/world.ts'

/** Every screen of the product, and the calls without which it could not be reached at all. */
const SCREENS = [
  { name: 'the prompt before the invoices', path: '/finance/directo', spared: /^$/ },
  { name: 'the invoices', path: '/finance/directo', spared: /taxuser\/check/ },
  { name: 'early payment', path: '/finance/prontopago', spared: /taxuser\/check/ },
  { name: 'the list of orders', path: '/orders', spared: /^$/ },
  { name: 'one order', path: '/orders/1', spared: /^$/ },
] as const

const LONGEST_SPINNER_MS = 20_000

describe('a network in trouble', () => {
  let browser: Browser
  let product: Product
  let login: SampleLogin
  let open: OpenSignedIn

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct(['--sample'])])
    login = sampleLogins(product.output())[0] ?? expect.fail('The host printed no login')
    open = await signedIn(browser, product.address, login)
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  describe.each(SCREENS)('on $name', ({ path, spared }) => {
    it.concurrent.for(FAULTS)('leaves something to read and no endless spinner after $name', async (fault, { expect }) => {
      const tab = await open()
      await breakCalls(tab.page, fault, spared)
      await tab.page.goto(product.address + path)
      await expect.poll(() => isTelling(tab.page), { timeout: LONGEST_SPINNER_MS, interval: 250 }).toBe(true)
      expect(tab.troubles.filter((trouble) => trouble.startsWith('uncaught') || trouble.startsWith('policy'))).toEqual([])
      await tab.context.close()
    })
  })

  describe('at the door', () => {
    it.concurrent.for(FAULTS)('keeps what was typed and says what happened after $name', async (fault, { expect }) => {
      const tab = await openTab(browser)
      const { page } = tab
      await breakCalls(page, fault)
      await page.goto(product.address)
      await page.getByLabel('Email').fill(login.email)
      await page.getByLabel('Contraseña', { exact: true }).fill('algo')
      await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
      await page.getByText(/^Código ERROR_/).waitFor()
      expect(await page.getByLabel('Email').inputValue()).toBe(login.email)
      expect(tab.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([])
      await tab.context.close()
    })
  })
})

/** Words in the page, and nothing that still turns. */
const isTelling = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const words = document.getElementById('root')?.innerText.trim() ?? ''
    const turning = document.querySelector('[role=progressbar], [aria-busy=true]')
    return words.length >= 20 && turning === null
  })
