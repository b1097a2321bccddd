import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.describe('the profile of a user', () => {
  let chilean: Session
  let mexican: Session

  test.beforeAll(async ({ companies, product }) => {
    chilean = await sessionOf(product.address, await companies.create('CL'))
    mexican = await sessionOf(product.address, await companies.create('MX'))
  })

  const pencil = (page: Page, label: string) => page.getByRole('button', { name: `Editar ${label}` })

  test('is edited by keyboard only: Enter saves, Escape restores', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    await page.goto('/user/profile')
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
    await expect(page.getByRole('banner').getByText(/Ana/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('definition').filter({ hasText: 'Ana Núñez' })).toBeVisible()
  })

  test('has an address that two tabs can edit without losing one of them', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean })
    const other = (await openTab({ storageState: chilean })).page
    const address = (tab: Page) => tab.getByRole('textbox', { name: 'Dirección' })
    const open = async (tab: Page, text: string) => {
      await tab.goto('/user/profile')
      await pencil(tab, 'dirección').click()
      await address(tab).fill(text)
    }
    await open(page, 'Calle Uno 1')
    await open(other, 'Calle Dos 2')
    await address(other).press('Enter')
    await expect(pencil(other, 'dirección')).toBeFocused()
    await address(page).press('Enter')
    const conflict = page.getByRole('alert', { name: 'Dirección: cambió mientras editabas' })
    await expect(conflict.getByText('Lo que está guardado ahora: Calle Dos 2')).toBeVisible()
    await expect(conflict.getByText('Lo que escribiste: Calle Uno 1')).toBeVisible()
    await expect(conflict.getByRole('button', { name: 'Usar lo guardado' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
    await expect(pencil(page, 'dirección')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('definition').filter({ hasText: 'Calle Uno 1' })).toBeVisible()
  })

  test('is copied, and says so when that fails', async ({ openTab }) => {
    const { page } = await openTab({ storageState: chilean, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/user/profile')
    const copy = page.getByRole('button', { name: 'Copiar email' })
    await copy.click()
    await expect(page.getByText('Email copiado.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/@/)
    await expect(copy).toBeVisible()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await expect(page.getByText('No pudimos copiar.')).toBeVisible()
  })

  test('takes a phone of ten digits in Mexico, and loses its prefix, in a window of 360 px', async ({ openTab }) => {
    const { page } = await openTab({ storageState: mexican, viewport: { width: 360, height: 740 } })
    await page.goto('/user/profile')
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

  test('has a password that is changed after its own messages', async ({ openTab, companies, product }) => {
    const company = await companies.create('CL')
    const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
    await page.goto('/user/profile')
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
    await fill(company.password, 'tres palabras al azar', 'tres palabras al azar')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible()
  })

  test('lists the open sessions, and ends the others', async ({ openTab, companies }) => {
    const company = await companies.create('CL')
    const away = await openTab()
    await signIn(away.page, company)
    const { page } = await openTab({ reducedMotion: 'reduce' })
    await signIn(page, company)
    await page.goto('/user/profile')
    const card = page.getByRole('region', { name: 'Sesiones abiertas' })
    await expect(card.getByRole('listitem')).toHaveCount(2)
    await expect(card.getByRole('listitem').filter({ hasText: 'Esta sesión' })).toHaveCount(1)
    await expect(card.getByText(/^Chrome en /)).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await card.getByRole('button', { name: 'Cerrar las demás' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/Esta sesión sigue abierta/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cerrar las demás' }).click()
    await expect(page.getByText('Cerramos tus demás sesiones.')).toBeVisible()
    await expect(card.getByText('No hay otras sesiones abiertas.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0)
    await away.page.goto('/user/profile')
    await expect(away.page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await page.reload()
    await expect(card.getByRole('listitem')).toHaveCount(1)
  })
})
