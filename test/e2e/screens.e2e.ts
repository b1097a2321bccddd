import { sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { walkScreens } from './support/screens.ts'
import { expect, test } from './support/test.ts'

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
})
