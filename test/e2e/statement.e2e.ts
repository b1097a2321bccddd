import { readFileSync } from 'node:fs'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { LAPTOP } from '#test/screens/support/viewports.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { sessionOf } from './support/api.ts'
import { placeOrders } from './support/place-orders.ts'
import { approveContract, readyForTransfers } from './support/ready-for-transfers.ts'
import { expect, test } from './support/test.ts'

const WORDS: Readonly<Record<Country, { readonly link: string; readonly title: RegExp; readonly account: RegExp }>> = {
  CL: { link: 'Cartola mensual', title: /^Cartola de /, account: /BancoEstado ···1904/ },
  MX: { link: 'Estado de cuenta mensual', title: /^Estado de cuenta de /, account: /BANORTE.* ···4754/ },
}

for (const country of COUNTRIES)
  test(`a transfer is in the statement of its month, on screen and in its PDF (${country})`, async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.createWithInvoices(country)
    await readyForTransfers(product, country, company)
    const [{ order } = { order: '' }] = await placeOrders(product.address, company, 1)
    await product.operator('order:approve', order)
    await approveContract(product, company, order)
    await product.operator('order:transfer', order)
    const tab = await openTab({ storageState: await sessionOf(product.address, company), viewport: LAPTOP })
    const { page } = tab
    const { account, link, title } = WORDS[country]
    await page.goto('/orders')
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const transfer = page
      .getByRole('grid', { name: 'En tu banco' })
      .getByRole('row')
      .filter({ hasText: 'Anticipo transferido' })
    await expect(transfer.getByRole('link', { name: order, exact: true })).toBeVisible()
    await expect(transfer).toContainText(account)
    await expect(page.getByRole('grid', { name: 'Control' })).toContainText(/Diferencia\$0/)
    const amounts = await page.getByRole('gridcell').filter({ hasText: /^-?\$/ }).allInnerTexts()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar PDF' }).click()
    const text = (await pdfPages(readFileSync(await (await downloading).path()))).join(' ')
    expect(amounts.length).toBeGreaterThan(10)
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([])
    expectNoTroubles(tab)
  })
