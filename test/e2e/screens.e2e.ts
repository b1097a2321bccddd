import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { violations } from './support/axe.ts'
import { expectNoTroubles, LAPTOP, launchBrowser, openTab, PHONE } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { walkScreens } from './support/screens.ts'
import { closeTabs, startWithInvoices, type OpenSignedIn } from './support/world.ts'

const LOOKS: ReadonlyArray<{ readonly name: string; readonly options: BrowserContextOptions }> = [
  { name: 'light on a laptop', options: { viewport: LAPTOP, colorScheme: 'light' } },
  { name: 'dark on a laptop', options: { viewport: LAPTOP, colorScheme: 'dark' } },
  { name: 'light on a phone', options: { viewport: PHONE, colorScheme: 'light' } },
  { name: 'dark on a phone', options: { viewport: PHONE, colorScheme: 'dark' } },
]

describe('every screen on the way to an order', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company, open } = await startWithInvoices(browser, 'CL'))
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

  it('says of what was done that it was done, and neither by whom nor for how much', async () => {
    const { name, email, identifier, password, taxPassword } = company
    const sent: string[] = []
    const amounts = new Set<string>()
    const tabs = await walkScreens({ browser, product, open, options: {} }, async (page, screen) => {
      if (screen === 'prompt')
        page.on(
          'request',
          (request) => request.url().includes('/api/analytics/') && sent.push(request.postData() ?? ''),
        )
      for (const amount of (await page.locator('body').innerText()).match(/\d{1,3}(?:\.\d{3})+/g) ?? [])
        amounts.add(amount)
      if (screen === 'order') await expect.poll(() => sent.join(' '), { timeout: 20_000 }).toContain('"order sent"')
    })
    expect(sent.join(' ')).toContain('"order started"')
    const token = await tabs[1]?.page.evaluate(() => localStorage.getItem('jwtToken') ?? '')
    const told = [name, email, identifier, password, taxPassword, token ?? '', ...amounts].filter((word) =>
      sent.join(' ').includes(word),
    )
    expect([amounts.size > 10, told]).toEqual([true, []])
  })

  it('would be caught breaking the policy', async () => {
    const { page, troubles } = await openTab(browser)
    await page.goto(product.address)
    await page.evaluate(() =>
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' })),
    )
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

/** A page that must be moved sideways to be read. */
const overflow = async (page: Page): Promise<ReadonlyArray<string>> => {
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return needed > given ? [`${needed} pixels wide on ${given}`] : []
}
