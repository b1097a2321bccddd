import type { Locator, Page } from '@playwright/test'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { ask, contentOf } from './support/api.ts'
import { violations } from './support/axe.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { openInvoices, tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { countriesInTurn } from './support/turns.ts'
import { LAPTOP, PHONE, TABLET } from './support/viewports.ts'
import type { Visitors } from './support/visitors.ts'

test.use({ hostFor: 'samples' })

interface Listed {
  readonly folio: string
  readonly expirationDate: string
  readonly averageDaysLate: number | null
  readonly averageDaysLateInvoices?: number
  readonly possibleDuplicate?: boolean
  readonly extraData: ReadonlyArray<{ readonly value: string }>
}

/** The rows of a list of the host that match the search, or all without one. */
const listed = async <A>(
  address: string,
  { token }: Visitors,
  list: 'invoice' | 'invoice/excluded',
  search?: string,
): Promise<ReadonlyArray<A>> => {
  const query = new URLSearchParams({ orderType: 'DIRECT_FINANCING', page: '1', size: '1000' })
  if (search !== undefined) query.set('filter', search)
  const path = `/api/business/${contentOf(token).business.id}/${list}?${query.toString()}`
  return (await ask<{ readonly data: ReadonlyArray<A> }>(address, path, {}, token)).data
}

/** The invoices that the host offers to finance. */
const offeredTo = (address: string, visitors: Visitors, search?: string) =>
  listed<Listed>(address, visitors, 'invoice', search)

interface Excluded {
  readonly folio: string
  readonly reasons: ReadonlyArray<string>
}

/** The invoices that the host does not finance. */
const excludedFrom = (address: string, visitors: Visitors, search?: string) =>
  listed<Excluded>(address, visitors, 'invoice/excluded', search)

const existing = <A>(found: A | undefined): A => {
  if (found === undefined) throw new Error('The samples have no such invoice')
  return found
}

/** Searches the folio and waits until its `found` invoices are listed, because rows are reused for other invoices until then. */
const find = async (page: Page, folio: string, found: number): Promise<Locator> => {
  await page.getByRole('searchbox').fill(folio)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(found + 1))
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Seleccionar factura ${folio}` }) })
  await expect(row).toBeVisible()
  return row
}

/** Opens the explanation of a chip with the keyboard, and closes it. */
const readChip = async (page: Page, row: Locator, label: string, explanation: RegExp): Promise<void> => {
  const chip = row.getByRole('button', { name: label, exact: true })
  await expect(page.getByRole('note')).toHaveCount(0)
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note').filter({ hasText: explanation })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(chip).toBeFocused()
}

const REASONS: Readonly<Record<Country, readonly [reason: string, label: string, explanation: RegExp]>> = {
  CL: ['CLAIMED', 'Reclamada', /^Tu cliente la reclamó en el SII\./],
  MX: ['CANCELLED', 'Cancelada', /^Está cancelada en el SAT\./],
}

for (const country of COUNTRIES)
  test(`the table of a company of ${country} cuts no date or amount, does not scroll sideways, and is cards on a tablet`, async ({
    openTab,
    visitors,
  }) => {
    const { page } = await openTab({ viewport: LAPTOP, storageState: visitors[country].sessions.company })
    await openInvoices(page)
    await page.getByRole('columnheader', { name: 'Vence' }).getByRole('button').click()
    await expect(page.getByRole('button', { name: /^Vencida hace/ }).first()).toBeVisible()
    expect(await cutFigures(page)).toEqual([])
    const grid = page.getByRole('grid')
    const hidden = () => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await hidden()).toBe(0)
    await page.setViewportSize(TABLET)
    await expect(page.getByRole('columnheader', { name: 'Vence' })).toHaveCount(0)
    expect([await overflow(page), await hidden()]).toEqual([[], 0])
  })

for (const { turn, name, options } of [
  { turn: 'CL', name: 'on a laptop', options: { viewport: LAPTOP } },
  { turn: 'MX', name: 'on a phone, in the dark theme', options: { viewport: PHONE, colorScheme: 'dark' } },
] as const)
  for (const country of countriesInTurn(turn))
    test.describe(`the invoices of a company of ${country}, ${name}`, () => {
      test('have a chip that says what is special, and the cart how late the payer pays', async ({
        openTab,
        product,
        visitors,
      }) => {
        const offered = await offeredTo(product.address, visitors[country])
        const tab = await openTab({ ...options, storageState: visitors[country].sessions.company })
        const { page } = tab
        await openInvoices(page)

        const search = async (folio: string): Promise<Locator> =>
          find(page, folio, (await offeredTo(product.address, visitors[country], folio)).length)
        const duplicate = existing(offered.find(({ possibleDuplicate }) => possibleDuplicate))
        await readChip(page, await search(duplicate.folio), '¿Duplicada?', /^Otra factura a este cliente/)

        const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString()
        const late = offered.find(
          ({ averageDaysLate, expirationDate, extraData, possibleDuplicate }) =>
            (averageDaysLate ?? 0) >= 15 &&
            expirationDate > soon &&
            possibleDuplicate !== true &&
            extraData.every(({ value }) => value !== 'PUE'),
        )
        const { averageDaysLate, averageDaysLateInvoices, folio = '' } = existing(late)
        const words = `Suele pagar ${averageDaysLate} días después, según ${averageDaysLateInvoices} facturas pagadas`
        const row = await search(folio)
        await readChip(page, row, 'Paga tarde', new RegExp(`^${words}\\.`))
        expect(await overflow(page)).toEqual([])

        await tick(row.getByRole('checkbox'))
        await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Paga tarde', exact: true })).toBeVisible()
        await page.getByLabel(`Fecha de pago de la factura ${folio}`).first().focus()
        await expect(page.getByText(words, { exact: true })).toBeVisible()
        const before = await page.getByLabel(`Fecha de pago de la factura ${folio}`).first().inputValue()
        await page.getByRole('button', { name: /^¿Usar / }).click()
        await expect(page.getByLabel(`Fecha de pago de la factura ${folio}`).first()).not.toHaveValue(before)
        expect(await violations(page)).toEqual([])
        expect(await overflow(page)).toEqual([])
        expectNoTroubles(tab)
      })

      test('that cannot be financed are counted and listed with their reasons, at an address of their own', async ({
        openTab,
        product,
        visitors,
      }) => {
        const tab = await openTab({ ...options, storageState: visitors[country].sessions.company })
        const { page } = tab
        await openInvoices(page)
        const control = page.getByRole('button', { name: /^No financiables/ })
        await expect(control).toHaveText(/^No financiables[\d.,]+$/)
        await expect(control).toHaveAttribute('aria-pressed', 'false')
        await control.click()
        await expect(page).toHaveURL(/\/finance\/directo\?ver=no-financiables$/)
        const grid = page.getByRole('grid', { name: /^Facturas que no se pueden financiar/ })
        await expect(grid).toBeVisible()
        const count = Number((await control.textContent())?.replaceAll(/\D/g, ''))
        await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1))
        await expect(grid.getByRole('checkbox')).toHaveCount(0)

        const [reason, label, explanation] = REASONS[country]
        const excluded = await excludedFrom(product.address, visitors[country])
        const { folio } = existing(excluded.find(({ reasons: [first] }) => first === reason))
        const found = await excludedFrom(product.address, visitors[country], folio)
        await page.getByRole('searchbox').fill(folio)
        await page.getByRole('searchbox').press('Enter')
        await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1))
        const chip = grid.getByRole('button', { name: label, exact: true }).first()
        await chip.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('note').filter({ hasText: explanation })).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect(await overflow(page)).toEqual([])
        await page.keyboard.press('Escape')

        await page.reload()
        await expect(grid).toBeVisible()
        await expect(control).toHaveAttribute('aria-pressed', 'true')
        await control.click()
        await expect(page).toHaveURL(/\/finance\/directo$/)
        await expect(page.getByRole('checkbox').nth(1)).toBeVisible()
        await page.goBack()
        await expect(grid).toBeVisible()
        expectNoTroubles(tab)
      })
    })
