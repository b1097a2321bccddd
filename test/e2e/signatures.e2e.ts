import * as E from 'fp-ts/Either'
import type { Page } from '@playwright/test'
import { addDays, type CivilDate, parse } from '#domain/kernel/civil-date.ts'
import { CHILEAN_ISSUER } from '#samples/company-cl.ts'
import { writeDte } from '#samples/write-dte.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { sampleLogins } from './support/samples.ts'
import { chooseFirst, openInvoices, sendOrder, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })

const today = E.getOrElse<unknown, CivilDate>(() => '2026-01-05' as CivilDate)(
  parse(new Date().toISOString().slice(0, 10)),
)

/** Has the fields of a genuine document and no seal. */
const UNSIGNED = writeDte({
  type: 33,
  folio: 90_001,
  issuedOn: addDays(today, -2),
  dueOn: addDays(today, 60),
  paymentForm: 2,
  issuer: CHILEAN_ISSUER,
  receiver: { ...CHILEAN_ISSUER, rut: '76192083-9', name: 'Pagadora de Prueba SpA' },
  lines: [{ name: 'Madera aserrada', unit: 'UN', price: 900_000, quantity: 3 }],
})

/** The marks of the rows on view. */
const marks = (page: Page) => page.getByRole('row').getByRole('button', { name: /firma/i })

test.describe('the signatures of the sample company', () => {
  test('are all verified, and a document without one is marked, filtered, and reviewed when it is ordered', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
    const { page } = tab
    const [login = { email: '', password: '' }] = sampleLogins(product.output())
    await signIn(page, login)
    await openInvoices(page)
    /* The checks follow the reading: the marks go by themselves. */
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(marks(page)).toHaveCount(0, { timeout: 120_000 })
    await chooseSignatures(page, 'Firma por revisar')
    await expect(page.getByText('Sin resultados con estos filtros')).toBeVisible()

    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Cargar archivos' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'nueva.xml', mimeType: 'text/xml', buffer: Buffer.from(UNSIGNED) }])
    await expect(page.getByText('1 factura cargada de 1 archivo')).toBeVisible()
    await page.keyboard.press('Escape')
    const row = page.getByRole('row').filter({ hasText: '90001' })
    await expect(row.getByRole('button', { name: /^Documento sin firma\./ })).toBeVisible()
    await chooseSignatures(page, 'Firma verificada')
    await expect(row).toHaveCount(0)
    await chooseSignatures(page, 'Firma por revisar')
    await expect(row).toBeVisible()
    await expect(page.getByText(/^1 factura disponible/)).toBeVisible()

    await chooseFirst(page, 1)
    await expect(page.getByText('1 factura no tiene la firma verificada')).toBeVisible()
    await sendOrder(page)
    await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
    const listed = await product.operator('order:review-list')
    expect(listed).toContain('1 factura sin firma verificada')
    expect(listed).toMatch(/90001 {2}NOT_SIGNED; ahora NOT_SIGNED/)
    expectNoTroubles(tab)
  })
})

const chooseSignatures = async (page: Page, choice: string): Promise<void> => {
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByRole('dialog').getByText(choice, { exact: true }).click()
  await page.keyboard.press('Escape')
}
