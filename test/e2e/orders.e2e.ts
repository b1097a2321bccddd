import type { Page } from '@playwright/test'
import { ask, sessionOf, tokenOf } from './support/api.ts'
import { violations } from '#test/screens/support/axe.ts'
import type { JourneyCompany } from './support/companies.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { placeOrders } from './support/place-orders.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from '#test/screens/support/viewports.ts'

const contractOf = async (address: string, company: JourneyCompany, order: string): Promise<string> => {
  const token = await tokenOf(address, company)
  const documents = await ask<ReadonlyArray<{ readonly id: number }>>(
    address,
    `/api/order/${order}/document`,
    {},
    token,
  )
  return String(documents[0]?.id ?? 0)
}

const rowOf = (page: Page, order: string) => page.getByRole('row').filter({ hasText: order })

const groups = (page: Page) => page.getByRole('group', { name: 'Órdenes por estado' })

test('shows first what waits for the company, and keeps its filters in the address', async ({
  companies,
  openTab,
  product,
}) => {
  const company = await companies.createWithInvoices('MX')
  const [waiting = '', rejected = '', newest = ''] = (await placeOrders(product.address, company, 3)).map(
    ({ order }) => order,
  )
  await product.operator('order:request-document', waiting)
  await product.operator('order:reject', rejected, '--reason', 'Sin cupo')
  const tab = await openTab({ storageState: await sessionOf(product.address, company), viewport: LAPTOP })
  const { page } = tab
  await page.goto('/orders')
  await expect(groups(page).getByRole('button', { name: 'Esperan por ti · 0' })).toBeVisible()
  await expect(rowOf(page, waiting).getByLabel('Paso 2 de 4: Documentos')).toBeVisible()

  await product.operator('document:send-to-sign', await contractOf(product.address, company, waiting))
  await expect(rowOf(page, waiting).getByText('Te falta 1 documento')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(waiting)
  await expect(page.getByRole('row').nth(2)).toContainText(newest)
  const chip = groups(page).getByRole('button', { name: 'Esperan por ti · 1' })
  await chip.click()
  await expect(page).toHaveURL(/\?grupo=WAITING$/)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2')
  await page.reload()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2')
  expect(await violations(page)).toEqual([])

  await rowOf(page, waiting)
    .getByRole('link', { name: /^Ver la operación/ })
    .click()
  await expect(page.getByText('Esperamos 1 documento tuyo.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver documentos' }).click()
  await expect(page.getByText('Esperando E-firmas')).toBeVisible()
  await page.goBack()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')

  await groups(page).getByRole('button', { name: 'Pagado · 0' }).click()
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
  await groups(page).getByRole('button', { name: 'Rechazado · 1' }).click()
  await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
  await expect(groups(page).getByRole('button', { name: 'Rechazado · 1' })).toHaveAttribute('aria-pressed', 'false')
  await page.setViewportSize(PHONE)
  expect(await overflow(page)).toEqual([])
  expectNoTroubles(tab)
})
