import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import { writeJourneyCompany, type JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab, type Tab } from './support/browser.ts'
import { startProduct, type Product } from './support/product.ts'
import { chooseEverywhere, ensureInvoices, ordersShown, signIn, tick } from './support/steps.ts'

describe.each<Country>(['CL', 'MX'])('a company of %s', (country) => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany
  let tab: Tab

  beforeAll(async () => {
    company = writeJourneyCompany(country)
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct()])
    await product.operator(
      'taxpayer:add',
      company.identifier,
      '--password',
      company.taxPassword,
      '--documents',
      company.documents,
    )
    await product.operator(
      'company:add',
      company.identifier,
      '--name',
      company.name,
      '--email',
      company.email,
      '--password',
      company.password,
    )
  })

  afterEach(() => tab.context.close())

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('finances real invoices, from its tax key to a paid order', async () => {
    tab = await openTab(browser)
    const { page } = tab
    await signIn(page, product.address, company)
    await ensureInvoices(page, company)

    const search = page.getByRole('searchbox')
    await search.fill('puente alto')
    await page.getByText(/^15 facturas disponibles/).waitFor()
    await search.press('Escape')
    await page.getByText(new RegExp(`^${company.invoices} facturas disponibles`)).waitFor()

    await chooseEverywhere(page)
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    await page.getByText('Elige las fechas de pago de tus facturas').waitFor()

    await refuseChristmas(page)
    await leaveOneWithoutDate(page)
    await page.getByText('Recibes ahora').first().waitFor()
    const send = page.getByRole('button', { name: 'Enviar solicitud' })
    await expect.poll(() => send.isEnabled()).toBe(true)
    await send.click()
    await page.getByText('¡Hemos recibido tu solicitud!').waitFor()

    await page.getByRole('button', { name: 'Ver mi operación' }).click()
    await page.getByLabel('Paso 1 de 4: En revisión').waitFor()
    const order = /\/orders\/(\d+)$/.exec(page.url())?.[1] ?? ''
    await page.getByRole('link', { name: 'Volver' }).click()
    const row = page.getByRole('row').filter({ hasText: order })
    await row.getByLabel('Paso 1 de 4: En revisión').waitFor()
    await product.operator('order:advance', order, 'PAID')
    await row.getByLabel('Paso 4 de 4: Pagado').waitFor()
    expectNoTroubles(tab)
  })

  it('sends one order however often the button is pressed', async () => {
    tab = await openTab(browser)
    const { page } = tab
    await signIn(page, product.address, company)
    await ensureInvoices(page, company)
    const before = await ordersShown(page)
    await page.getByRole('link', { name: 'Financiamiento', exact: true }).first().click()
    await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    const send = page.getByRole('button', { name: 'Enviar solicitud' })
    await expect.poll(() => send.isEnabled()).toBe(true)
    await send.dblclick()
    await page.getByText('¡Hemos recibido tu solicitud!').waitFor()
    await page.getByRole('button', { name: 'Listo' }).click()
    expect(await ordersShown(page)).toBe(before + 1)
    expectNoTroubles(tab)
  })
})

/** Writes 25 December for all: it is refused by its name, with the next business day one click away. */
const refuseChristmas = async (page: Page): Promise<void> => {
  const date = page.getByLabel(/^Fecha para las/)
  await date.fill('25/12')
  await date.press('Enter')
  await page
    .getByText(/es feriado \(Navidad\)/)
    .first()
    .waitFor()
  await page.getByText('La fecha que escribiste para tus facturas no se puede usar.').waitFor()
  expect(await page.getByRole('button', { name: 'Enviar solicitud' }).isDisabled()).toBe(true)
  await page
    .getByRole('button', { name: /^¿Usar/ })
    .first()
    .click()
  await expect.poll(() => date.inputValue()).toMatch(/^\d\d\/(12|01)\/\d{4}$/)
}

/** The figures say that they leave one out, and a name leads to it; the date that was there comes back with one click. */
const leaveOneWithoutDate = async (page: Page): Promise<void> => {
  const date = page.getByLabel(/^Fecha de pago de la factura/).first()
  await date.fill('')
  await date.press('Enter')
  await page.getByText('Con 20 de 21 facturas').first().waitFor()
  await page.getByText('Falta 1 fecha por elegir').waitFor()
  await page.getByRole('button', { name: /^Ir a la factura/ }).click()
  expect(await date.evaluate((input) => input === document.activeElement)).toBe(true)
  await page
    .getByRole('button', { name: /· deshacer$/ })
    .first()
    .click()
  await page.getByText('Con 20 de 21 facturas').first().waitFor({ state: 'detached' })
}
