import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { Country } from '#domain/kernel/country.ts'
import { writeJourneyCompany, type JourneyCompany } from './archives.ts'
import { openTab, type Tab } from './browser.ts'
import { startProduct, type Product } from './product.ts'
import { ensureInvoices, type Login, signIn } from './steps.ts'

/** Opens a tab of a browser profile of its own in which somebody is signed in. */
export type OpenSignedIn = (options?: BrowserContextOptions) => Promise<Tab>

/** Signs in once, for any number of profiles. */
export const signedIn = async (browser: Browser, address: string, login: Login): Promise<OpenSignedIn> => {
  const { page, context } = await openTab(browser)
  await signIn(page, address, login)
  return keepSession(browser, context)
}

/** A product with one company that has given no key yet. */
export const startWithCompany = async (
  country: Country,
  flags: ReadonlyArray<string> = [],
): Promise<{ readonly product: Product; readonly company: JourneyCompany }> => {
  const company = writeJourneyCompany(country)
  const product = await startProduct(flags)
  await register(product, company)
  return { product, company }
}

/** A product with one company and its invoices. */
export const startWithInvoices = async (browser: Browser, country: Country) => {
  const { product, company } = await startWithCompany(country)
  const { page, context } = await openTab(browser)
  await signIn(page, product.address, company)
  await ensureInvoices(page, company)
  return { product, company, open: await keepSession(browser, context) }
}

const register = async (
  product: Product,
  { identifier, name, email, password, taxPassword, documents }: JourneyCompany,
): Promise<void> => {
  await product.operator('taxpayer:add', identifier, '--password', taxPassword, '--documents', documents)
  await product.operator('company:add', identifier, '--name', name, '--email', email, '--password', password)
}

const keepSession = async (browser: Browser, context: Tab['context']): Promise<OpenSignedIn> => {
  const storageState = await context.storageState()
  await context.close()
  return (options = {}) => openTab(browser, { ...options, storageState })
}

/** Ends every profile that a test opened. */
export const closeTabs = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
