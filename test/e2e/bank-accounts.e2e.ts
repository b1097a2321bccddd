import type { Page } from '@playwright/test'
import { commonText } from '#ui/text/common.ts'
import { sessionOf, type Session } from './support/api.ts'
import { expect, test } from './support/test.ts'

/** An account of BBVA in Mexico City. */
const CLABE = '012180000118359713'

test.describe('the bank accounts of a company', () => {
  let mexican: Session

  test.beforeAll(async ({ companies, product }) => {
    mexican = await sessionOf(product.address, await companies.create('MX'))
  })

  const dialog = (page: Page) => page.getByRole('dialog')
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
  const openDialog = (page: Page) => page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()

  test('are typed once in spite of a reload, and that two tabs edit keep the first change until the second decides', async ({
    openTab,
  }) => {
    const { page: first } = await openTab({ storageState: mexican })
    const { page: second } = await openTab({ storageState: mexican })
    await first.goto('/user/profile/bankaccounts')
    await openDialog(first)
    const clabe = dialog(first).getByLabel('CLABE', { exact: true })
    await clabe.fill(CLABE)
    const typed = await clabe.inputValue()
    await first.reload()
    await openDialog(first)
    await expect(dialog(first).getByText(commonText.restored.note)).toBeVisible()
    await expect(clabe).toHaveValue(typed)
    await dialog(first).getByLabel('Correo para avisos de pago').fill('pagos@empresa.mx')
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
