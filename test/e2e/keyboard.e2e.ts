import type { BrowserContextOptions, Page } from '@playwright/test'
import { sessionOf } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectFocusOn, pressQuickly, shiftTabTo, tabTo } from '#test/screens/support/keyboard.ts'
import { expectNoTroubles, type Tab } from '#test/screens/support/page-watch.ts'
import type { Product } from './support/product.ts'
import { openInvoices } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.describe('a company without a mouse', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('CL')
  })

  test('gives its key, chooses, dates, sends and follows a request, and always sees where it is', async ({
    openTab,
  }) => {
    const tab = await openTab()
    const { page } = tab
    const { keyboard } = page
    await page.goto('/')
    await expect(page.getByLabel('Correo')).toBeVisible()
    await tabTo(page, 'Correo')
    await keyboard.type(company.email)
    await tabTo(page, 'Contraseña')
    await keyboard.type(company.password)
    await keyboard.press('Enter')

    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await expectFocusOnHeading(page, 'Financiamiento')
    await tabTo(page, 'Ingresar credenciales')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusOn(page, 'Ingresar credenciales')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFocusOn(page, 'Clave SII')
    await keyboard.type(company.taxPassword)
    await keyboard.press('Enter')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByText(/^45 facturas disponibles/)).toBeVisible()

    await keyboard.press('/')
    await expectFocusOn(page, 'Buscar por folio, pagador o monto')
    await keyboard.type('puente alto')
    await keyboard.press('Enter')
    await expect(page.getByText(/^15 facturas disponibles/)).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByText(/^45 facturas disponibles/)).toBeVisible()

    await tabToRow(page)
    await keyboard.press('Control+a')
    await expectSaid(page, 'Seleccionaste las 20 facturas de esta página.')
    await keyboard.press('Escape')
    await expectSaid(page, 'Ninguna factura seleccionada')
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Shift+Space')
    await expectSaid(page, '3 seleccionadas')
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')

    await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
    await expectFocusOnHeading(page, 'Financiamiento')
    await tabTo(page, 'Volver')
    await keyboard.press('Enter')
    await expect(page.getByText('Seleccionado · 3 facturas')).toBeVisible()
    await expectFocusOnHeading(page, 'Financiamiento')
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')
    await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
    await tabTo(page, /^Fecha para las 3 facturas/)
    await keyboard.press('Control+a')
    await keyboard.type('25/12')
    await keyboard.press('Enter')
    await expect(page.getByText(/es feriado \(Navidad\)/).first()).toBeVisible()
    await tabTo(page, /^¿Usar/)
    await keyboard.press('Enter')
    await expectFocusOn(page, /^Fecha para las 3 facturas/)
    await keyboard.press('Alt+ArrowDown')
    await expectFocusOn(page, /^\S+ \d+ de \S+ de \d{4}/)
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expectFocusOn(page, /^Fecha para las 3 facturas/)
    await expect(page.getByText('Recibes ahora').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled()
    await tabTo(page, /^Quitar la factura/)
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Fecha para las 2 facturas' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled()
    await tabTo(page, 'Enviar solicitud')
    await keyboard.press('Enter')
    await tabTo(page, /^Enviar solicitud por /)
    await keyboard.press('Enter')

    await expect(page.getByRole('dialog').getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
    await tabTo(page, 'Ver mi operación')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(4)
    const downloading = page.waitForEvent('download')
    await tabTo(page, 'Descargar Simulación')
    await keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    await tabTo(page, 'Folio')
    await keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Folio' })).toHaveAttribute('aria-sort', 'ascending')
    await tabToRow(page)
    await keyboard.press('ArrowDown')
    await shiftTabTo(page, 'Volver')
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: /^Ver la operación/ })).toBeVisible()
    await shiftTabTo(page, 'Estado de Operaciones')
    expectNoTroubles(tab)
  })

  test('meets every control of every row in order, however quickly it presses Tab', async ({
    companies,
    openTab,
    product,
  }) => {
    const { page } = await openDatesOfAll(await companies.createWithInvoices('CL'), openTab, product)
    await expectEveryControlInOrder(page)
    /* Rows further down are not in the page until the focus comes near. */
    const rendered = page.getByRole('row').last()
    const last = Number(await rendered.getAttribute('aria-rowindex'))
    expect(last).toBeLessThan(ROWS.length)
    await rendered.getByRole('button').last().focus()
    await expect(page.locator(`[aria-rowindex="${last + 1}"]`)).toBeAttached()
    expect(await pressQuickly(page, 'Tab', 1)).toMatchObject([{ row: last + 1 }])
  })

  test('meets every control also when several keys come between two frames', async ({
    companies,
    openTab,
    product,
  }) => {
    const { page } = await openDatesOfAll(await companies.createWithInvoices('CL'), openTab, product)
    /* A busy browser draws few frames, and a scroll event comes with a frame. */
    await page.evaluate(() => addEventListener('scroll', (event) => event.stopImmediatePropagation(), true))
    await expectEveryControlInOrder(page)
  })
})

/** The row indexes of 45 invoices, below the head. */
const ROWS = Array.from({ length: 45 }, (_, index) => index + 2)

/** The link of the payer is named by its text alone. */
const CONTROLS = [
  'Quitar la factura',
  '',
  'Fecha de pago de la factura',
  'Abrir calendario: Fecha de pago de la factura',
]

/** The dates of all 45 invoices, chosen with the keyboard. */
const openDatesOfAll = async (
  owner: JourneyCompany,
  openTab: (options: BrowserContextOptions) => Promise<Tab>,
  product: Product,
): Promise<Tab> => {
  const tab = await openTab({ storageState: await sessionOf(product.address, owner) })
  const { page } = tab
  await openInvoices(page)
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await expectSaid(page, 'Las 45 están seleccionadas.')
  await tabTo(page, 'Siguiente')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled()
  return tab
}

/** Down to the last row and up again. */
const expectEveryControlInOrder = async (page: Page): Promise<void> => {
  await page.getByRole('row').nth(1).focus()
  const down = await pressQuickly(page, 'Tab', CONTROLS.length * ROWS.length)
  expect(down.map(({ row }) => row)).toEqual(ROWS.flatMap((row) => CONTROLS.map(() => row)))
  expect(down.map(({ name }) => name.replace(/ \d+$/, ''))).toEqual(ROWS.flatMap(() => CONTROLS))
  /* Backwards it meets each row too, before its controls; the last control has the focus already. */
  const up = await pressQuickly(page, 'Shift+Tab', (CONTROLS.length + 1) * ROWS.length - 1)
  expect(up.map(({ row }) => row)).toEqual(
    ROWS.toReversed()
      .flatMap((row) => [row, ...CONTROLS.map(() => row)])
      .slice(1),
  )
}

const expectFocusOnHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

const tabToRow = async (page: Page): Promise<void> => tabTo(page, /^\d{4}\s/)

/** A screen reader is told these words. */
const expectSaid = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()
