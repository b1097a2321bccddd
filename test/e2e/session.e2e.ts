import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab, tabIn } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { chooseFirst, enter, openInvoices, sendButton, signIn } from './support/steps.ts'
import { closeTabs, startWithInvoices, type OpenSignedIn } from './support/world.ts'

const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'

describe('a session', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company, open } = await startWithInvoices(browser, 'CL'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('that the host refuses in the middle of the dates warns once, and gives everything back after signing in', async () => {
    const { page } = await open()
    await openInvoices(page, product.address)
    await chooseFirst(page, 2)
    const pick = page.getByRole('button', { name: /^\+30/ })
    const date = (await pick.getAttribute('aria-label'))?.split(': ')[1]

    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { errorCode: 'ERROR_AUTH_TOKEN_EXPIRED' } }),
    )
    await pick.click()
    await page.getByText(EXPIRED).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/start/login')
    expect(await page.getByText(/sesión expiró/).count()).toBe(1)
    await page.unroute('**/api/**')

    await enter(page, company)
    await page.getByText('Recuperamos tu selección de 2 facturas.').waitFor()
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    expect(await datesOf(page)).toEqual([date, date])
    expect(await page.getByText(/sesión expiró/).count()).toBe(0)
  })

  it('whose time is over warns once, and lets the same person in again at once', async () => {
    const { page } = await open()
    await page.clock.install()
    await openInvoices(page, product.address)
    await page.clock.fastForward('25:00:00')
    await page.getByText(EXPIRED).waitFor()
    expect(await page.getByText(/sesión expiró/).count()).toBe(1)
    await enter(page, company)
    await page.getByRole('grid').waitFor()
    await page.clock.fastForward('00:30')
    await page.getByRole('grid').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
  })

  it('that ends in one tab ends in the other', async () => {
    const { page, context } = await openTab(browser)
    await signIn(page, product.address, company)
    const other = await tabIn(context)
    await other.page.goto(`${product.address}/orders`)
    await other.page.getByRole('button', { name: /^Hola,/ }).waitFor()
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    await other.page.getByText('Cerraste sesión en otra pestaña.').waitFor()
    expect(await page.getByText(/sesión expiró/).count()).toBe(0)
    await other.page.goto(`${product.address}/orders`)
    await other.page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    expectNoTroubles(other)
  })

  it('whose calls are all refused at once ends once, goes to the door once, and takes the query along', async () => {
    const { page } = await open()
    await page.goto(`${product.address}/orders`)
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    const doors: string[] = []
    page.on(
      'framenavigated',
      (frame) => frame.url().includes('/start/login') && doors.push(new URL(frame.url()).search),
    )
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { errorCode: 'ERROR_AUTH_TOKEN_EXPIRED' } }),
    )
    await page.goto(`${product.address}/user/profile?utm_source=feria&x=%2F%2F`)
    await page.getByText(EXPIRED).waitFor()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    expect(doors).toEqual(['?utm_source=feria&x=%2F%2F'])
    expect(await page.getByText(/sesión expiró/).count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  })

  it('that was ended shows nothing of the company to who goes back, and keeps nothing in hand', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    await page.addInitScript(() => {
      const inHand = new Set<string>()
      const { createObjectURL, revokeObjectURL } = URL
      URL.createObjectURL = (object: Blob) => {
        const url = createObjectURL(object)
        inHand.add(url)
        return url
      }
      URL.revokeObjectURL = (url) => {
        inHand.delete(url)
        revokeObjectURL(url)
      }
      Object.assign(globalThis, { inHand })
    })
    await signIn(page, product.address, company)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await page.getByRole('heading', { name: 'Estado de Operaciones' }).waitFor()
    await page.goto(`${product.address}/user/profile`)
    await page.getByText(company.name).first().waitFor()
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    for (let step = 0; step < 6; step += 1) {
      await page.goBack({ waitUntil: 'load' }).catch(() => null)
      if (!page.url().startsWith(product.address)) break
      await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
      expect(await page.getByText(company.name).count()).toBe(0)
      expect(
        await page.evaluate(() => [Reflect.get(globalThis, 'inHand').size, localStorage.getItem('jwtToken')]),
      ).toEqual([0, null])
    }
    expectNoTroubles(tab)
  })

  it('is refused to a wrong password, and the email stays', async () => {
    const { page } = await openTab(browser)
    await page.goto(product.address)
    await enter(page, { ...company, password: 'no es esta frase' })
    await page.getByText('El email o la contraseña no coinciden. Revísalos e intenta de nuevo.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(company.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
  })

  it('is refused to an account with too many wrong passwords until a time of day, and to no other', async () => {
    const { page } = await openTab(browser, { timezoneId: 'America/Mexico_City' })
    await page.clock.setFixedTime('2026-03-04T15:30:10Z')
    await page.goto(product.address)
    await page.route('**/api/user/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '300' },
        json: { errorCode: 'ERROR_AUTH_TOO_MANY_ATTEMPTS' },
      }),
    )
    await enter(page, company)
    const locked = page.getByText('Hubo demasiados intentos con este email. Podrás volver a intentar a las 09:36.')
    const send = page.getByRole('button', { name: 'Ingresar', exact: true })
    await locked.waitFor()
    expect(await send.isEnabled()).toBe(false)
    await page.getByLabel('Email').fill(`otra.${company.email}`)
    expect([await send.isEnabled(), await locked.count()]).toEqual([true, 0])
    await page.getByLabel('Email').fill(company.email)
    await locked.waitFor()
    await page.getByRole('link', { name: 'Recupera tu contraseña para ingresar antes' }).click()
    await page.getByRole('heading', { name: 'Recupera tu contraseña' }).waitFor()
  })

  it('begins where the address wanted to go, with its query', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    await page.goto(`${product.address}/orders/1?x=1`)
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    await expect.poll(() => pathOf(page)).toBe('/start/login?x=1')
    await enter(page, company)
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    await expect.poll(() => pathOf(page)).toBe('/orders/1?x=1')
    expectNoTroubles(tab, /404/)
  })
})

const datesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByLabel(/^Fecha de pago de la factura/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
