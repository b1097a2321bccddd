import type { Page } from '@playwright/test'
import { FAKE_PASSWORD } from '#test/support/fakes/account.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test } from './support/test.ts'
import type { Scenario } from './page/scenario.ts'
import { PHONE } from './support/viewports.ts'

const PROFILE: Scenario = { path: '/user/profile', country: 'CL', state: 'full', visitor: 'company' }
const pencil = (page: Page, label: string) => page.getByRole('button', { name: `Editar ${label}` })

beginAfresh()

test('a name is edited by keyboard only: Enter saves, Escape restores', async ({ tab }) => {
  const { page } = tab
  await show(tab, PROFILE)
  await pencil(page, 'nombre').focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: 'Nombre' })
  await expect(name).toBeFocused()
  const before = await name.inputValue()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('No se guarda')
  await page.keyboard.press('Escape')
  await expect(pencil(page, 'nombre')).toBeFocused()
  await expect(page.getByText(before).first()).toBeVisible()
  await expect(page.getByText('No se guarda')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Campo requerido')).toBeVisible()
  await page.keyboard.type('Ana Núñez')
  await page.keyboard.press('Enter')
  await expect(pencil(page, 'nombre')).toBeFocused()
  await expect(page.getByText('Guardamos los cambios de tu perfil.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Ana Núñez' })).toBeVisible()
})

test('an address that was changed elsewhere meanwhile is shown beside the typed one', async ({ tab }) => {
  const { page } = tab
  const current = { ...aBusiness(), address: 'Calle Dos 2', email: undefined, version: 1 }
  await show(tab, { ...PROFILE, failures: { 'UserAccount.changeBusiness': { _tag: 'Conflict', current } } })
  await pencil(page, 'dirección').click()
  const address = page.getByRole('textbox', { name: 'Dirección' })
  await address.fill('Calle Uno 1')
  await address.press('Enter')
  const conflict = page.getByRole('alert', { name: 'Dirección: cambió mientras editabas' })
  await expect(conflict.getByText('Lo que está guardado ahora: Calle Dos 2')).toBeVisible()
  await expect(conflict.getByText('Lo que escribiste: Calle Uno 1')).toBeVisible()
  await expect(conflict.getByRole('button', { name: 'Usar lo guardado' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await changeAnswers(tab, { failures: {} })
  await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
  await expect(pencil(page, 'dirección')).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'Calle Uno 1' })).toBeVisible()
})

test('a phone in Mexico has ten digits, and loses its prefix, in a window of 360 px', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, { ...PROFILE, country: 'MX' })
  await pencil(page, 'teléfono de contacto').click()
  const phone = page.getByRole('textbox', { name: 'Teléfono de contacto' })
  await phone.fill('55 1234 567')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('El teléfono debe tener 10 dígitos')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await phone.fill('+52 55 1234 5678')
  await expect(phone).toHaveValue('5512345678')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('+52 55 1234 5678')).toBeVisible()
  await expect(pencil(page, 'teléfono de contacto')).toBeFocused()
  expect(await overflow(page)).toEqual([])
})

test('a password is changed after its own messages', async ({ tab }) => {
  const { page } = tab
  await show(tab, PROFILE)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  const dialog = page.getByRole('dialog')
  const fill = async (current: string, next: string, again: string) => {
    await dialog.getByLabel('Contraseña actual').fill(current)
    await dialog.getByLabel('Nueva contraseña', { exact: true }).fill(next)
    await dialog.getByLabel('Repite la nueva contraseña').fill(again)
    await page.keyboard.press('Enter')
  }
  await fill('', 'corta', 'larga')
  for (const message of ['Campo requerido', 'Mínimo 6 caracteres', 'La contraseña no coincide'])
    await expect(dialog.getByText(message)).toBeVisible()
  expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
  await fill('no es esta', 'tres palabras al azar', 'tres palabras al azar')
  await expect(dialog.getByText('La contraseña actual no es correcta')).toBeVisible()
  await fill(FAKE_PASSWORD, 'tres palabras al azar', 'tres palabras al azar')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible()
})

const ACCOUNTS: Scenario = { path: '/user/profile/bankaccounts', country: 'CL', state: 'empty', visitor: 'company' }
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const openDialog = (page: Page) => page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
const expectAccessible = async (page: Page): Promise<void> =>
  expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])

test('the bank accounts of a Chilean company are added, made the default and deleted', async ({ tab }) => {
  const { page } = tab
  await show(tab, ACCOUNTS)
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
    await dialog(page).getByLabel('Correo para avisos de pago').fill('pagos@empresa.cl')
    await dialog(page).getByLabel('Alias (opcional)').fill(alias)
    await expectAccessible(page)
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
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
  await expect(row(page, 'Sueldos')).toHaveCount(0)
})

test('what was typed for a bank account is lost only after a question, at Escape and on the way back', async ({
  tab,
}) => {
  const { page } = tab
  await show(tab, PROFILE)
  await page.getByRole('link', { name: 'Cuentas bancarias' }).click()
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await openDialog(page)
  const number = dialog(page).getByLabel('Alias (opcional)')
  await number.fill('Sueldos')
  await page.keyboard.press('Escape')
  const keep = dialog(page).getByRole('button', { name: 'Seguir editando' })
  await expect(keep).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('Sueldos')
  await page.goBack()
  await expect(keep).toBeFocused()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/profile/bankaccounts')
  expect(await violations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/profile')
})

test('a bank account is filled from a pasted text', async ({ tab }) => {
  const { page } = tab
  await show(tab, ACCOUNTS)
  await openDialog(page)
  const text =
    'Otra Empresa Ltda\nRUT: 12.345.678-5\nBanco: BancoEstado\nCuenta Corriente 6512345678\nEmail: pagos@empresa.cl'
  await dialog(page)
    .getByLabel('Número de cuenta')
    .evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await expect(dialog(page).getByRole('status').first()).toHaveText(
    'Completamos banco, tipo de cuenta, número de cuenta y correo con el texto que pegaste. Revisa los datos antes de guardar.',
  )
  await expect(dialog(page)).toContainText('El texto nombra el RUT 12.345.678-5')
  await dialog(page).getByLabel('Alias (opcional)').fill('Pegada')
  await save(page)
  await expect(row(page, 'Pegada')).toContainText('BancoEstado')
})

test('a bank account in Mexico has the bank of its CLABE, by keyboard only, and is added once', async ({ tab }) => {
  const { page } = tab
  const clabe = '002180000118359710'
  await show(tab, {
    ...ACCOUNTS,
    country: 'MX',
    values: { 'BankAccounts.banks': [{ id: '40002', name: 'BANAMEX', code: '002' }] },
  })
  await expect(page.getByText('No hay cuentas Anticipo para mostrar')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar cuenta nueva' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('CLABE', { exact: true })).toBeFocused()
  await page.keyboard.type(`${clabe.slice(0, 10)}-${clabe.slice(10)}`)
  await expect(dialog(page).getByRole('combobox', { name: 'Banco' })).toHaveValue(/^BANAMEX/)
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('pagos@empresa.mx')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, '9710').getByText('Principal')).toBeVisible()
  await openDialog(page)
  await dialog(page).getByLabel('CLABE', { exact: true }).fill(clabe)
  await expect(dialog(page).getByText(/^Ya registraste esta cuenta/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Guardar cuenta' })).toHaveAttribute('aria-disabled', 'true')
})

test('a list of banks that failed says so, never that there is no such bank, and is loaded again', async ({ tab }) => {
  const { page } = tab
  await show(tab, {
    ...PROFILE,
    path: '/user/profile/bankaccounts',
    failures: { 'BankAccounts.banks': { _tag: 'Unreachable' } },
  })
  await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('No pudimos cargar los bancos.')
  await dialog.getByRole('combobox', { name: 'Banco' }).fill('chile')
  await expect(page.getByText('No encontramos ese banco')).toHaveCount(0)
  await changeAnswers(tab, { failures: {} })
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a file that nothing takes is refused with a sentence, and the page stays', async ({ tab }) => {
  const { page } = tab
  await show(tab, PROFILE)
  const isRefused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'factura.pdf'))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    document.querySelector('main')?.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  expect(isRefused).toBe(true)
  await expect(
    page.getByText('En este lugar no recibimos archivos, y el que soltaste quedó donde estaba.'),
  ).toBeVisible()
})

test('representatives are sorted both ways by a column, and say so', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...PROFILE, path: '/user/profile/legal' })
  const head = page.getByRole('columnheader', { name: 'Nombre completo' })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  for (const direction of ['ascending', 'descending']) {
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', direction)
  }
})
