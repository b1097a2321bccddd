import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { linkCredential, sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { receivedInvoiceOf, type JourneyCompany } from './support/companies.ts'
import { breakCalls, ERROR_WITH_CODE } from './support/faults.ts'
import { overflow } from './support/overflow.ts'
import { expectFocusOn, shiftTabTo, tabTo } from './support/keyboard.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { tick } from './support/steps.ts'
import { expect, test, type Journey } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

/** A company that owes five invoices to three suppliers. */
const companyThatOwes = async (
  { companies, product }: Pick<Journey, 'companies' | 'product'>,
  country: Country,
): Promise<{ readonly company: JourneyCompany; readonly session: Session }> => {
  const company = await companies.create(country)
  for (const place of [0, 1, 2, 3, 4])
    writeFileSync(join(company.documents, `recibida-${place}.xml`), receivedInvoiceOf(company, place))
  await product.operator('feature:set', company.identifier, '10', 'on')
  await linkCredential(product.address, company)
  return { company, session: await sessionOf(product.address, company) }
}

const order = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found = [...(await violations(page)), ...(await highContrastViolations(page))]
  return [...found, ...(await overflow(page))]
}
const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Facturas por pagar' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const folios = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar factura/ })

test.describe('the invoices that a company owes', () => {
  test('are configured, sorted and brought back, in Chile', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const opened = await openTab({ storageState: session, reducedMotion: 'reduce' })
    const { page } = opened
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    expect(await order(page)).toEqual([])
    await button(page, 'Empezar').click()
    const days = dialog(page).getByRole('spinbutton')
    await days.fill('14')
    await expect(dialog(page).getByText('Elige entre 15 y 90 días.')).toBeVisible()
    await expect(button(page, 'Siguiente')).toHaveAttribute('aria-disabled', 'true')
    await days.fill('30')
    expect(await order(page)).toEqual([])
    await button(page, 'Siguiente').click()
    await dialog(page).getByRole('searchbox', { name: 'Buscar proveedor' }).fill('nunoa')
    await dialog(page)
      .getByRole('textbox', { name: /^Días para pagar a Mueblería Ñuñoa/ })
      .fill('0')
    await dialog(page).getByRole('searchbox', { name: 'Buscar proveedor' }).fill('')
    await dialog(page)
      .getByRole('checkbox', { name: /todas|página/i })
      .first()
      .check({ force: true })
    await dialog(page).getByRole('textbox', { name: 'Días para los seleccionados' }).fill('15')
    expect(await order(page)).toEqual([])
    await button(page, 'Aplicar a 3 proveedores').click()
    await dialog(page)
      .getByRole('textbox', { name: /^Días para pagar a Mueblería Ñuñoa/ })
      .fill('0')
    await button(page, 'Finalizar').click()
    await expect(dialog(page).getByText('Tus cuentas por pagar están listas')).toBeVisible()
    await button(page, 'Ir a mis facturas').click()

    await expect(tab(page, 'Mis facturas')).toHaveText('Mis facturas5')
    await expect(folios(page)).toHaveCount(5)
    expect(await order(page)).toEqual([])
    await button(page, 'Archivar').click()
    await expect(page.getByText('Selecciona al menos una factura.')).toBeVisible()

    await tick(folios(page).nth(0))
    await tick(folios(page).nth(1))
    await expect(page.getByText('Has seleccionado 2 proveedores y 2 facturas')).toBeVisible()
    await button(page, 'Archivar').click()
    await expect(page.getByText('2 facturas archivadas.')).toBeVisible()
    await expect(tab(page, 'Archivadas')).toHaveText('Archivadas2')
    await button(page, 'Deshacer').click()
    await expect(tab(page, 'Archivadas')).toHaveText('Archivadas0')
    await expect(folios(page)).toHaveCount(5)

    await tick(folios(page).nth(0))
    await button(page, 'Marcar como pagada').click()
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas1')
    await page.keyboard.press('Control+z')
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas0')
    await tick(folios(page).nth(0))
    await button(page, 'Marcar como pagada').click()
    await tab(page, 'Pagadas').click()
    await expect(folios(page)).toHaveCount(1)
    expect(await order(page)).toEqual([])
    await page.reload()
    await expect(folios(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Acciones de la factura/ }).click()
    await page.getByRole('menuitem', { name: 'Devolver a mis facturas' }).click()
    await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
    expect(await order(page)).toEqual([])
    await tab(page, 'Mis facturas').click()
    await expect(folios(page)).toHaveCount(5)
    expectNoTroubles(opened)
  })

  test('have a date of payment that names the holiday it refuses', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    const date = page.getByRole('textbox', { name: /^Fecha de pago de la factura/ }).first()
    await date.fill('25/12')
    await date.press('Enter')
    await expect(page.getByText(/Navidad/)).toBeVisible()
    await date.fill('30/12')
    await date.press('Enter')
    await expect(date).toHaveAttribute('aria-invalid', 'false')
    await page.getByRole('searchbox').click()
    const changed = await date.inputValue()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Fecha de pago de la factura/ }).first()).toHaveValue(changed)
  })

  test('are sorted on a phone and in the dark, in Mexico', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'MX')
    const { page } = await openTab({ storageState: session, viewport: PHONE, colorScheme: 'dark' })
    await page.goto('/payments')
    expect(await order(page)).toEqual([])
    await button(page, 'Omitir').click()
    await expect(folios(page)).toHaveCount(5)
    await tick(folios(page).nth(0))
    expect(await order(page)).toEqual([])
    await button(page, 'Archivar').click()
    await expect(page.getByText('1 factura archivada.')).toBeVisible()
    await tab(page, 'Archivadas').click()
    await expect(folios(page)).toHaveCount(1)
    await tick(folios(page).nth(0))
    await button(page, 'Devolver a mis facturas').click()
    await expect(page.getByText('Aquí verás las facturas que archives.')).toBeVisible()
  })

  test('are sorted with the keyboard alone, in Mexico', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'MX')
    const { page } = await openTab({ storageState: session })
    const { keyboard } = page
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    await tabTo(page, 'Empezar')
    await keyboard.press('Enter')
    await expectFocusOn(page, 'Días hacia atrás')
    await keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('spinbutton')).toHaveValue('61')
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')
    await expect(dialog(page).getByText('3 proveedores')).toBeVisible()
    await tabTo(page, 'Finalizar')
    await keyboard.press('Enter')
    await expect(dialog(page).getByText('Tus cuentas por pagar están listas')).toBeVisible()
    await tabTo(page, 'Ir a mis facturas')
    await keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(5)
    await expect(dialog(page)).toHaveCount(0)

    await keyboard.press('/')
    await keyboard.type('ñunoa')
    await keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(folios(page)).toHaveCount(5)
    await tabTo(page, 'Marcar como pagada')
    await tabTo(page, /^Seleccionar las facturas/)
    await keyboard.press('Space')
    await expect(page.getByText('Has seleccionado 3 proveedores y 5 facturas')).toBeVisible()
    await shiftTabTo(page, 'Marcar como pagada')
    await keyboard.press('Enter')
    await expect(page.getByText('5 facturas marcadas como pagadas.')).toBeVisible()
    await keyboard.press('Control+z')
    await expect(folios(page)).toHaveCount(5)
  })

  test('say what could not be loaded, and load it again', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    await expect(folios(page)).toHaveCount(5)
    await breakCalls(page, ERROR_WITH_CODE, /entityfeature|session|user|task|onboard|holiday/)
    await page.reload()
    for (const sentence of ['No pudimos cargar las facturas por pagar.', 'No pudimos sumar lo que debes.'])
      await expect(page.getByText(sentence).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Descartar aviso' }).first().click()
      await expect(page.getByRole('button', { name: 'Descartar aviso' })).toHaveCount(left)
    }
    for (const card of ['Por pagar', 'Vencidas'])
      await page
        .getByRole('region', { name: card, exact: true })
        .getByRole('button', { name: 'Reintentar' })
        .click({ trial: true })
    await page.getByRole('region', { name: 'Por pagar' }).getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('region', { name: 'Vencidas' })).toContainText('$0')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(folios(page)).toHaveCount(5)
  })

  test('wait for the tax credential', async ({ companies, openTab, product }) => {
    const company = await companies.create('CL')
    await product.operator('feature:set', company.identifier, '10', 'on')
    const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
    await page.goto('/payments')
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver con datos de ejemplo' })).toHaveCount(0)
    await button(page, 'Ingresar credenciales').click()
    await dialog(page)
      .getByLabel(/^Clave/)
      .fill(company.taxPassword)
    await button(page, 'Ingresar').click()
    await expect(page.getByText('Programa tus facturas')).toBeVisible({ timeout: 60_000 })
  })
})
