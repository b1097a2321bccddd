import type { Page } from '@playwright/test'
import { linkTo } from './support/mail.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { openSignIn, enter } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'otras cuatro palabras'

test('a lost password is replaced by the link that was mailed, which is good once and stays nowhere', async ({
  companies,
  openTab,
  product,
}) => {
  const company = await companies.create('CL')
  const tab = await openTab()
  const { page } = tab
  await openSignIn(page)
  await page.getByLabel('Correo').fill(company.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(`Si ${company.email} tiene una cuenta, enviamos ahí un enlace`)).toBeVisible()
  await expect.poll(() => linkTo(product, company.email, 'resetpassword')).toBeDefined()
  const path = linkTo(product, company.email, 'resetpassword') ?? ''

  await page.goto(path)
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/resetpassword')
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.title])),
  ).not.toContain(path.slice(-43))
  await change(page, 'corta', 'larga')
  await expect(page.getByText('La contraseña debe tener a lo menos 6 caracteres')).toBeVisible()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await change(page, NEW_PASSWORD, NEW_PASSWORD)

  await expect(page.getByText('Tu contraseña fue cambiada. Ingresa con la nueva.')).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/start/login')
  await enter(page, company)
  await expect(page.getByText('El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.')).toBeVisible()
  await enter(page, { ...company, password: NEW_PASSWORD })
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
  expectNoTroubles(tab, /status of 401/)

  /* With a session the link is used after a sign-out only. */
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Ya iniciaste sesión' })).toBeVisible()
  await expect(page.getByText(`Estás dentro como ${company.email}`)).toBeVisible()
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cerrar sesión y seguir' }).click()
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toBeVisible()

  const again = await openTab()
  await again.page.goto(path)
  await expect(again.page.getByLabel('Contraseña nueva', { exact: true })).toBeVisible()
  await change(again.page, 'una tercera frase', 'una tercera frase')
  await expect(again.page.getByText('Este enlace ya no sirve')).toBeVisible()
  await again.page.getByRole('button', { name: 'Pedir un enlace nuevo' }).click()
  await expect(again.page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  expectNoTroubles(again, /status of 410/)
})

const change = async (page: Page, password: string, again: string): Promise<void> => {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña nueva').fill(again)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
}
