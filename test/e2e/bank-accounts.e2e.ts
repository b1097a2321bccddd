import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** Of BANAMEX in Mexico City, and of BBVA. */
const CLABES = ['002180000118359710', '012180000118359713'] as const

test.describe('the bank accounts of a company', () => {
  let chilean: Session
  let mexican: Session

  test.beforeAll(async ({ companies, product }) => {
    chilean = await sessionOf(product.address, await companies.create('CL'))
    mexican = await sessionOf(product.address, await companies.create('MX'))
  })

  const dialog = (page: Page) => page.getByRole('dialog')
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
  const openDialog = (page: Page) => page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()

  test('are added, made the default and deleted in Chile', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/user/profile/bankaccounts')
    await expect(page.getByText('No hay cuentas bancarias para mostrar')).toBeVisible()
    for (const [alias, number] of [
      ['Sueldos', '11112222'],
      ['Proveedores', '33334444'],
    ] as const) {
      await openDialog(page)
      await save(page)
      await expect(dialog(page).getByText('Campo requerido')).toHaveCount(4)
      await dialog(page).getByRole('combobox', { name: 'Banco' }).fill('estado')
      await dialog(page).getByRole('option', { name: 'BancoEstado' }).click()
      await dialog(page).getByLabel('Tipo de cuenta').selectOption('Cuenta vista')
      await dialog(page).getByLabel('Número de cuenta').fill(number)
      await dialog(page).getByLabel('Email para avisos de pago').fill('pagos@empresa.cl')
      await dialog(page).getByLabel('Alias (opcional)').fill(alias)
      expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
      await save(page)
      await expect(dialog(page)).toHaveCount(0)
    }
    await expect(row(page, 'Sueldos').getByText('Principal')).toBeVisible()
    await expect(page.getByText('11112222')).toHaveCount(0)
    await row(page, 'Proveedores').getByRole('radio').click()
    await expect(dialog(page).getByRole('button', { name: 'Cambiar' })).toBeDisabled()
    await dialog(page).getByRole('checkbox', { name: 'Confirmo' }).check()
    await dialog(page).getByRole('button', { name: 'Cambiar' }).click()
    await expect(row(page, 'Proveedores').getByText('Principal')).toBeVisible()
    await row(page, 'Sueldos')
      .getByRole('button', { name: /^Acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Eliminar cuenta' }).click()
    await dialog(page).getByRole('checkbox', { name: 'Confirmo' }).check()
    expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
    await expect(row(page, 'Sueldos')).toHaveCount(0)
  })

  test('are filled from a pasted text', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/user/profile/bankaccounts')
    await openDialog(page)
    const text =
      'Otra Empresa Ltda\nRUT: 12.345.678-5\nBanco: Santander\nCuenta Corriente 6512345678\nEmail: pagos@empresa.cl'
    await dialog(page)
      .getByLabel('Número de cuenta')
      .evaluate((field, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    await expect(dialog(page).getByRole('status').first()).toHaveText(
      'Completamos banco, tipo de cuenta, número de cuenta y email con el texto que pegaste. Revisa los datos antes de guardar.',
    )
    await expect(dialog(page)).toContainText('El texto nombra el RUT 12.345.678-5')
    await dialog(page).getByLabel('Alias (opcional)').fill('Pegada')
    await save(page)
    await expect(row(page, 'Pegada')).toContainText('Banco Santander Chile')
  })

  test('have the bank of their CLABE in Mexico, by keyboard only', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican })
    await page.goto('/user/profile/bankaccounts')
    await expect(page.getByText('No hay cuentas Anticipo para mostrar')).toBeVisible()
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('CLABE', { exact: true })).toBeFocused()
    await page.keyboard.type(`${CLABES[0].slice(0, 10)}-${CLABES[0].slice(10)}`)
    await expect(dialog(page).getByRole('combobox', { name: 'Banco' })).toHaveValue(/^BANAMEX/)
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('pagos@empresa.mx')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'BANAMEX').getByText('Principal')).toBeVisible()
    await openDialog(page)
    await dialog(page).getByLabel('CLABE', { exact: true }).fill(CLABES[0])
    await expect(dialog(page).getByText(/^Ya registraste esta cuenta/)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Guardar cuenta' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('that two tabs edit keep the first change until the second decides', async ({ openTab }) => {
    const { page: first } = await openTab({ storageState: mexican })
    const { page: second } = await openTab({ storageState: mexican })
    await first.goto('/user/profile/bankaccounts')
    await openDialog(first)
    await dialog(first).getByLabel('CLABE', { exact: true }).fill(CLABES[1])
    await dialog(first).getByLabel('Email para avisos de pago').fill('pagos@empresa.mx')
    await save(first)
    await second.goto('/user/profile/bankaccounts')
    for (const page of [first, second]) {
      await row(page, 'BBVA')
        .getByRole('button', { name: /^Acciones/ })
        .click()
      await page.getByRole('menuitem', { name: 'Editar cuenta' }).click()
    }
    await dialog(first).getByLabel('Alias (opcional)').fill('Primera')
    await save(first)
    await expect(row(first, 'Primera')).toBeVisible()
    await dialog(second).getByLabel('Alias (opcional)').fill('Segunda')
    await save(second)
    await expect(dialog(second).getByRole('alert')).toContainText('Primera')
    await dialog(second).getByRole('button', { name: 'Guardar mis cambios' }).click()
    await expect(row(second, 'Segunda')).toBeVisible()
    await expect(row(first, 'Segunda')).toBeVisible()
  })
})
