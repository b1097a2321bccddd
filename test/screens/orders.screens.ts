import { COUNTRIES } from '#domain/kernel/country.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { anOrderInvoice } from '#test/support/samples/orders.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { clearShifts, shiftsOf } from './support/layout-shift.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, openScreens, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string): Scenario => ({ path, country: 'CL', state: 'full', visitor: 'company' })

beginAfresh()

test('an order dates its steps, and expects those that a rule tells', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/5025'))
  await expect(page.getByRole('listitem').filter({ hasText: /^En revisión.*\d\d\/\d\d\/\d{4}$/ })).toBeVisible()
  await expect(page.getByText('Tu ejecutivo revisa las facturas; no tienes que hacer nada.')).toBeVisible()
  const steps = page.getByRole('list', { name: /^Paso / })
  await expect(steps.getByText(/^Estimado /)).toHaveCount(1)
  await show(tab, at('/orders/5024'))
  await expect(steps.getByText(/^Estimado /)).toHaveCount(2)
  await page.setViewportSize(PHONE)
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
})

test('the navigation does not move when the features arrive late', async ({ tab }) => {
  const { page } = tab
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await show(tab, { ...at('/finance/directo'), ports: { Features: 'loading' } })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await clearShifts(page)
    await changeAnswers(tab, { ports: { Features: 'full' } })
    const links = page.getByRole('navigation').getByRole('link').filter({ visible: true })
    await expect(links.filter({ hasText: 'Proveedores' })).toBeVisible()
    const shifts = await shiftsOf(page)
    expect(shifts.filter(({ moved }) => moved.some((text) => text.includes('Xtracker')))).toEqual([])
  }
})

test('a picture from elsewhere breaks the policy, which is seen', async ({ browser }) => {
  const tab = await openScreens(browser)
  await show(tab, at('/orders'))
  await tab.page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' })),
  )
  await expect.poll(() => tab.troubles.filter((trouble) => trouble.includes('policy: img-src'))).toHaveLength(1)
  await tab.context.close()
})

test('a picture that says nothing is a violation', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.evaluate(() => document.querySelector('main')?.append(new Image(400, 400)))
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt at img/)])
})

test('the orders are sorted by a column, and say so', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  const table = page.getByRole('grid', { name: 'Estado de Operaciones' })
  const head = table.getByRole('columnheader', { name: 'Operación' })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  for (const direction of ['ascending', 'descending']) {
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', direction)
  }
  await expect(table.getByRole('row').nth(1)).toContainText('5025')
  expect(await violations(page)).toEqual([])
})

test('a row of the orders names its client, what was received, how late it is, and what the company has to do', async ({
  tab,
}) => {
  const { page } = tab
  await show(tab, at('/orders'))
  const rowOf = (order: string) => page.getByRole('row').filter({ hasText: order })
  await expect(rowOf('5023')).toContainText('Comercial Ñuble Ltda.')
  await expect(rowOf('5023')).toContainText('$839.500')
  await expect(rowOf('5024').getByRole('link', { name: 'Te falta 1 documento' })).toHaveAttribute(
    'href',
    '/orders/5024?ver=documentos',
  )
  await page.getByRole('button', { name: 'Atrasadas · 1' }).click()
  await expect(rowOf('5013')).toContainText('1 factura, 507 días')
  expect(await violations(page)).toEqual([])
})

test('the orders say by which folio they were found, also on a phone', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  await page.getByRole('searchbox').fill('1049')
  await expect(page.getByRole('row').nth(1)).toContainText('Folio 1049')
  expect(await cutFigures(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('row').first().getByText('Folio 1049').last()).toBeVisible()
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
  await page.getByRole('searchbox').fill('5013')
  await expect(page.getByText(/^Folio/)).toHaveCount(0)
})

test('a transferred order is a receipt, with the money of each invoice', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/5023'))
  const receipt = page.getByRole('region', { name: 'Operación 5023' })
  await expect(receipt.getByText(/^Recibiste\$839\.50006\/03\/2026 · BCI ···1234$/)).toBeVisible()
  await expect(receipt.getByText(/^Costo total hasta hoy \$[\d.]+.* \+ \$[\d.]+ mora/)).toBeVisible()
  await expect(receipt.getByText(/mensual \(30 días\) · .*anual \(365 días\)$/)).toBeVisible()
  const card = page.getByRole('region', { name: 'Liquidación' })
  await expect(card.getByRole('columnheader')).toHaveCount(13)
  expect(await card.getByRole('grid').evaluate((grid) => grid.scrollWidth - grid.clientWidth)).toBe(0)
  const rows = card.getByRole('row')
  await expect(rows.nth(1)).toContainText('1043')
  await expect(rows.nth(2)).toContainText('Cada día más de atraso suma')
  await expect(rows.nth(2)).toContainText(/Si paga hoy te devolvemos \$[\d.]+\./)
  await expect(rows.last()).toContainText('Total $450.000')
  expect(await rows.nth(1).evaluate((row) => row.getBoundingClientRect().y)).toBeLessThanOrEqual(390)
})

test('the settlement of an invoice opens with the keyboard alone', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/5023'))
  const card = page.getByRole('region', { name: 'Liquidación' })
  const row = card.getByRole('row').filter({ hasText: '1042' }).first()
  await expect(row).toContainText('500 días')
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('02/03/2026 · Tesorería del pagador pagó $150.000')).toBeVisible()
  await expect(card.getByText('01/12/2025 · Pagó $150.000')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(card.getByText('La devolución de la factura 998 (orden 4999) cubrió $4.000 de su deuda.')).toBeVisible()
  expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
})

test('an order before its transfer has no settlement, and shows its invoices first', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders/5024'))
  await expect(page.getByRole('region', { name: 'Actividad' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Partes de la operación' })
  await expect(tabs.getByRole('link', { name: /^Facturas/ })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('link', { name: 'Liquidación' })).toHaveCount(0)
})

test('an order that waits for documents shows them first', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/orders/5024'), country: 'MX' })
  const tabs = page.getByRole('navigation', { name: 'Partes de la operación' })
  await expect(tabs.getByRole('link', { name: /^Documentos/ })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: /^Facturas/ }).click()
  await expect(page).toHaveURL(/ver=facturas$/)
  await page.getByRole('button', { name: 'Ver documentos' }).click()
  await expect(tabs.getByRole('link', { name: /^Documentos/ })).toHaveAttribute('aria-current', 'page')
})

for (const country of COUNTRIES)
  test(`the terms of a renegotiation are shown whole beside those before, in ${country}`, async ({ tab }) => {
    const { page } = tab
    const agreed = { paymentDate: '2026-07-15' as CivilDate, rate: basisPoints(1_000) }
    const rows = [{ ...anOrderInvoice(0), renegotiation: agreed }]
    await page.setViewportSize(LAPTOP)
    await show(tab, {
      ...at('/orders/5023?ver=facturas'),
      country,
      values: { 'Orders.invoices': { rows, totalRows: 1 } },
    })
    const row = page.getByRole('grid').first().getByRole('row').filter({ hasText: '1042' })
    const words = [
      '15/07/2026',
      'antes 10/04/2026',
      formatPercent(1_000, country),
      `antes ${formatPercent(280, country)}`,
    ]
    for (const text of words) {
      const cut = await row.getByText(text, { exact: true }).evaluate((shown) => {
        const inner = shown.getBoundingClientRect()
        const cell = (shown.closest('td, [role=gridcell]') ?? document.body).getBoundingClientRect()
        const isOutside = inner.top < cell.top || inner.bottom > cell.bottom || inner.left < cell.left
        return isOutside || inner.right > cell.right || shown.scrollWidth > shown.clientWidth
      })
      expect(cut, text).toBe(false)
    }
  })

test('the rarer filters of the list open below its head', async ({ tab }) => {
  const { page } = tab
  await show(tab, at('/orders'))
  const list = page.getByRole('region', { name: 'Estado de Operaciones' })
  const first = list.getByRole('row').nth(1)
  await expect(first).toHaveAttribute('data-marked', 'true')
  expect(await first.evaluate((row) => row.getBoundingClientRect().y)).toBeLessThanOrEqual(300)
  await expect(list.getByRole('button', { name: /^Atrasadas · 1$/ })).toBeVisible()
  await expect(list.getByRole('combobox')).toHaveCount(1)
  await list.getByRole('button', { name: 'Filtros' }).click()
  await expect(list.getByRole('combobox', { name: 'Tipo' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
})
