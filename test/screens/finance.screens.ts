import type { Locator, Page } from '@playwright/test'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import { FINANCE_PATHS, PAYMENT_PATHS } from '#ui/app/paths.ts'
import { violations } from './support/axe.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { changeAnswers, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL'): Scenario => ({ path, country, state: 'full', visitor: 'company' })

const BALANCE = money('CLP', 1_218_561_948)
const WALLETS = [
  { text: 'No tienes excedentes disponibles', wallet: { balance: money('CLP', 0), pendingSince: undefined } },
  { text: 'Disponibles', wallet: { balance: BALANCE, pendingSince: undefined } },
  { text: 'Excedentes solicitados', wallet: { balance: BALANCE, pendingSince: '2026-02-03' } },
]

const topOfInvoices = async (page: Page): Promise<number> => (await boxOf(page.getByRole('checkbox').first())).y
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())

test.beforeEach(async ({ tab: { page } }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(LAPTOP)
})

test.describe('what is above the invoices', () => {
  for (const viewport of [LAPTOP, PHONE])
    test(`leaves them where they are, whatever the card shows, ${viewport.width} pixels wide`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      for (const { text, wallet } of WALLETS) {
        await show(tab, { ...at(FINANCE_PATHS.EARLY_PAYMENT), ports: { Wallets: 'loading' } })
        const card = page.getByRole('region', { name: 'Excedentes' })
        await expect(card).toBeVisible()
        await expect(page.getByText(/al \d\d\/\d\d\/\d{4}$/).first()).toBeVisible()
        const before = await topOfInvoices(page)
        await changeAnswers(tab, { ports: { Wallets: 'full' }, values: { 'Wallets.status': wallet } })
        await expect(card.getByText(text)).toBeVisible()
        expect(await topOfInvoices(page)).toBe(before)
      }
    })

  test('is there also where the invoices fail', async ({ tab }) => {
    const { page } = tab
    await show(tab, { ...at(FINANCE_PATHS.DIRECT_FINANCING), ports: { Invoices: 'error' } })
    await expect(page.getByText('Algo falló de nuestro lado. Intenta de nuevo en unos minutos.').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Excedentes' })).toBeVisible()
  })
})

/** Opens the explanation of a chip with the keyboard, and closes it. */
const readChip = async (page: Page, row: Locator, label: string, explanation: RegExp): Promise<void> => {
  const chip = row.getByRole('button', { name: label, exact: true })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note').filter({ hasText: explanation })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(chip).toBeFocused()
}

for (const { country, viewport, colorScheme } of [
  { country: 'CL', viewport: LAPTOP, colorScheme: 'light' },
  { country: 'MX', viewport: PHONE, colorScheme: 'dark' },
] as const)
  test(`the invoices of ${country} have a chip that says what is special, and the cart how late the payer pays`, async ({
    tab,
  }) => {
    const { page } = tab
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, country))
    const rowOf = (folio: string): Locator =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox', { name: `Seleccionar factura ${folio}`, exact: true }) })
    await readChip(page, rowOf('9003'), '¿Duplicada?', /^Otra factura a este cliente/)
    const words = 'Suele pagar 16 días después, según 5 facturas pagadas'
    await readChip(page, rowOf('9004'), 'Paga tarde', new RegExp(`^${words}\\.`))
    expect(await overflow(page)).toEqual([])
    await rowOf('9004').getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Paga tarde', exact: true })).toBeVisible()
    const date = page.getByLabel('Fecha de pago de la factura 9004').first()
    await date.focus()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    const before = await date.inputValue()
    await page.getByRole('button', { name: /^¿Usar / }).click()
    await expect(date).not.toHaveValue(before)
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
  })

for (const country of COUNTRIES)
  test(`the invoices of ${country} that are overdue say so, and those that cannot be financed why`, async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, country))
    await expect(page.getByRole('button', { name: /^Vencida hace/ }).first()).toBeVisible()
    expect(await cutFigures(page)).toEqual([])
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    const control = page.getByRole('button', { name: /^No financiables/ })
    await expect(control).toHaveText('No financiables30')
    await expect(control).toHaveAttribute('aria-pressed', 'false')
    await control.click()
    await expect.poll(() => new URL(page.url()).search).toBe('?ver=no-financiables')
    const grid = page.getByRole('grid', { name: /^Facturas que no se pueden financiar/ })
    await expect(grid).toHaveAttribute('aria-rowcount', '31')
    await expect(control).toHaveAttribute('aria-pressed', 'true')
    await expect(grid.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('searchbox').fill('C-7')
    await page.getByRole('searchbox').press('Enter')
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
    await readChip(page, grid, 'Reclamada', /^Tu cliente la reclamó/)
    expect(await overflow(page)).toEqual([])
    await control.click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
    await page.goBack()
    await expect(grid).toBeVisible()
    await expect(control).toHaveAttribute('aria-pressed', 'true')
  })

test.describe('the toasts of a phone', () => {
  const GAP = 10
  const stack = (page: Page): Locator => page.getByRole('region', { name: 'Avisos', exact: true })
  const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Navegación principal' }).last()
  const gapAbove = async (page: Page, below: Locator): Promise<number> =>
    (await boxOf(below)).top - (await boxOf(stack(page))).bottom
  const showToast = async (page: Page): Promise<void> => {
    /* A defect of the page shows it. */
    await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')))
    await expect(stack(page).getByText('Algo no funcionó.')).toBeVisible()
  }

  test('stand at the bottom of a page without navigation', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await show(tab, { path: '/start/forgotpassword', country: 'CL', state: 'full', visitor: 'guest' })
    await page.getByLabel('Correo').fill('persona@empresa.example')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('Recibimos tu solicitud de una contraseña nueva.')).toBeVisible()
    expect(PHONE.height - (await boxOf(stack(page))).bottom).toBe(GAP)
  })

  test('stand above the navigation, and above the bar of a selection, however high it is', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await showToast(page)
    expect(await gapAbove(page, navigation(page))).toBe(GAP)
    const first = page.getByRole('checkbox', { name: /^Seleccionar factura/ }).first()
    await first.press('Space')
    const next = page.getByRole('button', { name: 'Siguiente', exact: true })
    await expect(next).toBeVisible()
    await expect.poll(() => gapAbove(page, next)).toBeGreaterThanOrEqual(GAP)
    await show(tab, at(PAYMENT_PATHS.inbox))
    await first.press('Space')
    await showToast(page)
    await expect.poll(() => gapAbove(page, page.getByText(/^Has seleccionado/))).toBeGreaterThanOrEqual(GAP)
  })
})
