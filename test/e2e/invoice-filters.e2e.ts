import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { ask, contentOf } from './support/api.ts'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Visitors } from './support/visitors.ts'

test.use({ hostFor: 'samples' })

interface Facets {
  readonly payers: ReadonlyArray<{ readonly name: string; readonly count: number }>
}

/** The payers of the company, those of most invoices first. */
const payersOf = async (address: string, { token }: Visitors): Promise<Facets['payers']> => {
  const path = `/api/business/${contentOf(token).business.id}/invoice/facets?orderType=DIRECT_FINANCING`
  return (await ask<Facets>(address, path, {}, token)).payers
}

const addPayer = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
  await dialog.getByRole('combobox', { name: 'Pagador' }).fill(name)
  await dialog.getByRole('option', { name: new RegExp(`^${name.replaceAll('.', String.raw`\.`)} \\(`) }).click()
}

const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

const chips = (page: Page) => page.getByRole('toolbar', { name: 'Filtros activos' }).getByRole('button')

const DEVICES: ReadonlyArray<readonly [name: string, country: Country, options: object]> = [
  ['on a laptop', 'CL', { viewport: LAPTOP }],
  ['on a phone, in the dark theme', 'MX', { viewport: PHONE, colorScheme: 'dark' }],
]

for (const [device, country, options] of DEVICES)
  test.describe(`the filter of the invoices of a company of ${country}, ${device}`, () => {
    test('finds those of a payer, stays in the address, and is removed part by part', async ({
      openTab,
      product,
      visitors,
    }) => {
      const [most, other] = await payersOf(product.address, visitors[country])
      if (most === undefined || other === undefined) throw new Error('The samples have no payers')
      const tab = await openTab({ ...options, storageState: visitors[country].sessions.company })
      const { page } = tab
      await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
      await page.getByRole('button', { name: 'Filtros', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
      await addPayer(page, most.name)
      await expect(dialog.getByRole('button', { name: `Ver ${most.count} facturas` })).toBeVisible()
      await addPayer(page, other.name)
      const both = dialog.getByRole('button', { name: `Ver ${most.count + other.count} facturas` })
      await expect(both).toBeVisible()
      expect(await violations(page)).toEqual([])
      await both.click()
      await expect(dialog).toHaveCount(0)
      await expect(chips(page)).toHaveCount(2)
      await expect(page.getByText(new RegExp(`^Viendo ${most.count + other.count} de \\d+$`))).toBeVisible()
      expect(await overflow(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      await page.reload()
      await expect(page.getByText(new RegExp(`^Viendo ${most.count + other.count} de `))).toBeVisible()
      await page.getByRole('button', { name: `Quitar filtro ${other.name}` }).click()
      await expect(page.getByText(new RegExp(`^Viendo ${most.count} de `))).toBeVisible()
      await expect(chips(page)).toHaveCount(1)
      await expect.poll(() => queryOf(page).getAll('payer')).toHaveLength(1)
      await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
      await expect(page.getByText(/^Viendo /)).toHaveCount(0)
      await expect.poll(() => queryOf(page).size).toBe(0)
      expectNoTroubles(tab)
    })
  })

test.describe('the filter of the invoices', () => {
  test('says what is wrong with an amount and does not apply it; the keyboard alone is enough', async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ storageState: visitors.CL.sessions.company })
    const { page } = tab
    await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
    await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
    await page.keyboard.press('f')
    const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Monto desde').focus()
    await page.keyboard.type('5.000.000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await expect(dialog.getByText('El monto mínimo es mayor que el máximo.')).toBeVisible()
    await page.keyboard.type('.000.000')
    await expect(dialog.getByText('El monto mínimo es mayor que el máximo.')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filtros: 1 activo' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Quitar filtro Monto de $5.000.000 a $10.000.000' })).toBeVisible()
    await expect.poll(() => queryOf(page).toString()).toBe('amountFrom=5000000&amountTo=10000000')
    expectNoTroubles(tab)
  })

  test('takes a date as it is typed or from the calendar, and explains one that does not exist', async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ viewport: PHONE, storageState: visitors.CL.sessions.company })
    const { page } = tab
    await page.goto(`${FINANCE_PATHS.DIRECT_FINANCING}?issuedTo=2030-01-31`)
    await page.getByRole('button', { name: 'Filtros: 1 activo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
    const from = dialog.getByLabel('Emitida desde', { exact: true })
    await expect(dialog.getByLabel('Emitida hasta', { exact: true })).toHaveValue('31/01/2030')
    const wrong = dialog.getByText('Escribe una fecha que exista, como día/mes/año.')
    await from.focus()
    await page.keyboard.type('31/02/2024')
    expect(await wrong.count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect(wrong).toBeVisible()
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
    await from.fill('5-3-24')
    await page.keyboard.press('Tab')
    await expect(from).toHaveValue('05/03/2024')
    await expect(wrong).toHaveCount(0)
    await from.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(dialog.getByRole('button', { name: 'martes 5 de marzo de 2024' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(from).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(dialog.getByRole('button', { name: 'martes 5 de marzo de 2024' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue('06/03/2024')
    await dialog.getByLabel('Emitida hasta', { exact: true }).fill('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(chips(page)).toHaveText(['Emitida desde 06/03/2024'])
    await expect.poll(() => queryOf(page).toString()).toBe('issuedFrom=2024-03-06')
    expectNoTroubles(tab)
  })

  test('is saved under a name, found again in another session, deleted and restored', async ({ openTab, visitors }) => {
    const tab = await openTab({ storageState: visitors.CL.sessions.company })
    const { page } = tab
    const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
    const views = dialog.getByRole('region', { name: 'Vistas guardadas' })
    await page.goto(`${FINANCE_PATHS.DIRECT_FINANCING}?notice=VERY_OLD`)
    await page.getByRole('button', { name: 'Filtros: 1 activo' }).click()
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(dialog.getByText('Escribe un nombre para la vista.')).toBeVisible()
    await dialog.getByLabel('Guardar esta vista como').fill('Antiguas de noviembre')
    await page.keyboard.press('Enter')
    await expect(views.getByRole('button', { name: 'Antiguas de noviembre', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    const row = page.getByRole('list', { name: 'Vistas guardadas' })
    const view = row.getByRole('button', { name: 'Antiguas de noviembre' })
    await expect(view).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await expect(view).toHaveAttribute('aria-pressed', 'false')
    await view.click()
    await expect(chips(page)).toHaveText(['Antigua'])
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
    const other = await openTab({ viewport: PHONE, storageState: visitors.CL.sessions.company })
    await other.page.goto(FINANCE_PATHS.DIRECT_FINANCING)
    await other.page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await other.page.getByRole('button', { name: 'Antiguas de noviembre', exact: true }).click()
    expect(await violations(other.page)).toEqual([])
    await other.page.getByRole('button', { name: /^Ver [\d.]+ facturas?$/ }).click()
    await expect(chips(other.page)).toHaveText(['Antigua'])
    await page.getByRole('button', { name: 'Filtros: 1 activo' }).click()
    await views.getByRole('button', { name: 'Eliminar la vista Antiguas de noviembre' }).click()
    await expect(views).toHaveCount(0)
    await expect(row).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Deshacer' }).click()
    await expect(views.getByRole('button', { name: 'Antiguas de noviembre', exact: true })).toBeVisible()
    expectNoTroubles(tab)
    expectNoTroubles(other)
  })

  test('keeps a selection that it hides, and a hostile address filters by what it can read', async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ storageState: visitors.CL.sessions.company })
    const { page } = tab
    const hostile = 'payer=%27%3B--&notice=VERY_OLD&amountFrom=-1&dueTo=2026-02-30&method=%25&search='
    await page.goto(`${FINANCE_PATHS.DIRECT_FINANCING}?${hostile}`)
    await expect(chips(page)).toHaveText(['Antigua'])
    await tick(page.getByRole('checkbox', { name: /^Seleccionar factura/ }).first())
    await page.getByRole('button', { name: 'Quitar filtro Antigua' }).click()
    await expect(page.getByText(/^1 factura seleccionada/).first()).toBeVisible()
    await page.getByRole('link', { name: /^Pronto pago/ }).click()
    await expect(page).toHaveURL(new RegExp(`${FINANCE_PATHS.EARLY_PAYMENT}$`))
    await expect(page.getByText(/^Viendo /)).toHaveCount(0)
    expectNoTroubles(tab)
  })
})
