import type { Page } from '@playwright/test'
import { newUserWith, sessionOf } from './support/api.ts'
import { breakCalls, ERROR_WITH_CODE } from './support/faults.ts'
import { expectFocusOn, shiftTabTo, tabTo } from './support/keyboard.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { companyThatOwes, troublesOf } from './support/payables.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'
import { workingDay } from './support/working-day.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Facturas por pagar' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const folios = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar factura/ })

test.describe('the invoices that a company owes', () => {
  test('are configured, sorted and brought back, in Chile', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const opened = await openTab({ storageState: session, reducedMotion: 'reduce' })
    const { page } = opened
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Empezar').click()
    const days = dialog(page).getByRole('spinbutton')
    await days.fill('14')
    await expect(dialog(page).getByText('Elige entre 15 y 90 días.')).toBeVisible()
    await expect(button(page, 'Siguiente')).toHaveAttribute('aria-disabled', 'true')
    await days.fill('30')
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Siguiente').click()
    await dialog(page).getByRole('searchbox', { name: 'Buscar proveedor' }).fill('nunoa')
    await dialog(page)
      .getByRole('textbox', { name: /^Días para pagar a Mueblería Ñuñoa/ })
      .fill('0')
    await dialog(page).getByRole('searchbox', { name: 'Buscar proveedor' }).fill('')
    await dialog(page)
      .getByRole('checkbox', { name: /todas|página/i })
      .first()
      .check({ force: true })
    await dialog(page).getByRole('textbox', { name: 'Días para los seleccionados' }).fill('15')
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Aplicar a 3 proveedores').click()
    await dialog(page)
      .getByRole('textbox', { name: /^Días para pagar a Mueblería Ñuñoa/ })
      .fill('0')
    await button(page, 'Finalizar').click()
    await expect(dialog(page).getByText('Tus cuentas por pagar están listas')).toBeVisible()
    await button(page, 'Ir a mis facturas').click()

    await expect(tab(page, 'Mis facturas')).toHaveText('Mis facturas5')
    await expect(folios(page)).toHaveCount(5)
    expect(await troublesOf(page)).toEqual([])
    const bucket = page
      .getByRole('group', { name: 'Por vencimiento' })
      .locator('button:not([aria-disabled=true])')
      .first()
    const due = Number(/(\d+) facturas?$/.exec((await bucket.textContent()) ?? '')?.[1])
    expect(due).toBeLessThan(5)
    await bucket.click()
    await expect(folios(page)).toHaveCount(due)
    expect(await troublesOf(page)).toEqual([])
    await bucket.click()
    await expect(folios(page)).toHaveCount(5)
    await button(page, 'Archivar').click()
    await expect(page.getByText('Selecciona al menos una factura.')).toBeVisible()

    await tick(folios(page).nth(0))
    await tick(folios(page).nth(1))
    await expect(page.getByText('Has seleccionado 2 proveedores y 2 facturas')).toBeVisible()
    await button(page, 'Archivar').click()
    await expect(page.getByText('2 facturas archivadas.')).toBeVisible()
    await expect(tab(page, 'Archivadas')).toHaveText('Archivadas2')
    await button(page, 'Deshacer').click()
    await expect(tab(page, 'Archivadas')).toHaveText('Archivadas0')
    await expect(folios(page)).toHaveCount(5)

    await tick(folios(page).nth(0))
    await button(page, 'Marcar como pagada').click()
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas1')
    await page.keyboard.press('Control+z')
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas0')
    await tick(folios(page).nth(0))
    await button(page, 'Marcar como pagada').click()
    await tab(page, 'Pagadas').click()
    await expect(folios(page)).toHaveCount(1)
    expect(await troublesOf(page)).toEqual([])
    await page.reload()
    await expect(folios(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Acciones de la factura/ }).click()
    await page.getByRole('menuitem', { name: 'Devolver a mis facturas' }).click()
    await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await tab(page, 'Mis facturas').click()
    await expect(folios(page)).toHaveCount(5)
    expectNoTroubles(opened)
  })

  test('have a date of payment that names the holiday it refuses', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    const date = page.getByRole('textbox', { name: /^Fecha de pago de la factura/ }).first()
    await date.fill('25/12')
    await date.press('Enter')
    await expect(page.getByText(/Navidad/)).toBeVisible()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    const search = page.getByRole('searchbox')
    const last = (await folios(page).last().getAttribute('aria-label')) ?? ''
    await search.fill(last.replace('Seleccionar factura ', ''))
    await expect(folios(page)).toHaveCount(1)
    await expect(date).toHaveAttribute('aria-invalid', 'false')
    await search.fill('')
    await expect(folios(page)).toHaveCount(5)
    /* A reload aborts a change that is still on its way. */
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && /\/invoice\/\d+$/.test(response.url()),
    )
    await date.fill('30/12')
    await date.press('Enter')
    await expect(date).toHaveAttribute('aria-invalid', 'false')
    await page.getByRole('searchbox').click()
    const changed = await date.inputValue()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Fecha de pago de la factura/ }).first()).toHaveValue(changed)
  })

  test('keep the date of another tab, and name both dates', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const [{ page }, { page: other }] = [
      await openTab({ storageState: session }),
      await openTab({ storageState: session }),
    ]
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    await other.goto('/payments')
    const dateOf = (tabPage: Page) => tabPage.getByRole('textbox', { name: /^Fecha de pago de la factura 9000/ })
    await expect(dateOf(other)).toBeVisible()
    await dateOf(page).fill(workingDay(40))
    await dateOf(page).press('Enter')
    await expect(dateOf(other)).toHaveValue(workingDay(40))
    /* As if it had not learnt of the change. */
    await other.route(/\/invoice\/\d+$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'if-match': '"1"' } }),
    )
    await dateOf(other).fill(workingDay(47))
    await dateOf(other).press('Enter')
    await expect(other.getByText(/^La fecha de pago cambió mientras la editabas: ahora es/)).toBeVisible()
    await expect(dateOf(other)).toHaveValue(workingDay(40))
  })

  test('do not get the date that was being typed for an invoice that left the list', async ({
    companies,
    openTab,
    product,
  }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const [{ page }, { page: other }] = [
      await openTab({ storageState: session }),
      await openTab({ storageState: session }),
    ]
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    const date = page.getByRole('textbox', { name: /^Fecha de pago de la factura/ }).first()
    await date.fill('1')
    await expect(date).toBeFocused()
    const first = (await folios(page).first().getAttribute('aria-label')) ?? ''
    await other.goto('/payments')
    await tick(other.getByRole('checkbox', { name: first, exact: true }))
    await button(other, 'Archivar').click()
    await expect(folios(page)).toHaveCount(4)
    await expect(date).not.toBeFocused()
    const changes: Array<string> = []
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()))
    const kept = await date.inputValue()
    /* Without a slash, which would lead to the search. */
    await page.keyboard.type('2412')
    await page.keyboard.press('Enter')
    await expect(date).toHaveValue(kept)
    await expect(date).toHaveAttribute('aria-invalid', 'false')
    expect(changes).toEqual([])
  })

  test('are sorted on a phone and in the dark, in Mexico', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'MX')
    const { page } = await openTab({ storageState: session, viewport: PHONE, colorScheme: 'dark' })
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Omitir').click()
    await expect(folios(page)).toHaveCount(5)
    await tick(folios(page).nth(0))
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Archivar').click()
    await expect(page.getByText('1 factura archivada.')).toBeVisible()
    await tab(page, 'Archivadas').click()
    await expect(folios(page)).toHaveCount(1)
    await tick(folios(page).nth(0))
    await button(page, 'Devolver a mis facturas').click()
    await expect(page.getByText('Aquí verás las facturas que archives.')).toBeVisible()
  })

  for (const { name, country, options } of [
    { name: 'in Chile', country: 'CL', options: { reducedMotion: 'reduce' } },
    { name: 'on a phone and in the dark, in Mexico', country: 'MX', options: { viewport: PHONE, colorScheme: 'dark' } },
  ] as const)
    test(`are explained once by a tour, and again on request, ${name}`, async ({ companies, openTab, product }) => {
      const { token } = await companyThatOwes({ companies, product }, country)
      const opened = await openTab({ storageState: newUserWith(product.address, token), ...options })
      const { page } = opened
      await page.goto('/payments')
      await button(page, 'Omitir').click()
      const tour = page.getByRole('group', { name: 'Tutorial de pagos' })
      await expect(tour).toContainText('Mis facturas')
      await expect(tour).toContainText('Paso 1 de 3')
      await expect(button(page, 'Omitir tutorial')).toBeFocused()
      expect(await troublesOf(page)).toEqual([])
      await tour.getByRole('button', { name: 'Siguiente' }).click()
      await expect(tour).toContainText('Archivadas')
      expect(await troublesOf(page)).toEqual([])
      await tour.getByRole('button', { name: 'Siguiente' }).click()
      await expect(tour).toContainText('Fecha estimada de pago')
      expect(await troublesOf(page)).toEqual([])
      await tour.getByRole('button', { name: 'Anterior' }).click()
      await expect(tour).toContainText('Archivadas')
      await page.keyboard.press('Escape')
      await expect(tour).toHaveCount(0)
      await page.reload()
      await expect(folios(page)).toHaveCount(5)
      expect(await troublesOf(page)).toEqual([])
      await tab(page, 'Archivadas').click()
      await page.getByRole('button', { name: /^Hola,/ }).click()
      await page.getByRole('menuitem', { name: 'Ver el recorrido' }).click()
      await expect(tour).toContainText('Paso 1 de 3')
      for (const step of ['Siguiente', 'Siguiente', 'Finalizar']) await tour.getByRole('button', { name: step }).click()
      await expect(tour).toHaveCount(0)
      await expect(page).toHaveURL(/\/payments$/)
      expectNoTroubles(opened)
    })

  test('are sorted with the keyboard alone, in Mexico', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'MX')
    const { page } = await openTab({ storageState: session })
    const { keyboard } = page
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    await tabTo(page, 'Empezar')
    await keyboard.press('Enter')
    await expectFocusOn(page, 'Días hacia atrás')
    await keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('spinbutton')).toHaveValue('61')
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')
    await expect(dialog(page).getByText('3 proveedores')).toBeVisible()
    await tabTo(page, 'Finalizar')
    await keyboard.press('Enter')
    await expect(dialog(page).getByText('Tus cuentas por pagar están listas')).toBeVisible()
    await tabTo(page, 'Ir a mis facturas')
    await keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(5)
    await expect(dialog(page)).toHaveCount(0)

    await keyboard.press('/')
    await keyboard.type('ñunoa')
    await keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(folios(page)).toHaveCount(5)
    await tabTo(page, 'Marcar como pagada')
    await tabTo(page, /^Seleccionar las facturas/)
    await keyboard.press('Space')
    await expect(page.getByText('Has seleccionado 3 proveedores y 5 facturas')).toBeVisible()
    await shiftTabTo(page, 'Marcar como pagada')
    await keyboard.press('Enter')
    await expect(page.getByText('5 facturas marcadas como pagadas.')).toBeVisible()
    await keyboard.press('Control+z')
    await expect(folios(page)).toHaveCount(5)
  })

  for (const [country, look] of [
    ['CL', {}],
    ['MX', { viewport: PHONE, colorScheme: 'dark' }],
  ] as const)
    test(`that look like duplicates are compared and told apart, in ${country}`, async ({
      companies,
      openTab,
      product,
    }) => {
      const { session } = await companyThatOwes({ companies, product }, country)
      const opened = await openTab({ storageState: session, reducedMotion: 'reduce', ...look })
      const { page } = opened
      const suspects = page.getByRole('button', { name: /^Comparar la factura/ })
      await page.goto('/payments')
      await button(page, 'Omitir').click()
      await expect(suspects).toHaveCount(4)
      await suspects.first().click()
      await expect(dialog(page).getByText('Posible duplicada: mismo proveedor y monto.')).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: /^Archivar la factura/ })).toHaveCount(2)
      expect(await troublesOf(page)).toEqual([])
      await button(page, 'No es duplicada').click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(suspects).toHaveCount(2)
      await page.reload()
      await expect(suspects).toHaveCount(2)
      await suspects.first().press('Enter')
      await dialog(page)
        .getByRole('button', { name: /^Archivar la factura/ })
        .last()
        .press('Enter')
      await expect(page.getByText('1 factura archivada.')).toBeVisible()
      await expect(suspects).toHaveCount(0)
      await expect(tab(page, 'Archivadas')).toHaveText('Archivadas1')
      expectNoTroubles(opened)
    })

  test('say what could not be loaded, and load it again', async ({ companies, openTab, product }) => {
    const { session } = await companyThatOwes({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await button(page, 'Omitir').click()
    await expect(folios(page)).toHaveCount(5)
    await breakCalls(page, ERROR_WITH_CODE, /entityfeature|session|user|task|onboard|holiday/)
    await page.reload()
    const dismiss = page.getByRole('button', { name: 'Descartar aviso' })
    const retry = page.getByRole('button', { name: 'Reintentar' })
    /* The four cards and the list: a call that is still on its way would be answered once the route is gone. */
    await expect(retry).toHaveCount(5)
    await expect(page.getByText('No pudimos cargar parte de tus pagos.')).toBeVisible()
    await expect(dismiss).toHaveCount(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await dismiss.click()
    await expect(dismiss).toHaveCount(0)
    await page.getByRole('region', { name: 'Por pagar' }).locator(retry).click()
    await expect(page.getByRole('region', { name: 'Vencidas' })).toContainText('$0')
    await page.getByRole('region', { name: 'Línea de crédito' }).locator(retry).click()
    await expect(page.getByText('Aún no tienes una línea de crédito.')).toBeVisible()
    await retry.click()
    await expect(folios(page)).toHaveCount(5)
  })

  test('wait for the tax credential', async ({ companies, openTab, product }) => {
    const company = await companies.create('CL')
    await product.operator('feature:set', company.identifier, '10', 'on')
    const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
    await page.goto('/payments')
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver con datos de ejemplo' })).toHaveCount(0)
    await button(page, 'Ingresar credenciales').click()
    await dialog(page)
      .getByLabel(/^Clave/)
      .fill(company.taxPassword)
    await button(page, 'Ingresar').click()
    await expect(page.getByText('Programa tus facturas')).toBeVisible({ timeout: 60_000 })
  })
})
