import { lettersTo } from './support/mail.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { openSignIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'cuatro palabras al azar'

test('registering takes the address that was meant, happens once for a double click, and leads on to the profile', async ({
  openTab,
  product,
}) => {
  const tab = await openTab()
  const { page } = tab
  /* While the panels change places there are two forms, of which only one can be used. */
  const form = page.locator(':not([inert]) > form')
  const email = form.getByLabel('Correo')
  await openSignIn(page, '?utm_source=feria&referral_code=AMIGO')
  await email.fill('ana.registro@gmial.com')
  await page.getByRole('link', { name: '¿Eres nuevo? Regístrate aquí' }).click()
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await expect(email).toHaveValue('ana.registro@gmial.com')
  await expect(page.getByText('Quiso decir ana.registro@gmail.com')).toBeVisible()
  await page.getByRole('button', { name: 'Usar este correo' }).click()
  await expect(page.getByText('Correo verificado')).toBeAttached()

  await page.getByText('Chile', { exact: true }).click()
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  const sent: Array<unknown> = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user')) sent.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: 'Crear cuenta' }).dblclick()

  await page.waitForURL(/\/completeregister\?/)
  expect(sent).toMatchObject([{ email: 'ana.registro@gmail.com', utmSource: 'feria', referralCode: 'AMIGO' }])
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('feria')
  await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
  await expect(page.getByText('Creamos tu usuario.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('persist:v4'))).not.toContain('feria')
  await expect.poll(() => lettersTo(product, 'ana.registro@gmail.com').length).toBeGreaterThan(0)
  expectNoTroubles(tab)
})
