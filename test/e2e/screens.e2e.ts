import type { BrowserContextOptions } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { violations } from './support/axe.ts'
import type { JourneyCompany } from './support/companies.ts'
import { overflow } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { walkScreens } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'

/** Each screen in both colour schemes and at both widths, not in each pair of them. */
const LOOKS: ReadonlyArray<{ readonly name: string; readonly options: BrowserContextOptions }> = [
  { name: 'light on a laptop', options: { viewport: LAPTOP, colorScheme: 'light' } },
  { name: 'dark on a phone', options: { viewport: PHONE, colorScheme: 'dark' } },
]

test.describe('every screen on the way to an order', () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.createWithInvoices('CL')
    session = await sessionOf(product.address, company)
  })

  test('keeps to the content policy, leaves the console clean, and sends analytics without personal data or amounts', async ({
    openTab,
  }) => {
    const { name, email, identifier, password, taxPassword } = company
    const sent: string[] = []
    const amounts = new Set<string>()
    const tabs = await walkScreens({ openTab, session }, async (page, screen) => {
      if (screen === 'prompt')
        page.on(
          'request',
          (request) => request.url().includes('/api/analytics/') && sent.push(request.postData() ?? ''),
        )
      for (const amount of (await page.locator('body').innerText()).match(/\d{1,3}(?:\.\d{3})+/g) ?? [])
        amounts.add(amount)
      if (screen === 'order') await expect.poll(() => sent.join(' ')).toContain('"order sent"')
    })
    expect(sent.join(' ')).toContain('"order started"')
    const token = await tabs[1]?.page.evaluate(() => localStorage.getItem('jwtToken') ?? '')
    const told = [name, email, identifier, password, taxPassword, token ?? '', ...amounts].filter((word) =>
      sent.join(' ').includes(word),
    )
    expect([amounts.size > 10, told]).toEqual([true, []])
    for (const tab of tabs) expectNoTroubles(tab)
  })

  test('would be caught breaking the policy', async ({ openTab }) => {
    const { page, troubles } = await openTab()
    await page.goto('/')
    await page.evaluate(() =>
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' })),
    )
    await expect.poll(() => troubles.filter((trouble) => trouble.includes('policy: img-src'))).toHaveLength(1)
  })

  test('would be caught with a picture that says nothing', async ({ openTab }) => {
    const { page } = await openTab({ bypassCSP: true })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await page.evaluate(() => document.querySelector('main')?.append(new Image(400, 400)))
    expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt at img/)])
  })

  for (const { name, options } of LOOKS)
    test(`is accessible and fits its width, ${name}`, async ({ openTab }) => {
      const found: string[] = []
      await walkScreens({ openTab, session, options: { ...options, bypassCSP: true } }, async (page, screen) => {
        for (const fault of [...(await violations(page)), ...(await overflow(page))]) found.push(`${screen}: ${fault}`)
      })
      expect(found).toEqual([])
    })
})
