import type { Locator, Page } from '@playwright/test'
import { openInvoices, tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

test.use({ hostFor: 'samples' })

const GAP = 10

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
const stack = (page: Page): Locator => page.getByRole('region', { name: 'Avisos', exact: true })
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Navegación principal' }).last()

/** What a defect of the page shows. */
const showToast = (page: Page) => page.evaluate(() => dispatchEvent(new Event('unhandledrejection')))

const gapAbove = async (page: Page, below: Locator): Promise<number> =>
  (await boxOf(below)).top - (await boxOf(stack(page))).bottom

test.describe('the toasts of a phone', () => {
  test('stand at the bottom of a page without navigation', async ({ openTab }) => {
    const { page } = await openTab({ viewport: PHONE })
    await page.goto('/start/forgotpassword')
    await page.getByLabel('Email').fill('persona@empresa.example')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('Recibimos tu solicitud de una contraseña nueva.')).toBeVisible()
    expect(PHONE.height - (await boxOf(stack(page))).bottom).toBe(GAP)
  })

  test('stand above the navigation, and above the bar of a selection, however high it is', async ({
    openTab,
    visitors,
  }) => {
    const { page } = await openTab({ viewport: PHONE, storageState: visitors.CL.sessions.company })
    await openInvoices(page)
    await showToast(page)
    await expect(stack(page).getByText('Algo no funcionó.')).toBeVisible()
    expect(await gapAbove(page, navigation(page))).toBe(GAP)
    await tick(page.getByRole('checkbox', { name: /^Seleccionar factura/ }).first())
    const next = page.getByRole('button', { name: 'Siguiente', exact: true })
    await expect(next).toBeVisible()
    await expect.poll(() => gapAbove(page, next)).toBeGreaterThanOrEqual(GAP)
    await page.goto('/payments')
    await tick(page.getByRole('checkbox', { name: /^Seleccionar factura/ }).first())
    await showToast(page)
    await expect(stack(page).getByText('Algo no funcionó.')).toBeVisible()
    await expect.poll(() => gapAbove(page, page.getByText(/^Has seleccionado/))).toBeGreaterThanOrEqual(GAP)
  })
})
