import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { suggestPaymentDate } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate, civilDate } from '#domain/kernel/civil-date.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { writeDte, type DteInput, type DteParty } from '#samples/write-dte.ts'
import { ask, contentOf } from '#test/e2e/support/api.ts'
import type { BenchHost } from '../support/bench-host.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

const PASSWORD = 'una frase para medir'
const KEY = 'clave-del-servicio'

const rutOf = (body: number): string => `${body}-${Rut.checkDigit(String(body))}`
const party = (body: number, name: string): DteParty => ({
  rut: rutOf(body),
  name,
  activity: 'Comercio',
  address: 'Avenida Uno 100',
  commune: 'Santiago',
})

const payerOf = (at: number): DteParty =>
  party(77_000_000 + (at % 97) * 101, `Comercial ${NAMES[at % NAMES.length] ?? ''} ${at % 97} SpA`)
const NAMES = ['Los Boldos', 'Puente Alto', 'Ñuñoa', 'Valle Central', 'Cordillera', 'Mar del Sur']

/** A company with `count` issued invoices in its archive; returns the browser storage after signing in and linking it. */
export const openCompany = (host: BenchHost, browser: Browser, count: number): Promise<StorageState> => {
  const issuer = party(76_500_000 + count, `Medida ${count} SpA`)
  return linkCompany(
    host,
    browser,
    issuer,
    writeArchive(count, (at) => issuedTo(payerOf(at), issuer, at)),
  )
}

/** A company that owes `count` invoices, all in its inbox; one issued invoice opens the finance page. */
export const openPayables = async (host: BenchHost, browser: Browser, count: number): Promise<StorageState> => {
  const company = party(76_700_000 + count, `Deudora ${count} SpA`)
  const documents = writeArchive(count + 1, (at) =>
    at === 0 ? issuedTo(payerOf(at), company, at) : issuedTo(company, payerOf(at), at),
  )
  const storageState = await linkCompany(host, browser, company, documents)
  await host.operator('feature:set', company.rut, String(PAYABLES_FEATURE), 'on')
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto(`${host.address}/payments`)
  await page.getByRole('button', { name: 'Omitir', exact: true }).click()
  await page.getByRole('button', { name: 'Omitir tutorial' }).click()
  await page.getByRole('grid').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

const linkCompany = async (
  host: BenchHost,
  browser: Browser,
  { name, rut }: DteParty,
  documents: string,
): Promise<StorageState> => {
  const email = `medida${rut.replace('-', '')}@bench.example`
  await host.operator('taxpayer:add', rut, '--password', KEY, '--documents', documents)
  await host.operator('company:add', rut, '--name', name, '--email', email, '--password', PASSWORD)
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto(host.address)
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('button', { name: 'Ingresar credenciales' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Clave/)
    .fill(KEY)
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('grid').waitFor({ timeout: 300_000 })
  const state = await context.storageState()
  await context.close()
  rmSync(documents, { recursive: true, force: true })
  return state
}

/** Orders every invoice of the company on its suggested payment date; returns the number of the order. */
export const orderAll = async ({ address }: BenchHost, state: StorageState): Promise<string> => {
  const token = tokenIn(state)
  const business = `/api/business/${contentOf(token).business.id}`
  const list = `${business}/invoice?orderType=DIRECT_FINANCING&page=1&size=10000`
  const { data } = await ask<InvoiceRows>(address, list, {}, token)
  const calendar = bankCalendar('CL')
  const today = new Date().toISOString().slice(0, 10) as CivilDate
  const orderInvoices = data.map(({ id, expirationDate }) => ({
    invoiceId: id,
    /* It travels as an instant. */
    expirationDate: suggestPaymentDate(civilDate(expirationDate.slice(0, 10)), { today }, calendar),
  }))
  const { createdOrder } = await ask<{ readonly createdOrder: { readonly id: number } }>(
    address,
    `${business}/order?orderType=DIRECT_FINANCING`,
    {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ orderInvoices, preselectedInvoicesIds: [] }),
    },
    token,
  )
  return String(createdOrder.id)
}

interface InvoiceRows {
  readonly data: ReadonlyArray<{ readonly id: number; readonly expirationDate: string }>
}

const tokenIn = (state: StorageState): string => {
  const stored = typeof state === 'string' ? [] : state.origins.flatMap(({ localStorage }) => localStorage)
  const token = stored.find(({ name }) => name === 'jwtToken')?.value
  if (token === undefined) throw new Error('the storage state has no session')
  return token
}

const writeArchive = (count: number, invoiceAt: (at: number) => DteInput): string => {
  const documents = mkdtempSync(join(tmpdir(), 'anticipo-bench-'))
  for (let at = 0; at < count; at += 1) writeFileSync(join(documents, `33-${at}.xml`), writeDte(invoiceAt(at)))
  return documents
}

const issuedTo = (receiver: DteParty, issuer: DteParty, at: number): DteInput => {
  const today = new Date().toISOString().slice(0, 10) as CivilDate
  return {
    type: 33,
    folio: 1_000 + at,
    issuedOn: addDays(today, -(at % 25)),
    dueOn: addDays(today, 30 + (at % 60)),
    paymentForm: 2,
    issuer,
    receiver,
    lines: [{ name: 'Servicio', unit: 'UN', price: 10_000 + at * 37, quantity: 3 }],
  }
}

/** The same number of rows for the floor table, in its format. */
export const floorRows = (count: number): ReadonlyArray<unknown> =>
  Array.from({ length: count }, (_, at) => {
    const { rut, name } = payerOf(at)
    return {
      id: String(at),
      folio: String(1_000 + at),
      payerName: name,
      payerIdentifier: rut,
      issueDate: `2026-10-${String(1 + (at % 28)).padStart(2, '0')}`,
      docType: 'Factura',
      amount: (10_000 + at * 37) * 3,
      extraData: [{ value: 'Sin acuse' }],
    }
  })

/**
 * Under its protocol a browser records the position of every created error, and parses whole files once more to find
 * it: React creates some at its start. Positions that are kept from the first parse cost no user anything.
 */
const V8_FLAGS = ['--expose-gc', '--no-enable-lazy-source-positions']

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--js-flags=${V8_FLAGS.join(' ')}`,
    ],
  })
