import type { Page } from '@playwright/test'
import { expectNoTroubles } from './support/page-watch.ts'
import { readyToPay, troublesOf } from './support/payables.ts'
import { addCancellation } from './support/received-documents.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import { workingDay } from './support/working-day.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const select = (page: Page, folio: string) =>
  tick(page.getByRole('checkbox', { name: `Seleccionar factura ${folio}`, exact: true }))

test.describe('an action on many invoices that a company owes says first which ones it leaves', () => {
  for (const { name, options } of [
    { name: 'on a laptop', options: { viewport: LAPTOP } },
    { name: 'on a phone, in the dark theme', options: { viewport: PHONE, colorScheme: 'dark' } },
  ] as const)
    test(`when a payment is scheduled, ${name}`, async ({ companies, openTab, product }) => {
      const { session } = await readyToPay({ companies, product }, 'MX', (company) => addCancellation(company, 1))
      const opened = await openTab({ ...options, storageState: session })
      const { page } = opened
      await page.goto('/payments')
      await select(page, 'R-9001')
      const schedule = page.getByRole('button', { name: /^Programar pago por/ })
      await schedule.click()
      await expect(dialog(page)).toContainText('Ninguna factura se puede incluir')
      await expect(dialog(page)).toContainText('0 de 1: 1 está cancelada.')
      expect(await troublesOf(page)).toEqual([])
      await inDialog(page, 'Entendido').click()
      await expect(dialog(page)).toHaveCount(0)

      await select(page, 'R-9002')
      await schedule.click()
      await expect(dialog(page)).toContainText('Seguir con 1 factura')
      await expect(dialog(page)).toContainText('1 de 2: 1 está cancelada.')
      expect(await troublesOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await schedule.click()
      await inDialog(page, 'Continuar con 1').click()
      const date = dialog(page).getByRole('textbox')
      await date.fill(workingDay(60))
      await date.press('Enter')
      await inDialog(page, 'Siguiente').click()
      await inDialog(page, 'Siguiente').click()
      await expect(dialog(page)).toContainText('1 factura · 1 transferencia')
      await inDialog(page, 'Programar pago').click()
      await inDialog(page, 'Ir a pagos').click()
      await page.getByRole('link', { name: 'Mis facturas' }).click()
      await expect(page.getByRole('checkbox', { name: 'Seleccionar factura R-9001' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Seleccionar factura R-9002' })).toHaveCount(0)
      expectNoTroubles(opened)
    })
})
