import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { breakCalls, EXPIRED_SESSION, expireSessionAt } from './support/faults.ts'
import { expectNoTroubles, tabIn } from './support/page-watch.ts'
import { chooseFirst, enter, openInvoices, openSignIn, sendButton, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'

test.describe('a session', () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.createWithInvoices('CL')
    session = await sessionOf(product.address, company)
  })

  test('that the host refuses in the middle of the dates warns once, and gives everything back after signing in', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    await openInvoices(page)
    await chooseFirst(page, 2)
    const pick = page.getByRole('button', { name: /^\+30/ })
    const date = (await pick.getAttribute('aria-label'))?.split(': ')[1]

    await expect(sendButton(page)).toBeEnabled()
    await expireSessionAt(page, '/api/cart/calculate')
    await pick.click()
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/start/login')
    await expect(page.getByText(/sesión expiró/)).toHaveCount(1)
    await page.unroute('**/api/**')

    await enter(page, company)
    await expect(page.getByText('Recuperamos tu selección de 2 facturas.')).toBeVisible()
    await expect(sendButton(page)).toBeEnabled()
    expect(await datesOf(page)).toEqual([date, date])
    expect(await page.getByText(/sesión expiró/).count()).toBe(0)
  })

  test('whose time is over warns once, and lets the same person in again at once', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.clock.install()
    await openInvoices(page)
    await page.clock.fastForward('25:00:00')
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(page.getByText(/sesión expiró/)).toHaveCount(1)
    await enter(page, company)
    await expect(page.getByRole('grid')).toBeVisible()
    await page.clock.fastForward('00:30')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
  })

  test('that ends in one tab ends in the other', async ({ openTab }) => {
    const { page, context } = await openTab()
    await signIn(page, company)
    const other = await tabIn(context)
    await other.page.goto('/orders')
    await expect(other.page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    /* A read that is on its way could reach the host before this tab learns that the session ended. */
    await other.page.waitForLoadState('networkidle')
    await page.bringToFront()
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect(other.page.getByText('Cerraste sesión en otra pestaña.')).toBeVisible()
    expect(await page.getByText(/sesión expiró/).count()).toBe(0)
    await other.page.goto('/orders')
    await expect(other.page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expectNoTroubles(other)
  })

  test('whose calls are all rejected at once ends once, goes to the sign-in page once, and keeps the query', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    await page.goto('/orders')
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    /* A late call of this page would end the session before the next page, which says why, is there. */
    await page.goto('about:blank')
    const signInQueries: string[] = []
    page.on(
      'framenavigated',
      (frame) => frame.url().includes('/start/login') && signInQueries.push(new URL(frame.url()).search),
    )
    await breakCalls(page, EXPIRED_SESSION)
    await page.goto('/user/profile?utm_source=feria&x=%2F%2F')
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect(signInQueries).toEqual(['?utm_source=feria&x=%2F%2F'])
    await expect(page.getByText(/sesión expiró/)).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  })

  test('that is ended while a screen loads cancels what it loads', async ({ openTab }) => {
    const tab = await openTab()
    const { page } = tab
    await signIn(page, company)
    /* The host would have rejected it, because it gets it after the end of the session. */
    const ended = page.waitForResponse('**/api/user/logout')
    await page.route('**/api/business/*/order?*', async (route) => {
      await ended
      await route.continue()
    })
    const requested = page.waitForRequest('**/api/business/*/order?*')
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    const read = await requested
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await ended
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect(await read.response()).toBeNull()
    expect(read.failure()?.errorText).toBe('net::ERR_ABORTED')
    expectNoTroubles(tab)
  })

  test('that was ended shows nothing of the company to who goes back, and keeps nothing in hand', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
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
    await signIn(page, company)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByRole('heading', { name: 'Estado de Operaciones' })).toBeVisible()
    await page.goto('/user/profile')
    await expect(page.getByText(company.name).first()).toBeVisible()
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    for (let step = 0; step < 6; step += 1) {
      await page.goBack({ waitUntil: 'load' }).catch(() => null)
      if (!page.url().startsWith(product.address)) break
      await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
      expect(await page.getByText(company.name).count()).toBe(0)
      expect(
        await page.evaluate(() => [Reflect.get(globalThis, 'inHand').size, localStorage.getItem('jwtToken')]),
      ).toEqual([0, null])
    }
    expectNoTroubles(tab)
  })

  test('is refused to a wrong password, and the email stays', async ({ openTab }) => {
    const { page } = await openTab()
    await page.goto('/')
    await enter(page, { ...company, password: 'no es esta frase' })
    await expect(page.getByText('El email o la contraseña no coinciden. Revísalos e intenta de nuevo.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(company.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
  })

  test('begins with what a password manager wrote into the fields without an event', async ({ openTab }) => {
    const tab = await openTab()
    const { page } = tab
    await openSignIn(page)
    await page.evaluate(({ email, password }) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(document.querySelector('input[name=email]'), email)
      write?.call(document.querySelector('input[name=password]'), password)
    }, company)
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    expectNoTroubles(tab)
  })

  test('is refused to an account with too many wrong passwords until a time of day, and to no other', async ({
    openTab,
  }) => {
    const { page } = await openTab({ timezoneId: 'America/Mexico_City' })
    await page.clock.setFixedTime('2026-03-04T15:30:10Z')
    await page.goto('/')
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
    await expect(locked).toBeVisible()
    await expect(send).toBeDisabled()
    await page.getByLabel('Email').fill(`otra.${company.email}`)
    expect([await send.isEnabled(), await locked.count()]).toEqual([true, 0])
    await page.getByLabel('Email').fill(company.email)
    await expect(locked).toBeVisible()
    await page.getByRole('link', { name: 'Recupera tu contraseña para ingresar antes' }).click()
    await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  })

  test('begins where the address wanted to go, with its query', async ({ openTab }) => {
    const tab = await openTab()
    const { page } = tab
    await page.goto('/orders/1?x=1')
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/start/login?x=1')
    await enter(page, company)
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    await expect.poll(() => pathOf(page)).toBe('/orders/1?x=1')
    expectNoTroubles(tab, /status of 404/)
  })

  test('begins with the focus on the heading of the page, and a loaded page with none', async ({ openTab }) => {
    const { page } = await openTab()
    await page.goto('/orders')
    await enter(page, company)
    await expect(page.getByRole('heading', { level: 1, name: 'Estado de Operaciones' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Estado de Operaciones' })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Xtracker' }).first()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Xtracker' })).toBeVisible()
    await expect(link).toBeFocused()
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
