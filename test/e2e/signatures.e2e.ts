import * as E from 'fp-ts/Either'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays, type CivilDate, parse } from '#domain/kernel/civil-date.ts'
import { CHILEAN_ISSUER } from '#host/samples/company-cl.ts'
import { writeDte } from '#host/samples/write-dte.ts'
import { expectNoTroubles, launchBrowser, openTab } from './support/browser.ts'
import { startProduct, type Product } from './support/product.ts'
import { sampleLogins } from './support/samples.ts'
import { chooseFirst, openInvoices, sendButton, signIn } from './support/steps.ts'
import { closeTabs } from './support/world.ts'

const today = E.getOrElse<unknown, CivilDate>(() => '2026-01-05' as CivilDate)(
  parse(new Date().toISOString().slice(0, 10)),
)

/** Has the fields of a genuine document and no seal. */
const UNSIGNED = writeDte({
  type: 33,
  folio: 90_001,
  issuedOn: addDays(today, -2),
  dueOn: addDays(today, 60),
  paymentForm: 2,
  issuer: CHILEAN_ISSUER,
  receiver: { ...CHILEAN_ISSUER, rut: '76192083-9', name: 'Pagadora de Prueba SpA' },
  lines: [{ name: 'Madera aserrada', unit: 'UN', price: 900_000, quantity: 3 }],
})

/** The marks of the rows on view. */
const marks = (page: Page) => page.getByRole('row').getByRole('button', { name: /firma/i })

describe('the signatures of the sample company', () => {
  let browser: Browser
  let product: Product

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct(['--sample'])])
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('are all verified, and a document without one is marked, filtered, and reviewed when it is ordered', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    const [login = { email: '', password: '' }] = sampleLogins(product.output())
    await signIn(page, product.address, login)
    await openInvoices(page, product.address)
    /* The checks follow the reading: the marks go by themselves. */
    await page.getByRole('row').nth(1).waitFor()
    await expect.poll(() => marks(page).count(), { timeout: 120_000 }).toBe(0)
    await page.getByText('Firma por revisar').click()
    await page.getByText('Sin resultados con estos filtros').waitFor()

    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'nueva.xml', mimeType: 'text/xml', buffer: Buffer.from(UNSIGNED) }])
    await page.getByText('1 factura cargada de 1 archivo').waitFor()
    const row = page.getByRole('row').filter({ hasText: '90001' })
    await row.getByRole('button', { name: /^Documento sin firma\./ }).waitFor()
    await page.getByText('Firma verificada').click()
    await row.waitFor({ state: 'detached' })
    await page.getByText('Firma por revisar').click()
    await row.waitFor()
    await page.getByText(/^1 factura disponible/).waitFor()

    await chooseFirst(page, 1)
    await page.getByText('1 factura no tiene la firma verificada').waitFor()
    await sendButton(page).click()
    await page.getByText('¡Hemos recibido tu solicitud!').waitFor()
    const listed = await product.operator('order:review-list')
    expect(listed).toContain('1 factura sin firma verificada')
    expect(listed).toMatch(/90001 {2}NOT_SIGNED; ahora NOT_SIGNED/)
    expectNoTroubles(tab)
  })
})
