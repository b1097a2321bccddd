import type { Page } from '@playwright/test'
import { type Login, sessionOf, type Session } from './support/api.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expireSessionAt } from './support/faults.ts'
import { expectNoTroubles, tabIn } from '#test/screens/support/page-watch.ts'
import { chooseFirst, enter, openInvoices, sendButton } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const EXPIRED = 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.'

test.describe('a session', () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.createWithInvoices('CL')
    session = await sessionOf(product.address, company)
  })

  test('that ends in the middle of the dates warns once, and gives everything back after signing in, also at its limit', async ({
    openTab,
  }) => {
    const { page } = await openTab({ storageState: session })
    await page.clock.install()
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

    await page.clock.fastForward('25:00:00')
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(page.getByText(/sesión expiró/)).toHaveCount(1)
    await enter(page, company)
    await expect(sendButton(page)).toBeEnabled()
    await page.clock.fastForward('00:30')
    await expect(sendButton(page)).toBeEnabled()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/finance/directo')
  })

  test('that ends in one tab ends in the other, and shows nothing of the company to who goes back', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
    const { page, context } = tab
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
    await signInAtOnce(page, company)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByRole('heading', { name: 'Estado de Operaciones' })).toBeVisible()
    await page.goto('/user/profile')
    await expect(page.getByText(company.name).first()).toBeVisible()
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
})

/** Types and sends as soon as the form is there, which may be before the client has hydrated it. */
const signInAtOnce = async (page: Page, { email, password }: Login): Promise<void> => {
  await page.goto('/start/login', { waitUntil: 'commit' })
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
}

const datesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByLabel(/^Fecha de pago de la factura/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
