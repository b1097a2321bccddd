import type { Page } from '@playwright/test'
import { FAKE_EMAIL } from '#test/support/fakes/sessions.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, expect, show, test, tick } from './support/test.ts'
import { PHONE } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const PASSWORD = 'cuatro palabras al azar'
const GUEST: Scenario = { path: '/start/register', country: 'CL', state: 'full', visitor: 'guest' }

/** While the panels change places there are two forms, of which only one can be used. */
const form = (page: Page) => page.locator(':not([inert]) > form')
const email = (page: Page) => form(page).getByLabel('Correo')
const password = (page: Page) => form(page).getByLabel('Contraseña', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const fillIn = async (page: Page, address: string): Promise<void> => {
  await email(page).fill(address)
  await password(page).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña').fill(PASSWORD)
  await tick(page.getByRole('checkbox'))
}

beginAfresh()

test('texts that a password manager writes without events count', async ({ tab }) => {
  const { page } = tab
  await show(tab, GUEST)
  for (const [field, text] of [
    [email(page), 'sin-eventos@ejemplo.cl'],
    [password(page), PASSWORD],
  ] as const)
    await field.evaluate((input, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    }, text)
  await submit(page).click()
  await expect(page.getByText('Campo requerido')).toHaveCount(1)
  await expect(email(page)).toHaveValue('sin-eventos@ejemplo.cl')
  await expect(page.getByLabel('Repite la contraseña')).toBeFocused()
})

test('everything that is missing is said at once, and the first of it gets the focus', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, GUEST)
  await submit(page).click()
  await expect(page.getByText('Campo requerido')).toHaveCount(3)
  await expect(email(page)).toBeFocused()
  await password(page).fill('corta')
  await expect(page.getByText('La contraseña debe tener a lo menos 6 caracteres')).toBeVisible()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  expect(await overflow(page)).toEqual([])
})

test('a domain that receives mail is ticked, one that does not is warned of, and nothing said of an unknown one', async ({
  tab,
}) => {
  const { page } = tab
  const state = form(page).locator('output')
  await show(tab, GUEST)
  await email(page).fill('ana@gmail.com')
  await expect(state).toHaveText('Correo verificado')
  await email(page).fill('ana@empresa.invalid')
  await expect(page.getByText('No se pudo verificar email')).toBeVisible()
  await email(page).fill('ana@empresa.test')
  await expect(page.getByText('No se pudo verificar email')).toHaveCount(0)
  await expect(state).toHaveText('')
  await email(page).fill('ana@gmial.com')
  await expect(page.getByText('Quiso decir ana@gmail.com')).toBeVisible()
  await page.getByRole('button', { name: 'Usar este correo' }).click()
  await expect(email(page)).toHaveValue('ana@gmail.com')
  await expect(state).toHaveText('Correo verificado')
})

test('the chosen country has its own policy of privacy', async ({ tab }) => {
  const { page } = tab
  await show(tab, GUEST)
  for (const [country, policy, path] of [
    ['Chile', 'política de privacidad', '/cl/'],
    ['México', 'aviso de privacidad', '/mx/'],
  ] as const) {
    await page.getByText(country, { exact: true }).click()
    expect(await page.getByRole('link', { name: policy }).getAttribute('href')).toContain(path)
  }
})

test('an account is created although the check of the address fails', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...GUEST, failures: { 'Accounts.verifyEmail': rejected('ERROR_RATE_LIMITED') } })
  await fillIn(page, 'luis@ejemplo.cl')
  await expect(page.getByText('No se pudo verificar email')).toBeVisible()
  await submit(page).click()
  /* The session of these tests knows no other user than Ana. */
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  await expect(email(page)).toHaveValue('luis@ejemplo.cl')
})

test('who has an account already is led to where it can be entered, with the address and without the password', async ({
  tab,
}) => {
  const { page } = tab
  await show(tab, GUEST)
  await fillIn(page, FAKE_EMAIL)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Este correo ya tiene una cuenta. Inicia sesión o recupera tu contraseña.')).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([FAKE_EMAIL, ''])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await expect(password(page)).toHaveValue('')
})

test('the panels change places by the keyboard, and the focus tells where one is', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...GUEST, path: '/start/login' })
  await page.getByRole('link', { name: '¿Eres nuevo? Regístrate aquí' }).press('Enter')
  await expect.poll(() => focusedText(page)).toBe('Crea tu cuenta')
  await page.getByRole('link', { name: '¿Ya tienes cuenta? Inicia sesión aquí' }).press('Enter')
  await expect.poll(() => focusedText(page)).toBe('Inicia sesión')
})
