import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectNoTroubles, LAPTOP, launchBrowser, openTab, PHONE } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { walkScreens } from './support/screens.ts'
import { closeTabs, startWithInvoices, type OpenSignedIn } from './support/world.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const LOOKS: ReadonlyArray<{ readonly name: string; readonly options: BrowserContextOptions }> = [
  { name: 'light on a laptop', options: { viewport: LAPTOP, colorScheme: 'light' } },
  { name: 'dark on a laptop', options: { viewport: LAPTOP, colorScheme: 'dark' } },
  { name: 'light on a phone', options: { viewport: PHONE, colorScheme: 'light' } },
  { name: 'dark on a phone', options: { viewport: PHONE, colorScheme: 'dark' } },
]

describe('every screen on the way to an order', () => {
  let browser: Browser
  let product: Product
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, open } = await startWithInvoices(browser, 'CL'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('keeps to the content policy and leaves the console clean', async () => {
    const tabs = await walkScreens({ browser, product, open, options: {} }, () => Promise.resolve())
    for (const tab of tabs) expectNoTroubles(tab)
  })

  it('would be caught breaking the policy', async () => {
    const { page, troubles } = await openTab(browser)
    await page.goto(product.address)
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' })))
    await expect.poll(() => troubles.filter((trouble) => trouble.includes('policy: img-src'))).toHaveLength(1)
  })

  it('would be caught with a picture that says nothing', async () => {
    const { page } = await openTab(browser, { bypassCSP: true })
    await page.goto(product.address)
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    await page.evaluate(() => document.querySelector('main')?.append(new Image(400, 400)))
    expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt at img/)])
  })

  it.each(LOOKS)('can be used by everybody and fits its width, $name', async ({ options }) => {
    const found: string[] = []
    await walkScreens({ browser, product, open, options: { ...options, bypassCSP: true } }, async (page, screen) => {
      for (const fault of [...(await violations(page)), ...(await overflow(page))]) found.push(`${screen}: ${fault}`)
    })
    expect(found).toEqual([])
  })
})

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string>; readonly failureSummary: string }>
}

/** What keeps some people from using the screen. */
const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.addScriptTag({ path: AXE })
  const { violations: all } = await page.evaluate<{ violations: ReadonlyArray<Violation> }>("axe.run({ resultTypes: ['violations'] })")
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}

/** A page that must be moved sideways to be read. */
const overflow = async (page: Page): Promise<ReadonlyArray<string>> => {
  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const)
  return needed > given ? [`${needed} pixels wide on ${given}`] : []
}
