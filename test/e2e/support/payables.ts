import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { ask, contentOf, linkCredential, sessionWith, tokenOf, type Session } from './api.ts'
import { highContrastViolations, violations } from '#test/screens/support/axe.ts'
import { receivedInvoiceOf, type JourneyCompany } from './companies.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import { expect, type Journey } from './test.ts'

export interface OwingCompany {
  readonly company: JourneyCompany
  readonly session: Session
  readonly token: string
}

/** Invoices that it issued are on none of the screens of what it owes. */
const FEW_ISSUED = 3

/** A company that owes five invoices to three suppliers, with further documents. */
export const companyThatOwes = async (
  { companies, product }: Pick<Journey, 'companies' | 'product'>,
  country: Country,
  addDocuments: (company: JourneyCompany) => void = () => undefined,
): Promise<OwingCompany> => {
  const company = await companies.create(country, FEW_ISSUED)
  addDocuments(company)
  for (const place of [0, 1, 2, 3, 4])
    writeFileSync(join(company.documents, `recibida-${place}.xml`), receivedInvoiceOf(company, place))
  await product.arrange(['feature:set', company.identifier, 10, 'on'])
  await linkCredential(product.address, company)
  const token = await tokenOf(product.address, company)
  return { company, session: sessionWith(product.address, token), token }
}

/** A company that owes five invoices, in two profiles of a browser. */
export const openTwoTabs = async (
  { openTab, ...journey }: Pick<Journey, 'companies' | 'openTab' | 'product'>,
  country: Country,
) => {
  const { session } = await companyThatOwes(journey, country)
  const [{ page }, { page: other }] = [
    await openTab({ storageState: session }),
    await openTab({ storageState: session }),
  ]
  return { page, other }
}

const ACCOUNTS = {
  CL: { bank: '012', bankId: 1012, accountType: 'CUENTA_CORRIENTE', currency: 'CLP' },
  MX: { bank: '002', bankId: 4002, accountType: 'CUENTA_CLABE', currency: 'MXN' },
} as const

/** One for each supplier, and one for the financier: an account of two is saved with a consent only. */
const NUMBERS = {
  CL: { suppliers: ['62811904', '62811905', '62811906', '62811907', '62811908'], provider: '99911904' },
  MX: {
    suppliers: [
      '002180000118359710',
      '002180000118359723',
      '002180000118359736',
      '002180000118359749',
      '002180000118359752',
    ],
    provider: '002180000118359765',
  },
} as const

/** An account of a supplier as the form sends it. */
export const accountOf = (country: Country, accountNumber: string) => {
  const { bank: _, ...account } = ACCOUNTS[country]
  const holder = { sourceIdentifier: '', accountHolder: '', accountEmail: 'pagos@proveedor.example', alias: null }
  return { ...account, ...holder, accountNumber }
}

/** Its payables are configured, and the suppliers, or the first `accounts` of them, and the financier have accounts. */
export const readyToPay = async (
  journey: Pick<Journey, 'companies' | 'product'>,
  country: Country,
  addDocuments?: (company: JourneyCompany) => void,
  { accounts }: { readonly accounts?: number } = {},
): Promise<OwingCompany> => {
  const owing = await companyThatOwes(journey, country, addDocuments)
  const { company, token } = owing
  const { address, arrange } = journey.product
  const business = `/api/payment/business/${contentOf(token).business.id}`
  const put = (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return ask(address, path, { method: 'POST', headers, body: JSON.stringify(body) }, token)
  }
  await put(`${business}/onboard`, { startDate: '2020-01-01', suppliers: [] })
  const { data } = await ask<{ readonly data: ReadonlyArray<{ readonly supplierId: number }> }>(
    address,
    `${business}/supplier?page=1&size=20`,
    {},
    token,
  )
  for (const [at, { supplierId }] of data.slice(0, accounts).entries())
    await put(`/api/supplier/${supplierId}/bankaccount`, accountOf(country, NUMBERS[country].suppliers[at] ?? ''))
  await arrange(['transfer-account:set', company.identifier], {
    bank: ACCOUNTS[country].bank,
    account: NUMBERS[country].provider,
    email: 'pagos@anticipo.example',
  })
  return owing
}

/** The faults on screen: for assistive technology, in high contrast, and beyond its edges. */
export const troublesOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  /* Rows are faded while they are loaded again. */
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return [...(await violations(page)), ...(await highContrastViolations(page)), ...(await overflow(page))]
}
