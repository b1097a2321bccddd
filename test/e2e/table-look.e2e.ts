import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { violations } from './support/axe.ts'
import { cutFigures } from './support/overflow.ts'
import { expectNoTroubles } from './support/page-watch.ts'
import { chooseFirst, openInvoices, tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

test.use({ hostFor: 'samples' })

test('the calendar of a date tells closed days and the chosen day in the colours of the system', async ({
  openTab,
  visitors,
}) => {
  const { page } = await openTab({ storageState: visitors.CL.sessions.company, forcedColors: 'active' })
  await openInvoices(page)
  await chooseFirst(page, 1)
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
  const colours = (of: typeof days): ReadonlySet<string> => new Set(of.map(({ color }) => color))
  const [chosen] = days.filter(({ isChosen }) => isChosen)
  const others = days.filter(({ isChosen }) => !isChosen)
  const closed = colours(others.filter(({ isClosed }) => isClosed))
  expect(closed.size).toBe(1)
  expect(closed).not.toEqual(colours(others.filter(({ isClosed }) => !isClosed)))
  expect(others.map(({ backgroundColor }) => backgroundColor)).not.toContain(chosen?.backgroundColor)
})

test.describe('the table of invoices', () => {
  test('shows the chosen columns in low rows, which the browser remembers and its other tabs follow', async ({
    openTab,
    visitors,
  }) => {
    const tab = await openTab({ storageState: visitors.MX.sessions.company })
    const { context, page } = tab
    await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
    const other = await context.newPage()
    await other.goto(FINANCE_PATHS.DIRECT_FINANCING)
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })
    await expect(rows.first()).toBeVisible()
    await expect(other.getByRole('columnheader', { name: 'Emisión' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Pago', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Columnas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Emisión' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Filas compactas' }).click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused()
    /* Low rows have no second line for it. */
    await expect(page.getByRole('columnheader', { name: 'Forma de pago' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Emisión' })).toHaveCount(0)
    await expect(other.getByRole('columnheader', { name: 'Emisión' })).toHaveCount(0)
    await page.reload()
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Emisión' })).toHaveCount(0)
    const middleOf = (element: Element): number => {
      const { height, top } = element.getBoundingClientRect()
      return Math.round(top + height / 2)
    }
    expect(await rows.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(32)
    expect(await rows.first().getByRole('checkbox').evaluate(middleOf)).toBe(await rows.first().evaluate(middleOf))
    await tick(rows.nth(3).getByRole('checkbox'))
    await expect(page.getByText(/^1 factura seleccionada/).first()).toBeVisible()
    expect(await cutFigures(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('button', { name: 'Columnas' })).toBeHidden()
    await expect(page.getByText(/vence \d\d\//).first()).toBeVisible()
    expectNoTroubles(tab)
  })
})
