import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab } from './support/browser.ts'
import { expectFocusOn, shiftTabTo, tabTo } from './support/keyboard.ts'
import type { Product } from './support/product.ts'
import { closeTabs, startWithCompany } from './support/world.ts'

describe('a company without a mouse', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany('CL'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('gives its key, chooses, dates, sends and follows a request, and always sees where it is', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    const { keyboard } = page
    await page.goto(product.address)
    await page.getByLabel('Email').waitFor()
    await tabTo(page, 'Email')
    await keyboard.type(company.email)
    await tabTo(page, 'Contraseña')
    await keyboard.type(company.password)
    await keyboard.press('Enter')

    await page.getByText('Comienza a financiarte').waitFor()
    await tabTo(page, 'Ingresar credenciales')
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocusOn(page, 'Ingresar credenciales')
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await expectFocusOn(page, 'Clave SII')
    await keyboard.type(company.taxPassword)
    await keyboard.press('Enter')
    await page.getByRole('grid').waitFor()
    await page.getByText(/^45 facturas disponibles/).waitFor()

    await keyboard.press('/')
    await expectFocusOn(page, 'Buscar por folio, pagador o monto')
    await keyboard.type('puente alto')
    await keyboard.press('Enter')
    await page.getByText(/^15 facturas disponibles/).waitFor()
    await keyboard.press('Escape')
    await page.getByText(/^45 facturas disponibles/).waitFor()

    await tabToRow(page)
    await keyboard.press('Control+a')
    await expectSaid(page, 'Seleccionaste las 20 facturas de esta página.')
    await keyboard.press('Escape')
    await expectSaid(page, 'Ninguna factura seleccionada')
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Shift+Space')
    await expectSaid(page, '3 seleccionadas')
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')

    await page.getByText('Elige las fechas de pago de tus facturas').waitFor()
    await tabTo(page, /^Fecha para las 3 facturas/)
    await keyboard.press('Control+a')
    await keyboard.type('25/12')
    await keyboard.press('Enter')
    await page
      .getByText(/es feriado \(Navidad\)/)
      .first()
      .waitFor()
    await tabTo(page, /^¿Usar/)
    await keyboard.press('Enter')
    await expectFocusOn(page, /^Fecha para las 3 facturas/)
    await keyboard.press('Alt+ArrowDown')
    await expectFocusOn(page, /^\S+ \d+ de \S+ de \d{4}/)
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expectFocusOn(page, /^Fecha para las 3 facturas/)
    await page.getByText('Recibes ahora').first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Enviar solicitud' }).isEnabled()).toBe(true)
    await tabTo(page, 'Enviar solicitud')
    await keyboard.press('Enter')

    await page.getByRole('dialog').getByText('¡Hemos recibido tu solicitud!').waitFor()
    await tabTo(page, 'Ver mi operación')
    await keyboard.press('Enter')
    await page.getByLabel('Paso 1 de 4: En revisión').waitFor()
    await tabTo(page, 'Volver')
    await keyboard.press('Enter')
    await page.getByRole('link', { name: /^Ver la operación/ }).waitFor()
    await shiftTabTo(page, 'Estado de Operaciones')
    expectNoTroubles(tab)
  })
})

const tabToRow = async (page: Page): Promise<void> => tabTo(page, /^\d{4}\s/)

/** What a screen reader is told. */
const expectSaid = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
