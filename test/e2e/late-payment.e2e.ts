import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { writeCfdi } from '#samples/write-cfdi.ts'
import { writeDte } from '#samples/write-dte.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { LAPTOP } from '#test/screens/support/viewports.ts'
import { linkCredential, sessionOf } from './support/api.ts'
import { issuedCfdi, issuedDte, type JourneyCompany } from './support/companies.ts'
import { placeOrder } from './support/place-orders.ts'
import type { Product } from './support/product.ts'
import { approveContract, readyForTransfers } from './support/ready-for-transfers.ts'
import { chooseFirst, openInvoices, orderIn, sendOrder } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** So late that the interest exceeds what was retained. */
const DAYS_LATER = 700
const DAY_MS = 24 * 60 * 60 * 1000
const FOLIO = 1001
const NEXT_FOLIO = 2001

const WORDS: Readonly<Record<Country, { readonly interest: string; readonly debt: string }>> = {
  CL: { interest: 'Interés por mora', debt: 'Deuda por mora' },
  MX: { interest: 'Intereses moratorios', debt: 'Deuda por intereses moratorios' },
}

test.use({ hostFor: 'waiting' })

/** The companies whose first order was transferred before the time passed. */
const begun = new Map<Country, { readonly company: JourneyCompany; readonly order: string }>()

test.beforeAll(async ({ companies, product }) => {
  for (const country of COUNTRIES) {
    const company = await companies.create(country, 1)
    await linkCredential(product.address, company)
    await readyForTransfers(product, country, company)
    const { order } = await placeOrder(product.address, company)
    await transfer(product, company, order)
    begun.set(country, { company, order })
  }
  await product.wait(DAYS_LATER)
})

const begunIn = (country: Country) => {
  const found = begun.get(country)
  if (found === undefined) throw new Error(`No order of ${country} was transferred`)
  return found
}

const transfer = async (product: Product, company: JourneyCompany, order: string): Promise<void> => {
  await product.arrange(['order:approve', order])
  await approveContract(product, company, order)
  await product.arrange(['order:transfer', order])
}

/** Requests an order of the first invoice, which the operator approves and transfers. */
const transferredOrder = async (page: Page, product: Product, company: JourneyCompany): Promise<string> => {
  await openInvoices(page)
  await chooseFirst(page, 1)
  await page.getByRole('button', { name: /^\+30/ }).click()
  await sendOrder(page)
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await expect(page.getByRole('heading', { name: /^Operación \d/ })).toBeVisible()
  const order = orderIn(page.url())
  await transfer(product, company, order)
  return order
}

const settlementOf = async (page: Page, order: string, folio: number): Promise<Locator> => {
  await page.goto(`/orders/${order}`)
  const settlement = page.getByRole('region', { name: 'Liquidación' })
  await settlement
    .getByRole('row')
    .filter({ hasText: String(folio) })
    .press('Enter')
  await expect(settlement.getByRole('listitem').first()).toBeVisible()
  return settlement
}

/** The amount of a column in the row of the totals. */
const totalOf = async (settlement: Locator, column: string): Promise<string> => {
  const columns = await settlement.getByRole('columnheader').allTextContents()
  const cells = settlement
    .getByRole('row')
    .filter({ hasText: /^Total/ })
    .getByRole('gridcell')
  return cells.nth(columns.indexOf(column)).innerText()
}

for (const country of COUNTRIES)
  test(`a payment that is far too late leaves a debt, which the next order pays, in the statement too (${country})`, async ({
    openTab,
    product,
  }) => {
    const { company, order: first } = begunIn(country)
    await product.arrange(['order:pay', first], { amount: 10_000 })
    await product.arrange(['order:pay', first])
    const tab = await openTab({ storageState: await sessionOf(product.address, company), viewport: LAPTOP })
    const { page } = tab
    await page.clock.install({ time: Date.now() + DAYS_LATER * DAY_MS })
    const late = await settlementOf(page, first, FOLIO)
    await expect(late.getByRole('listitem').filter({ hasText: /^\d\d\/\d\d\/\d{4} · Pagó \$/ })).toHaveCount(2)
    const owed = late.getByText(/^Debes \$[\d.,]+: se descuenta de tus próximas devoluciones\.$/)
    const debt = /\$[\d.,]*\d/.exec(await owed.innerText())?.[0] ?? 'no debt'
    const { interest } = WORDS[country]
    const [charged, taken] = [await totalOf(late, interest), await totalOf(late, 'Descontado')]

    writeNextInvoice(company)
    await linkCredential(product.address, company)
    const next = await transferredOrder(page, product, company)
    await product.arrange(['order:pay', next])
    const release = await settlementOf(page, next, NEXT_FOLIO)
    const covered = `${debt} cubrieron la deuda de la factura `
    await expect(release.getByText(covered)).toContainText(`${FOLIO} (orden ${first}).`)
    await expect((await settlementOf(page, first, FOLIO)).getByText(`cubrió ${debt} de su deuda.`)).toBeVisible()

    await page.goto('/statement')
    const charges = page.getByRole('grid', { name: 'Cargos' })
    const lineOf = (name: string) => charges.getByRole('row').filter({ hasText: name })
    await expect(lineOf(`Total ${interest}`)).toContainText(charged)
    await expect(lineOf(WORDS[country].debt)).toContainText(debt)
    await expect(
      lineOf(interest)
        .filter({ hasText: String(FOLIO) })
        .first(),
    ).toContainText(taken)
    await expect(page.getByRole('grid', { name: 'Control' })).toContainText(/Diferencia\$0/)
    expectNoTroubles(tab)
  })

/** An invoice of the later day among the documents of the company. */
const writeNextInvoice = (company: JourneyCompany): void => {
  const path = join(company.documents, `${NEXT_FOLIO}.xml`)
  const later = <A extends { readonly issuedOn: CivilDate; readonly dueOn?: CivilDate }>(input: A): A => ({
    ...input,
    issuedOn: addDays(input.issuedOn, DAYS_LATER),
    ...(input.dueOn === undefined ? {} : { dueOn: addDays(input.dueOn, DAYS_LATER) }),
  })
  writeFileSync(
    path,
    company.country === 'CL'
      ? writeDte(later(issuedDte(company, NEXT_FOLIO)))
      : writeCfdi(later(issuedCfdi(company, NEXT_FOLIO))),
  )
}
