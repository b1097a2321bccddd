import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { linkCredential, sessionOf, type Session } from './support/api.ts'
import { receivedFromSupplier, receivedInvoiceOf } from './support/companies.ts'
import { expect, test, type Journey } from './support/test.ts'

/** A company that received an invoice from each of three suppliers. */
const companyWithSuppliers = async (
  { companies, product }: Pick<Journey, 'companies' | 'product'>,
  country: Country,
): Promise<Session> => {
  const company = await companies.create(country)
  for (const place of [0, 1, 2])
    writeFileSync(join(company.documents, `recibida-${place}.xml`), receivedInvoiceOf(company, place))
  await product.arrange(['feature:set', company.identifier, 10, 'on'])
  await linkCredential(product.address, company)
  return sessionOf(product.address, company)
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await row(page, name)
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('two tabs edit the suppliers that a company received invoices from, and no change is lost', async ({
  companies,
  openTab,
  product,
}) => {
  const session = await companyWithSuppliers({ companies, product }, 'CL')
  const { page } = await openTab({ storageState: session })
  const other = (await openTab({ storageState: session })).page
  const pencil = (tab: Page) => tab.getByRole('button', { name: 'Editar plazo de pago' })
  const term = (tab: Page) => tab.getByRole('textbox', { name: 'Plazo de pago' })
  for (const [tab, days] of [[page, '60'] as const, [other, '30'] as const]) {
    await tab.goto('/suppliers')
    await expect(tab.getByRole('grid', { name: 'Proveedores' }).getByRole('row')).toHaveCount(4)
    await tab.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('nunoa')
    await tab.getByRole('link', { name: 'Mueblería Ñuñoa SpA', exact: true }).click()
    await pencil(tab).click()
    await term(tab).fill(days)
  }
  await term(other).press('Enter')
  await expect(pencil(other)).toBeFocused()
  await term(page).press('Enter')
  const conflict = page.getByRole('alert', { name: 'Plazo de pago: cambió mientras editabas' })
  await expect(conflict.getByText('Lo que está guardado ahora: 30 días')).toBeVisible()
  await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
  await expect(pencil(page)).toBeFocused()

  await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
  await dialog(page).getByRole('combobox', { name: 'Banco' }).fill('estado')
  await dialog(page).getByRole('option', { name: 'BancoEstado' }).click()
  await dialog(page).getByLabel('Tipo de cuenta').selectOption('Cuenta vista')
  await dialog(page).getByLabel('Número de cuenta').fill('44445555')
  await dialog(page).getByLabel('Correo para avisos de pago').fill('cobranza@nunoa.cl')
  await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
  await expect(row(page, '5555').getByText('Principal')).toBeVisible()

  await page.getByRole('link', { name: 'Contactos' }).click()
  await page.getByRole('button', { name: 'Agregar contacto' }).click()
  const values = { Nombre: 'Rosa Díaz', Cargo: 'Cobranza', Correo: 'rosa@nunoa.cl', Teléfono: '+562 223 4567' }
  for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Rosa Díaz').getByText('Cobranza')).toBeVisible()
  await other.reload()
  await other.getByRole('link', { name: 'Contactos' }).click()
  for (const [tab, label, value] of [
    [page, 'Cargo', 'Gerencia'],
    [other, 'Correo', 'pagos@nunoa.cl'],
  ] as const) {
    await act(tab, 'Rosa Díaz', 'Editar contacto')
    await dialog(tab).getByLabel(label).fill(value)
  }
  await other.keyboard.press('Enter')
  await expect(row(other, 'Rosa Díaz').getByText('pagos@nunoa.cl')).toBeVisible()
  await dialog(page).getByLabel('Cargo').press('Enter')
  const changed = dialog(page).getByRole('alert', { name: 'Este contacto cambió mientras lo editabas' })
  await changed.getByRole('button', { name: 'Usar lo guardado' }).click()
  await dialog(page).getByLabel('Cargo').fill('Gerencia')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
  await page.reload()
  await expect(page.getByText('60 días', { exact: true })).toBeVisible()
  for (const kept of ['Gerencia', 'pagos@nunoa.cl']) await expect(row(page, 'Rosa Díaz').getByText(kept)).toBeVisible()
})

const SUPPLIERS_OF_FILE = 40

test('a company loads the accounts of all its suppliers from one file', async ({ companies, openTab, product }) => {
  const company = await companies.create('CL')
  for (let place = 0; place < SUPPLIERS_OF_FILE; place += 1)
    writeFileSync(join(company.documents, `recibida-${place}.xml`), receivedFromSupplier(company, place))
  await product.arrange(['feature:set', company.identifier, 10, 'on'])
  await linkCredential(product.address, company)
  const session = await sessionOf(product.address, company)
  const { page } = await openTab({ storageState: session })
  await page.goto('/suppliers')
  await page.getByRole('button', { name: 'Cargar archivo' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const template = readFileSync(await (await download).path(), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const [heading = '', ...suppliers] = template
  const filled = suppliers.map((line, at) => {
    const [rut = '', name = ''] = line.split(';')
    return [rut, name, 'BancoEstado', 'Cuenta corriente', String(44_445_500 + at), 'pagos@proveedor.cl', '30'].join(';')
  })
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'cuentas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading.replace('\uFEFF', ''), ...filled].join('\r\n'), 'latin1'),
    },
  ])
  await page.getByRole('button', { name: `Guardar ${filled.length} filas` }).click()
  await expect(
    page.getByText(new RegExp(`^Guardamos ${filled.length} cuentas y ${filled.length} plazos`)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ver proveedores' }).click()
  await expect(page.getByRole('button', { name: 'Falta cuenta 0' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Proveedores' }).getByRole('row').nth(1)).toContainText('BancoEstado ···')
})
