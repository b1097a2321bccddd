import { readFile } from 'node:fs/promises'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { chooseFirst, openInvoices } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'

test.use({ hostFor: 'samples' })
test.describe.configure({ mode: 'parallel' })

const LOOKS = {
  CL: { viewport: LAPTOP, colorScheme: 'light' },
  MX: { viewport: PHONE, colorScheme: 'dark' },
} as const

for (const country of COUNTRIES)
  test(`an invoice of ${country} shows its document and history, gives its XML, and is selected from there`, async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ storageState: visitors[country].sessions.company, bypassCSP: true, ...LOOKS[country] })
    const { page } = tab
    await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
    const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })
    const amount = row.first().getByText(/^\$/)
    const total = await amount.innerText()
    await amount.click()
    const panel = page.getByRole('dialog', { name: /^Factura / })
    const document = panel.getByRole('region', { name: 'Lo que dice el documento' })
    await expect(document.getByRole('listitem').first()).toBeVisible()
    await expect(panel.getByText('Emitiste la factura')).toBeVisible()
    await expect(document.getByRole('definition').last()).toHaveText(total)
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])

    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Descargar XML' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.xml$/)
    expect(await readFile(await file.path(), 'latin1')).toContain(country === 'CL' ? '<DTE' : '<cfdi:Comprobante')

    await panel.getByRole('button', { name: 'Seleccionar', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Quitar de la selección' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(row.first().getByRole('checkbox')).toBeChecked()
    expectNoTroubles(tab)
  })

test('an invoice is opened and left with the keyboard alone, and says when its detail cannot be loaded', async ({
  openTab,
  visitors,
}) => {
  const { page } = await openTab({ storageState: visitors.CL.sessions.company })
  await page.route(/\/invoice\/\d+$/, (route) => route.abort())
  await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })
  await row.first().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Factura / })
  await expect(panel.getByText(/No pudimos cargar el detalle de la factura/)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await panel.getByRole('button', { name: 'Reintentar' }).click()
  await expect(panel.getByText('Emitiste la factura')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.first()).toBeFocused()
})

test('an invoice whose original cannot be read keeps its history, and its lines are asked for again', async ({
  openTab,
  visitors,
}) => {
  const { page } = await openTab({ storageState: visitors.CL.sessions.company, bypassCSP: true })
  await page.route(/\/invoice\/\d+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), content: null, contentFailed: true } })
  })
  await openInvoices(page)
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Factura / })
  const document = panel.getByRole('region', { name: 'Lo que dice el documento' })
  await expect(document.getByText('No pudimos leer el archivo original de esta factura.')).toBeVisible()
  await expect(panel.getByText('Emitiste la factura')).toBeVisible()
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await document.getByRole('button', { name: 'Reintentar' }).click()
  await expect(document.getByRole('listitem').first()).toBeVisible()
  await expect(document.getByText('No pudimos leer el archivo original de esta factura.')).toHaveCount(0)
})

test('an invoice that cannot be financed shows why, its document and its history, and cannot be selected', async ({
  openTab,
  visitors,
}) => {
  const tab = await openTab({ storageState: visitors.CL.sessions.company, bypassCSP: true })
  const { page } = tab
  await page.goto(`${FINANCE_PATHS.DIRECT_FINANCING}?ver=no-financiables`)
  const reclaimed = page.getByRole('row').filter({ hasText: 'Reclamada' }).first()
  await reclaimed.getByText(/^\$/).click()
  const panel = page.getByRole('dialog', { name: /^Factura / })
  await expect(panel.getByText('Reclamada. Tu cliente la reclamó en el SII.')).toBeVisible()
  await expect(panel.getByText('Emitiste la factura')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Descargar XML' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Seleccionar', exact: true })).toHaveCount(0)
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expectNoTroubles(tab)
})

test('an invoice in the cart shows its document and history, and is taken out from there', async ({
  openTab,
  visitors,
}) => {
  const tab = await openTab({ storageState: visitors.CL.sessions.company, bypassCSP: true })
  const { page } = tab
  await openInvoices(page)
  await chooseFirst(page, 2)
  const rows = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: /^Fecha de pago/ }) })
  await expect(rows).toHaveCount(2)
  await rows.first().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Factura / })
  await expect(panel.getByText('Emitiste la factura')).toBeVisible()
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
  await panel.getByRole('button', { name: 'Quitar de la solicitud' }).click()
  await expect(panel).toHaveCount(0)
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(2)
  expectNoTroubles(tab)
})
