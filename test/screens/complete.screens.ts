import { rejected } from '#test/support/fakes/faults.ts'
import { beginAfresh, expect, show, test } from './support/test.ts'
import type { Scenario } from './page/scenario.ts'

const FORM: Scenario = { path: '/completeregister', country: 'CL', state: 'full', visitor: 'newcomer' }

beginAfresh()

test('a user who returns to an unfinished profile is welcomed once', async ({ tab }) => {
  const { page } = tab
  const kept = (): Promise<string> => page.evaluate(() => localStorage.getItem('persist:v4') ?? '')
  const dialog = page.getByRole('dialog', { name: 'Bienvenido otra vez' })
  await show(tab, { ...FORM, stored: { 'persist:v4': JSON.stringify({ version: 4, wasInLogin: true }) } })
  await expect(dialog.getByText('Termina de completar tu perfil para empezar a financiarte')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toHaveCount(0)
  await show(tab, { ...FORM, stored: { 'persist:v4': await kept() } })
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a profile that was saved by half says what is left, and keeps the company as it is', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...FORM, failures: { 'Users.change': rejected('ERROR_UNKNOWN_ERROR') } })
  await page.getByText('Chile', { exact: true }).click()
  await page.getByLabel('Nombre completo').fill('Ana Muñoz')
  await page.getByLabel('Teléfono').fill('912345678')
  await page.getByLabel('RUT de la empresa').fill('77.777.777-7')
  await expect(page.getByText(/No encontramos el nombre/)).toBeVisible()
  await page.getByLabel('Nombre de la empresa').fill('Empresa Nueva SpA')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByText('Tu empresa ya quedó registrada. Falta guardar lo demás.')).toBeVisible()
  await expect(page.getByLabel('RUT de la empresa')).toBeDisabled()
})
