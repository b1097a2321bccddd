import type { Page } from '@playwright/test'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { linkCredential } from './support/api.ts'
import { shiftTabTo, tabTo } from '#test/screens/support/keyboard.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { companyThatOwes, troublesOf } from './support/payables.ts'
import { addCancellation, addReceipt } from './support/received-documents.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const notices = (page: Page) => page.getByRole('group', { name: 'Por revisar' })
const notice = (page: Page, name: string) => notices(page).getByRole('button', { name: new RegExp(`^${name}`) })
const missing = (page: Page, folio: string) =>
  button(page, `Falta REP: pedir el complemento de pago de la factura ${folio}`)
const dialog = (page: Page) => page.getByRole('dialog')

const todayIn = (timeZone: string): CivilDate => new Date().toLocaleDateString('en-CA', { timeZone }) as CivilDate
const COPYING = ['clipboard-read', 'clipboard-write']
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('what a company should act on', () => {
  test('is a cancelled invoice, and a payment without its receipt until the last one arrives, in Mexico', async ({
    companies,
    openTab,
    product,
  }) => {
    const { company, session } = await companyThatOwes({ companies, product }, 'MX', (each) => addCancellation(each, 1))
    const opened = await openTab({ storageState: session, permissions: COPYING })
    const { page } = opened
    await page.goto('/payments')
    await expect(page.getByText('Programa tus facturas')).toBeVisible()
    await tabTo(page, 'Omitir')
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Canceladas')).toHaveText('Canceladas1')
    await tick(page.getByRole('checkbox', { name: 'Seleccionar factura R-9000' }))
    await button(page, 'Marcar como pagada').click()
    await page.getByRole('link', { name: 'Pagadas' }).click()
    await expect(page).toHaveURL(/\/payments\/pagadas$/)
    await expect(notice(page, 'Sin complemento')).toHaveText('Sin complemento1')
    await shiftTabTo(page, /^Sin complemento/)
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Sin complemento')).toHaveAttribute('aria-pressed', 'true')
    await missing(page, 'R-9000').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText(/^Pagaste \$2,088\.00; FERRETERIA LOS BOLDOS aún no emite/)).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await tabTo(page, 'Copiar mensaje')
    await page.keyboard.press('Enter')
    const today = formatShortDate(todayIn('America/Mexico_City'))
    await expect
      .poll(() => copied(page))
      .toBe(
        `Hola, pagamos la factura R-9000 por $2,088.00 el ${today}. ¿Nos compartes el complemento de pago (REP)? Gracias.`,
      )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)

    addReceipt(company, 0, { installment: 1, owed: 208_800, paid: 80_000 })
    await linkCredential(product.address, company)
    await expect(page.getByRole('gridcell', { name: '$1,288.00' })).toBeVisible()
    await missing(page, 'R-9000').click()
    await expect(
      dialog(page).getByText(
        'Pagaste $2,088.00; los complementos de pago de FERRETERIA LOS BOLDOS cubren $800.00 y faltan $1,288.00.',
      ),
    ).toBeVisible()
    await button(page, 'Copiar mensaje').click()
    await expect
      .poll(() => copied(page))
      .toBe(
        `Hola, terminamos de pagar la factura R-9000 el ${today}: $2,088.00 en total. Los complementos de pago (REP) cubren $800.00 y faltan $1,288.00. ¿Nos compartes el que falta? Gracias.`,
      )
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click()

    addReceipt(company, 0, { installment: 2, owed: 128_800, paid: 128_800 })
    await linkCredential(product.address, company)
    await expect(missing(page, 'R-9000')).toHaveCount(0)
    expectNoTroubles(opened)
  })
})
