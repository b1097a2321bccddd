import type { Locator, Page } from '@playwright/test'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { FINANCE_PATHS, ORDERS_PATH, PAYMENT_PATHS } from '#ui/app/paths.ts'
import { violations } from './support/axe.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { SEEN_TOUR } from './support/storage.ts'
import { expect, openScreens, show, test, tick } from './support/test.ts'
import { A4, LAPTOP, PHONE, SMALL_LAPTOP, TABLET } from './support/viewports.ts'
import { ORDER_ID, type Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL'): Scenario => ({ path, country, state: 'full', visitor: 'company' })

/** How far the table scrolls sideways. */
const hiddenIn = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** Takes the space that scroll bars of the page and the table take on some systems: media queries do not know of them. */
const takeSpaceOfScrollBars = (page: Page, space = '30px'): Promise<void> =>
  page.evaluate((end) => {
    document.body.style.paddingInlineEnd = end
  }, space)

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

const rows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })

/** To the payment dates of all invoices of the page. */
const chooseAll = async (page: Page): Promise<void> => {
  await tick(page.getByRole('checkbox', { name: 'Seleccionar las facturas de esta página' }))
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  await expect(page.getByLabel(/^Fecha de pago de la factura/).first()).toBeVisible()
}

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

const fitsAt = async (page: Page, widths: ReadonlyArray<number>, cut = cutFigures): Promise<void> => {
  await takeSpaceOfScrollBars(page)
  for (const width of widths) {
    await page.setViewportSize({ ...SMALL_LAPTOP, width })
    await expect.poll(() => hiddenIn(page), `on ${width} pixels`).toBe(0)
    expect(await cut(page), `on ${width} pixels`).toEqual([])
  }
  await takeSpaceOfScrollBars(page, '')
}

const more = (page: Page): Locator => page.getByRole('button', { name: 'Más acciones' })
const openColumns = async (page: Page): Promise<void> => {
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Columnas' }).click()
}

test.beforeEach(async ({ tab: { page } }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'screen' })
  await page.setViewportSize(SMALL_LAPTOP)
})

for (const country of COUNTRIES) {
  for (const type of FINANCING_TYPES)
    test(`the cart of ${type} of ${country} fits every window without cards, and has dates for a fingertip on a tablet`, async ({
      tab,
    }) => {
      const { page } = tab
      await show(tab, at(FINANCE_PATHS[type], country))
      await chooseAll(page)
      await expect(page.getByRole('columnheader', { name: 'Monto · Tasa' })).toBeVisible()
      expect(await cutFigures(page)).toEqual([])
      /* An earlier date beside each date needs its space. */
      await page.getByRole('button', { name: /^\+30/ }).click()
      await expect(
        page
          .getByRole('row')
          .getByRole('button', { name: /deshacer$/ })
          .first(),
      ).toBeVisible()
      await fitsAt(page, [1024, 1279, 1280, 1366, 1599, 1600, 1684, 1760, 1920], cutDates)
      await page.setViewportSize({ ...SMALL_LAPTOP, width: 1600 })
      await expect(page.getByRole('columnheader', { name: 'Tasa anual' })).toBeVisible()
      await page.setViewportSize(TABLET)
      const dates = page.getByRole('row').getByRole('button', { name: /^Abrir calendario/ })
      /* Media queries take effect with the next render. */
      await expect.poll(() => heightOf(dates.first())).toBeGreaterThanOrEqual(42)
      await expect.poll(() => heightOf(page.getByRole('button', { name: 'Volver', exact: true }))).toBe(44)
      await expect.poll(async () => [await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
    })

  test(`the invoices of ${country} fit every window without cards, and are whole cards on paper`, async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, country))
    await fitsAt(page, [1024, 1279, 1280, 1366, 1599, 1600, 1680, 1920])
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(A4)
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    await expect(page.getByRole('row')).toHaveCount(20)
    expect([await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
    expect(await page.getByRole('grid').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
      0,
    )
  })

  test(`the orders of ${country} fit every window without cards, and give up a column`, async ({ tab }) => {
    const { page } = tab
    await show(tab, at(ORDERS_PATH, country))
    for (const width of [1024, 1259, 1260, 1366, 1499, 1500]) {
      await page.setViewportSize({ ...SMALL_LAPTOP, width })
      const isStacked = width < (country === 'CL' ? 1500 : 1260)
      const date = isStacked ? 'Tipo · Fecha solicitud' : 'Fecha solicitud'
      const received = width < 1260 ? 'Monto · Recibido' : 'Recibido'
      await expect(page.getByRole('columnheader', { name: received, exact: true })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: date, exact: true })).toBeVisible()
      await expect.poll(() => hiddenIn(page)).toBe(0)
      expect(await cutFigures(page)).toEqual([])
    }
    await page.setViewportSize({ ...SMALL_LAPTOP, width: 1023 })
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    expect([await overflow(page), await hiddenIn(page)]).toEqual([[], 0])
  })

  test(`what a company of ${country} owes fits every window without cards, with its date on a phone`, async ({
    tab,
  }) => {
    const { page } = tab
    for (const path of [PAYMENT_PATHS.inbox, PAYMENT_PATHS.archived, PAYMENT_PATHS.paid]) {
      await page.setViewportSize(SMALL_LAPTOP)
      await show(tab, at(path, country))
      await fitsAt(page, [1024, 1160, 1280, 1366])
    }
    await page.setViewportSize(PHONE)
    const facts = page.getByRole('row').getByText(/ · \d\d\/\d\d\/\d{4}$/)
    await expect(facts.first()).toBeVisible()
    expect(await facts.evaluateAll((each) => each.filter((shown) => shown.scrollWidth > shown.clientWidth))).toEqual([])
  })
}

/** Each list of names, the name that is pressed, and the page to which it leads. */
const NAMED_ROWS = [
  { path: FINANCE_PATHS.DIRECT_FINANCING, page: /\/payers\/[^/]+$/ },
  { path: PAYMENT_PATHS.inbox, page: /\/suppliers\/\d+\/statement$/ },
]

for (const { path, page: target } of NAMED_ROWS) {
  test(`a name in ${path} leads to its statement and does not open its row, by keyboard and on a card too`, async ({
    tab,
  }) => {
    const { page } = tab
    const name = page.getByRole('row').nth(1).getByRole('link').first()
    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await show(tab, { ...at(path), stored: SEEN_TOUR })
      const address = page.url()
      await expect(name).toHaveCSS('text-decoration-line', 'none')
      await name.click()
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await name.focus()
      await expect(name).toHaveCSS('text-decoration-line', 'underline')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(target)
    }
  })
}

test('the lists in which a company paid take the touches of a fingertip', async ({ browser }) => {
  const tab = await openScreens(browser, { viewport: TABLET, hasTouch: true })
  const { page } = tab
  await show(tab, at(PAYMENT_PATHS.paid))
  const list = page.getByRole('row').nth(1).getByRole('link').last()
  await list.scrollIntoViewIfNeeded()
  expect(await heightOf(list)).toBeLessThan(24)
  expect(await takesTouches(list, 21)).toBe(true)
  await tab.context.close()
})

test('the order of cards has a margin where nothing can be selected', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(TABLET)
  await show(tab, at(`/orders/${ORDER_ID}`))
  const order = await page.getByRole('combobox', { name: 'Ordenar por' }).boundingBox()
  const card = await page.getByRole('grid').boundingBox()
  if (order === null || card === null) throw new Error('The invoices are not shown')
  expect(order.x + order.width).toBeLessThanOrEqual(card.x + card.width - 10)
  expect(order.y + order.height).toBeLessThanOrEqual(card.y - 5)
})

test('the cards of a phone are sorted by the list above them, both ways', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
  const first = rows(page).first().getByRole('checkbox')
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  await order.selectOption({ label: 'Folio, descendente' })
  await expect(first).toHaveAccessibleName('Seleccionar factura 1024')
  await order.selectOption({ label: 'Folio, ascendente' })
  await expect(first).toHaveAccessibleName('Seleccionar factura 9001')
})

test('the table of invoices shows the chosen columns in low rows', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(LAPTOP)
  await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'MX'))
  await expect(page.getByRole('columnheader', { name: 'Forma de pago' })).toBeVisible()
  await openColumns(page)
  await page.getByRole('menuitemcheckbox', { name: 'Emisión' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Filas compactas' }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(more(page)).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Forma de pago' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Emisión' })).toHaveCount(0)
  const middleOf = (element: Element): number => {
    const { height, top } = element.getBoundingClientRect()
    return Math.round(top + height / 2)
  }
  expect(await heightOf(rows(page).first())).toBe(32)
  expect(await rows(page).first().getByRole('checkbox').evaluate(middleOf)).toBe(
    await rows(page).first().evaluate(middleOf),
  )
  await tick(rows(page).nth(3).getByRole('checkbox'))
  await expect(page.getByText('Seleccionado · 1 factura')).toBeVisible()
  expect(await cutFigures(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await more(page).click()
  await expect(page.getByRole('menuitem', { name: 'Exportar' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Columnas' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/vence \d\d\//).first()).toBeVisible()
})

test('the calendar of a date tells closed days and the chosen day in the colours of the system', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(LAPTOP)
  await page.emulateMedia({ forcedColors: 'active' })
  await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
  await chooseAll(page)
  await page
    .getByRole('button', { name: /^Abrir calendario: Fecha de pago de la factura/ })
    .first()
    .click()
  const buttons = page.getByRole('dialog').getByRole('gridcell').getByRole('button')
  await expect(buttons.first()).toBeVisible()
  const days = await buttons.evaluateAll((each) =>
    each.map((day) => {
      const { backgroundColor, color } = getComputedStyle(day)
      const isChosen = day.parentElement?.ariaSelected === 'true'
      return { isChosen, isClosed: day.ariaDisabled === 'true', backgroundColor, color }
    }),
  )
  await page.emulateMedia({ forcedColors: null })
  const colours = (of: typeof days): ReadonlySet<string> => new Set(of.map(({ color }) => color))
  const [chosen] = days.filter(({ isChosen }) => isChosen)
  const others = days.filter(({ isChosen }) => !isChosen)
  const closed = colours(others.filter(({ isClosed }) => isClosed))
  expect(closed.size).toBe(1)
  expect(closed).not.toEqual(colours(others.filter(({ isClosed }) => !isClosed)))
  expect(others.map(({ backgroundColor }) => backgroundColor)).not.toContain(chosen?.backgroundColor)
})
