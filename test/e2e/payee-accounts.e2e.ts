import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeCfdi } from '#host/samples/write-cfdi.ts'
import { ask, contentOf } from './support/api.ts'
import { receivedCfdi, type JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { readyToPay, troublesOf, type OwingCompany } from './support/payables.ts'
import type { Product } from './support/product.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'
import { workingDay } from './support/working-day.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const folios = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar factura/ })
const cards = (page: Page) => page.getByRole('list', { name: 'Listas de facturas' }).locator(':scope > li')

interface Account {
  readonly id: number
  readonly version: number
  readonly accountNumber: string
}

interface Payee {
  readonly supplierId: number
  readonly name: string
  readonly caution: { readonly version: number; readonly isUnconfirmed: boolean }
}

const OTHER_NUMBER = { CL: '55667788', MX: '002180000118359778' } as const

/** The calls of a person who uses another client, or works in another tab. */
const callsOf = ({ address }: Product, { token }: OwingCompany) => {
  const business = `/api/payment/business/${contentOf(token).business.id}`
  const send = <A>(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    ask<A>(address, path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, token)
  const accountsOf = (supplierId: number) =>
    send<ReadonlyArray<Account>>('GET', `/api/supplier/${supplierId}/bankaccount`)
  const payees = async (payroll: number) =>
    (await send<{ readonly payees: ReadonlyArray<Payee> }>('GET', `${business}/payroll/${payroll}/transfer`)).payees
  return {
    payees,
    accountsOf,
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
      for (const { caution, supplierId } of await payees(payroll))
        if (caution.isUnconfirmed)
          await send('POST', `${business}/payroll/${payroll}/payee/${supplierId}/confirmation`, {
            version: caution.version,
            channel: 'PHONE',
            person: 'Luis Paz',
          })
    },
    declare: (payroll: number) =>
      send('PUT', `${business}/payroll/request-payment`, { payrollIds: [payroll], paid: true, method: 'TRANSFER' }),
    changeNumber: async (supplierId: number, accountNumber: string): Promise<void> => {
      const [account] = await accountsOf(supplierId)
      if (account === undefined) throw new Error('The supplier has no account')
      const { id, version, ...fields } = account
      const body = { ...fields, accountNumber }
      await send('PUT', `/api/supplier/${supplierId}/bankaccount/${id}`, body, { 'if-match': `"${version}"` })
    },
    removeAccounts: async (supplierId: number): Promise<void> => {
      for (const { id } of await accountsOf(supplierId))
        await send('DELETE', `/api/supplier/${supplierId}/bankaccount/${id}`, {})
    },
  }
}

for (const country of ['CL', 'MX'] as const) {
  test(`an account that changes after its list was declared paid stops the list until it is confirmed, in ${country}`, async ({
    companies,
    openTab,
    product,
  }) => {
    const owing = await readyToPay({ companies, product }, country)
    const calls = callsOf(product, owing)
    const payroll = await calls.schedule()
    await calls.confirm(payroll)
    await calls.declare(payroll)
    const tab = await openTab({ storageState: owing.session })
    const { page } = tab
    await page.goto(`/payrolls/${payroll}`)
    await expect(page.getByText('Pago en proceso').first()).toBeVisible()

    const [payee] = await calls.payees(payroll)
    await calls.changeNumber(payee?.supplierId ?? 0, OTHER_NUMBER[country])
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
    await expect(page.getByText(/cuenta de/).first()).toBeVisible()
    expectNoTroubles(tab)
  })

  test(`a list with a supplier without an account is paid in two parts, in ${country}`, async ({
    companies,
    openTab,
    product,
  }) => {
    const owing = await readyToPay({ companies, product }, country)
    const calls = callsOf(product, owing)
    const payroll = await calls.schedule()
    const [payee] = await calls.payees(payroll)
    const [{ accountNumber = '' } = {}] = await calls.accountsOf(payee?.supplierId ?? 0)
    await calls.removeAccounts(payee?.supplierId ?? 0)

    const { page } = await openTab({ storageState: owing.session })
    await page.goto('/payments/programadas')
    await expect(cards(page)).toContainText('Faltan datos')
    await expect(cards(page)).toContainText(payee?.name ?? '')
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Ver Facturas').click()
    await expect(page).toHaveURL(/\/payrolls\/\d+$/)
    await page.setViewportSize(PHONE)
    await expect(button(page, 'Quitar de la lista')).toHaveCount(5)
    await expect(button(page, 'Quitar de la lista').first()).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    void accountNumber
  })
}

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
  await expect(page.getByText('USD 1,160.00').or(page.getByText('US$1,160.00')).first()).toBeVisible()
  void [folios, inDialog, tick]
})
