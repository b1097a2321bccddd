import type { Locator, Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { expectFocusOn, shiftTabTo, tabTo } from './support/keyboard.ts'
import { cutFigures, overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test, tick } from './support/test.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { LAPTOP, PHONE, SMALL_LAPTOP } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'MX'): Scenario => ({ path, country, state: 'full', visitor: 'company' })

const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await violations(page)),
  ...(await highContrastViolations(page)),
  ...(await overflow(page)),
]

const next = (page: Page): Locator => page.getByRole('button', { name: 'Siguiente', exact: true })
const send = (page: Page): Locator => page.getByRole('button', { name: 'Enviar solicitud' })
const dates = (page: Page): Locator => page.getByLabel(/^Fecha de pago de la factura/)
const datesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  dates(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
const openColumns = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Columnas' }).click()
}
const undo = (page: Page): Locator => page.getByRole('button', { name: /· deshacer$/ })

/** From the table to the payment dates, with the first invoices of the page. */
const chooseFirst = async (page: Page, count: number): Promise<void> => {
  for (let row = 1; row <= count; row += 1) await tick(page.getByRole('row').nth(row).getByRole('checkbox'))
  await next(page).click()
  await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
}

/** Writes one date after the other, and returns what the field makes of them. */
const writeDates = async (page: Page, texts: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const written: string[] = []
  for (const text of texts) {
    await dates(page).first().fill(text)
    await dates(page).first().press('Enter')
    written.push(await dates(page).first().inputValue())
  }
  return written
}

/** The text to which the button refers. */
const reasonOf = (page: Page): Promise<string | null | undefined> =>
  send(page).evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)

beginAfresh()

test.describe('the cart', () => {
  test('leads one step back with Back of the browser, and keeps its dates', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await chooseFirst(page, 2)
    const [changed] = await writeDates(page, ['+40'])
    await send(page).click()
    await expect(page.getByRole('button', { name: /^Enviar solicitud por/ })).toBeVisible()
    await page.goBack()
    await expect(dates(page).first()).toHaveValue(changed ?? '')
    await page.goBack()
    await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked()
    await next(page).click()
    await expect(dates(page).first()).toHaveValue(changed ?? '')
  })

  test('undoes the dates of an invoice one by one, and says why it cannot be sent', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await chooseFirst(page, 3)
    const date = dates(page).first()
    const before = await date.inputValue()
    const hint = page
      .getByRole('row')
      .nth(1)
      .getByTitle(/^(lunes|martes|miércoles|jueves|viernes), /)
    await expect(hint).toHaveText(/^(lunes|martes|miércoles|jueves|viernes), (mañana|en \d+ días)$/)
    const changed = await writeDates(page, ['+40', '+75'])
    expect(new Set([before, ...changed]).size).toBe(3)
    await undo(page).click()
    await expect(date).toHaveValue(changed[0] ?? '')
    await undo(page).click()
    await expect(date).toHaveValue(before)
    await expect(undo(page)).toHaveCount(0)

    await date.fill('')
    await date.press('Enter')
    await expect(page.getByLabel('Pasos de la solicitud').locator('[aria-current]')).toHaveText(/Elige fecha de pago/)
    await expect(send(page)).toBeDisabled()
    await expect.poll(() => reasonOf(page)).toBe('Falta 1 fecha por elegir.')
    expect(await violations(page)).toEqual([])
    await undo(page).click()
    await expect(send(page)).toBeEnabled()
    await expect(send(page)).not.toHaveAttribute('aria-describedby')
    await page.setViewportSize(SMALL_LAPTOP)
    await expect(page.getByRole('columnheader', { name: 'Monto · Tasa' })).toBeVisible()
    expect(await cutFigures(page)).toEqual([])
  })

  test('takes back a removal, a date for all, a cleared selection and a change of type, without a mouse', async ({
    tab,
  }) => {
    const { page } = tab
    const { keyboard } = page
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await page.getByRole('row').nth(1).focus()
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await keyboard.press('Escape')
    await expect(page.getByText('Quitamos la selección de 2 facturas.')).toBeVisible()
    await keyboard.press('Control+z')
    await expect(page.getByText('Seleccionado · 2 facturas')).toBeVisible()
    await tabTo(page, 'Siguiente')
    await keyboard.press('Enter')
    await expect(dates(page).first()).toBeVisible()
    const before = await datesOf(page)

    await tabTo(page, /^\+45/)
    await keyboard.press('Enter')
    await expect(page.getByText(/^Cambiamos la fecha de 2 facturas al/)).toBeVisible()
    await shiftTabTo(page, 'Volver')
    await keyboard.press('Control+z')
    await expect.poll(() => datesOf(page)).toEqual(before)

    await tabTo(page, /^Quitar la factura/)
    await keyboard.press('Enter')
    await expect(page.getByText(/^Quitamos la factura \S+ de tu solicitud\.$/)).toBeVisible()
    expect(await datesOf(page)).toHaveLength(1)
    await keyboard.press('Control+z')
    await expect.poll(() => datesOf(page)).toEqual(before)

    await shiftTabTo(page, 'Volver')
    await keyboard.press('Enter')
    await expect(dates(page)).toHaveCount(0)
    await tabTo(page, /^Pronto pago/)
    await keyboard.press('Enter')
    const left = page.getByText('Guardamos 2 facturas de Financiamiento directo mientras estás en Pronto pago.')
    await expect(left).toBeVisible()
    await keyboard.press('Control+z')
    await expect(page.getByText('Seleccionado · 2 facturas')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${FINANCE_PATHS.DIRECT_FINANCING}$`))
  })

  test('is reached with single keys, which also filter, search and export, are listed and never act on text', async ({
    tab,
  }) => {
    const { page } = tab
    const { keyboard } = page
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await keyboard.press('f')
    await expect(page.getByRole('dialog', { name: 'Filtrar facturas' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keyboard.press('/')
    await expectFocusOn(page, 'Buscar por folio, pagador o monto')
    await keyboard.type('fe')
    await expect(page.getByRole('searchbox')).toHaveValue('fe')
    await keyboard.press('Escape')
    await page.getByRole('row').nth(1).focus()
    const downloading = page.waitForEvent('download')
    await keyboard.press('e')
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)
    await keyboard.press('?')
    const map = page.getByRole('dialog')
    await map.getByRole('searchbox').fill('exportar')
    await expect(map.getByText('1 atajo', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await keyboard.press('Escape')
    await expect(map.getByText('1 atajo', { exact: true })).toHaveCount(0)
    await keyboard.press('Escape')
    await expect(map).toHaveCount(0)
    await page.getByRole('row').nth(1).focus()
    await keyboard.press('Space')
    await keyboard.press('Control+Enter')
    await expect(dates(page).first()).toBeVisible()
  })

  test('shows an invoice and the sum on the first screen of a phone, also in the dark', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    for (const row of [0, 1]) {
      await page.getByRole('row').nth(row).focus()
      await page.keyboard.press('Space')
    }
    await next(page).click()
    const date = dates(page).first()
    await expect(date).toBeInViewport({ ratio: 1 })
    const bar = await send(page).last().boundingBox()
    const field = await date.boundingBox()
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await expect(page.getByText(/^Monto \$/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('replaces old figures by an answer, and keeps them with their time after a failure', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 2)
    const summary = page.getByRole('region', { name: 'Resumen de operación' })
    await expect(summary.getByText(/mensual \(30 días\)/).first()).toBeVisible()
    const simulate = 'OrderSubmissions.simulate'
    await changeAnswers(tab, { failures: { [simulate]: { _tag: 'Unreachable' } } })
    await writeDates(page, ['+40'])
    await expect(summary.getByText('Cifras de las 12:00.')).toBeVisible()
    await expect(summary.getByText('Costo total').first()).toBeVisible()
    await changeAnswers(tab, { failures: { [simulate]: rejected('ERROR_ORDER_NOT_FINANCEABLE') } })
    await summary.getByRole('button', { name: 'Reintentar' }).click()
    await expect(summary.getByText(/^Con estas facturas y fechas no recibirías dinero\./)).toBeVisible()
    await expect(summary.getByText('Costo total')).toHaveCount(0)
    await expect(summary.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await expect.poll(() => reasonOf(page)).toBe('Cambia las facturas o sus fechas: así no hay nada que enviar.')
    expect(await faultsOf(page)).toEqual([])
    await changeAnswers(tab, { failures: {} })
    await writeDates(page, ['+75'])
    await expect(summary.getByText('Costo total').first()).toBeVisible()
  })

  test('fills the dates that are missing, changes the others on request, and counts those before their due date', async ({
    tab,
  }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 3)
    await dates(page).first().fill('')
    await dates(page).first().press('Enter')
    const [, ...others] = await datesOf(page)
    const common = page.getByRole('textbox', { name: 'Fecha para la factura sin fecha' })
    await common.fill('+120')
    await common.press('Enter')
    expect((await datesOf(page)).slice(1)).toEqual(others)
    await expect.poll(async () => (await datesOf(page))[0]).not.toBe('')
    await expect(page.getByText(/antes de su vencimiento$/)).toHaveCount(0)
    await tick(page.getByRole('checkbox', { name: 'Cambiar también las 2 con fecha' }))
    await page.getByRole('textbox', { name: 'Fecha para las 3 facturas' }).fill('+2')
    await page.getByRole('textbox', { name: 'Fecha para las 3 facturas' }).press('Enter')
    await expect.poll(async () => new Set(await datesOf(page)).size).toBe(1)
    await page.getByRole('button', { name: '3 fechas antes de su vencimiento' }).click()
    await expect(dates(page).first()).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
  })

  test('shows and sorts what each invoice costs, and takes the dearest out until that is undone', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 4)
    await writeDates(page, ['+40'])
    const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect(header('Tasa anual')).toBeVisible()
    await page.setViewportSize(LAPTOP)
    await expect(header('Tasa anual')).toHaveCount(0)
    await openColumns(page)
    await page.getByRole('menuitemcheckbox', { name: 'Neto' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Días' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(header('Neto')).toBeVisible()
    await header('Días').getByRole('button').click()
    await expect(header('Días')).toHaveAttribute('aria-sort', 'ascending')
    await header('Días').getByRole('button').click()
    await expect(page.getByRole('row').nth(1).getByRole('gridcell', { name: '40', exact: true })).toBeVisible()
    expect(await cutFigures(page)).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    const before = await datesOf(page)
    await page.getByRole('button', { name: 'Quitar las 3 más caras' }).click()
    await expect(page.getByText('Quitamos 3 facturas de tu solicitud.')).toBeVisible()
    expect(await datesOf(page)).toHaveLength(1)
    await expect(page.getByRole('button', { name: /más cara/ })).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => datesOf(page)).toEqual(before)
    expect(await faultsOf(page)).toEqual([])
  })

  test('shows what late payers would change, as they usually pay or by days', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 4)
    await page.getByRole('button', { name: 'Ver cálculo' }).click()
    await expect(page.getByText(/^Tasa efectiva anual \(365 días\)$/)).toBeVisible()
    const late = page.getByRole('region', { name: 'Si pagan tarde' })
    await expect(late.getByRole('radio', { name: 'Como suelen pagar' })).toBeChecked()
    await expect(late.getByText(/^\d+ sin historial: /)).toBeVisible()
    await late.getByText('Días de atraso', { exact: true }).click()
    const days = late.getByLabel('Todos pagan tarde, días')
    await expect(days).toHaveValue('15')
    await expect(late.getByText('Interés por mora')).toBeVisible()
    await days.fill('400')
    await expect(late.getByText('Escribe de 1 a 365 días.')).toBeVisible()
    await expect(late.getByText('Interés por mora')).toHaveCount(0)
    await days.fill('30')
    await expect(late.getByText('Interés por mora')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('is accessible', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 1)
    await expect(send(page)).toBeEnabled()
    expect(await faultsOf(page)).toEqual([])
  })

  test('is reviewed before it is sent, and the receipt says the same', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
    await chooseFirst(page, 1)
    await send(page).click()
    const review = page.getByRole('region', { name: '1 factura de 1 pagador' })
    await expect(review).toBeVisible()
    await expect(send(page)).toHaveText(/^Enviar solicitud por \$/)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Volver a las fechas' }).click()
    await expect(dates(page).first()).toBeVisible()
    await send(page).click()
    const amount = (await send(page).textContent())?.replace('Enviar solicitud por ', '') ?? ''
    await send(page).click()
    const receipt = page.getByRole('dialog', { name: '¡Hemos recibido tu solicitud!' })
    await expect(receipt.getByText(amount)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faultsOf(page)).toEqual([])
  })
})

test('the progress of the reading is named', async ({ tab }) => {
  await show(tab, { ...at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'), credential: 'reading' })
  await expect(tab.page.getByText('Estamos cargando tus facturas')).toBeVisible()
  expect(await faultsOf(tab.page)).toEqual([])
})

test('an amount proposes invoices, which become an ordinary selection', async ({ tab }) => {
  const { page } = tab
  await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
  const need = page.getByRole('button', { name: 'Necesito $' })
  await need.click()
  const dialog = page.getByRole('dialog', { name: 'Facturas para recibir el monto que necesitas' })
  const amount = dialog.getByLabel('Monto que necesitas recibir')
  await amount.fill('mucho')
  await amount.press('Enter')
  await expect(dialog.getByText('Escribe el monto con números.')).toBeVisible()
  await amount.fill('1.000.000')
  await dialog.getByRole('button', { name: 'Proponer facturas' }).click()
  await expect(dialog.getByText('Menor costo')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const fewest = dialog.getByRole('button', { name: 'Seleccionar: Menos facturas' })
  await fewest.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await need.click()
  await expect(amount).toHaveValue('1.000.000')
  await expect(fewest).toHaveAttribute('aria-pressed', 'false')
  await fewest.click()
  await need.click()
  await expect(fewest).toHaveAttribute('aria-pressed', 'true')

  await amount.fill('900.000.000.000')
  await amount.press('Enter')
  await expect(dialog.getByText('Te faltan').first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Seleccionar: Menor costo' }).click()
  await page.getByRole('button', { name: 'Ver solo seleccionadas' }).click()
  const amounts = page.getByRole('columnheader', { name: 'Monto' })
  await amounts.getByRole('button').click()
  await expect(amounts).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(page.getByRole('button', { name: 'Ver solo seleccionadas' })).toBeVisible()
  await next(page).click()
  await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()
})

test('the conditions of an amount change its proposals', async ({ tab }) => {
  const { page } = tab
  await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING, 'CL'))
  await page.getByRole('button', { name: 'Necesito $' }).click()
  const dialog = page.getByRole('dialog', { name: 'Facturas para recibir el monto que necesitas' })
  const amount = dialog.getByLabel('Monto que necesitas recibir')
  await amount.fill('900.000.000.000')
  await amount.press('Enter')
  const cards = dialog.getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText('Tasa efectiva mensual (30 días)')
  await expect(cards.first()).toContainText('en promedio')
  await expect(cards.first()).toContainText('pagador')

  const noticed = dialog.getByRole('checkbox', { name: 'Incluir facturas con aviso' })
  await expect(dialog.getByText(/suman? \$/).first()).toBeVisible()
  await noticed.check()
  await expect(dialog.getByText(/aviso · .* suman? \$/)).toBeHidden()

  await dialog.getByText('40 %', { exact: true }).click()
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('con un máximo de 40 % por pagador')
  await expect(cards.first().getByRole('button')).toBeDisabled()
  expect(await violations(page)).toEqual([])

  for (const size of [{ width: 1366, height: 768 }, PHONE]) {
    await page.setViewportSize(size)
    const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
  }
})

test('a comparison of scenarios says what could not be loaded, and loads it again', async ({ tab }) => {
  const { page } = tab
  await show(tab, { ...at('/finance/escenarios'), ports: { Scenarios: 'error' } })
  await expect(page.getByText('No pudimos cargar los escenarios.')).toBeVisible()
  await changeAnswers(tab, { ports: { Scenarios: 'full' } })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('No hay escenarios para comparar')).toBeVisible()
})

test('the samples show a whole request, are left for the prompt, and nothing of them stays', async ({ tab }) => {
  const { page } = tab
  const banner = page.getByText('Estás viendo datos de ejemplo. Nada de lo que hagas aquí se envía.')
  await show(tab, { ...at(FINANCE_PATHS.DIRECT_FINANCING), credential: 'missing' })
  await page.getByRole('button', { name: 'Ver con datos de ejemplo' }).click()
  await expect(banner).toBeVisible()
  await chooseFirst(page, 1)
  await expect(send(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Salir del ejemplo' }).click()
  await expect(page.getByText('Comienza a financiarte')).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test.describe('documents from the disk of a company', () => {
  const drop = async (page: Page, name: string): Promise<void> => {
    const held = await page.evaluateHandle((fileName) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['<xml/>'], fileName))
      return transfer
    }, name)
    await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: held })
  }
  const line = (page: Page, file: string): Locator =>
    page.getByRole('region', { name: 'Resultado por archivo' }).getByRole('listitem').filter({ hasText: file })

  test('are taken by drop as well as by choice, and reported one by one', async ({ tab }) => {
    const { page } = tab
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await drop(page, 'nueva.xml')
    await expect(page.getByText('1 factura cargada de 1 archivo')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles([
      { name: 'duplicate.xml', mimeType: 'text/xml', buffer: Buffer.from('<xml/>') },
      { name: 'vacia.xml', mimeType: 'text/xml', buffer: Buffer.alloc(0) },
    ])
    await expect(line(page, 'duplicate.xml')).toContainText('Ya la teníamos')
    await expect(line(page, 'vacia.xml')).toContainText('El archivo está vacío.')
    await expect(page.getByRole('region', { name: 'Resultado por archivo' })).toBeFocused()
  })

  test('are sent when they are dropped the moment the page appears', async ({ tab }) => {
    const { page } = tab
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const appeared = document.querySelector('main h1')
        if (appeared === null) return
        observer.disconnect()
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['<xml/>'], 'al-abrir.xml'))
        appeared.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    await show(tab, at(FINANCE_PATHS.DIRECT_FINANCING))
    await expect(page.getByText('1 factura cargada de 1 archivo')).toBeVisible()
  })
})
