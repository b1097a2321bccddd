import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { startDnsServer } from '#test/support/dns-server.ts'
import { linkCredential } from './api.ts'
import { registerCompany, writeJourneyCompany, type JourneyCompany } from './companies.ts'
import { tabIn, type Tab } from '#test/screens/support/page-watch.ts'
import { startProduct, type Product } from './product.ts'
import { visitorsOf, type Visitors } from './visitors.ts'

export { expect } from '@playwright/test'

/** Companies of the worker's product that no other journey uses. */
interface Companies {
  /** A company that has given no key yet, with that many invoices to finance. */
  readonly create: (country: Country, invoices?: number) => Promise<JourneyCompany>
  /** A company whose key was taken and whose documents were read. */
  readonly createWithInvoices: (country: Country) => Promise<JourneyCompany>
}

interface WorkerFixtures {
  /** The purpose of the product: files that name the same share it. A host allows an address ten registrations an hour. */
  readonly hostFor: 'companies' | 'samples' | 'registrations' | 'waiting'
  /** The built product. All journeys of a worker share it, and each uses companies and users of its own. */
  readonly product: Product
  readonly companies: Companies
  /** Who may visit the product with samples. */
  readonly visitors: Readonly<Record<Country, Visitors>>
}

interface TestFixtures {
  /** Opens a page in a browser profile of its own, which ends with the test. */
  readonly openTab: (options?: BrowserContextOptions) => Promise<Tab>
}

const START_LIMIT_MS = 120_000

/** Each company takes some five hashes, which at the standard cost were half of the processor time of the hosts. */
const PASSWORD_COST = '10'

export type Journey = TestFixtures & WorkerFixtures

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hostFor: ['companies', { scope: 'worker', option: true }],
  product: [
    async ({ hostFor }, use) => {
      const dns = await startDnsServer({ 'gmail.com': { mx: ['correo.gmail.com'] }, 'ejemplo.mx': 'SERVFAIL' })
      const samples = hostFor === 'samples' ? ['--sample'] : []
      const product = await startProduct(['--dns-servers', dns.address, '--password-cost', PASSWORD_COST, ...samples])
      await use(product)
      await product.stop()
      await dns.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  companies: [
    async ({ product }, use) => {
      const create = async (country: Country, invoices?: number): Promise<JourneyCompany> => {
        const company = writeJourneyCompany(product, country, invoices)
        await registerCompany(product, company)
        return company
      }
      await use({
        create,
        createWithInvoices: async (country) => {
          const company = await create(country)
          await linkCredential(product.address, company)
          return company
        },
      })
    },
    { scope: 'worker' },
  ],
  visitors: [
    async ({ product }, use) => {
      await product.prints('de ejemplo están completas')
      await use({ CL: await visitorsOf(product, 0), MX: await visitorsOf(product, 1) })
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  openTab: async ({ browser }, use, info) => {
    /* A test that fails as expected lets the next one have its worker, with the product of it. */
    if (process.env['PLANTED'] !== undefined) info.fail()
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      return tabIn(context)
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
