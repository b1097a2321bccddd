import { violations } from '#test/screens/support/axe.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'tres palabras al azar'

test('the profile lists the open sessions and ends the others, and a new password ends what is open elsewhere', async ({
  openTab,
  companies,
}) => {
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

  const name = page.getByRole('textbox', { name: 'Nombre' })
  await page.getByRole('button', { name: 'Editar nombre' }).click()
  await name.fill('Ana Núñez')
  await name.press('Enter')
  await expect(page.getByRole('banner').getByText(/Ana/)).toBeVisible()
  await signIn(away.page, company)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await dialog.getByLabel('Contraseña actual').fill(company.password)
  await dialog.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByLabel('Repite la nueva contraseña').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible()
  await away.page.goto('/user/profile')
  await expect(away.page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'Ana Núñez' })).toBeVisible()
})
