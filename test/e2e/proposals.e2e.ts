import { violations } from './support/axe.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { ensureInvoices, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test('an amount proposes invoices, which become an ordinary selection', async ({ companies, openTab }) => {
  const company = await companies.create('CL')
  const tab = await openTab()
  const { page } = tab
  await signIn(page, company)
  await ensureInvoices(page, company)

  const amount = page.getByLabel('Monto que necesitas recibir')
  await amount.fill('mucho')
  await amount.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Escribe el monto con números.' })).toBeVisible()

  await amount.fill('1.000.000')
  await page.getByRole('button', { name: 'Proponer facturas' }).click()
  await expect(page.getByText('Menor costo')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const fewest = page.getByRole('button', { name: 'Seleccionar: Menos facturas' })
  await fewest.click()
  await expect(fewest).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(fewest).toHaveAttribute('aria-pressed', 'false')
  await fewest.click()

  await amount.fill('900.000.000.000')
  await amount.press('Enter')
  await expect(page.getByText('Te faltan').first()).toBeVisible()

  await page.getByRole('button', { name: 'Seleccionar: Menor costo' }).click()
  await page.getByRole('button', { name: 'Ver solo seleccionadas' }).click()
  const amounts = page.getByRole('columnheader', { name: 'Monto' })
  await amounts.getByRole('button').click()
  await expect(amounts).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(page.getByRole('button', { name: 'Ver solo seleccionadas' })).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
  expectNoTroubles(tab)
})
