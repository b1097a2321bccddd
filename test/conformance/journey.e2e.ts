import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { formatMoney } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Login } from '#test/e2e/support/api.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { startProduct, type Product } from '#test/e2e/support/product.ts'
import { giveKey, orderIn, sendButton, sendOrder, signIn, tick } from '#test/e2e/support/steps.ts'
import { approveContract, readyForTransfers } from '#test/e2e/support/ready-for-transfers.ts'
import { expect, test as base } from '#test/e2e/support/test.ts'
import { expected, type ExpectedInvoice, type ExpectedScenario, minorOf } from './invoices/expected.ts'
import { sharedPath } from './shared-data.ts'

const KEY = 'clave-del-servicio'
const PASSWORD = 'una frase para entrar'
const START_LIMIT_MS = 120_000

/** Some scenarios are of the same company, so each has a product of its own. */
const test = base.extend<{ readonly ownProduct: Product }>({
  ownProduct: [
    /* Playwright requires a fixture's first parameter to be a destructuring pattern, also of one that needs no other fixture. */
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ ownProduct }, use) => use(ownProduct.address),
})

test.describe('third-party documents', () => {
  for (const scenario of expected.scenarios)
    test(`of ${scenario.name} yield exactly the expected invoices, and an order of all financeable ones`, async ({
      openTab,
      ownProduct: product,
    }) => {
      const login = await register(product, scenario)
      const tab = await openTab()
      const { page } = tab
      await signIn(page, login)
      await giveKey(page, KEY)
      expect(await invoicesShown(page)).toEqual(expectedRows(scenario))
      if (scenario.counts.financeable > 0) await financeAll(page, product, scenario, login)
      expectNoTroubles(tab)
    })
})

/** Dates in a month, as none of these documents falls due in the future. */
const financeAll = async (page: Page, product: Product, { country }: ExpectedScenario, login: Login): Promise<void> => {
  await tick(page.getByRole('checkbox', { name: 'Seleccionar las facturas de esta página' }))
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await page.getByRole('button', { name: /^\+30/ }).click()
  await expect(page.getByText('Recibes ahora').first()).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  await sendOrder(page)
  await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
  await readyForTransfers(product, country, login)
  await approveContract(product, login, orderIn(page.url()))
  await product.operator('order:advance', orderIn(page.url()), 'PAID')
  await expect(page.getByLabel('Paso 4 de 4: Pagado')).toBeVisible()
}

const register = async (product: Product, { name, businessId, files }: ExpectedScenario): Promise<Login> => {
  const email = `${name.toLowerCase()}@example.com`
  await product.operator('taxpayer:add', businessId, '--password', KEY, '--documents', writeDocuments(product, files))
  await product.operator('company:add', businessId, '--name', name, '--email', email, '--password', PASSWORD)
  return { email, password: PASSWORD }
}

const writeDocuments = (product: Product, files: ReadonlyArray<string>): string => {
  const folder = join(product.folder, 'documents')
  mkdirSync(folder)
  for (const file of files) copyFileSync(sharedPath(`data/invoices/${file}`), join(folder, basename(file)))
  return folder
}

interface ShownInvoice {
  readonly folio: string
  readonly payer: string
  readonly identifier: string
  readonly amount: string
}

/** The columns before the amount differ between the countries. */
const invoicesShown = async (page: Page): Promise<ReadonlyArray<ShownInvoice>> => {
  await expect(
    page.getByRole('grid').or(page.getByText('Todavía no tienes facturas por financiar')).first(),
  ).toBeVisible()
  const rows = await page
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .filter((row) => row.hasAttribute('data-index'))
        .map((row) => [...row.querySelectorAll('td')].map((cell) => (cell as HTMLElement).innerText.trim())),
    )
  return inOrder(
    rows.map((cells) => {
      const [, folio = '', payer = '', identifier = ''] = cells
      return { folio, payer, identifier, amount: cells.find((text) => text.startsWith('$')) ?? '' }
    }),
  )
}

const expectedRows = (scenario: ExpectedScenario): ReadonlyArray<ShownInvoice> =>
  inOrder(scenario.issued.filter(({ financeable }) => financeable).map((invoice) => expectedRow(invoice, scenario)))

const expectedRow = (invoice: ExpectedInvoice, { country }: ExpectedScenario): ShownInvoice => {
  const currency = country === 'CL' ? 'CLP' : 'MXN'
  const amount = country === 'CL' ? invoice.amount : (invoice.amountMXN ?? invoice.amount)
  return {
    folio: invoice.folio ?? '',
    payer: (invoice.payerName ?? '').toUpperCase(),
    identifier: displayTaxId(country, invoice.payerIdentifier ?? ''),
    amount: formatMoney(money(currency, minorOf(amount ?? '0', currency)), country),
  }
}

const inOrder = (rows: ReadonlyArray<ShownInvoice>): ReadonlyArray<ShownInvoice> =>
  rows.toSorted((a, b) => `${a.folio} ${a.payer} ${a.amount}`.localeCompare(`${b.folio} ${b.payer} ${b.amount}`, 'es'))
