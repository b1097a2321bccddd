import type { Page } from '@playwright/test'
import { violations } from '#test/screens/support/axe.ts'
import { expectFocusOn } from '#test/screens/support/keyboard.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { chooseFirst, openInvoices, sendButton, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { A4, LAPTOP, PHONE } from '#test/screens/support/viewports.ts'

const scenarios = (page: Page) => page.getByRole('region', { name: 'Escenarios' })
const saveAs = (page: Page, letter: string) =>
  scenarios(page).getByRole('button', { name: `Guardar como escenario ${letter}`, exact: true })
/** The day that many days from now, or the next business day. */
const payIn = (page: Page, days: number) => page.getByRole('button', { name: new RegExp(`^\\+${days}:`) }).click()
const figures = (page: Page, row: string) => page.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell')

const seeCalculation = (page: Page) => page.getByRole('button', { name: 'Ver cálculo' }).first().click()

/** Saves the cart as scenario A and, with a later date, as B. */
const saveTwo = async (page: Page): Promise<void> => {
  await seeCalculation(page)
  await saveAs(page, 'A').click()
  await expect(scenarios(page).getByText('Esta simulación es el escenario A.')).toBeVisible()
  await page.keyboard.press('Escape')
  await payIn(page, 60)
  await expect(sendButton(page).first()).toBeEnabled()
  await seeCalculation(page)
  await expect(saveAs(page, 'B')).toBeEnabled()
  await saveAs(page, 'B').click()
  await expect(scenarios(page).getByText('Esta simulación es el escenario B.')).toBeVisible()
}

test(`scenarios of a company are saved, compared, printed, shared and used`, async ({ companies, openTab }) => {
  const company = await companies.createWithInvoices('CL')
  const tab = await openTab({ colorScheme: 'dark' })
  const { page } = tab
  await signIn(page, company)
  await openInvoices(page)
  await chooseFirst(page, 3)
  const receives = page.getByRole('region', { name: 'Resumen de operación' })
  await expect(sendButton(page).first()).toBeEnabled()
  await payIn(page, 45)
  await saveTwo(page)
  await page.reload()
  await seeCalculation(page)
  await expect(scenarios(page).getByRole('listitem')).toHaveCount(2)

  await scenarios(page).getByRole('button', { name: 'Quitar el escenario A' }).click()
  await expect(scenarios(page).getByRole('listitem')).toHaveCount(1)
  await expectFocusOn(page, 'Deshacer')
  await page.keyboard.press('Enter')
  await expect(scenarios(page).getByRole('listitem')).toHaveCount(2)
  await expectFocusOn(page, 'Guardar como escenario C')

  await scenarios(page).getByRole('button', { name: 'Comparar los 2 escenarios' }).click()
  await expect(page.getByRole('columnheader', { name: /^Escenario/ })).toHaveText(['Escenario A', 'Escenario B'])
  await expect(figures(page, 'Recibes ahora').first()).toContainText('mejor')
  await expect(figures(page, 'Costo total').last()).not.toContainText('mejor')
  expect(await violations(page)).toEqual([])
  const link = page.url()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(`${company.name} · `)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  for (const sheet of [PHONE, A4]) {
    await page.setViewportSize(sheet)
    await expect(page.getByRole('columnheader', { name: /^Escenario/ })).toHaveText(['Escenario A', 'Escenario B'])
    expect(await overflow(page)).toEqual([])
  }
  await page.emulateMedia({ media: null })
  await page.setViewportSize(LAPTOP)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  const first = await figures(page, 'Recibes ahora').first().getByRole('strong').textContent()
  await page.getByRole('button', { name: 'Usar escenario A' }).click()
  await expect(receives.getByText(first ?? 'none', { exact: true }).first()).toBeVisible()
  await seeCalculation(page)
  await expect(scenarios(page).getByText('Estas cifras son las del escenario A.')).toBeVisible()

  await page.setViewportSize(PHONE)
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'Escenario B' })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  expectNoTroubles(tab)

  const stranger = await openTab()
  await signIn(stranger.page, await companies.createWithInvoices('CL'))
  await stranger.page.goto(link)
  await expect(stranger.page.getByText('2 escenarios del enlace no existen o no son de tu empresa.')).toBeVisible()
  await expect(stranger.page.getByText('No hay escenarios para comparar')).toBeVisible()
})
