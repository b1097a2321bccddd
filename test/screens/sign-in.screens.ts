import type { Page } from '@playwright/test'
import { FAKE_EMAIL, FAKE_PASSWORD } from '#test/support/fakes/sessions.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { beginAfresh, expect, openScreens, show, test } from './support/test.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string): Scenario => ({ path, country: 'CL', state: 'full', visitor: 'guest' })
const SIGN_IN = at('/start/login')

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const send = (page: Page) => page.getByRole('button', { name: 'Ingresar', exact: true })
const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('Correo').fill(FAKE_EMAIL)
  await page.getByLabel('Contraseña', { exact: true }).fill(FAKE_PASSWORD)
  await page.keyboard.press('Enter')
}

beginAfresh()

test('a session begins with what a password manager wrote into the fields without an event', async ({ tab }) => {
  const { page } = tab
  await show(tab, SIGN_IN)
  await page.evaluate(
    ([email, password]) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(document.querySelector('input[name=email]'), email)
      write?.call(document.querySelector('input[name=password]'), password)
    },
    [FAKE_EMAIL, FAKE_PASSWORD],
  )
  await send(page).click()
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
})

test('a session begins where the address wanted to go, with its query', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/1?x=1'))
  await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/start/login?x=1')
  await enter(page)
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/orders/1?x=1')
})

test('a session begins with the focus on the heading of the page, and a loaded page with none', async ({ tab }) => {
  const { page } = tab
  const heading = page.getByRole('heading', { level: 1, name: 'Estado de Operaciones' })
  await show(tab, at('/orders'))
  await enter(page)
  await expect(heading).toBeFocused()
  await show(tab, { ...at('/orders'), visitor: 'company' })
  await expect(heading).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Proveedores' }).first()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Proveedores' })).toBeVisible()
  await expect(link).toBeFocused()
})

test('an account with too many wrong passwords is locked until a time of day, and no other', async ({ browser }) => {
  const tab = await openScreens(browser, { timezoneId: 'America/Mexico_City' })
  const { page } = tab
  await page.clock.setFixedTime('2026-03-04T15:30:10Z')
  const locked = { ...rejected('ERROR_AUTH_TOO_MANY_ATTEMPTS'), retryAfterSeconds: 300 }
  await show(tab, { ...SIGN_IN, failures: { 'Sessions.signIn': locked } })
  await enter(page)
  const notice = page.getByText('Hubo demasiados intentos con este correo. Podrás volver a intentar a las 09:36.')
  await expect(notice).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await page.getByLabel('Correo').fill(`otra.${FAKE_EMAIL}`)
  expect([await send(page).isEnabled(), await notice.count()]).toEqual([true, 0])
  await page.getByLabel('Correo').fill(FAKE_EMAIL)
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Recupera tu contraseña para ingresar antes' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await tab.context.close()
})

test('a link to a new password without its code, or with one that was cut short, changes nothing', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/resetpassword'))
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible()
  await show(tab, at('/resetpassword/corto'))
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otras cuatro palabras')
  await page.getByLabel('Repite la contraseña nueva').fill('otras cuatro palabras')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible()
})
