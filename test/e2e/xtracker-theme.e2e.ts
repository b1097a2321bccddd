import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })

const AXIS = 'rgb(213, 209, 226)'

/* The colours of each theme are tested without a browser. */
test('the report has the dark theme of the page on its axes, and hides its amounts with the page', async ({
  openTab,
  visitors,
}) => {
  const opened = await openTab({ colorScheme: 'dark', storageState: visitors.CL.sessions.company })
  const { page } = opened
  await page.goto('/xtracker')
  const report = page.locator('iframe[title="Reporte de tu empresa"]').contentFrame()
  const ticks = report.locator('.tick')
  await expect(report.locator('body')).toHaveCSS('background-color', 'rgb(19, 17, 25)')
  await expect(ticks.first()).toHaveCSS('fill', AXIS)
  const shown = (await ticks.allTextContents()).join(' ')
  expect(shown).toMatch(/\d/)
  await expect(report.locator('body')).toContainText('$')
  await expect(report.locator('body')).not.toContainText('•••••')

  await page.getByRole('button', { name: 'Ocultar montos' }).click()
  await expect(report.locator('body')).toContainText('Montos ocultos')
  await expect(report.locator('body')).toContainText('•••••')
  await expect(report.locator('body')).not.toContainText('$')
  await expect(ticks.first()).toHaveCSS('fill', AXIS)
  expectNoTroubles(opened)
})
