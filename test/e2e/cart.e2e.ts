import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectFocusOn, shiftTabTo, tabTo } from './support/keyboard.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { chooseFirst, openInvoices, sendButton, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { countriesInTurn } from './support/turns.ts'
import { PHONE, SMALL_LAPTOP } from './support/viewports.ts'

for (const country of countriesInTurn('MX'))
  test.describe(`the cart of a company of ${country}`, () => {
    let company: JourneyCompany

    test.beforeAll(async ({ companies }) => {
      company = await companies.createWithInvoices(country)
    })

    test('undoes the dates of an invoice one by one, and says why it cannot be sent', async ({ openTab }) => {
      const tab = await openTab()
      const { page } = tab
      await signIn(page, company)
      await openInvoices(page)
      await chooseFirst(page, 3)
      const date = dateOf(page)
      const before = await date.inputValue()
      await expect(hintOf(page)).toHaveText(/^(lunes|martes|miércoles|jueves|viernes), (mañana|en \d+ días)$/)
      const changed = await writeDates(page, ['+40', '+75'])
      expect(new Set([before, ...changed]).size).toBe(3)
      await page.getByRole('button', { name: /· deshacer$/ }).click()
      await expect(date).toHaveValue(changed[0] ?? '')
      await page.getByRole('button', { name: /· deshacer$/ }).click()
      await expect(date).toHaveValue(before)
      await expect(page.getByRole('button', { name: /· deshacer$/ })).toHaveCount(0)

      await date.fill('')
      await date.press('Enter')
      await expect(page.getByLabel('Pasos de la solicitud').locator('[aria-current]')).toHaveText(/Elige fecha de pago/)
      await expect(sendButton(page)).toBeDisabled()
      await expect.poll(() => reasonOf(page)).toBe('Falta 1 fecha por elegir.')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: /· deshacer$/ }).click()
      await expect(sendButton(page)).toBeEnabled()
      await expect(sendButton(page)).not.toHaveAttribute('aria-describedby')
      await page.setViewportSize(SMALL_LAPTOP)
      await expect(page.getByRole('columnheader', { name: 'Monto · Tasa' })).toBeVisible()
      expect(await cutFigures(page)).toEqual([])
      const hidden = page.getByRole('grid').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(await hidden).toBe(0)
      expectNoTroubles(tab)
    })

    test('takes back a removal, a date for all, a cleared selection and a change of type, without a mouse', async ({
      openTab,
    }) => {
      const tab = await openTab()
      const { page } = tab
      const { keyboard } = page
      await signIn(page, company)
      await openInvoices(page)
      await page.getByRole('row').nth(1).focus()
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await keyboard.press('Space')
      await keyboard.press('Escape')
      await expect(page.getByText('Quitamos la selección de 2 facturas.')).toBeVisible()
      await keyboard.press('Control+z')
      await expect(page.getByText('2 facturas seleccionadas').first()).toBeVisible()
      await tabTo(page, 'Siguiente')
      await keyboard.press('Enter')
      await expect(dateOf(page)).toBeVisible()
      const before = await datesOf(page)

      await tabTo(page, /^\+45/)
      await keyboard.press('Enter')
      await expect(page.getByText(/^Cambiamos la fecha de 2 facturas al/)).toBeVisible()
      await shiftTabTo(page, 'Volver')
      await keyboard.press('Control+z')
      await expect.poll(() => datesOf(page)).toEqual(before)

      await tabTo(page, /^Quitar la factura/)
      await keyboard.press('Enter')
      await expect(page.getByText(/^Quitamos la factura \S+ de tu solicitud\.$/)).toBeVisible()
      expect(await datesOf(page)).toHaveLength(1)
      await keyboard.press('Control+z')
      await expect.poll(() => datesOf(page)).toEqual(before)

      await shiftTabTo(page, /^Pronto pago/)
      await keyboard.press('Enter')
      const left = page.getByText('Guardamos 2 facturas de Financiamiento directo mientras estás en Pronto pago.')
      await expect(left).toBeVisible()
      await expect(dateOf(page)).toHaveCount(0)
      await keyboard.press('Control+z')
      await expect.poll(() => datesOf(page)).toEqual(before)
      await expect(page).toHaveURL(/\/finance\/directo$/)
      expectNoTroubles(tab)
    })

    test('filters, searches, exports and goes on with single keys, which are listed and never act on text', async ({
      openTab,
    }) => {
      const tab = await openTab()
      const { page } = tab
      const { keyboard } = page
      await signIn(page, company)
      await openInvoices(page)
      await keyboard.press('f')
      await expect(page.getByRole('dialog', { name: 'Filtrar facturas' })).toBeVisible()
      await keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await keyboard.press('/')
      await expectFocusOn(page, 'Buscar por folio, pagador o monto')
      await keyboard.type('fe')
      await expect(page.getByRole('searchbox')).toHaveValue('fe')
      await keyboard.press('Escape')
      await page.getByRole('row').nth(1).focus()
      const downloading = page.waitForEvent('download')
      await keyboard.press('e')
      expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)
      await keyboard.press('?')
      const map = page.getByRole('dialog')
      await map.getByRole('searchbox').fill('exportar')
      await expect(map.getByText('1 atajo', { exact: true })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await keyboard.press('Escape')
      await expect(map.getByText('1 atajo', { exact: true })).toHaveCount(0)
      await keyboard.press('Escape')
      await expect(map).toHaveCount(0)
      await page.getByRole('row').nth(1).focus()
      await keyboard.press('Space')
      await keyboard.press('Control+Enter')
      await expect(dateOf(page)).toBeVisible()
      expectNoTroubles(tab)
    })

    test('shows an invoice and the sum on the first screen of a phone, also in the dark', async ({ openTab }) => {
      const tab = await openTab({ viewport: PHONE, colorScheme: 'dark' })
      const { page } = tab
      await signIn(page, company)
      await openInvoices(page)
      for (const row of [0, 1]) {
        await page.getByRole('row').nth(row).focus()
        await page.keyboard.press('Space')
      }
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
      const date = dateOf(page)
      await expect(date).toBeInViewport({ ratio: 1 })
      const bar = await sendButton(page).last().boundingBox()
      const field = await date.boundingBox()
      expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
      await expect(page.getByText(/^Monto \$/)).toBeVisible()
      expect(await overflow(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      expectNoTroubles(tab)
    })
  })

const dateOf = (page: Page) => page.getByLabel(/^Fecha de pago de la factura/).first()

/** The text to which the button refers. */
const reasonOf = (page: Page): Promise<string | null | undefined> =>
  sendButton(page).evaluate(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  )

const hintOf = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .getByTitle(/^(lunes|martes|miércoles|jueves|viernes), /)

const datesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByLabel(/^Fecha de pago de la factura/)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

/** Writes one date after the other, and returns what the field makes of them. */
const writeDates = async (page: Page, texts: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const written: string[] = []
  for (const text of texts) {
    await dateOf(page).fill(text)
    await dateOf(page).press('Enter')
    const instead = page.getByRole('button', { name: /^¿Usar/ }).first()
    if (await instead.isVisible()) await instead.click()
    written.push(await dateOf(page).inputValue())
  }
  return written
}
