import type { Locator, Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { expectFocusOn } from './support/keyboard.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import { aNewContact, someSuppliers } from '#test/support/samples/suppliers.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL'): Scenario => ({ path, country, state: 'full', visitor: 'company' })

const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await violations(page)),
  ...(await highContrastViolations(page)),
  ...(await overflow(page)),
]

const dialog = (page: Page): Locator => page.getByRole('dialog')
const list = (page: Page): Locator => page.getByRole('navigation', { name: 'Lista de proveedores' })
const row = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await row(page, name)
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
const pencil = (page: Page): Locator => page.getByRole('button', { name: 'Editar plazo de pago' })
const term = (page: Page): Locator => page.getByRole('textbox', { name: 'Plazo de pago' })

beginAfresh()

test.describe('the suppliers of a company', () => {
  test('are listed by letter and found by a part of a name', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers'))
    await expect(list(page).getByRole('link')).toHaveCount(4)
    await expect(list(page).getByRole('heading')).toHaveText(['A', 'F', 'P', 'T'])
    await expect(page.getByText('Elige un proveedor')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('nandu')
    await expect(list(page).getByRole('link')).toHaveCount(1)
    await list(page)
      .getByRole('link', { name: /Ferretería Ñandú/ })
      .click()
    await expect(page).toHaveURL(/\/suppliers\/3$/)
    await expect(page.getByText('45 días (sin acuerdo)')).toBeVisible()
  })

  test('have a payment term of at most a year', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await pencil(page).click()
    await term(page).fill('366')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Máximo 365 días')).toBeVisible()
    await term(page).fill('0')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Al contado', { exact: true })).toBeVisible()
    await expect(page.getByText('Guardamos el plazo de pago.')).toBeVisible()
    await expectFocusOn(page, 'Editar plazo de pago')
  })

  test('have a payment term that is not lost when it was changed meanwhile', async ({ tab }) => {
    const { page } = tab
    const [, second] = someSuppliers('Papelera Austral', 'Transportes del Sur')
    const current = { ...second, paymentTerm: 30, version: 1 }
    await show(tab, { ...at('/suppliers/2'), failures: { 'Suppliers.changeTerm': { _tag: 'Conflict', current } } })
    await pencil(page).click()
    await term(page).fill('60')
    await term(page).press('Enter')
    const conflict = page.getByRole('alert', { name: 'Plazo de pago: cambió mientras editabas' })
    await expect(conflict.getByText('Lo que está guardado ahora: 30 días')).toBeVisible()
    await expect(conflict.getByText('Lo que escribiste: 60')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await changeAnswers(tab, { failures: {} })
    await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
    await expect(page.getByText('60 días', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Editar plazo de pago')
  })

  test('get an account in the name of the supplier', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await expect(dialog(page).getByLabel('Titular', { exact: true })).toHaveValue('Transportes del Sur')
    await dialog(page).getByRole('combobox', { name: 'Banco' }).fill('estado')
    await dialog(page).getByRole('option', { name: 'BancoEstado' }).click()
    await dialog(page).getByLabel('Tipo de cuenta').selectOption('Cuenta vista')
    await dialog(page).getByLabel('Número de cuenta').fill('44445555')
    await dialog(page).getByLabel('Correo para avisos de pago').fill('cobranza@nunoa.cl')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '5555').getByText('Principal')).toBeVisible()
  })

  test('have contacts that are checked, added, changed and deleted', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await page.getByRole('button', { name: 'Agregar contacto' }).click()
    await dialog(page).getByRole('button', { name: 'Guardar contacto' }).click()
    await expect(dialog(page).getByText('Campo requerido')).toHaveCount(4)
    await dialog(page).getByLabel('Nombre').fill('Rosa Díaz')
    await dialog(page).getByLabel('Cargo').fill('Cobranza')
    await dialog(page).getByLabel('Correo').fill('rosa')
    await dialog(page).getByLabel('Teléfono').fill('22')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Email inválido')).toBeVisible()
    await expect(dialog(page).getByText('Teléfono inválido')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog(page).getByLabel('Correo').fill('rosa@nunoa.cl')
    await dialog(page).getByLabel('Teléfono').fill('+562 223 4567')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Cobranza')).toBeVisible()
    await act(page, 'Rosa Díaz', 'Editar contacto')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await act(page, 'Rosa Díaz', 'Eliminar contacto')
    expect(await faultsOf(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('No hay contactos para mostrar')).toBeVisible()
  })

  test('have contacts of which no change is lost when they were changed meanwhile, on a phone', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    const current = { ...aNewContact(), id: '1', version: 1, email: 'pagos@nunoa.mx' }
    await show(tab, {
      ...at('/suppliers/1', 'MX'),
      failures: { 'Suppliers.replace': { _tag: 'Conflict', current } },
    })
    await act(page, 'Rosa Díaz', 'Editar contacto')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    const conflict = dialog(page).getByRole('alert', { name: 'Este contacto cambió mientras lo editabas' })
    await expect(conflict).toContainText('Lo que está guardado ahora: Rosa Díaz, Cobranza, pagos@nunoa.mx')
    expect(await faultsOf(page)).toEqual([])
    await conflict.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(dialog(page).getByLabel('Correo')).toHaveValue('pagos@nunoa.mx')
    await changeAnswers(tab, { failures: {} })
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    await expect(row(page, 'Rosa Díaz').getByText('pagos@nunoa.mx')).toBeVisible()
  })

  test('are two levels on a phone, in Mexico', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    const banks = [{ id: '4002', name: 'BANAMEX', code: '002' }]
    await show(tab, { ...at('/suppliers', 'MX'), values: { 'Suppliers.banks': banks } })
    await page.getByRole('link', { name: /Transportes del Sur/ }).click()
    await expect(list(page)).toBeHidden()
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await dialog(page).getByLabel('CLABE').fill('002180000118359710')
    await dialog(page).getByLabel('Correo para avisos de pago').fill('cobranza@nunoa.mx')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '9710').getByText('Principal')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Volver a proveedores' }).click()
    await expect(list(page)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('say what could not be loaded, and load it again', async ({ tab }) => {
    const { page } = tab
    await show(tab, { ...at('/suppliers/1'), state: 'error' })
    for (const sentence of ['No se pudo obtener los proveedores.', 'No pudimos cargar los contactos.'])
      await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(5)
    await changeAnswers(tab, { state: 'full' })
    /* They lie over the first of the buttons. */
    for (let left = 2; left > 0; left -= 1) await page.getByRole('button', { name: 'Descartar aviso' }).first().click()
    for (const title of ['Proveedores', 'Datos del proveedor', 'Facturas', 'Cuentas bancarias', 'Contactos']) {
      const card = page.getByRole('region', { name: title, exact: true })
      await card.getByRole('button', { name: 'Reintentar' }).click()
      /* A card that grows moves the next button away from under the pointer. */
      for (const left of [card.getByRole('button', { name: 'Reintentar' }), card.getByLabel('Cargando')])
        await expect(left).toHaveCount(0)
    }
    await expect(row(page, 'Rosa Díaz')).toBeVisible()
    await expect(list(page).getByRole('link')).toHaveCount(4)
  })

  test('that do not exist are not found', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(LAPTOP)
    for (const id of ['999999', 'x']) {
      await show(tab, at(`/suppliers/${id}`))
      await expect(page.getByText('No encontramos este proveedor')).toBeVisible()
    }
  })
})
