import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { linkCredential, sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { receivedInvoiceOf } from './support/companies.ts'
import { breakCalls, ERROR_WITH_CODE } from './support/faults.ts'
import { overflow } from './support/overflow.ts'
import { expect, test, type Journey } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

/** A company that received an invoice from each of three suppliers. */
const companyWithSuppliers = async (
  { companies, product }: Pick<Journey, 'companies' | 'product'>,
  country: Country,
): Promise<Session> => {
  const company = await companies.create(country)
  for (const place of [0, 1, 2])
    writeFileSync(join(company.documents, `recibida-${place}.xml`), receivedInvoiceOf(company, place))
  await product.arrange({ command: 'feature:set', taxId: company.identifier, featureId: 10, active: true })
  await linkCredential(product.address, company)
  return sessionOf(product.address, company)
}

const order = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found = [...(await violations(page)), ...(await highContrastViolations(page))]
  return [...found, ...(await overflow(page))]
}
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await row(page, name)
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.describe('the suppliers of a company', () => {
  let chilean: Session
  let mexican: Session

  test.beforeAll(async ({ companies, product }) => {
    chilean = await companyWithSuppliers({ companies, product }, 'CL')
    mexican = await companyWithSuppliers({ companies, product }, 'MX')
  })

  test('are the issuers of what it received; one is found, gets a term, an account and a contact', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: chilean, reducedMotion: 'reduce' })
    await page.goto('/suppliers')
    const list = page.getByRole('navigation', { name: 'Lista de proveedores' })
    await expect(list.getByRole('link')).toHaveCount(3)
    await expect(list.getByRole('heading')).toHaveText(['C', 'F', 'M'])
    await expect(page.getByText('Elige un proveedor')).toBeVisible()
    expect(await order(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('nunoa')
    await expect(list.getByRole('link')).toHaveCount(1)
    await list.getByRole('link', { name: /Mueblería Ñuñoa SpA/ }).click()
    await expect(page).toHaveURL(/\/suppliers\/\d+$/)

    await expect(page.getByText('45 días (sin acuerdo)')).toBeVisible()
    await page.getByRole('button', { name: 'Editar plazo de pago' }).click()
    await page.getByRole('textbox', { name: 'Plazo de pago' }).fill('366')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Máximo 365 días')).toBeVisible()
    await page.getByRole('textbox', { name: 'Plazo de pago' }).fill('0')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Al contado', { exact: true })).toBeVisible()
    await expect(page.getByText('Guardamos el plazo de pago.')).toBeVisible()

    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await expect(dialog(page).getByLabel('Titular', { exact: true })).toHaveValue('Mueblería Ñuñoa SpA')
    await dialog(page).getByRole('combobox', { name: 'Banco' }).fill('estado')
    await dialog(page).getByRole('option', { name: 'BancoEstado' }).click()
    await dialog(page).getByLabel('Tipo de cuenta').selectOption('Cuenta vista')
    await dialog(page).getByLabel('Número de cuenta').fill('44445555')
    await dialog(page).getByLabel('Email para avisos de pago').fill('cobranza@nunoa.cl')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '5555').getByText('Principal')).toBeVisible()

    await page.getByRole('button', { name: 'Agregar contacto' }).click()
    await dialog(page).getByRole('button', { name: 'Guardar contacto' }).click()
    await expect(dialog(page).getByText('Campo requerido')).toHaveCount(4)
    await dialog(page).getByLabel('Nombre').fill('Rosa Díaz')
    await dialog(page).getByLabel('Cargo').fill('Cobranza')
    await dialog(page).getByLabel('Email').fill('rosa')
    await dialog(page).getByLabel('Teléfono').fill('22')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Email inválido')).toBeVisible()
    await expect(dialog(page).getByText('Teléfono inválido')).toBeVisible()
    expect(await order(page)).toEqual([])
    await dialog(page).getByLabel('Email').fill('rosa@nunoa.cl')
    await dialog(page).getByLabel('Teléfono').fill('+562 223 4567')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Cobranza')).toBeVisible()
    await act(page, 'Rosa Díaz', 'Editar contacto')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    expect(await order(page)).toEqual([])
    await page.reload()
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    await act(page, 'Rosa Díaz', 'Eliminar contacto')
    expect(await order(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('No hay contactos para mostrar')).toBeVisible()
  })

  test('have a payment term that two tabs can edit without losing one of them', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican, reducedMotion: 'reduce' })
    const other = (await openTab({ storageState: mexican })).page
    const pencil = (tab: Page) => tab.getByRole('button', { name: 'Editar plazo de pago' })
    const term = (tab: Page) => tab.getByRole('textbox', { name: 'Plazo de pago' })
    for (const [tab, days] of [[page, '60'] as const, [other, '30'] as const]) {
      await tab.goto('/suppliers')
      await tab.getByRole('link', { name: /MUEBLERIA ÑUÑOA/ }).click()
      await pencil(tab).click()
      await term(tab).fill(days)
    }
    await term(other).press('Enter')
    await expect(pencil(other)).toBeFocused()
    await term(page).press('Enter')
    const conflict = page.getByRole('alert', { name: 'Plazo de pago: cambió mientras editabas' })
    await expect(conflict.getByText('Lo que está guardado ahora: 30 días')).toBeVisible()
    await expect(conflict.getByText('Lo que escribiste: 60')).toBeVisible()
    expect(await order(page)).toEqual([])
    await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
    await expect(pencil(page)).toBeFocused()
    await page.reload()
    await expect(page.getByText('60 días', { exact: true })).toBeVisible()
  })

  test('have contacts that two tabs can edit without losing a change', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican, reducedMotion: 'reduce', viewport: PHONE })
    const other = (await openTab({ storageState: mexican })).page
    const open = async (tab: Page): Promise<void> => {
      await tab.goto('/suppliers')
      await tab.getByRole('link', { name: /MUEBLERIA ÑUÑOA/ }).click()
    }
    await open(page)
    await page.getByRole('button', { name: 'Agregar contacto' }).click()
    const values = { Nombre: 'Rosa Díaz', Cargo: 'Cobranza', Email: 'rosa@nunoa.mx', Teléfono: '5512345678' }
    for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value)
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz')).toBeVisible()
    await open(other)
    for (const [tab, label, value] of [
      [page, 'Cargo', 'Gerencia'],
      [other, 'Email', 'pagos@nunoa.mx'],
    ] as const) {
      await act(tab, 'Rosa Díaz', 'Editar contacto')
      await dialog(tab).getByLabel(label).fill(value)
    }
    await other.keyboard.press('Enter')
    await expect(row(other, 'Rosa Díaz').getByText('pagos@nunoa.mx')).toBeVisible()
    await dialog(page).getByLabel('Cargo').press('Enter')
    const conflict = dialog(page).getByRole('alert', { name: 'Este contacto cambió mientras lo editabas' })
    await expect(conflict).toContainText('Lo que está guardado ahora: Rosa Díaz, Cobranza, pagos@nunoa.mx')
    expect(await order(page)).toEqual([])
    await conflict.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(dialog(page).getByLabel('Email')).toHaveValue('pagos@nunoa.mx')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    await expect(row(page, 'Rosa Díaz').getByText('pagos@nunoa.mx')).toBeVisible()
  })

  test('are two levels on a phone, in Mexico', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican, viewport: PHONE, colorScheme: 'dark' })
    await page.goto('/suppliers')
    await page.getByRole('link', { name: /MUEBLERIA ÑUÑOA/ }).click()
    await expect(page.getByRole('navigation', { name: 'Lista de proveedores' })).toBeHidden()
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await dialog(page).getByLabel('CLABE').fill('002180000118359710')
    await dialog(page).getByLabel('Email para avisos de pago').fill('cobranza@nunoa.mx')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '9710').getByText('Principal')).toBeVisible()
    expect(await order(page)).toEqual([])
    await page.getByRole('link', { name: 'Volver a proveedores' }).click()
    await expect(page.getByRole('navigation', { name: 'Lista de proveedores' })).toBeVisible()
    expect(await order(page)).toEqual([])
  })

  test('say what could not be loaded, and load it again', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/suppliers')
    const link = page.getByRole('link', { name: /Ferretería/ })
    await link.click()
    await expect(page.getByText('No hay contactos para mostrar')).toBeVisible()
    await breakCalls(page, ERROR_WITH_CODE, /entityfeature|session|user|task/)
    await page.reload()
    for (const sentence of ['No se pudo obtener los proveedores.', 'No pudimos cargar los contactos.'])
      await expect(page.getByText(sentence).first()).toBeVisible()
    /* A call that is still on its way would be answered once the route is gone. */
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(5)
    await expect(page.getByRole('button', { name: 'Descartar aviso' })).toHaveCount(2)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Descartar aviso' }).first().click()
      await expect(page.getByRole('button', { name: 'Descartar aviso' })).toHaveCount(left)
    }
    for (const title of ['Proveedores', 'Datos del proveedor', 'Facturas', 'Cuentas bancarias', 'Contactos']) {
      const card = page.getByRole('region', { name: title, exact: true })
      await card.getByRole('button', { name: 'Reintentar' }).click()
      /* A card that grows moves the next button away from under the pointer. */
      for (const left of [card.getByRole('button', { name: 'Reintentar' }), card.getByLabel('Cargando')])
        await expect(left).toHaveCount(0)
    }
    await expect(page.getByText('No hay contactos para mostrar')).toBeVisible()
    await expect(link).toBeVisible()
  })

  test('that do not exist are not found', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    for (const id of ['999999', 'x']) {
      await page.goto(`/suppliers/${id}`)
      await expect(page.getByText('No encontramos este proveedor')).toBeVisible()
    }
  })
})
