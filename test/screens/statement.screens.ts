import { readFile } from 'node:fs/promises'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL', state: Scenario['state'] = 'full'): Scenario => ({
  path,
  country,
  state,
  visitor: 'company',
})

beginAfresh()

test('a statement has its sections with totals, and the words of the country', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/statement'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de marzo de 2026')
  await expect(page.getByText('Provisional', { exact: true })).toBeVisible()
  for (const title of ['En tu banco', 'Cartera', 'Retención', 'Excedentes', 'Cargos', 'Control'])
    await expect(page.getByRole('grid', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Cartera' })).toContainText('Saldo final$100.000')
  await expect(page.getByRole('grid', { name: 'Control' })).toContainText('Diferencia$0')
  await show(tab, at('/statement', 'MX'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado de cuenta de marzo de 2026')
  for (const title of ['Reserva', 'Remanente']) await expect(page.getByRole('grid', { name: title })).toBeVisible()
})

test('the month before is closed, and the address keeps it', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/statement'))
  await expect(page.getByRole('button', { name: 'Mes siguiente' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Mes anterior' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de febrero de 2026')
  await expect(page).toHaveURL(/month=2026-02$/)
  await expect(page.getByText('Provisional', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de marzo de 2026')
})

test('a month to come is this month, and one without movements says so', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/statement?month=2030-01'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de marzo de 2026')
  await show(tab, at('/statement?month=2025-05'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Sin movimientos en mayo de 2025')
})

test('a statement is saved as a spreadsheet and as a PDF', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/statement'))
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ])
  const text = await readFile(await table.path(), 'utf8')
  expect(text).toContain('Cartera;;Saldo final;;;;100000')
  expect(text).toContain('En tu banco;')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('cartola-de-marzo-de-2026-2026-03-04.xlsx')
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('Cartola 2026-03.pdf')
})

test('a statement fits a laptop and a phone, in both themes', async ({ tab }) => {
  const { page } = tab
  for (const viewport of [LAPTOP, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await show(tab, at('/statement', 'MX', 'longest'))
      await expect(page.getByRole('grid', { name: 'Control' })).toBeVisible()
      expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
    }
})

test('the list of orders and the movements of the surplus lead to the statement', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.getByRole('link', { name: 'Cartola mensual' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de marzo de 2026')
  await show(tab, at('/finance/directo'))
  await page.getByRole('button', { name: 'Movimientos' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Cartola mensual' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartola de marzo de 2026')
})
