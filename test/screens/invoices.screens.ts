import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test, tick } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import { aDetail } from '#test/support/samples/invoice-detail.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL'): Scenario => ({ path, country, state: 'full', visitor: 'company' })
const INVOICES = FINANCE_PATHS.DIRECT_FINANCING

const LOOKS = {
  CL: { viewport: LAPTOP, colorScheme: 'light' },
  MX: { viewport: PHONE, colorScheme: 'dark' },
} as const

const look = async (page: Page, country: Country): Promise<void> => {
  await page.setViewportSize(LOOKS[country].viewport)
  await page.emulateMedia({ colorScheme: LOOKS[country].colorScheme })
}

const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await violations(page)),
  ...(await overflow(page)),
]

const queryOf = (page: Page): string => new URL(page.url()).search.slice(1)
const chips = (page: Page): Locator => page.getByRole('toolbar', { name: 'Filtros activos' }).getByRole('button')
const filters = (page: Page): Locator => page.getByRole('dialog', { name: 'Filtrar facturas' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^Factura / })
const says = (page: Page): Locator => panel(page).getByRole('region', { name: 'Lo que dice el documento' })
const rows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })

beginAfresh()

test.describe('the filter of the invoices', () => {
  for (const country of COUNTRIES)
    test(`finds those of payers in ${country}, stays in the address, and is removed part by part`, async ({ tab }) => {
      const { page } = tab
      await look(page, country)
      await show(tab, at(INVOICES, country))
      await page.getByRole('button', { name: 'Filtros', exact: true }).click()
      const addPayer = async (name: string): Promise<void> => {
        await filters(page).getByRole('combobox', { name: 'Pagador' }).fill(name)
        await filters(page)
          .getByRole('option', { name: `${name} (5)`, exact: true })
          .click()
      }
      await addPayer('Cliente B Ltda.')
      await expect(filters(page).getByRole('button', { name: 'Ver 5 facturas' })).toBeVisible()
      await addPayer('Cliente D Ltda.')
      expect(await violations(page)).toEqual([])
      await filters(page).getByRole('button', { name: 'Ver 10 facturas' }).click()
      await expect(filters(page)).toHaveCount(0)
      await expect(chips(page)).toHaveCount(2)
      await expect(page.getByText('Viendo 10 de 30', { exact: true })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      const payers = queryOf(page)
      expect(payers).toBe('payer=760000011&payer=760000033')
      await show(tab, at(`${INVOICES}?${payers}`, country))
      await expect(page.getByText('Viendo 10 de 30', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Quitar filtro Cliente D Ltda.' }).click()
      await expect(page.getByText('Viendo 5 de 30', { exact: true })).toBeVisible()
      await expect(chips(page)).toHaveCount(1)
      await expect.poll(() => queryOf(page)).toBe('payer=760000011')
      await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
      await expect(page.getByText(/^Viendo /)).toHaveCount(0)
      await expect.poll(() => queryOf(page)).toBe('')
    })

  test('says what is wrong with an amount and does not apply it; the keyboard alone is enough', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(INVOICES))
    await expect(rows(page).first()).toBeVisible()
    await page.keyboard.press('f')
    await expect(filters(page)).toBeVisible()
    await filters(page).getByLabel('Monto desde').focus()
    await page.keyboard.type('5.000.000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await expect(filters(page).getByText('El monto mínimo es mayor que el máximo.')).toBeVisible()
    await page.keyboard.type('.000.000')
    await expect(filters(page).getByText('El monto mínimo es mayor que el máximo.')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(filters(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filtros: 1 activo' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Quitar filtro Monto de $5.000.000 a $10.000.000' })).toBeVisible()
    await expect.poll(() => queryOf(page)).toBe('amountFrom=5000000&amountTo=10000000')
  })

  test('takes a date as it is typed or from the calendar, and explains one that does not exist', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await show(tab, at(`${INVOICES}?issuedTo=2030-01-31`))
    await page.getByRole('button', { name: 'Filtros: 1 activo' }).click()
    const from = filters(page).getByLabel('Emitida desde', { exact: true })
    await expect(filters(page).getByLabel('Emitida hasta', { exact: true })).toHaveValue('31/01/2030')
    const wrong = filters(page).getByText('Escribe una fecha que exista, como día/mes/año.')
    await from.focus()
    await page.keyboard.type('31/02/2024')
    expect(await wrong.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect(wrong).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await from.fill('5-3-24')
    await page.keyboard.press('Tab')
    await expect(from).toHaveValue('05/03/2024')
    await expect(wrong).toHaveCount(0)
    await from.focus()
    await page.keyboard.press('Alt+ArrowDown')
    const day = filters(page).getByRole('button', { name: 'martes 5 de marzo de 2024' })
    await expect(day).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(from).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(day).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue('06/03/2024')
    await filters(page).getByLabel('Emitida hasta', { exact: true }).fill('')
    await page.keyboard.press('Escape')
    await expect(filters(page)).toHaveCount(0)
    await expect(chips(page)).toHaveText(['Emitida desde 06/03/2024'])
    await expect.poll(() => queryOf(page)).toBe('issuedFrom=2024-03-06')
  })

  test('is saved under a name, used, deleted and restored, also on a phone', async ({ tab }) => {
    const { page } = tab
    const popover = page.getByRole('group', { name: 'Vistas guardadas' })
    const openViews = () => page.getByRole('button', { name: 'Vista', exact: true }).click()
    const views = page.getByRole('region', { name: 'Vistas guardadas' })
    const saved = views.getByRole('button', { name: 'Antiguas de noviembre', exact: true })
    await show(tab, { ...at(`${INVOICES}?notice=VERY_OLD`), ports: { InvoiceViews: 'empty' } })
    await openViews()
    await popover.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(popover.getByText('Escribe un nombre para la vista.')).toBeVisible()
    await popover.getByLabel('Guardar esta vista como').fill('Antiguas de noviembre')
    await page.keyboard.press('Enter')
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popover).toHaveCount(0)
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await openViews()
    await expect(saved).toHaveAttribute('aria-pressed', 'false')
    await saved.click()
    await expect(chips(page)).toHaveText(['Antigua'])
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await saved.click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Ver [\d.]+ facturas?$/ }).click()
    await expect(chips(page)).toHaveText(['Antigua'])
    await page.setViewportSize(LAPTOP)
    await openViews()
    await views.getByRole('button', { name: 'Eliminar la vista Antiguas de noviembre' }).click()
    await expect(saved).toHaveCount(0)
    await popover.getByRole('button', { name: 'Deshacer' }).click()
    await expect(saved).toBeVisible()
  })

  test('keeps a selection that it hides, and a hostile address filters by what it can read', async ({ tab }) => {
    const { page } = tab
    const hostile = 'payer=%27%3B--&notice=POSSIBLE_DUPLICATE&amountFrom=-1&dueTo=2026-02-30&method=%25&search='
    await show(tab, at(`${INVOICES}?${hostile}`))
    await expect(chips(page)).toHaveText(['¿Duplicada?'])
    await tick(rows(page).first().getByRole('checkbox'))
    await page.getByRole('button', { name: 'Quitar filtro ¿Duplicada?' }).click()
    await expect(page.getByText('Seleccionado · 1 factura')).toBeVisible()
    await page.getByRole('link', { name: /^Pronto pago/ }).click()
    await expect(page).toHaveURL(new RegExp(`${FINANCE_PATHS.EARLY_PAYMENT}$`))
    await expect(page.getByText(/^Viendo /)).toHaveCount(0)
  })
})

test.describe('an invoice', () => {
  for (const country of COUNTRIES)
    test(`of ${country} shows its document and history, gives its XML, and is selected from there`, async ({ tab }) => {
      const { page } = tab
      await look(page, country)
      await show(tab, at(INVOICES, country))
      await rows(page).first().getByText(/^\$/).click()
      await expect(says(page).getByRole('listitem').first()).toBeVisible()
      await expect(panel(page).getByText('Emitiste la factura')).toBeVisible()
      await expect(says(page).getByRole('definition').last()).toHaveText(country === 'CL' ? '$53.550' : '$535.50')
      expect(await faultsOf(page)).toEqual([])
      const download = page.waitForEvent('download')
      await panel(page).getByRole('button', { name: 'Descargar XML' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('77214860-7-33-45.xml')
      expect(await readFile(await file.path(), 'latin1')).toContain('<DTE>')
      await panel(page).getByRole('button', { name: 'Seleccionar', exact: true }).click()
      await expect(panel(page).getByRole('button', { name: 'Quitar de la selección' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
    })

  test('is opened and left with the keyboard alone, and says when its detail cannot be loaded', async ({ tab }) => {
    const { page } = tab
    await show(tab, { ...at(INVOICES), ports: { InvoiceDetails: 'error' } })
    await rows(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText(/No pudimos cargar el detalle de la factura/)).toBeVisible()
    await changeAnswers(tab, { ports: { InvoiceDetails: 'full' } })
    await panel(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(panel(page).getByText('Emitiste la factura')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows(page).first()).toBeFocused()
  })

  test('whose original cannot be read keeps its history, and its lines are asked for again', async ({ tab }) => {
    const { page } = tab
    const unread = { ...aDetail, content: undefined, contentFailed: true }
    await show(tab, { ...at(INVOICES), values: { 'InvoiceDetails.of': unread } })
    await rows(page).first().focus()
    await page.keyboard.press('Enter')
    const sentence = says(page).getByText('No pudimos leer el archivo original de esta factura.')
    await expect(sentence).toBeVisible()
    await expect(panel(page).getByText('Emitiste la factura')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await changeAnswers(tab, { values: { 'InvoiceDetails.of': aDetail } })
    await says(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(says(page).getByRole('listitem').first()).toBeVisible()
    await expect(sentence).toHaveCount(0)
  })

  test('that cannot be financed shows why, its document and its history, and cannot be selected', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(`${INVOICES}?ver=no-financiables`))
    await page.getByRole('searchbox').fill('C-7')
    await page.getByRole('searchbox').press('Enter')
    const claimed = page.getByRole('row').filter({ hasText: 'Reclamada' })
    await claimed.getByText(/^\$/).click()
    await expect(panel(page).getByText('Reclamada. Tu cliente la reclamó en el SII.')).toBeVisible()
    await expect(panel(page).getByText('Emitiste la factura')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Descargar XML' })).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Seleccionar', exact: true })).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  })

  test('in the cart shows its document and history, and is taken out from there', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(INVOICES))
    for (const row of [0, 1]) await tick(rows(page).nth(row).getByRole('checkbox'))
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    const chosen = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: /^Fecha de pago/ }) })
    await expect(chosen).toHaveCount(2)
    await chosen.first().focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByText('Emitiste la factura')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Quitar de la solicitud' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(chosen).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect(chosen).toHaveCount(2)
  })
})
