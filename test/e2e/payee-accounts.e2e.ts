import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { writeCfdi } from '#samples/write-cfdi.ts'
import { ask, contentOf } from './support/api.ts'
import { receivedCfdi, type JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { accountOf, readyToPay, troublesOf, type OwingCompany } from './support/payables.ts'
import type { Product } from './support/product.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from '#test/screens/support/viewports.ts'
import { workingDay } from './support/working-day.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const folios = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar factura/ })
const cards = (page: Page) => page.getByRole('list', { name: 'Listas de facturas' }).locator(':scope > li')

interface Account {
  readonly id: number
  readonly version: number
}

interface WirePayroll {
  readonly suppliersWithoutAccount?: ReadonlyArray<{ readonly supplierId: number; readonly name: string }>
}

interface Payee {
  readonly supplierId: number
  readonly name: string
  readonly currency?: string
  readonly caution: { readonly version: number; readonly isUnconfirmed: boolean }
}

const OTHER_NUMBER = { CL: '55667788', MX: '002180000118359778' } as const

/** The calls of a person who uses another client, or works in another tab. */
const callsOf = ({ address }: Product, { token }: OwingCompany) => {
  const business = `/api/payment/business/${contentOf(token).business.id}`
  const send = <A>(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    ask<A>(address, path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, token)
  const payees = async (payroll: number) =>
    (await send<{ readonly payees: ReadonlyArray<Payee> }>('GET', `${business}/payroll/${payroll}/transfer`)).payees
  return {
    payees,
    schedule: async (): Promise<number> => {
      const { data } = await send<{ readonly data: ReadonlyArray<{ readonly id: number }> }>(
        'GET',
        `${business}/invoice?option=inbox&page=1&size=20`,
      )
      const paymentDate = workingDay(60).split('/').toReversed().join('-')
      const body = { name: 'Insumos del mes', paymentDate, invoiceIds: data.map(({ id }) => id) }
      return (await send<{ readonly id: number }>('POST', `${business}/payroll`, body)).id
    },
    confirm: async (payroll: number): Promise<void> => {
      for (const { caution, currency, supplierId } of await payees(payroll))
        if (caution.isUnconfirmed)
          await send('POST', `${business}/payroll/${payroll}/payee/${supplierId}/confirmation`, {
            version: caution.version,
            currency,
            channel: 'PHONE',
            person: 'Luis Paz',
          })
    },
    declare: (payroll: number, method: 'TRANSFER' | 'DIRECT') =>
      send('PUT', `${business}/payroll/request-payment`, { payrollIds: [payroll], paid: true, method }),
    without: async (payroll: number): Promise<ReadonlyArray<{ readonly supplierId: number; readonly name: string }>> =>
      (await send<WirePayroll>('GET', `${business}/payroll/${payroll}`)).suppliersWithoutAccount ?? [],
    changeNumber: async (supplierId: number, country: Country): Promise<void> => {
      const [account] = await send<ReadonlyArray<Account>>('GET', `/api/supplier/${supplierId}/bankaccount`)
      if (account === undefined) throw new Error('The supplier has no account')
      await send(
        'PUT',
        `/api/supplier/${supplierId}/bankaccount/${account.id}`,
        accountOf(country, OTHER_NUMBER[country]),
        { 'if-match': `"${account.version}"` },
      )
    },
    addAccount: (supplierId: number, country: Country, instead: { readonly currency?: 'USD' } = {}) => {
      const body = { ...accountOf(country, OTHER_NUMBER[country]), ...instead }
      return send('POST', `/api/supplier/${supplierId}/bankaccount`, body)
    },
  }
}

test(`an account that changes after its list was declared paid stops the list until it is confirmed`, async ({
  companies,
  openTab,
  product,
}) => {
  const owing = await readyToPay({ companies, product }, 'CL')
  const calls = callsOf(product, owing)
  const payroll = await calls.schedule()
  await calls.confirm(payroll)
  await calls.declare(payroll, 'TRANSFER')
  const tab = await openTab({ storageState: owing.session })
  const { page } = tab
  await page.goto(`/payrolls/${payroll}`)
  await expect(page.getByText('Pago en proceso').first()).toBeVisible()

  const [payee] = await calls.payees(payroll)
  await calls.changeNumber(payee?.supplierId ?? 0, 'CL')
  await expect(page.getByText('Problema con el pago').first()).toBeVisible()
  await expect(page.getByText(`La cuenta de ${payee?.name ?? ''} cambió`).first()).toBeVisible()
  expect(await troublesOf(page)).toEqual([])
  await expect(product.operator('payroll:confirm', String(payroll))).rejects.toThrow(
    `La cuenta de ${payee?.name ?? ''}`,
  )

  await calls.confirm(payroll)
  await product.operator('payroll:confirm', String(payroll))
  await expect(page.getByText('Pagada', { exact: true }).first()).toBeVisible()
  await page.goto('/user/profile/notifications')
  const ending = OTHER_NUMBER.CL.slice(-4)
  const told = new RegExp(`modificó la cuenta terminada en ${ending} .*de tu proveedor ${payee?.name ?? ''}`)
  await expect(page.getByText(told).first()).toBeVisible()
  expectNoTroubles(tab)
})

test(`a list with a supplier without an account is paid in two parts`, async ({ companies, openTab, product }) => {
  const owing = await readyToPay({ companies, product }, 'CL', undefined, { accounts: 2 })
  const calls = callsOf(product, owing)
  const payroll = await calls.schedule()
  const tab = await openTab({ storageState: owing.session })
  const { page } = tab
  await page.goto('/payments/programadas')
  await expect(cards(page)).toContainText('Faltan datos')
  await expect(cards(page).getByRole('link', { name: /^Agregar cuenta/ })).toHaveCount(1)
  expect(await troublesOf(page)).toEqual([])
  await button(page, 'Ver Facturas').click()
  await expect(page).toHaveURL(/\/payrolls\/\d+$/)
  await page.setViewportSize(PHONE)
  await expect(button(page, 'Quitar de la lista')).toHaveCount(5)
  await expect(button(page, 'Quitar de la lista').first()).toBeVisible()
  expect(await troublesOf(page)).toEqual([])
  await page.setViewportSize(LAPTOP)

  const [missing] = await calls.without(payroll)
  const rows = page.getByRole('row').filter({ hasText: missing?.name ?? '' })
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().getByRole('button', { name: 'Quitar de la lista' }).click()
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(page.getByText('Lista para pagar').first()).toBeVisible()
  await calls.confirm(payroll)
  await calls.declare(payroll, 'DIRECT')
  await expect(page.getByText('Pagada', { exact: true }).first()).toBeVisible()

  await calls.addAccount(missing?.supplierId ?? 0, 'CL')
  const second = await calls.schedule()
  await calls.confirm(second)
  await calls.declare(second, 'DIRECT')
  await page.goto('/payments')
  await expect(page.getByRole('link', { name: /^Pagadas/ })).toHaveText('Pagadas5')
  expectNoTroubles(tab)
})

test('an invoice in dollars stays in dollars, and out of the file in pesos', async ({
  companies,
  openTab,
  product,
}) => {
  const addDollars = (company: JourneyCompany): void => {
    const invoice = receivedCfdi(company, 0)
    const dollars = { ...invoice, uuid: invoice.uuid.replace('-9000-', '-9d00-'), folio: '9100' }
    writeFileSync(
      join(company.documents, 'dolares.xml'),
      writeCfdi({
        ...dollars,
        currency: 'USD',
        exchangeRate: '18.50',
        lines: [{ name: 'Clavos', unit: 'H87', key: '31162000', price: 100_000, quantity: 1 }],
      }),
    )
  }
  const owing = await readyToPay({ companies, product }, 'MX', addDollars)
  const tab = await openTab({ storageState: owing.session })
  const { page } = tab
  await page.goto('/payments')
  await expect(page.getByText('US$1,160.00').first()).toBeVisible()
  for (let at = 0; at < 6; at += 1) await tick(folios(page).nth(at))
  await expect(page.getByRole('button', { name: /^Programar pago por .*US\$1,160\.00/ })).toBeVisible()
  expect(await troublesOf(page)).toEqual([])

  const calls = callsOf(product, owing)
  const payroll = await calls.schedule()
  await page.goto('/payments/programadas')
  await expect(cards(page)).toContainText('US$1,160.00')
  await expect(cards(page)).toContainText('Faltan datos')
  await expect(cards(page).getByRole('link', { name: /^Agregar cuenta/ })).toHaveCount(1)
  expect(await troublesOf(page)).toEqual([])
  const [payee] = await calls.without(payroll)
  await calls.addAccount(payee?.supplierId ?? 0, 'MX', { currency: 'USD' })
  await calls.confirm(payroll)
  await expect(cards(page)).toContainText('Lista para pagar')
  await button(page, 'Pagar Facturas').click()
  await dialog(page)
    .getByRole('button', { name: /^Pagar ahora/ })
    .click()
  await dialog(page)
    .getByRole('radio', { name: /^Pagar con recursos propios - Yo pago/ })
    .check({ force: true })
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Descargar archivo para tu banco' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain('2088.00')
  expect(file).not.toContain('1160.00')
  expectNoTroubles(tab)
})
