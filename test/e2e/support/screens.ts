import { expect, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Session } from './api.ts'
import type { Tab } from '#test/screens/support/page-watch.ts'
import { openInvoices, sendButton, tick } from './steps.ts'

/** Called at every screen, once it stands still. */
export type Look = (page: Page, screen: string) => Promise<void>

export interface Walk {
  readonly openTab: (options?: BrowserContextOptions) => Promise<Tab>
  readonly session: Session
  readonly options?: BrowserContextOptions
}

/** Goes through all screens of the product and sends a request on the way. Resolves to the tabs it went in. */
export const walkScreens = async (
  { openTab, session, options = {} }: Walk,
  look: Look,
): Promise<ReadonlyArray<Tab>> => {
  const still = { ...options, reducedMotion: 'reduce' } as const
  const [outside, inside] = await Promise.all([openTab(still), openTab({ ...still, storageState: session })])
  await walkOutside(outside.page, look)
  await walkPrompts(inside.page, look)
  await walkOrder(inside.page, look)
  return [outside, inside]
}

const walkOutside = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Campo requerido').first()).toBeVisible()
  await look(page, 'sign-in')
  await page.goto('/nowhere')
  await expect(page.getByText('No encontramos esta página')).toBeVisible()
  await look(page, 'not found')
}

/** The state of the credential is said to be another than it is, so that each company passes here as often as needed. */
const walkPrompts = async (page: Page, look: Look): Promise<void> => {
  const say = async (status: object): Promise<void> => {
    await page.unroute('**/taxuser/check')
    await page.route('**/taxuser/check', (route) => route.fulfill({ json: status }))
    await page.goto('/finance/directo')
  }
  await say({ hasCredential: false, isCredentialActive: false, jobState: null, jobProgress: 0 })
  await expect(page.getByText('Comienza a financiarte')).toBeVisible()
  await look(page, 'prompt')
  await page.getByRole('button', { name: 'Ingresar credenciales' }).click()
  await expect(page.getByRole('dialog').getByLabel(/^Clave/)).toBeVisible()
  await look(page, 'credential')
  await say({ hasCredential: true, isCredentialActive: true, jobState: 'WORKING', jobProgress: 40 })
  await expect(page.getByText('Estamos cargando tus facturas')).toBeVisible()
  await look(page, 'loading')
  await page.unroute('**/taxuser/check')
}

const walkOrder = async (page: Page, look: Look): Promise<void> => {
  await openInvoices(page)
  await expect(page.getByText(/^Facturado en 30 días/)).toBeVisible()
  await look(page, 'invoices')
  await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
  await look(page, 'selection')
  await page.getByRole('button', { name: 'Siguiente', exact: true }).filter({ visible: true }).first().click()
  const send = sendButton(page).filter({ visible: true }).first()
  await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
  await expect(send).toBeEnabled()
  await look(page, 'cart')
  await send.click()
  await expect(page.getByRole('button', { name: 'Volver a las fechas' })).toBeVisible()
  await look(page, 'review')
  await send.click()
  await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
  await look(page, 'sent')
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await look(page, 'order')
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /^Ver la operación/ }).first()).toBeVisible()
  await look(page, 'orders')
}
