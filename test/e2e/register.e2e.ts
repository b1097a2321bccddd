import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectNoTroubles, launchBrowser, openTab, PHONE } from './support/browser.ts'
import { lettersTo } from './support/mail.ts'
import { startProduct, type Product } from './support/product.ts'
import { comeToTheDoor } from './support/steps.ts'
import { closeTabs } from './support/world.ts'

const PASSWORD = 'cuatro palabras al azar'

describe('registering', () => {
  let browser: Browser
  let product: Product

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct()])
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it.each([
    { country: 'CL', name: 'Chile', privacy: 'política de privacidad', person: 'ana' },
    { country: 'MX', name: 'México', privacy: 'aviso de privacidad', person: 'eva' },
  ])(
    'in $country takes the address that was meant, and leads on to the profile',
    async ({ country, name, privacy, person }) => {
      const tab = await openTab(browser)
      const { page } = tab
      await comeToTheDoor(page, product.address, '?utm_source=feria&referral_code=AMIGO')
      await emailOf(page).fill(`${person}@gmial.com`)
      await page.getByRole('link', { name: '¿Eres nuevo? Regístrate aquí' }).click()
      await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor()
      expect(await emailOf(page).inputValue()).toBe(`${person}@gmial.com`)

      await page.getByText(`Quiso decir ${person}@gmail.com`).waitFor()
      await page.getByRole('button', { name: 'Usar este email' }).click()
      await page.getByText('Email verificado').waitFor({ state: 'attached' })
      expect(await emailOf(page).inputValue()).toBe(`${person}@gmail.com`)

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
      await page.getByRole('heading', { name: 'Completa tu perfil' }).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('persist:v4'))).not.toContain('feria')
      await expect.poll(() => lettersTo(product, `${person}@gmail.com`).length).toBeGreaterThan(0)
      expectNoTroubles(tab)
    },
  )

  it('says everything that is missing at once, and gives the focus to the first of it', async () => {
    const { page } = await openTab(browser, { viewport: PHONE, hasTouch: true })
    await page.goto(`${product.address}/start/register`)
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    expect(await page.getByText('Campo requerido').count()).toBe(3)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await passwordOf(page).fill('corta')
    await page.getByText('La contraseña debe tener a lo menos 6 caracteres').waitFor()
    await page.getByText('Las contraseñas no coinciden').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  it('is not kept from anybody by a check that fails, and happens once for a double click', async () => {
    const { page } = await openTab(browser)
    await page.route('**/api/user/validate/email', (route) =>
      route.fulfill({ status: 429, json: { errorCode: 'ERROR_RATE_LIMITED' } }),
    )
    await page.goto(`${product.address}/start/register`)
    await emailOf(page).fill('luis@ejemplo.mx')
    await page.getByText('No se pudo verificar email').waitFor()
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

  it('sends who has an account already to where it can be entered, with the address and without the password', async () => {
    const { page } = await openTab(browser)
    await product.operator(
      'company:add',
      '76543210-3',
      '--name',
      'Maderas',
      '--email',
      'pagos@maderas.example',
      '--password',
      'una frase para entrar',
    )
    await page.goto(`${product.address}/start/register`)
    await emailOf(page).fill('pagos@maderas.example')
    await fillPasswords(page)
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await page.getByText('Este email ya tiene una cuenta. Inicia sesión o recupera tu contraseña.').waitFor()
    await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).click()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    expect([await emailOf(page).inputValue(), await passwordOf(page).inputValue()]).toEqual([
      'pagos@maderas.example',
      '',
    ])
    await page.goBack()
    await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor()
    expect(await passwordOf(page).inputValue()).toBe('')
  })

  it('works with the keyboard alone, and tells where one is after the panels changed places', async () => {
    const { page } = await openTab(browser, { reducedMotion: 'reduce' })
    await comeToTheDoor(page, product.address)
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
