import type { Locator, Page } from '@playwright/test'
import { lettersTo } from './support/mail.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { openSignIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

const PASSWORD = 'cuatro palabras al azar'

test.describe('registering', () => {
  for (const { country, name, privacy, person } of [
    { country: 'CL', name: 'Chile', privacy: 'política de privacidad', person: 'ana.registro' },
    { country: 'MX', name: 'México', privacy: 'aviso de privacidad', person: 'eva.registro' },
  ])
    test(`in ${country} takes the address that was meant, and leads on to the profile`, async ({
      openTab,
      product,
    }) => {
      const tab = await openTab()
      const { page } = tab
      await openSignIn(page, '?utm_source=feria&referral_code=AMIGO')
      await emailOf(page).fill(`${person}@gmial.com`)
      await page.getByRole('link', { name: '¿Eres nuevo? Regístrate aquí' }).click()
      await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
      await expect(emailOf(page)).toHaveValue(`${person}@gmial.com`)

      await expect(page.getByText(`Quiso decir ${person}@gmail.com`)).toBeVisible()
      await page.getByRole('button', { name: 'Usar este email' }).click()
      await expect(page.getByText('Email verificado')).toBeAttached()
      await expect(emailOf(page)).toHaveValue(`${person}@gmail.com`)

      await page.getByText(name, { exact: true }).click()
      expect(await page.getByRole('link', { name: privacy }).getAttribute('href')).toContain(
        `/${country.toLowerCase()}/`,
      )
      await fillPasswords(page)
      await page.getByRole('checkbox').check()
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/user'))
      await page.getByRole('button', { name: 'Crear cuenta' }).click()
      expect((await sent).postDataJSON()).toMatchObject({
        email: `${person}@gmail.com`,
        utmSource: 'feria',
        referralCode: 'AMIGO',
      })

      await page.waitForURL(/\/completeregister\?/)
      expect(new URL(page.url()).searchParams.get('utm_source')).toBe('feria')
      await expect(page.getByRole('heading', { name: 'Completa tu perfil' })).toBeVisible()
      await expect(page.getByText('Creamos tu usuario.')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('persist:v4'))).not.toContain('feria')
      await expect.poll(() => lettersTo(product, `${person}@gmail.com`).length).toBeGreaterThan(0)
      expectNoTroubles(tab)
    })

  test('says everything that is missing at once, and gives the focus to the first of it', async ({ openTab }) => {
    const { page } = await openTab({ viewport: PHONE, hasTouch: true })
    await page.goto('/start/register')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('Campo requerido')).toHaveCount(3)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await passwordOf(page).fill('corta')
    await expect(page.getByText('La contraseña debe tener a lo menos 6 caracteres')).toBeVisible()
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('ticks a domain that receives mail, warns of one that does not, and says nothing of one that is unknown', async ({
    openTab,
  }) => {
    const { page } = await openTab()
    await page.goto('/start/register')
    const form = page.locator(':not([inert]) > form')
    const check = async (email: string) => {
      const answered = page.waitForResponse('**/api/user/validate/email')
      await emailOf(page).fill(email)
      return (await answered).json()
    }
    expect(await check('ana@gmail.com')).toEqual({ validEmail: true, emailSuggestion: null })
    await expect(form.locator('output')).toHaveText('Email verificado')
    expect(await check('ana@sin-correo.cl')).toEqual({ validEmail: false, emailSuggestion: null })
    await expect(page.getByText('No se pudo verificar email')).toBeVisible()
    expect(await check('ana@ejemplo.mx')).toEqual({ validEmail: null, emailSuggestion: null })
    await expect(form.locator('output')).toHaveText('')
  })

  test('is not prevented by a check that fails, and happens once for a double click', async ({ openTab }) => {
    const { page } = await openTab()
    await page.route('**/api/user/validate/email', (route) =>
      route.fulfill({ status: 429, json: { errorCode: 'ERROR_RATE_LIMITED' } }),
    )
    await page.goto('/start/register')
    await emailOf(page).fill('luis@ejemplo.mx')
    await expect(page.getByText('No se pudo verificar email')).toBeVisible()
    await fillPasswords(page)
    await page.getByRole('checkbox').check()
    let sent = 0
    page.on(
      'request',
      (request) => (sent += request.method() === 'POST' && request.url().endsWith('/api/user') ? 1 : 0),
    )
    await page.getByRole('button', { name: 'Crear cuenta' }).dblclick()
    await page.waitForURL(/\/completeregister/)
    expect(sent).toBe(1)
  })

  test('sends who has an account already to where it can be entered, with the address and without the password', async ({
    companies,
    openTab,
  }) => {
    const { page } = await openTab()
    const { email } = await companies.create('CL')
    await page.goto('/start/register')
    await emailOf(page).fill(email)
    await fillPasswords(page)
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Este email ya tiene una cuenta. Inicia sesión o recupera tu contraseña.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect([await emailOf(page).inputValue(), await passwordOf(page).inputValue()]).toEqual([email, ''])
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
    await expect(passwordOf(page)).toHaveValue('')
  })

  test('works with the keyboard alone, and tells where one is after the panels changed places', async ({ openTab }) => {
    const { page } = await openTab({ reducedMotion: 'reduce' })
    await openSignIn(page)
    await page.getByRole('link', { name: '¿Eres nuevo? Regístrate aquí' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Crea tu cuenta')
    await page.getByRole('link', { name: '¿Ya tienes cuenta? Inicia sesión aquí' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Inicia sesión')
  })
})

/** While the panels change places there are two forms, of which only one can be used. */
const emailOf = (page: Page): Locator => page.locator(':not([inert]) > form').getByLabel('Email')
const passwordOf = (page: Page): Locator =>
  page.locator(':not([inert]) > form').getByLabel('Contraseña', { exact: true })

const fillPasswords = async (page: Page): Promise<void> => {
  await passwordOf(page).fill(PASSWORD)
  await page.getByLabel('Repite la contraseña').fill(PASSWORD)
}
