import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { PAYMENT_PATHS } from '#ui/app/paths.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { overflow } from './support/overflow.ts'
import { SEEN_TOUR } from './support/storage.ts'
import { beginAfresh, changeAnswers, expect, show, test, tick } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

const TODAY = '2026-03-04' as CivilDate

/** Five invoices with the folios 9000 to 9004, with differences of some of them by their places. */
const fiveOwed = (instead: Readonly<Record<number, Partial<PayableInvoice>>> = {}): ReadonlyArray<PayableInvoice> =>
  [0, 1, 2, 3, 4].map((place) =>
    aPayable(place, {
      folio: String(9_000 + place),
      issueDate: addDays(TODAY, -10),
      paymentDate: '2026-04-20' as CivilDate,
      ...instead[place],
    }),
  )

const owing = (path: string, country: Country, payables = fiveOwed()): Scenario => ({
  path,
  country,
  state: 'full',
  visitor: 'company',
  payables,
  stored: SEEN_TOUR,
})

const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  /* Rows are faded while they are loaded again. */
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return [...(await violations(page)), ...(await highContrastViolations(page)), ...(await overflow(page))]
}

const folios = (page: Page): Locator => page.getByRole('checkbox', { name: /^Seleccionar factura/ })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true })
const notice = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Por revisar' }).getByRole('button', { name: new RegExp(`^${name}`) })
const select = (page: Page, folio: string): Promise<void> =>
  tick(page.getByRole('checkbox', { name: `Seleccionar factura ${folio}`, exact: true }))

beginAfresh()

test.describe('a table', () => {
  const exportButton = (page: Page): Locator => page.getByRole('button', { name: 'Más acciones', exact: true })

  /** Saves the rows of that group of the menu, and gives the name and the bytes of the file. */
  const exported = async (page: Page, group: string, format: RegExp) => {
    await exportButton(page).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('group', { name: group }).getByRole('menuitem', { name: format }).click()
    const file = await downloading
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }

  const linesOf = ({ bytes }: { readonly bytes: Buffer }): ReadonlyArray<string> =>
    bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split('\r\n')

  for (const country of COUNTRIES)
    test(`is saved as a file: the selected rows, the found ones, all of them (${country})`, async ({ tab }) => {
      const { page } = tab
      await show(tab, owing(PAYMENT_PATHS.inbox, country))
      await expect(folios(page)).toHaveCount(5)
      await exportButton(page).click()
      await expect(page.getByRole('group', { name: 'Todas (5)' })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press('Escape')

      const all = await exported(page, 'Todas (5)', /^Excel/)
      expect(all.name).toBe('mis-facturas-2026-03-04.xlsx')
      const sheet = strFromU8(unzipSync(all.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
      expect(sheet.match(/<row /g)).toHaveLength(7)

      await select(page, '9003')
      const selected = linesOf(await exported(page, 'Las seleccionadas (1)', /^CSV/))
      const separator = country === 'CL' ? ';' : ','
      expect(selected.map((line) => line.split(separator)[0])).toEqual(['Proveedor', 'Papelera Austral', 'Total'])
      expect(selected[1]?.split(separator)).toContain('9003')

      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('exportar csv')
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toBe('mis-facturas-2026-03-04.csv')

      await page.getByRole('searchbox').fill('9003')
      await expect(folios(page)).toHaveCount(1)
      expect(linesOf(await exported(page, 'Las encontradas (1)', /^CSV/))).toEqual(selected)
    })

  test('that cannot be read says so, and is saved when it is asked for again, on a phone', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL'))
    await changeAnswers(tab, { failures: { 'Payables.page': { _tag: 'Unreachable' } } })
    await exportButton(page).click()
    await page.getByRole('menuitem', { name: /^CSV/ }).click()
    await expect(page.getByText(/^No pudimos exportar la tabla/)).toBeVisible()
    await changeAnswers(tab, { failures: {} })
    expect(linesOf(await exported(page, 'Todas (5)', /^CSV/))).toHaveLength(7)
  })
})

test.describe('an action on many invoices that a company owes says first which ones it leaves', () => {
  for (const { name, viewport, colorScheme } of [
    { name: 'on a laptop', viewport: LAPTOP, colorScheme: 'light' },
    { name: 'on a phone, in the dark theme', viewport: PHONE, colorScheme: 'dark' },
  ] as const)
    test(`when a payment is scheduled, ${name}`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await show(tab, owing(PAYMENT_PATHS.inbox, 'MX', fiveOwed({ 1: { obstacle: 'CANCELLED' } })))
      await expect(folios(page)).toHaveCount(4)
      await notice(page, 'No pagables').click()
      await expect(folios(page)).toHaveCount(1)
      await select(page, '9001')
      const schedule = page.getByRole('button', { name: /^Programar pago por/ })
      await schedule.click()
      await expect(dialog(page)).toContainText('Ninguna factura se puede incluir')
      await expect(dialog(page)).toContainText('0 de 1: 1 está cancelada.')
      expect(await faultsOf(page)).toEqual([])
      await inDialog(page, 'Entendido').click()
      await expect(dialog(page)).toHaveCount(0)

      await notice(page, 'No pagables').click()
      await select(page, '9002')
      await schedule.click()
      await expect(dialog(page)).toContainText('Seguir con 1 factura')
      await expect(dialog(page)).toContainText('1 de 2: 1 está cancelada.')
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await schedule.click()
      await inDialog(page, 'Continuar con 1').click()
      const date = dialog(page).getByRole('textbox')
      await date.fill('04/05/2026')
      await date.press('Enter')
      await inDialog(page, 'Siguiente').click()
      await inDialog(page, 'Siguiente').click()
      await expect(dialog(page)).toContainText('1 factura · 1 transferencia')
      await inDialog(page, 'Programar pago').click()
      await inDialog(page, 'Ir a pagos').click()
      await page.getByRole('link', { name: 'Mis facturas' }).click()
      await expect(page.getByRole('checkbox', { name: 'Seleccionar factura 9000' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Seleccionar factura 9002' })).toHaveCount(0)
    })
})

test.describe('a payment that is scheduled', () => {
  for (const { name, viewport, colorScheme } of [
    { name: 'on a laptop', viewport: LAPTOP, colorScheme: 'dark' },
    { name: 'on a phone', viewport: PHONE, colorScheme: 'light' },
  ] as const)
    test(`pays each invoice on its own due date, and names those that cannot keep it, ${name}`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const owed = fiveOwed({ 0: { paymentDate: addDays(TODAY, -3) }, 1: { paymentDate: addDays(TODAY, 2) } })
      await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', owed))
      for (const folio of ['9000', '9001', '9002']) await select(page, folio)
      await page.getByRole('button', { name: /^Programar pago por/ }).click()
      await dialog(page)
        .getByRole('radio', { name: /^Cada factura en su vencimiento 3 listas entre el .* 1 tarde$/ })
        .check()
      await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
      await expect(dialog(page).getByRole('table', { name: 'Lo que vence cada día' }).getByRole('row')).toHaveCount(4)
      const late = dialog(page).getByRole('region', { name: '1 factura no alcanza su fecha' })
      await expect(late).toContainText('9000')
      await expect(late).not.toContainText('9001')
      expect(await faultsOf(page)).toEqual([])
      await inDialog(page, 'Siguiente').click()
      await expect(dialog(page).getByText('3 días tarde')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await inDialog(page, 'Siguiente').click()
      expect(await faultsOf(page)).toEqual([])
      await inDialog(page, 'Programar pago').click()
      await expect(dialog(page)).toContainText('Las 3 listas están en Programadas.')
    })

  for (const { name, viewport, colorScheme } of [
    { name: 'on a laptop', viewport: LAPTOP, colorScheme: 'light' },
    { name: 'on a phone, in the dark theme', viewport: PHONE, colorScheme: 'dark' },
  ] as const)
    test(`names what it pays late and whom it cannot pay, ${name}`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const supplier = { name: 'Transportes del Sur', identifier: '76086428-5', hasBankAccount: false }
      const owed = fiveOwed({
        0: { paymentDate: addDays(TODAY, -3) },
        1: { paymentDate: addDays(TODAY, 2) },
        2: { supplier },
      })
      await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', owed))
      await expect(folios(page)).toHaveCount(5)
      for (const folio of ['9000', '9001', '9002', '9003']) await select(page, folio)
      await page.getByRole('button', { name: /^Programar pago por/ }).click()
      await expect(dialog(page).getByRole('textbox')).toHaveValue(/\d/)
      await expect(dialog(page).getByText('Sugerida')).toBeVisible()
      await expect(dialog(page).getByText(/^\d facturas? se pagaría/)).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await inDialog(page, 'Siguiente').click()
      await expect(dialog(page).getByText('Falta 1 cuenta bancaria')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await dialog(page).getByRole('button', { name: 'Agregar cuenta de Transportes del Sur' }).first().click()
      await expect(page.getByRole('dialog').last().getByLabel('Titular', { exact: true })).toHaveValue(
        'Transportes del Sur',
      )
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page)
        .getByRole('button', { name: /^Programar las otras 3 por/ })
        .click()
      await expect(dialog(page)).toContainText('Queda fuera 1 factura: sigue en Mis facturas.')
      await inDialog(page, 'Siguiente').click()
      await expect(dialog(page)).toContainText('3 facturas')
      expect(await faultsOf(page)).toEqual([])
    })
})

test.describe('what a company should act on', () => {
  /** Two of five invoices reached the company two days ago. */
  const RECEIVED = { receivedOn: addDays(TODAY, -2), isUnanswered: true }
  const CLAIMABLE = fiveOwed({ 1: RECEIVED, 2: RECEIVED })
  const LEGAL_DUE_DATE = '01/04/2026'

  test('is until when invoices can be claimed and must be paid, with the keyboard alone, in Chile', async ({ tab }) => {
    const { page } = tab
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', CLAIMABLE))
    await expect(folios(page)).toHaveCount(5)
    await expect(notice(page, 'Por reclamar')).toHaveText('Por reclamar2')
    await tabTo(page, /^Por reclamar/)
    await page.keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(2)
    await expect(notice(page, 'Por reclamar')).toHaveAttribute('aria-pressed', 'true')
    const row = page.getByRole('row').filter({ has: page.getByText('9002', { exact: true }) })
    await expect(row.getByTitle('Te quedan 6 días para reclamar esta factura.')).toHaveText('6 días para reclamar')
    await expect(row.getByTitle(new RegExp(LEGAL_DUE_DATE))).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(5)
  })

  test('is on the cards of a phone, in Chile', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', CLAIMABLE))
    await expect(folios(page)).toHaveCount(5)
    await expect(page.getByText('6 días para reclamar')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    await notice(page, 'Por reclamar').click()
    await expect(folios(page)).toHaveCount(2)
  })

  test('is an invoice that was cancelled, before or after its payment, on a phone in Mexico', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    const paid = { location: { _tag: 'Paid', on: TODAY, payrollId: undefined }, isDeferred: true } as const
    const payables = fiveOwed({
      1: { obstacle: 'CANCELLED' },
      2: { ...paid, obstacle: 'CANCELLED' },
      3: paid,
    })
    await show(tab, owing(PAYMENT_PATHS.inbox, 'MX', payables))
    for (const [name, list] of [
      ['Canceladas', 'Mis facturas'],
      ['Pagadas y canceladas', 'Pagadas'],
    ] as const) {
      await page.getByRole('link', { name: list }).click()
      await expect(notice(page, name)).toHaveText(`${name}1`)
      await notice(page, name).click()
      await expect(folios(page)).toHaveCount(1)
      await expect(page.getByTitle('Tu proveedor canceló esta factura.')).toHaveText('Cancelada')
      expect(await faultsOf(page)).toEqual([])
    }
    await expect(notice(page, 'Sin complemento')).toHaveText('Sin complemento1')
  })
})

test.describe('everything owed', () => {
  const segment = (page: Page, name: string): Locator =>
    page.getByRole('group', { name: 'Por vencimiento' }).getByRole('button', { name: new RegExp(`^${name}`) })
  const LATE = fiveOwed({ 0: { paymentDate: addDays(TODAY, -3) }, 1: { paymentDate: addDays(TODAY, 2) } })

  test('is a sum whose segments open their invoices, with the keyboard alone', async ({ tab }) => {
    const { page } = tab
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', LATE))
    await expect(page.getByRole('region', { name: 'Por pagar', exact: true })).toContainText('$5.010')
    await expect(page.getByRole('region', { name: 'Vencidas', exact: true })).toContainText('$1.000')
    await expect(segment(page, 'Vencidas')).toContainText('1 factura desde 01/03')
    await tabTo(page, /^Hoy a 7 días/)
    await page.keyboard.press('Enter')
    await expect(folios(page)).toHaveCount(1)
    await expect(segment(page, 'Hoy a 7 días')).toHaveAttribute('aria-pressed', 'true')
    expect(await faultsOf(page)).toEqual([])
  })

  for (const country of COUNTRIES)
    test(`shows its first row above 300 pixels on a laptop and above 330 on a phone (${country})`, async ({ tab }) => {
      const { page } = tab
      await show(tab, owing(PAYMENT_PATHS.inbox, country, LATE))
      const top = async () => (await page.locator('tbody tr').first().boundingBox())?.y
      await expect(folios(page)).toHaveCount(5)
      expect(await top()).toBeLessThanOrEqual(300)
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('button', { name: 'Archivar' })).toHaveCount(0)
      expect(await top()).toBeLessThanOrEqual(330)
      await page.getByRole('button', { name: 'Más acciones' }).click()
      await expect(page.getByRole('menuitem', { name: 'Archivar' })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })
})

test.describe('a received invoice', () => {
  const row = (page: Page, folio: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Seleccionar factura ${folio}` }) })

  test('opens in a panel with Enter, and is marked as paid there', async ({ tab }) => {
    const { page } = tab
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', fiveOwed({ 1: { receivedOn: addDays(TODAY, -2) } })))
    await row(page, '9001').focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Factura 9001' })).toBeVisible()
    await expect(dialog(page).getByText('Historial')).toBeVisible()
    await expect(dialog(page)).toContainText('01/04/2026')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await row(page, '9001').getByText(/9001/).click()
    await inDialog(page, 'Marcar como pagada').click()
    await expect(folios(page)).toHaveCount(4)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('has its date changed and its payment scheduled in the panel, on a phone in the dark theme', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await show(tab, owing(PAYMENT_PATHS.inbox, 'MX'))
    await row(page, '9002').getByText(/9002/).click()
    const date = dialog(page).getByRole('textbox', { name: /^Fecha de pago/ })
    await date.fill('04/05/2026')
    await date.press('Enter')
    await expect(row(page, '9002')).toContainText('04/05')
    expect(await faultsOf(page)).toEqual([])
    await inDialog(page, 'Programar pago').click()
    await expect(dialog(page)).toContainText('Programación de facturas')
  })
})

test.describe('the way back in a wizard', () => {
  test('is one step with Back of the browser, and asks before what was chosen is lost', async ({ tab }) => {
    const { page } = tab
    await show(tab, owing(PAYMENT_PATHS.inbox, 'CL', fiveOwed({})))
    await select(page, '9000')
    await page.getByRole('button', { name: /^Programar pago por/ }).click()
    await inDialog(page, 'Siguiente').click()
    await expect(dialog(page).getByLabel('Nombre')).toBeVisible()
    await dialog(page).getByLabel('Nombre').fill('Quincena')
    await page.goBack()
    await expect(dialog(page).getByText('Sugerida')).toBeVisible()
    await page.goBack()
    await expect(inDialog(page, 'Seguir editando')).toBeFocused()
    expect(await faultsOf(page)).toEqual([])
    await inDialog(page, 'Seguir editando').click()
    await inDialog(page, 'Siguiente').click()
    await expect(dialog(page).getByLabel('Nombre')).toHaveValue('Quincena')
    await page.keyboard.press('Escape')
    await inDialog(page, 'Descartar').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Seleccionar factura 9000' })).toBeVisible()
  })
})

test.describe('a list that is paid', () => {
  const NATIVA = { name: 'Nativa SpA', identifier: '77214860-7', hasBankAccount: true }
  /** The last four invoices are in the list: two of each payee. */
  const LISTED = Array.from({ length: 24 }, (_, place) =>
    aPayable(place, {
      folio: String(100 + place),
      ...(place < 22 ? {} : { supplier: NATIVA, payeeId: '32' as never }),
    }),
  )
  const copies = (page: Page): Locator => dialog(page).getByRole('button', { name: /^Copiar todos los datos: / })

  const LAYOUTS = [
    { name: 'on a laptop', viewport: LAPTOP, colorScheme: 'light' },
    { name: 'on a phone, in the dark theme', viewport: PHONE, colorScheme: 'dark' },
  ] as const
  for (const { name, viewport, colorScheme } of LAYOUTS)
    test(`the bank data of one payee are shown once it is confirmed, ${name}`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await show(tab, owing(PAYMENT_PATHS.scheduled, 'CL', LISTED))
      await page.getByRole('button', { name: 'Pagar Facturas' }).click()
      await expect(dialog(page).getByText('F 122 123')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await dialog(page)
        .getByRole('button', { name: /^Pagar ahora \$/ })
        .click()
      await expect(dialog(page).getByRole('radio', { name: /Transferencia bancaria/ })).toBeChecked()
      await expect(
        dialog(page).getByText('Los datos aparecen cuando confirmes las cuentas de', { exact: false }),
      ).toBeVisible()
      expect(await faultsOf(page)).toEqual([])

      await dialog(page)
        .getByRole('radio', { name: /^Pagar con caja propia - Yo pago a mis proveedores/ })
        .check({ force: true })
      const paid = dialog(page).getByRole('button', { name: /^Ya pagué \$/ })
      await expect(paid).toHaveAttribute('aria-disabled', 'true')
      for (const left of [2, 1]) {
        await expect(copies(page)).toHaveCount(2 - left)
        await expect(inDialog(page, 'Descargar archivo para tu banco')).toHaveCount(0)
        await dialog(page)
          .getByRole('button', { name: /^Confirmar la cuenta de/ })
          .last()
          .click()
        await expect(dialog(page).getByLabel('Medio')).toBeFocused()
        await dialog(page).getByLabel('Medio').selectOption('PHONE')
        await dialog(page).getByLabel('Persona que respondió').fill('Luis Paz')
        await inDialog(page, 'Confirmé con el proveedor').click()
      }
      await expect(copies(page)).toHaveCount(2)
      await expect(inDialog(page, 'Descargar archivo para tu banco')).toBeVisible()
      await expect(paid).not.toHaveAttribute('aria-disabled', 'true')
      await inDialog(page, 'Ver').click()
      await expect(dialog(page).getByText(/: Luis Paz, por teléfono$/)).toHaveCount(2)
      expect(await faultsOf(page)).toEqual([])

      await dialog(page)
        .getByRole('radio', { name: /Transferencia bancaria/ })
        .check({ force: true })
      await expect(dialog(page).getByText('LISTA-000001 F 120 121 122 123')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })

  for (const { name, viewport, colorScheme } of LAYOUTS)
    test(`an account that changed at noon waits for another member or for noon of the next day, ${name}`, async ({
      tab,
    }) => {
      const { page } = tab
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await show(tab, { ...owing(PAYMENT_PATHS.scheduled, 'CL', LISTED), changedAtNoon: NATIVA.identifier })
      await page.getByRole('button', { name: 'Pagar Facturas' }).click()
      await dialog(page)
        .getByRole('button', { name: /^Pagar ahora \$/ })
        .click()
      for (const left of [1, 0]) {
        await dialog(page).getByLabel('Medio').selectOption('PHONE')
        await dialog(page).getByLabel('Persona que respondió').fill('Luis Paz')
        await inDialog(page, 'Confirmé con el proveedor').click()
        await expect(dialog(page).getByLabel('Medio')).toHaveCount(left)
      }
      await expect(dialog(page).getByRole('heading', { name: 'Una cuenta cambiada espera' })).toBeVisible()
      await expect(
        dialog(page)
          .getByText(/se puede pagar desde el jue 05\/03 a las 12:00, o antes si la confirma otra persona más/)
          .first(),
      ).toBeVisible()
      await expect(dialog(page).getByText('Los datos aparecen cuando todas las cuentas se puedan pagar.')).toBeVisible()
      await page.screenshot({ path: `/tmp/wt/cool-${colorScheme}.png`, fullPage: true })
      expect(await faultsOf(page)).toEqual([])
    })
})

test.describe('the lists that are scheduled', () => {
  const WITHOUT = { name: 'Nativa SpA', identifier: '77214860-7', hasBankAccount: false }
  const BLOCKED = Array.from({ length: 24 }, (_, place) =>
    aPayable(place, {
      folio: String(100 + place),
      ...(place < 22 ? {} : { supplier: WITHOUT, payeeId: '32' as never }),
    }),
  )

  test('are found by a folio and a status, and say where nothing is found', async ({ tab }) => {
    const { page } = tab
    const lists = page.getByRole('list', { name: 'Listas de facturas' }).locator(':scope > li')
    await show(tab, owing(PAYMENT_PATHS.scheduled, 'CL', BLOCKED))
    await expect(lists).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Buscar listas' }).fill('122')
    await page.keyboard.press('Enter')
    await expect(lists).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Lista para pagar' })
    await expect(page.getByText('Ninguna lista coincide con tu búsqueda')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(lists).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  for (const width of [360, 768, 1366])
    test(`name who blocks a payment and show the way to mend it, on ${width} pixels`, async ({ tab }) => {
      const { page } = tab
      await page.setViewportSize({ width, height: 768 })
      const fix = page.getByRole('link', { name: 'Agregar cuenta de Nativa SpA' })
      for (const path of [PAYMENT_PATHS.scheduled, '/payrolls/1']) {
        await show(tab, owing(path, 'CL', BLOCKED))
        await expect(fix).toBeInViewport({ ratio: 1 })
        await expect(page.getByText('Nativa SpA Falta su cuenta bancaria.')).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
      }
    })
})
