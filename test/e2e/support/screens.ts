import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { openInvoices, sendButton, tick } from './steps.ts'
import type { OpenSignedIn } from './world.ts'

/** Called at every screen, once it stands still. */
export type Look = (page: Page, screen: string) => Promise<void>

export interface Walk {
  readonly browser: Browser
  readonly product: Product
  readonly open: OpenSignedIn
  readonly options: BrowserContextOptions
}

/** Goes through all screens of the product and sends a request on the way. Resolves to the tabs it went in. */
export const walkScreens = async (
  { browser, product, open, options }: Walk,
  look: Look,
): Promise<ReadonlyArray<Tab>> => {
  const still = { ...options, reducedMotion: 'reduce' } as const
  const [outside, inside] = await Promise.all([openTab(browser, still), open(still)])
  await walkOutside(outside.page, product, look)
  await walkPrompts(inside.page, product, look)
  await walkOrder(inside.page, product, look)
  return [outside, inside]
}

const walkOutside = async (page: Page, { address }: Product, look: Look): Promise<void> => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByText('Campo requerido').first().waitFor()
  await look(page, 'sign-in')
  await page.goto(`${address}/nowhere`)
  await page.getByText('No encontramos esta página').waitFor()
  await look(page, 'not found')
}

/** The state of the credential is said to be another than it is, so that each company passes here as often as needed. */
const walkPrompts = async (page: Page, { address }: Product, look: Look): Promise<void> => {
  const say = async (status: object): Promise<void> => {
    await page.unroute('**/taxuser/check')
    await page.route('**/taxuser/check', (route) => route.fulfill({ json: status }))
    await page.goto(`${address}/finance/directo`)
  }
  await say({ hasCredential: false, isCredentialActive: false, jobState: null, jobProgress: 0 })
  await page.getByText('Comienza a financiarte').waitFor()
  await look(page, 'prompt')
  await page.getByRole('button', { name: 'Ingresar credenciales' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Clave/)
    .waitFor()
  await look(page, 'credential')
  await say({ hasCredential: true, isCredentialActive: true, jobState: 'WORKING', jobProgress: 40 })
  await page.getByText('Estamos cargando tus facturas').waitFor()
  await look(page, 'loading')
  await page.unroute('**/taxuser/check')
}

const walkOrder = async (page: Page, { address }: Product, look: Look): Promise<void> => {
  await openInvoices(page, address)
  await page.getByRole('button', { name: 'Elegir archivos' }).waitFor()
  await look(page, 'invoices')
  await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
  await look(page, 'selection')
  await page.getByRole('button', { name: 'Siguiente', exact: true }).filter({ visible: true }).first().click()
  const send = sendButton(page).filter({ visible: true }).first()
  await page.getByText('Elige las fechas de pago de tus facturas').waitFor()
  await expect.poll(() => send.isEnabled()).toBe(true)
  await look(page, 'cart')
  await send.click()
  await page.getByText('¡Hemos recibido tu solicitud!').waitFor()
  await look(page, 'sent')
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await page.getByLabel('Paso 1 de 4: En revisión').waitFor()
  await page.getByRole('grid').waitFor()
  await look(page, 'order')
  await page.goto(`${address}/orders`)
  await page
    .getByRole('link', { name: /^Ver la operación/ })
    .first()
    .waitFor()
  await look(page, 'orders')
}
