import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answerOf, signInAt } from '#test/kills/api.ts'
import { linkCredential, sessionOf } from './support/api.ts'
import { violations } from '#test/screens/support/axe.ts'
import { cession, voiding } from './support/changing-documents.ts'
import { registerCompany, writeJourneyCompany } from './support/companies.ts'
import { overflow } from '#test/screens/support/overflow.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { placeOrder } from './support/place-orders.ts'
import { startProduct, type Product } from './support/product.ts'
import { approveContract, readyForTransfers } from './support/ready-for-transfers.ts'
import { chooseFirst, openInvoices, orderIn, sendOrder } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from '#test/screens/support/viewports.ts'

/** The words of the command when it is rejected; `done: …` when it is not. */
const rejection = (product: Product, ...command: ReadonlyArray<string>): Promise<string> =>
  product.operator(...command).then(
    (printed) => `done: ${printed}`,
    (error: Error) => error.message,
  )

const troublesOf = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await violations(page)),
  ...(await overflow(page)),
]

test(`an invoice that is voided after the approval stops the transfer, and the company is told`, async ({
  companies,
  openTab,
  product,
}) => {
  const company = await companies.createWithInvoices('MX')
  await readyForTransfers(product, 'MX', company)
  const { folio, order } = await placeOrder(product.address, company)
  await product.operator('order:approve', order)
  await approveContract(product, company, order)
  const tab = await openTab({ storageState: await sessionOf(product.address, company), viewport: LAPTOP })
  const { page } = tab
  await page.goto('/user/profile/notifications')
  await expect(page.getByRole('heading', { name: 'Notificaciones' })).toBeVisible()

  const api = await signInAt(product.address, company)
  const { bytes, name } = voiding(company, folio)
  answerOf(await api.importFile(name, Uint8Array.from(bytes)))
  await expect(page.getByText(new RegExp(`Cambió la factura \\S*${folio} de tu operación`)).first()).toBeVisible()

  const rejected = await rejection(product, 'order:transfer', order)
  expect(rejected).toContain(String(folio))
  expect(rejected).toContain('--anyway')
  await page.goto(`/orders/${order}`)
  await expect(page.getByText('Vas a recibir')).toBeVisible()
  expect(await product.operator('order:transfer', order, '--anyway', '--reason', 'El cliente la reemplaza')).toContain(
    'siguió con',
  )
  await expect(page.getByText('Recibiste').first()).toBeVisible()
  expectNoTroubles(tab)
})

test(`a request without an account is sent, held and transferred once the account is added`, async ({
  companies,
  openTab,
  product,
}) => {
  const company = await companies.createWithInvoices('MX')
  const tab = await openTab({ storageState: await sessionOf(product.address, company), viewport: LAPTOP })
  const { page } = tab
  await openInvoices(page)
  await chooseFirst(page, 1)
  await expect(page.getByText('Falta tu cuenta bancaria')).toBeVisible()
  expect(await troublesOf(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await troublesOf(page)).toEqual([])
  await page.setViewportSize(LAPTOP)
  await sendOrder(page)
  await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
  await page.getByRole('button', { name: 'Ver mi operación' }).click()
  await expect(page.getByText('Falta tu cuenta bancaria: la necesitamos para transferirte.')).toBeVisible()
  await expect(page.getByText(/^Falta tu representante legal/)).toBeVisible()
  expect(await troublesOf(page)).toEqual([])
  const order = orderIn(page.url())
  await product.operator('order:approve', order)
  const rejected = await rejection(product, 'order:transfer', order)
  expect(rejected).toContain('falta la cuenta bancaria de la empresa')
  expect(rejected).toContain('falta un representante legal')

  await readyForTransfers(product, 'MX', company)
  await approveContract(product, company, order)
  await page.reload()
  const receipt = page.getByRole('region', { name: `Operación ${order}` }).first()
  await expect(receipt.getByText(/^Vas a recibir.* ···\d{4}$/)).toBeVisible()
  await expect(page.getByText(/^Falta tu/)).toHaveCount(0)
  await product.operator('order:transfer', order)
  await expect(receipt.getByText(/^Recibiste.* ···\d{4}$/)).toBeVisible()
  expectNoTroubles(tab)
})

test.describe('the cession of an ordered invoice', () => {
  const FINANCIER = '96571220-8'
  const FACTOR = '96669790-3'

  test('to the financier lets the transfer through, and to another one stops it', async () => {
    const product = await startProduct(['--financier-rut', FINANCIER, '--password-cost', '10'])
    try {
      for (const assignee of [FINANCIER, FACTOR]) {
        const company = writeJourneyCompany(product, 'CL', 3)
        await registerCompany(product, company)
        await linkCredential(product.address, company)
        await readyForTransfers(product, 'CL', company)
        const { folio, order } = await placeOrder(product.address, company)
        await product.operator('order:approve', order)
        const { bytes, name } = cession(company, folio, assignee)
        writeFileSync(join(company.documents, name), bytes)
        await linkCredential(product.address, company)
        const said = await rejection(product, 'order:transfer', order)
        expect(said).toContain(assignee === FINANCIER ? 'done' : String(folio))
        expect(said.startsWith('done')).toBe(assignee === FINANCIER)
      }
    } finally {
      await product.stop()
    }
  })
})
