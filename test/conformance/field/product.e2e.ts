import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#domain/kernel/country.ts'
import { ask, contentOf, linkCredential, sessionWith, tokenOf } from '#test/e2e/support/api.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import type { Product } from '#test/e2e/support/product.ts'
import { expect, test } from '#test/e2e/support/test.ts'
import { sharedBytes, sharedPath } from '../shared-data.ts'

interface Company {
  readonly address: string
  readonly token: string
  readonly id: number
}

interface Row {
  readonly folio: string
  readonly amount: number
  readonly totalAmountCreditNotes?: number
  readonly expirationDate?: string
  readonly reasons?: ReadonlyArray<string>
  readonly obstacle?: string
  readonly documentAmount?: number
  readonly currency?: string
  readonly receiverIdentifier?: string
}

const PASSWORD = 'una frase para entrar'
const TAX_PASSWORD = 'clave-del-servicio'

const IDENTIFIERS: Readonly<Record<Country, string>> = { CL: '76543210-3', MX: 'EKU9003173C9' }

/** The sum of each issued invoice that can be financed: the amount without what lowers it, in the unit of the country, and its due date. */
const FINANCEABLE: Readonly<Record<Country, Readonly<Record<string, { owed?: number; due?: string }>>>> = {
  CL: {
    '201': { due: '2026-12-14' },
    '203': { due: '2026-12-31' },
    '205': { owed: 59_500 },
    '207': {},
    '233': {},
    '235': {},
    '238': {},
    '401': { owed: 119_477 },
  },
  MX: {
    'F-121': { owed: 160 },
    'F-124': { owed: 1_160 },
    'F-125': { owed: 1_160 },
    'F-160': {},
    'F-161': {},
  },
}

/** Why each other issued invoice cannot be financed. */
const EXCLUDED: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  CL: { '204': 'PAID', '211': 'FULLY_CREDITED', '213': 'GENERIC_RECEIVER', '231': 'FULLY_CREDITED' },
  MX: { 'F-107': 'CANCELLED', 'F-119': 'ZERO_TOTAL', 'F-330': 'PAID', 'F-602': 'PAID' },
}

/** The due dates that the conditions of payment give, of invoices that the rows above may hold too. */
const DUE_BY_CONDITIONS: ReadonlyArray<readonly [file: string, due: string]> = [
  ['mx-conditions-credito60.xml', '2026-12-14'],
  ['mx-conditions-discount.xml', '2026-12-14'],
  ['mx-conditions-days-after.xml', '2026-12-14'],
  ['mx-conditions-at-once.xml', '2026-10-15'],
  ['mx-conditions-in-words.xml', '2027-01-13'],
]

/** The balance of each received invoice, in the unit of the country. */
const OWED: Readonly<Record<Country, Readonly<Record<string, Partial<Row>>>>> = {
  CL: { '612': {} },
  MX: {
    'S-132': { amount: 500, documentAmount: 27.03, currency: 'USD' },
    'S-301': { amount: 1_160 },
    'S-303': { amount: 1_160 },
    'S-501': {},
  },
}

for (const country of ['CL', 'MX'] as const)
  test(`every file of the field has its right value in the running product (${country})`, async ({
    openTab,
    product,
  }) => {
    const company = await companyWithFieldFiles(product, country)
    const issued = await rowsOf(company, 'business', 'invoice?orderType=DIRECT_FINANCING')
    for (const [folio, { due, owed }] of Object.entries(FINANCEABLE[country])) {
      const row = rowOf(issued, folio)
      if (owed !== undefined) expect([folio, row.amount - (row.totalAmountCreditNotes ?? 0)]).toEqual([folio, owed])
      if (due !== undefined) expect([folio, row.expirationDate?.slice(0, 10)]).toEqual([folio, due])
    }
    if (country === 'MX')
      for (const [file, due] of DUE_BY_CONDITIONS)
        expect([file, rowOf(issued, folioIn(file)).expirationDate?.slice(0, 10)]).toEqual([file, due])
    const excluded = await rowsOf(company, 'business', 'invoice/excluded?orderType=DIRECT_FINANCING')
    for (const [folio, reason] of Object.entries(EXCLUDED[country]))
      expect([folio, rowOf(excluded, folio).reasons]).toEqual([folio, [reason]])
    const received = await rowsOf(company, 'payment/business', 'invoice?option=inbox')
    for (const [folio, right] of Object.entries(OWED[country])) expect(rowOf(received, folio)).toMatchObject(right)

    const tab = await openTab({ storageState: sessionWith(company.address, company.token) })
    await tab.page.goto('/finance')
    await expect(
      tab.page.getByRole('row').filter({ hasText: Object.keys(FINANCEABLE[country])[0] ?? '' }),
    ).toBeVisible()
    expectNoTroubles(tab)
  })

/** The files are imported together, in the order of their names. */
const companyWithFieldFiles = async ({ address, arrange, folder }: Product, country: Country): Promise<Company> => {
  const email = `campo-${country.toLowerCase()}@example.com`
  const taxId = IDENTIFIERS[country]
  await arrange(['company:add', taxId], { name: 'Campo', user: email, password: PASSWORD })
  await arrange(['feature:set', taxId, 10, 'on'])
  const documents = join(folder, `nothing-${country}`)
  mkdirSync(documents)
  await arrange(['taxpayer:add', taxId], { password: TAX_PASSWORD, documents })
  await linkCredential(address, { identifier: taxId, email, password: PASSWORD, taxPassword: TAX_PASSWORD })
  const token = await tokenOf(address, { email, password: PASSWORD })
  const company = { address, token, id: contentOf(token).business.id }
  await importFiles(company, filesOf(country))
  return company
}

const filesOf = (country: Country): ReadonlyArray<string> =>
  readdirSync(sharedPath('data/field/'))
    .filter((file) => file.startsWith(`${country.toLowerCase()}-`))
    .toSorted()

const importFiles = async ({ address, id, token }: Company, files: ReadonlyArray<string>): Promise<void> => {
  const body = new FormData()
  for (const file of files) body.append('files', new Blob([Uint8Array.from(sharedBytes(`data/field/${file}`))]), file)
  const response = await fetch(`${address}/api/business/${id}/invoice/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (!response.ok) throw new Error(`The import answered ${response.status}: ${await response.text()}`)
}

const rowsOf = async ({ address, id, token }: Company, of: string, path: string): Promise<ReadonlyArray<Row>> => {
  const list = `/api/${of}/${id}/${path.split('?')[0] ?? ''}?page=1&size=100&${path.split('?')[1] ?? ''}`
  return (await ask<{ readonly data: ReadonlyArray<Row> }>(address, list, {}, token)).data
}

const rowOf = (rows: ReadonlyArray<Row>, folio: string): Row => {
  const found = rows.find((row) => row.folio === folio)
  if (found === undefined) throw new Error(`no ${folio} among ${rows.map((row) => row.folio).join(', ')}`)
  return found
}

const folioIn = (file: string): string => {
  const text = new TextDecoder().decode(sharedBytes(`data/field/${file}`))
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1] ?? ''
  return `${attribute('Serie')}-${attribute('Folio')}`
}
