import type { Locator, Page } from '@playwright/test'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { FINANCE_PATHS, PAYMENT_PATHS } from '#ui/app/paths.ts'
import { shiftsOf, slowDown, watchShifts } from './support/layout-shift.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { openInvoices, tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { A4, PHONE, SMALL_LAPTOP, TABLET } from './support/viewports.ts'

test.use({ hostFor: 'samples' })

/** How far the table scrolls sideways. */
const hiddenIn = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** As the scroll bars of the page and the table take it on some systems: media queries do not know of them. */
const takeSpaceOfScrollBars = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.paddingInlineEnd = '30px'
  })

/** The date fields of the table that do not show all of their date. */
const cutDates = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole('row')
    .getByRole('textbox', { name: /^Fecha de pago/ })
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.scrollWidth > field.clientWidth)
        .map((field) => field.getAttribute('aria-label') ?? ''),
    )

/** To the payment dates of all invoices of the page, once all of the page is there: what comes after the table moves it. */
const chooseAll = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^No financiables/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actualizar facturas' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await tick(page.getByRole('checkbox', { name: 'Seleccionar las facturas de esta página' }))
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await expect(page.getByLabel(/^Fecha de pago de la factura/).first()).toBeVisible()
}

/** Each table once it is usable and what comes after it is there. */
const SLOW_PAGES = [
  { path: FINANCE_PATHS.DIRECT_FINANCING, last: 'Actualizar facturas' },
  { path: PAYMENT_PATHS.inbox, last: 'Exportar' },
]

const heightOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => shown.getBoundingClientRect().height)

/** Whether it gets touches that far above and below its middle. */
const takesTouches = (element: Locator, pixels: number): Promise<boolean> =>
  element.evaluate((wanted, away) => {
    const { left, top, width, height } = wanted.getBoundingClientRect()
    return [-away, away].every((dy) =>
      wanted.contains(document.elementFromPoint(left + width / 2, top + height / 2 + dy)),
    )
  }, pixels)

test('the lists in which a company paid take the touches of a fingertip', async ({ openTab, visitors }) => {
  const { page } = await openTab({ viewport: TABLET, hasTouch: true, storageState: visitors.CL.sessions.company })
  await page.goto(PAYMENT_PATHS.paid)
  const list = page.getByRole('row').getByRole('link').first()
  await list.scrollIntoViewIfNeeded()
  expect(await heightOf(list)).toBeLessThan(24)
  expect(await takesTouches(list, 21)).toBe(true)
})

test('the order of cards has a margin where nothing can be selected', async ({ openTab, visitors }) => {
  const { page } = await openTab({ viewport: TABLET, storageState: visitors.CL.sessions.company })
  await page.goto(`/orders/${visitors.CL.orderId}`)
  const order = await page.getByRole('combobox', { name: 'Ordenar por' }).boundingBox()
  const card = await page.getByRole('grid').boundingBox()
  if (order === null || card === null) throw new Error('The invoices are not shown')
  expect(order.x + order.width).toBeLessThanOrEqual(card.x + card.width - 10)
  expect(order.y + order.height).toBeLessThanOrEqual(card.y - 5)
})

for (const country of COUNTRIES) {
  for (const type of FINANCING_TYPES)
    test(`the cart of ${type} of a company of ${country} fits every window that has no cards`, async ({
      openTab,
      visitors,
    }) => {
      const { page } = await openTab({ viewport: SMALL_LAPTOP, storageState: visitors[country].sessions.company })
      await page.goto(FINANCE_PATHS[type])
      await chooseAll(page)
      await expect(page.getByRole('columnheader', { name: 'Monto · Tasa' })).toBeVisible()
      if (type === 'EARLY_PAYMENT') await expect(page.getByText(/^\d+[.,]\d\d% · anticipo \d+%$/).first()).toBeVisible()
      expect(await cutFigures(page)).toEqual([])
      /* An earlier date beside each date needs its space. */
      await page.getByRole('button', { name: /^\+30/ }).click()
      await expect(
        page
          .getByRole('row')
          .getByRole('button', { name: /deshacer$/ })
          .first(),
      ).toBeVisible()
      await takeSpaceOfScrollBars(page)
      for (const width of [1024, 1279, 1280, 1366, 1599, 1600, 1760, 1920]) {
        await page.setViewportSize({ ...SMALL_LAPTOP, width })
        await expect.poll(() => hiddenIn(page)).toBe(0)
        expect(await cutDates(page)).toEqual([])
      }
    })

  test(`the invoices of a company of ${country} fit every window that has no cards`, async ({ openTab, visitors }) => {
    const { page } = await openTab({ viewport: SMALL_LAPTOP, storageState: visitors[country].sessions.company })
    await openInvoices(page)
    await takeSpaceOfScrollBars(page)
    for (const width of [1024, 1279, 1280, 1366, 1599, 1600, 1680, 1920]) {
      await page.setViewportSize({ ...SMALL_LAPTOP, width })
      await expect.poll(() => hiddenIn(page)).toBe(0)
      expect(await cutFigures(page)).toEqual([])
    }
  })

  test(`the orders of a company of ${country} fit every window that has no cards`, async ({ openTab, visitors }) => {
    const { page } = await openTab({ viewport: SMALL_LAPTOP, storageState: visitors[country].sessions.company })
    await page.goto('/orders')
    await expect(page.getByRole('columnheader', { name: 'Estado' })).toBeVisible()
    await expect(page.getByRole('row').nth(1).getByText(/\$/).first()).toBeVisible()
    for (const width of [1024, 1099, 1100, 1280]) {
      await page.setViewportSize({ ...SMALL_LAPTOP, width })
      const date = country === 'CL' && width < 1100 ? 'Tipo · Fecha solicitud' : 'Fecha solicitud'
      await expect(page.getByRole('columnheader', { name: date, exact: true })).toBeVisible()
      await expect.poll(() => hiddenIn(page)).toBe(0)
      expect(await cutFigures(page)).toEqual([])
    }
    await page.setViewportSize({ ...SMALL_LAPTOP, width: 1023 })
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    expect([await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
  })

  test(`what a company of ${country} owes fits every window that has no cards`, async ({ openTab, visitors }) => {
    const { page } = await openTab({ viewport: SMALL_LAPTOP, storageState: visitors[country].sessions.company })
    for (const path of [PAYMENT_PATHS.inbox, PAYMENT_PATHS.paid, PAYMENT_PATHS.archived]) {
      await page.goto(path)
      await expect(page.getByRole('columnheader', { name: 'Estado' })).toBeVisible()
      await expect(page.getByRole('row').nth(1).getByText(/\$/).first()).toBeVisible()
      await takeSpaceOfScrollBars(page)
      for (const width of [1024, 1160, 1280, 1366]) {
        await page.setViewportSize({ ...SMALL_LAPTOP, width })
        await expect.poll(() => hiddenIn(page)).toBe(0)
        expect(await cutFigures(page)).toEqual([])
      }
    }
  })

  test(`the dates of the cart of a company of ${country} are as high as a fingertip on a tablet`, async ({
    openTab,
    visitors,
  }) => {
    const { page } = await openTab({ viewport: TABLET, storageState: visitors[country].sessions.company })
    await openInvoices(page)
    await chooseAll(page)
    const dates = page.getByRole('row').getByRole('button', { name: /^Abrir calendario/ })
    expect(await heightOf(dates.first())).toBeGreaterThanOrEqual(42)
    expect(await heightOf(page.getByRole('button', { name: 'Volver', exact: true }))).toBe(44)
    expect([await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
  })

  test(`what a company of ${country} paid has its folio and its date on a phone`, async ({ openTab, visitors }) => {
    const { page } = await openTab({ viewport: PHONE, storageState: visitors[country].sessions.company })
    await page.goto(PAYMENT_PATHS.paid)
    const facts = page.getByRole('row').getByText(/ · \d\d\/\d\d\/\d{4}$/)
    await expect(facts.first()).toBeVisible()
    expect(await facts.evaluateAll((each) => each.filter((shown) => shown.scrollWidth > shown.clientWidth))).toEqual([])
  })

  for (const [window, viewport] of Object.entries({ laptop: SMALL_LAPTOP, phone: PHONE }))
    test(`parts that arrive late move no table on a slow ${window} of a company of ${country}`, async ({
      openTab,
      visitors,
    }) => {
      const { page } = await openTab({ viewport, storageState: visitors[country].sessions.company })
      await slowDown(page)
      await watchShifts(page)
      for (const { path, last } of SLOW_PAGES) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: last })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const shifts = await shiftsOf(page)
        expect(
          shifts.reduce((sum, { size }) => sum + size, 0),
          JSON.stringify(shifts),
        ).toBeLessThanOrEqual(0.02)
      }
    })

  test(`the invoices of a company of ${country} are whole cards on paper`, async ({ openTab, visitors }) => {
    const { page } = await openTab({ viewport: A4, storageState: visitors[country].sessions.company })
    await page.emulateMedia({ media: 'print' })
    await openInvoices(page)
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    const cards = page.getByRole('row')
    await expect(cards).toHaveCount(20)
    expect([await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
    expect(await page.getByRole('grid').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
      0,
    )
  })
}
