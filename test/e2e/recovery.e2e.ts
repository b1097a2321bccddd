import { sessionOf } from './support/api.ts'
import { openInvoices } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const CALLS = '**/api/business/*/invoice?*'

test('a table that failed says why, and recovers by itself once the connection is back', async ({
  companies,
  openTab,
  product,
}) => {
  const company = await companies.createWithInvoices('CL')
  const { page } = await openTab({ storageState: await sessionOf(product.address, company) })
  await openInvoices(page)
  await page.route(CALLS, (route) => route.abort())
  await page.getByRole('searchbox').fill('1045')
  const failure = page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos.' })
  await expect(failure).toContainText('Código ERROR_NETWORK')
  await page.unroute(CALLS)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText(/^1 factura disponible/)).toBeVisible()
  await expect(failure).toHaveCount(0)
})
