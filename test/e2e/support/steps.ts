import { expect, type Locator, type Page } from '@playwright/test'
import type { Login } from './api.ts'
import type { JourneyCompany } from './companies.ts'

/** Nothing on the page is prerendered, or the client has hydrated it. */
const expectHydrated = (page: Page): Promise<void> => expect(page.locator('#root[data-prerendered]')).toHaveCount(0)

/** Opens the sign-in page with a query, and waits for the client. */
export const openSignIn = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/start/login${query}`)
  await expectHydrated(page)
}

/** Fills in the sign-in form and sends it. */
export const enter = async (page: Page, { email, password }: Login): Promise<void> => {
  await expectHydrated(page)
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}

export const signIn = async (page: Page, login: Login): Promise<void> => {
  await page.goto('/')
  await enter(page, login)
  await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
}

/** From the first prompt to the key being taken. */
export const giveKey = async (page: Page, taxPassword: string): Promise<void> => {
  await expect(page.getByText('Comienza a financiarte')).toBeVisible()
  await page.getByRole('button', { name: 'Ingresar credenciales' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Clave/)
    .fill(taxPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar', exact: true }).click()
}

/** From the first prompt to the table, watching the documents come. */
const linkCredential = async (page: Page, company: JourneyCompany): Promise<void> => {
  await giveKey(page, company.taxPassword)
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(new RegExp(`^${company.invoices} facturas disponibles`))).toBeVisible()
}

/** Opens the invoices of the company; enters its tax credential first if it has none. */
export const ensureInvoices = async (page: Page, company: JourneyCompany): Promise<void> => {
  const enter = page.getByRole('button', { name: 'Ingresar credenciales' })
  await expect(enter.or(page.getByRole('grid')).first()).toBeVisible()
  if (await enter.isVisible()) await linkCredential(page, company)
}

/** The invoices that can be financed, as they are. */
export const openInvoices = async (page: Page): Promise<void> => {
  await page.goto('/finance/directo')
  await expect(page.getByRole('grid')).toBeVisible()
}

/** The one that opens the review, and there the one that sends. */
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar solicitud' })

/** From the payment dates to the review of the order. */
export const reviewOrder = async (page: Page): Promise<void> => {
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Volver a las fechas' })).toBeVisible()
}

export const sendOrder = async (page: Page): Promise<void> => {
  await reviewOrder(page)
  await sendButton(page).click()
}

/** From the table to the payment dates, with the first invoices of the page. */
export const chooseFirst = async (page: Page, count: number): Promise<void> => {
  for (let row = 1; row <= count; row += 1) await tick(page.getByRole('row').nth(row).getByRole('checkbox'))
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
}

/** How many orders the list shows. */
export const ordersShown = async (page: Page): Promise<number> => {
  await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
  const orders = page.getByRole('link', { name: /^Ver la operación/ })
  await expect(orders.or(page.getByText('No hay órdenes para mostrar')).first()).toBeVisible()
  if ((await orders.count()) === 0) return 0
  /* Rows out of sight are not in the page. */
  return Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1
}

/**
 * The zone around a box takes the click, so the mouse goes where the box is drawn and does not ask who is there; a box
 * below the bar at the bottom of a phone is scrolled away from it first.
 */
export const tick = async (box: Locator): Promise<void> => {
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await box.click({ force: true })
}

/** Everything on the first page, and one more on the second. */
export const chooseEverywhere = async (page: Page): Promise<void> => {
  await tick(page.getByRole('checkbox', { name: 'Seleccionar las facturas de esta página' }))
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByText('21–40 de 45')).toBeVisible()
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible()
  await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
  await expect(page.getByText('Seleccionado · 21 facturas')).toBeVisible()
}

/** The order that the address of its page names. */
export const orderIn = (url: string): string => {
  const order = /\/orders\/(\d+)$/.exec(url)?.[1]
  if (order === undefined) throw new Error(`${url} is not the page of an order`)
  return order
}
