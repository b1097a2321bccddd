import type { Page } from '@playwright/test'
import { COUNTRIES } from '#domain/kernel/country.ts'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { chooseEverywhere, ensureInvoices, orderIn, ordersShown, signIn, tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'

for (const country of COUNTRIES)
  test.describe(`a company of ${country}`, () => {
    let company: JourneyCompany

    test.beforeAll(async ({ companies }) => {
      company = await companies.create(country)
    })

    test('finances real invoices, from its tax key to a paid order', async ({ openTab, product }) => {
      const tab = await openTab()
      const { page } = tab
      await signIn(page, company)
      await ensureInvoices(page, company)

      const search = page.getByRole('searchbox')
      await search.fill('puente alto')
      await expect(page.getByText(/^15 facturas disponibles/)).toBeVisible()
      await search.press('Escape')
      await expect(page.getByText(new RegExp(`^${company.invoices} facturas disponibles`))).toBeVisible()

      await chooseEverywhere(page)
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
      await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()

      await refuseChristmas(page)
      await leaveOneWithoutDate(page)
      await expect(page.getByText('Recibes ahora').first()).toBeVisible()
      const send = page.getByRole('button', { name: 'Enviar solicitud' })
      await expect(send).toBeEnabled()
      await send.click()
      await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()

      await page.getByRole('button', { name: 'Ver mi operación' }).click()
      await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
      const order = orderIn(page.url())
      await page.getByRole('link', { name: 'Volver' }).click()
      const row = page.getByRole('row').filter({ hasText: order })
      await expect(row.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
      await product.operator('order:advance', order, 'PAID')
      await expect(row.getByLabel('Paso 4 de 4: Pagado')).toBeVisible()
      expectNoTroubles(tab)
    })

    test('asks once for its first page of invoices', async ({ openTab }) => {
      const { page } = await openTab()
      await signIn(page, company)
      await ensureInvoices(page, company)
      const requests: string[] = []
      page.on('request', (request) => {
        if (/\/invoice\?.*\bpage=1\b/.test(request.url())) requests.push(request.url())
      })
      await page.reload()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByText(/facturas disponibles/)).toBeVisible()
      expect(requests).toHaveLength(1)
    })

    test('keeps a search that is typed the moment its box appears', async ({ openTab }) => {
      const { page } = await openTab()
      await signIn(page, company)
      await ensureInvoices(page, company)
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          const box = document.querySelector<HTMLInputElement>('input[type=search]')
          if (box === null) return
          observer.disconnect()
          box.focus()
          document.execCommand('insertText', false, 'ningún pagador')
        })
        observer.observe(document, { subtree: true, childList: true })
      })
      await page.reload()
      await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('ningún pagador')
    })

    test('sends one order however often the button is pressed', async ({ openTab }) => {
      const tab = await openTab()
      const { page } = tab
      await signIn(page, company)
      await ensureInvoices(page, company)
      const before = await ordersShown(page)
      await page.getByRole('link', { name: 'Financiamiento', exact: true }).first().click()
      await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
      const send = page.getByRole('button', { name: 'Enviar solicitud' })
      await expect(send).toBeEnabled()
      await send.dblclick()
      await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
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
  await expect(page.getByText(/es feriado \(Navidad\)/).first()).toBeVisible()
  await expect(page.getByText('La fecha que escribiste para tus facturas no se puede usar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeDisabled()
  await page
    .getByRole('button', { name: /^¿Usar/ })
    .first()
    .click()
  await expect(date).toHaveValue(/^\d\d\/(12|01)\/\d{4}$/)
}

/** The figures say that they leave one out, and a name leads to it; the date that was there comes back with one click. */
const leaveOneWithoutDate = async (page: Page): Promise<void> => {
  const date = page.getByLabel(/^Fecha de pago de la factura/).first()
  await date.fill('')
  await date.press('Enter')
  await expect(page.getByText('Con 20 de 21 facturas').first()).toBeVisible()
  await expect(page.getByText('Falta 1 fecha por elegir')).toBeVisible()
  await page.getByRole('button', { name: /^Ir a la factura/ }).click()
  expect(await date.evaluate((input) => input === document.activeElement)).toBe(true)
  await page
    .getByRole('button', { name: /· deshacer$/ })
    .first()
    .click()
  await expect(page.getByText('Con 20 de 21 facturas').first()).toHaveCount(0)
}
