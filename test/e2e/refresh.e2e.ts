import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sessionOf } from './support/api.ts'
import { invoiceOf, type JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { openInvoices } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.describe('a refresh of the documents', () => {
  test('offers the invoices that arrived, and leaves the table as it is', async ({ companies, openTab, product }) => {
    const company = await companies.createWithInvoices('CL')
    const tab = await openTab({ storageState: await sessionOf(product.address, company) })
    const { page } = tab
    await openInvoices(page)
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await expect(page.getByText(/^Actualizadas hoy a las \d\d:\d\d$/)).toBeVisible()
    await page.keyboard.press('Escape')
    const first = page.getByRole('checkbox', { name: /^Seleccionar factura/ }).first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.press('Space')
    deliver(company, 1046, 1047)
    await refresh(page)
    await expect(page.getByText('Hay 2 facturas nuevas', { exact: true })).toBeVisible()
    await expect(page.getByText(/^45 facturas disponibles/)).toBeVisible()
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await expect(page.getByText(/^47 facturas disponibles/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()

    await refresh(page)
    await expect(page.getByText('Actualizando', { exact: true })).toHaveCount(0)
    await page.goto('/user/profile/notifications')
    await expect(page.getByText('Hay 2 facturas nuevas.')).toHaveCount(1)
    expectNoTroubles(tab)
  })

  test('keeps the invoices while the authority does not respond, and asks for a password that was changed there', async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.createWithInvoices('MX')
    const tab = await openTab({ storageState: await sessionOf(product.address, company) })
    const { page } = tab
    await openInvoices(page)
    renameSync(company.documents, `${company.documents}-moved`)
    await refresh(page)
    await expect(page.getByText('No pudimos actualizar tus facturas. Intenta de nuevo en unos minutos.')).toBeVisible()
    await expect(page.getByText(/^45 facturas disponibles/)).toBeVisible()
    renameSync(`${company.documents}-moved`, company.documents)

    deliver(company, 1046)
    const { documents, identifier } = company
    await product.operator('taxpayer:add', identifier, '--password', 'otra-clave', '--documents', documents)
    await refresh(page)
    await expect(page.getByText('Actualiza tu información')).toBeVisible()
    await page.getByRole('button', { name: 'Ingresar credenciales' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Clave/).fill('otra-clave')
    await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(page.getByText(/^46 facturas disponibles/)).toBeVisible()
    expectNoTroubles(tab)
  })
})

/** Puts invoices into the folder of the company at the tax authority. */
const deliver = (company: JourneyCompany, ...folios: ReadonlyArray<number>): void => {
  for (const folio of folios) writeFileSync(join(company.documents, `${folio}.xml`), invoiceOf(company, folio))
}

const refresh = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Actualizar facturas' }).click()
}
