import { violations } from './support/axe.ts'
import { clearShifts, shiftsOf } from './support/layout-shift.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, openScreens, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string): Scenario => ({ path, country: 'CL', state: 'full', visitor: 'company' })

beginAfresh()

test('an order dates its steps, and expects those that a rule tells', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/5025'))
  await expect(page.getByText(/^Enviada \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByText('Tu ejecutivo revisa las facturas; no tienes que hacer nada.')).toBeVisible()
  await expect(page.getByText(/^Estimado /)).toHaveCount(1)
  await show(tab, at('/orders/5024'))
  await expect(page.getByText(/^Estimado /)).toHaveCount(2)
  await page.setViewportSize(PHONE)
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
})

test('the navigation does not move when the features arrive late', async ({ tab }) => {
  const { page } = tab
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await show(tab, { ...at('/finance/directo'), ports: { Features: 'loading' } })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await clearShifts(page)
    await changeAnswers(tab, { ports: { Features: 'full' } })
    const links = page.getByRole('navigation').getByRole('link').filter({ visible: true })
    await expect(links.filter({ hasText: 'Proveedores' })).toBeVisible()
    const shifts = await shiftsOf(page)
    expect(shifts.filter(({ moved }) => moved.some((text) => text.includes('Xtracker')))).toEqual([])
  }
})

test('a picture from elsewhere breaks the policy, which is seen', async ({ browser }) => {
  const tab = await openScreens(browser)
  await show(tab, at('/orders'))
  await tab.page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' })),
  )
  await expect.poll(() => tab.troubles.filter((trouble) => trouble.includes('policy: img-src'))).toHaveLength(1)
  await tab.context.close()
})

test('a picture that says nothing is a violation', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.evaluate(() => document.querySelector('main')?.append(new Image(400, 400)))
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt at img/)])
})
