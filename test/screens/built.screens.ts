import type { Page } from '@playwright/test'
import { aSignedInUser, expect, expectHydrated, test } from './support/built-client.ts'
import { expectNoTroubles } from './support/page-watch.ts'

const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'
const BROKEN = 'Algo salió mal en esta pantalla'

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
}
const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Estado de Operaciones' })
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

test.describe('code that cannot be loaded', () => {
  test('is reported where it is needed by every screen, and not requested without end', async ({ openTab }) => {
    const { page } = await openTab({}, aSignedInUser())
    let asked = 0
    await page.route('**/assets/signed-in-*.js', (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto('/orders')
    await expect(page.getByText(BROKEN)).toBeVisible()
    const before = asked
    expect(before).toBeLessThan(12)
    await frames(page, 60)
    expect(asked).toBe(before)
  })

  test('opens its part once the connection returns, and leaves the screen as it is', async ({ openTab }) => {
    const { page } = await openTab({}, aSignedInUser())
    /* Before the page: routes that begin on a shown page reach its requests a moment later. */
    await page.route('**/assets/keyboard-help-*.js', (route) => route.abort())
    await go(page, '/orders')
    await expect(orders(page)).toBeVisible()
    const rejected = page.waitForEvent('requestfailed')
    await page.keyboard.press('?')
    await rejected
    await expect(orders(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('breaks its own screen only, from which its user gets out also with a broken store', async ({ openTab }) => {
    const { page } = await openTab({}, aSignedInUser())
    await page.route('**/assets/xtracker.lazy-*.js', (route) => route.abort())
    await go(page, '/xtracker')
    await expect(page.getByText(BROKEN)).toBeVisible()
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(orders(page)).toBeVisible()
    await page.getByRole('link', { name: 'Xtracker' }).first().click()
    await expect(page.getByText(BROKEN)).toBeVisible()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full')
      }
      Storage.prototype.getItem = () => {
        throw new Error('broken')
      }
    })
    await page.getByRole('alert').getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await page.waitForFunction(() => {
      try {
        return localStorage.getItem('jwtToken') === null
      } catch {
        return false
      }
    })
  })
})

test.describe('a session', () => {
  test('whose calls are all rejected at once ends once, goes to the sign-in page once, and keeps the query', async ({
    openTab,
  }) => {
    const { page } = await openTab({}, aSignedInUser())
    const signInQueries: string[] = []
    page.on(
      'framenavigated',
      (frame) => frame.url().includes('/start/login') && signInQueries.push(new URL(frame.url()).search),
    )
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { errorCode: 'ERROR_AUTH_TOKEN_EXPIRED' } }),
    )
    await page.goto('/user/profile?utm_source=feria&x=%2F%2F')
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect(signInQueries).toEqual(['?utm_source=feria&x=%2F%2F'])
    await expect(page.getByText(/sesión expiró/)).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  })

  test('that is ended while a screen loads cancels what it loads', async ({ openTab }) => {
    const tab = await openTab({}, aSignedInUser())
    const { page } = tab
    /* No answer would come before the end. */
    await page.route('**/api/business/*/order?*', () => undefined)
    const requested = page.waitForRequest('**/api/business/*/order?*')
    await go(page, '/orders')
    const read = await requested
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expectHydrated(page)
    expect(await read.response()).toBeNull()
    expect(read.failure()?.errorText).toBe('net::ERR_ABORTED')
    expectNoTroubles(tab, /status of 404|WebSocket/)
  })
})
