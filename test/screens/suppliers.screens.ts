import type { Locator, Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { expectFocusOn } from './support/keyboard.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import { aNewContact, someSuppliers } from '#test/support/samples/suppliers.ts'
import type { Scenario } from './page/scenario.ts'

const at = (path: string, country: Country = 'CL'): Scenario => ({ path, country, state: 'full', visitor: 'company' })

const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await violations(page)),
  ...(await highContrastViolations(page)),
  ...(await overflow(page)),
]

const dialog = (page: Page): Locator => page.getByRole('dialog')
const list = (page: Page): Locator => page.getByRole('navigation', { name: 'Lista de proveedores' })
const partOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Partes del proveedor' }).getByRole('link', { name })
const table = (page: Page): Locator => page.getByRole('grid', { name: 'Proveedores' })
const tableRow = (page: Page, name: string): Locator => table(page).getByRole('row').filter({ hasText: name })
const row = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await row(page, name)
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
const pencil = (page: Page): Locator => page.getByRole('button', { name: 'Editar plazo de pago' })
const term = (page: Page): Locator => page.getByRole('textbox', { name: 'Plazo de pago' })

beginAfresh()

test.describe('the suppliers of a company', () => {
  test('are a table with what is owed to each, sorted, narrowed and found by a part of a name', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers'))
    await expect(table(page).getByRole('row')).toHaveCount(5)
    await expect(tableRow(page, 'Papelera Austral')).toContainText('···1904')
    await expect(tableRow(page, 'Transportes del Sur').getByText('Falta cuenta')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await table(page).getByRole('button', { name: 'Proveedor' }).click()
    await expect(table(page).getByRole('columnheader', { name: 'Proveedor' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(table(page).getByRole('row').nth(1)).toContainText('Transportes del Sur')
    await page.getByRole('button', { name: 'Por confirmar 1' }).click()
    await expect(table(page).getByRole('row')).toHaveCount(2)
    await expect(tableRow(page, 'Papelera Austral').getByRole('button', { name: 'Por confirmar' })).toBeVisible()
    await page.getByRole('button', { name: 'Falta cuenta 3' }).click()
    await page.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('nandu')
    await expect(table(page).getByRole('row')).toHaveCount(2)
    await tableRow(page, 'Ferretería Ñandú').click()
    await expect(page).toHaveURL(/\/suppliers\/3$/)
    await expect(page.getByText('45 días (sin acuerdo)')).toBeVisible()
  })

  test('show sums in both currencies, and what was due before today apart', async ({ tab }) => {
    const { page } = tab
    const [supplier] = someSuppliers('Papelera Austral')
    const listed = {
      ...supplier,
      owed: [money('CLP', 2_001), money('USD', 684_000)],
      overdue: [money('CLP', 1_000)],
      next: '2026-03-20',
      account: undefined,
    }
    const counts = { all: 1, overdue: 1, withoutAccount: 1, unconfirmed: 0 }
    const debts = { rows: [listed], page: 1, pageSize: 20, totalRows: 1, counts }
    await show(tab, { ...at('/suppliers'), values: { 'Suppliers.debts': debts } })
    await expect(tableRow(page, 'Papelera Austral')).toContainText('$2.001 + US$')
    await expect(tableRow(page, 'Papelera Austral')).toContainText('$1.00020/03/2026')
    await expect(page.getByRole('button', { name: 'Con vencidas 1' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('have an activity that names what was paid and who changed an account', async ({ tab }) => {
    const { page } = tab
    const nothing = { invoices: undefined, amount: undefined, payroll: undefined, paymentDate: undefined }
    const noChange = { account: undefined, term: undefined, actor: undefined, operator: undefined }
    const events = [
      {
        ...noChange,
        kind: 'PAID',
        on: '2026-03-03',
        invoices: 2,
        amount: money('CLP', 1_190),
        payroll: { id: '61', name: 'Fin de mes' },
        paymentDate: '2026-03-02',
      },
      {
        ...nothing,
        ...noChange,
        kind: 'ACCOUNT_CHANGED',
        on: '2026-02-27',
        account: { bank: 'BancoEstado', ending: '5555' },
        actor: 'Antonia Riquelme',
      },
    ]
    await show(tab, { ...at('/suppliers/1'), values: { 'Suppliers.activity': events } })
    await partOf(page, 'Actividad').click()
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Pagaste|Cambió/ })
    await expect(entries).toHaveText([
      /Pagaste 2 facturas por \$1\.190 con la lista «Fin de mes»/,
      /Cambió la cuenta BancoEstado ···5555.*Antonia Riquelme/,
    ])
    expect(await faultsOf(page)).toEqual([])
    await entries.getByRole('link', { name: '«Fin de mes»' }).click()
    await expect(page).toHaveURL(/payrolls?\/61/)
  })

  test('are listed by letter beside the chosen one', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/1'))
    await expect(list(page).getByRole('link')).toHaveCount(4)
    await expect(list(page).getByRole('heading')).toHaveText(['A', 'F', 'P', 'T'])
    await page.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('nandu')
    await expect(list(page).getByRole('link')).toHaveCount(1)
    await list(page)
      .getByRole('link', { name: /Ferretería Ñandú/ })
      .click()
    await expect(page).toHaveURL(/\/suppliers\/3$/)
    await page.getByRole('link', { name: 'Volver a proveedores' }).click()
    await expect(table(page)).toBeVisible()
  })

  test('have a payment term of at most a year', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await pencil(page).click()
    await term(page).fill('366')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Máximo 365 días')).toBeVisible()
    await term(page).fill('0')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Al contado', { exact: true })).toBeVisible()
    await expect(page.getByText('Guardamos el plazo de pago.')).toBeVisible()
    await expectFocusOn(page, 'Editar plazo de pago')
  })

  test('have a payment term that is not lost when it was changed meanwhile', async ({ tab }) => {
    const { page } = tab
    const [, second] = someSuppliers('Papelera Austral', 'Transportes del Sur')
    const current = { ...second, paymentTerm: 30, version: 1 }
    await show(tab, { ...at('/suppliers/2'), failures: { 'Suppliers.changeTerm': { _tag: 'Conflict', current } } })
    await pencil(page).click()
    await term(page).fill('60')
    await term(page).press('Enter')
    const conflict = page.getByRole('alert', { name: 'Plazo de pago: cambió mientras editabas' })
    await expect(conflict.getByText('Lo que está guardado ahora: 30 días')).toBeVisible()
    await expect(conflict.getByText('Lo que escribiste: 60')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await changeAnswers(tab, { failures: {} })
    await conflict.getByRole('button', { name: 'Guardar mis cambios' }).click()
    await expect(page.getByText('60 días', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Editar plazo de pago')
  })

  test('get an account in the name of the supplier', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await expect(dialog(page).getByLabel('Titular', { exact: true })).toHaveValue('Transportes del Sur')
    await dialog(page).getByRole('combobox', { name: 'Banco' }).fill('estado')
    await dialog(page).getByRole('option', { name: 'BancoEstado' }).click()
    await dialog(page).getByLabel('Tipo de cuenta').selectOption('Cuenta vista')
    await dialog(page).getByLabel('Número de cuenta').fill('44445555')
    await dialog(page).getByLabel('Correo para avisos de pago').fill('cobranza@nunoa.cl')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '5555').getByText('Principal')).toBeVisible()
  })

  test('have contacts that are checked, added, changed and deleted', async ({ tab }) => {
    const { page } = tab
    await show(tab, at('/suppliers/2'))
    await partOf(page, 'Contactos').click()
    await page.getByRole('button', { name: 'Agregar contacto' }).click()
    await dialog(page).getByRole('button', { name: 'Guardar contacto' }).click()
    await expect(dialog(page).getByText('Campo requerido')).toHaveCount(4)
    await dialog(page).getByLabel('Nombre').fill('Rosa Díaz')
    await dialog(page).getByLabel('Cargo').fill('Cobranza')
    await dialog(page).getByLabel('Correo').fill('rosa')
    await dialog(page).getByLabel('Teléfono').fill('22')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Email inválido')).toBeVisible()
    await expect(dialog(page).getByText('Teléfono inválido')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog(page).getByLabel('Correo').fill('rosa@nunoa.cl')
    await dialog(page).getByLabel('Teléfono').fill('+562 223 4567')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Cobranza')).toBeVisible()
    await act(page, 'Rosa Díaz', 'Editar contacto')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await act(page, 'Rosa Díaz', 'Eliminar contacto')
    expect(await faultsOf(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('No hay contactos para mostrar')).toBeVisible()
  })

  test('have contacts of which no change is lost when they were changed meanwhile, on a phone', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    const current = { ...aNewContact(), id: '1', version: 1, email: 'pagos@nunoa.mx' }
    await show(tab, {
      ...at('/suppliers/1', 'MX'),
      failures: { 'Suppliers.replace': { _tag: 'Conflict', current } },
    })
    await partOf(page, 'Contactos').click()
    await act(page, 'Rosa Díaz', 'Editar contacto')
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    const conflict = dialog(page).getByRole('alert', { name: 'Este contacto cambió mientras lo editabas' })
    await expect(conflict).toContainText('Lo que está guardado ahora: Rosa Díaz, Cobranza, pagos@nunoa.mx')
    expect(await faultsOf(page)).toEqual([])
    await conflict.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(dialog(page).getByLabel('Correo')).toHaveValue('pagos@nunoa.mx')
    await changeAnswers(tab, { failures: {} })
    await dialog(page).getByLabel('Cargo').fill('Gerencia')
    await page.keyboard.press('Enter')
    await expect(row(page, 'Rosa Díaz').getByText('Gerencia')).toBeVisible()
    await expect(row(page, 'Rosa Díaz').getByText('pagos@nunoa.mx')).toBeVisible()
  })

  test('are two levels on a phone, in Mexico', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    const banks = [{ id: '4002', name: 'BANAMEX', code: '002' }]
    await show(tab, { ...at('/suppliers', 'MX'), values: { 'Suppliers.banks': banks } })
    await page
      .getByRole('link', { name: /Transportes del Sur/ })
      .first()
      .click()
    await expect(list(page)).toBeHidden()
    await page.getByRole('button', { name: 'Agregar cuenta nueva' }).click()
    await dialog(page).getByLabel('CLABE').fill('002180000118359710')
    await dialog(page).getByLabel('Correo para avisos de pago').fill('cobranza@nunoa.mx')
    await dialog(page).getByRole('button', { name: 'Guardar cuenta' }).click()
    await expect(row(page, '9710').getByText('Principal')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Volver a proveedores' }).click()
    await expect(page.getByRole('link', { name: /Transportes del Sur/ }).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('say what could not be loaded, and load it again', async ({ tab }) => {
    const { page } = tab
    await show(tab, { ...at('/suppliers/1'), state: 'error' })
    for (const sentence of ['No se pudo obtener los proveedores.', 'No pudimos cargar el proveedor.'])
      await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(7)
    await changeAnswers(tab, { state: 'full' })
    /* It lies over the first of the buttons. */
    await page.getByRole('button', { name: 'Descartar aviso' }).click()
    /* The four figures are of one answer. */
    for (const left of [6, 5, 1, 0]) {
      await page.getByRole('button', { name: 'Reintentar' }).first().click()
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(left)
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Papelera Austral' })).toBeVisible()
    await expect(list(page).getByRole('link')).toHaveCount(4)
    await partOf(page, 'Contactos').click()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(row(page, 'Rosa Díaz')).toBeVisible()
  })

  test('have a page with their invoices wherever they are, and what is owed', async ({ tab }) => {
    const { page } = tab
    const payeeId = '1' as SupplierId
    const paid = { _tag: 'Paid', on: '2026-03-02', payrollId: '7' } as never
    const payables = [
      aPayable(0, { payeeId, paymentDate: '2026-03-01' as CivilDate }),
      aPayable(1, { payeeId, paymentDate: '2026-03-20' as CivilDate }),
      aPayable(2, { payeeId, location: paid, payrollName: 'Proveedores de febrero' }),
    ]
    await show(tab, { ...at('/suppliers/1'), payables })
    for (const [figure, value] of [
      ['Por pagar', '$2.001'],
      ['Vencido', '$1.000'],
      ['Próximo pago', '20/03/2026'],
      ['Pagado', '$1.002'],
    ] as const)
      await expect(page.getByRole('region', { name: figure, exact: true })).toContainText(value)
    const invoices = page.getByRole('grid', { name: 'Facturas del proveedor' })
    await expect(invoices.getByRole('row')).toHaveCount(4)
    await expect(invoices.getByText('Vencida hace 3 días')).toBeVisible()
    await expect(invoices.getByRole('link', { name: 'Pagada en «Proveedores de febrero»' })).toHaveAttribute(
      'href',
      '/payrolls/7',
    )
    expect(await faultsOf(page)).toEqual([])
    await partOf(page, 'Cuentas').click()
    await expect(page.getByRole('button', { name: 'Agregar cuenta nueva' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Programar 2 facturas' }).click()
    await expect(page.getByRole('heading', { name: 'Pagos', level: 1 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('buscar')).toMatch(/^\d+-[\dK]$/)
  })

  test('that do not exist are not found', async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize(LAPTOP)
    for (const id of ['999999', 'x']) {
      await show(tab, at(`/suppliers/${id}`))
      await expect(page.getByText('No encontramos este proveedor')).toBeVisible()
    }
  })
})

const FILE_SCREEN = at('/suppliers/archivo')
const HEADINGS = 'RUT;Proveedor;Banco;Tipo de cuenta;Número de cuenta;Correo;Plazo (días)'
const A_FILE = [
  HEADINGS,
  '76000001-K;Transportes del Sur;BancoEstado;Cuenta vista;555666;pagos@sur.cl;30',
  '76000002-K;Ferretería Ñandú;Banco de la Luna;Cuenta corriente;12;pagos@nandu.cl;900',
  '99999999-9;Desconocida;BancoEstado;Cuenta corriente;777888;pagos@x.cl;',
].join('\n')

const drop = (page: Page, content: string, name = 'cuentas.csv'): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') }])

test.describe('a file of suppliers', () => {
  test('is seen row by row, then saved without those that are wrong', async ({ tab }) => {
    const { page } = tab
    await show(tab, FILE_SCREEN)
    await expect(page.getByRole('region', { name: 'Suelta tu archivo aquí' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await drop(page, A_FILE)
    const rows = page.getByRole('grid', { name: 'Filas del archivo' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('No conocemos el banco «Banco de la Luna» · ')
    await expect(rows.nth(1)).toContainText('Plazo: ')
    await expect(rows.nth(2)).toContainText('No es un proveedor de tu empresa')
    await expect(rows.nth(3)).toContainText('Lista')
    await expect(page.getByText('1 fila lista · 2 con errores, que no se guardan')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(LAPTOP)
    await changeAnswers(tab, { ports: { Suppliers: 'error' } })
    await page.getByRole('button', { name: 'Guardar 1 fila' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(rows).toHaveCount(4)
    await changeAnswers(tab, { ports: { Suppliers: 'full' } })
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText(/^Guardamos 1 cuenta y 1 plazo\./)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Ver proveedores' }).click()
    await expect(tableRow(page, 'Transportes del Sur')).toContainText('···5666')
  })

  test('is refused with a sentence when it cannot be read', async ({ tab }) => {
    const { page } = tab
    await show(tab, FILE_SCREEN)
    const refused: ReadonlyArray<readonly [content: string, sentence: RegExp]> = [
      ['', /^El archivo no tiene filas/],
      ['uno;dos', /^No encontramos los títulos/],
      [`\u0000\u0001`, /^No podemos leer este archivo/],
      [`${HEADINGS}\n${'76000001-K;;;;;;30\n'.repeat(10_000)}`, /más de 500 filas/],
    ]
    for (const [content, sentence] of refused) {
      await drop(page, content)
      await expect(page.getByRole('alert')).toContainText(sentence)
    }
    expect(await faultsOf(page)).toEqual([])
  })
})
