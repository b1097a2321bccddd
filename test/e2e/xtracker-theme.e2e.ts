import { expectNoTroubles } from './support/page-watch.ts'
import { expect, test } from './support/test.ts'
import { countriesInTurn } from './support/turns.ts'

test.use({ hostFor: 'samples' })

const SCHEMES = [
  { turn: 'CL', colorScheme: 'dark', axis: 'rgb(213, 209, 226)', ground: 'rgb(19, 17, 25)' },
  { turn: 'MX', colorScheme: 'light', axis: 'rgb(65, 60, 84)', ground: 'rgb(246, 245, 250)' },
] as const

for (const { turn, colorScheme, axis, ground } of SCHEMES)
  for (const country of countriesInTurn(turn))
    test(`the report of ${country} has the ${colorScheme} theme on its axes, and hides its amounts with the page`, async ({
      openTab,
      visitors,
    }) => {
      const opened = await openTab({ colorScheme, storageState: visitors[country].sessions.company })
      const { page } = opened
      await page.goto('/xtracker')
      const report = page.locator('iframe[title="Reporte de tu empresa"]').contentFrame()
      const ticks = report.locator('.tick')
      await expect(report.locator('body')).toHaveCSS('background-color', ground)
      await expect(ticks.first()).toHaveCSS('fill', axis)
      const shown = (await ticks.allTextContents()).join(' ')
      expect(shown).toMatch(/\d/)
      await expect(report.locator('body')).toContainText('$')
      await expect(report.locator('body')).not.toContainText('•••••')

      await page.getByRole('button', { name: 'Ocultar montos' }).click()
      await expect(report.locator('body')).toContainText('Montos ocultos')
      await expect(report.locator('body')).toContainText('•••••')
      await expect(report.locator('body')).not.toContainText('$')
      await expect(ticks.first()).toHaveCSS('fill', axis)
      expectNoTroubles(opened)
    })
