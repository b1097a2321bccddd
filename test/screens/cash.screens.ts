import type { Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { civilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { aPayable } from '#test/support/samples/payables.ts'
import type { Scenario } from './page/scenario.ts'
import { violations } from './support/axe.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, changeAnswers, expect, show, test } from './support/test.ts'
import { LAPTOP, PHONE } from './support/viewports.ts'

const at = (country: Country = 'CL', state: Scenario['state'] = 'full'): Scenario => ({
  path: '/cash',
  country,
  state,
  visitor: 'company',
})

beginAfresh()

test('the balance is written on the spot, and each week says what is left', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await expect(page.getByText('Escribe tu saldo para ver cuánto queda cada semana')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar el saldo de hoy' }).click()
  await page.getByLabel('Saldo de hoy').fill('1.500.000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saldo al 04/03/2026')).toBeVisible()
  const table = page.getByRole('table', { name: 'Caja en pesos' })
  await expect(table.getByRole('row', { name: /^Queda 2\.690 -430 / })).toBeVisible()
  const middleOf = (element: Locator) =>
    element.evaluate((shown) => {
      const { left, width } = shown.getBoundingClientRect()
      return left + width / 2
    })
  const band = page.locator('figure svg rect[fill^="url("]').first()
  const away = (await middleOf(band)) - (await middleOf(table.getByRole('columnheader', { name: '9–15 mar' })))
  expect(Math.abs(away)).toBeLessThan(2)
  await expect(page.getByRole('img', { name: 'El saldo más bajo es el de 9–15 mar: -$430.000' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [country, told] of [
  ['CL', ['Deuda con la Tesorería', 'Excedentes sin solicitar']],
  ['MX', ['Deuda con otras instituciones']],
] as const)
  test(`what no week counts is said below the weeks (${country})`, async ({ tab }) => {
    const { page } = tab
    await show(tab, at(country))
    const notes = page.getByRole('region', { name: 'Fuera de la caja' })
    for (const note of told) await expect(notes.getByRole('listitem').filter({ hasText: note })).toContainText('$')
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await overflow(page)).toEqual([])
  })

const shortOfMoney = async (tab: Parameters<typeof show>[0]) => {
  await show(tab, at())
  await tab.page.getByRole('button', { name: 'Cambiar el saldo de hoy' }).click()
  await tab.page.getByLabel('Saldo de hoy').fill('1.500.000')
  await tab.page.keyboard.press('Enter')
  await tab.page.getByRole('button', { name: 'Cubrir la semana del 9 de marzo' }).click()
  return tab.page.getByRole('dialog', { name: 'Cubrir la semana del 9 de marzo' })
}

test('a negative week is covered with invoices of later weeks, which open as a request with their dates', async ({
  tab,
}) => {
  const { page } = tab
  const drawer = await shortOfMoney(tab)
  await expect(drawer).toContainText('Te faltan$430.000')
  await expect(drawer).toContainText('El dinero llegavie 06/03/2026')
  await expect(drawer.getByRole('radio', { name: /^Menor costo/ })).toBeChecked()
  await expect(drawer.getByRole('status')).toContainText('Ninguna otra semana queda negativa.')
  await expect(page.getByRole('row', { name: /^Queda con el cambio / })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByText('Menos facturas').click()
  await expect(drawer.getByRole('radio', { name: /^Menos facturas/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cubrir la semana del 9 de marzo' })).toBeFocused()
  await expect(page.getByRole('row', { name: /^Queda con el cambio / })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Usar estas facturas' }).click()
  await expect(page).toHaveURL(/\/finance\/directo/)
})

test('the calculation of a proposal is shown in its place, and invoices with a notice cover the week once they are ticked', async ({
  tab,
}) => {
  const { page } = tab
  const drawer = await shortOfMoney(tab)
  await drawer.getByRole('button', { name: 'Ver cálculo' }).click()
  await expect(drawer.getByRole('region', { name: 'Qué recibes ahora' })).toBeVisible()
  await expect(drawer.getByText('Tasa efectiva anual (365 días)')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Ver facturas' }).click()
  await expect(drawer.getByRole('radio', { name: /^Menor costo/ })).toBeChecked()
  const tick = drawer.getByRole('checkbox', { name: /^Incluir facturas con aviso/ })
  await expect(tick).not.toBeChecked()
  await expect(drawer.getByText('Molinos del Itata S.A.')).toHaveCount(0)
  await tick.press('Space')
  await expect(tick).toBeChecked()
  await expect(drawer.getByText('Molinos del Itata S.A.').first()).toBeVisible()
})

test('a phone covers a week from its card', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  const drawer = await shortOfMoney(tab)
  await expect(drawer).toContainText('Viña Tres Álamos S.A.')
  expect(await overflow(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(LAPTOP)
})

test('a failed search for invoices is repeated', async ({ tab }) => {
  await show(tab, { ...at(), failures: { 'Cash.cover': { _tag: 'Unreachable' } } })
  await tab.page.getByRole('button', { name: 'Cambiar el saldo de hoy' }).click()
  await tab.page.getByLabel('Saldo de hoy').fill('1.500.000')
  await tab.page.keyboard.press('Enter')
  await tab.page.getByRole('button', { name: 'Cubrir la semana del 9 de marzo' }).click()
  await expect(tab.page.getByRole('dialog')).toContainText('No pudimos buscar facturas.')
  await expect(tab.page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

test('a cell opens its items, by keyboard too', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await page.getByRole('button', { name: /Facturas por pagar, Vencido/ }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Facturas por pagar · Vencido' })
  await expect(drawer).toContainText('Transportes Sur')
  await expect(drawer).toContainText('$120.000')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Facturas por pagar, Vencido/ })).toBeFocused()
})

test('the table shows fourteen days, and is saved with exact amounts', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await page.getByText('14 días', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'mié 4 mar' })).toBeVisible()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Vencido')
  expect(text).toContain('350000')
})

test('a phone has a card for each week, and nothing scrolls sideways', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at())
  await expect(page.getByRole('listitem').filter({ hasText: '9–15 mar' })).toContainText('Sale $3.120.000')
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: /Listas/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Facturas del 15 de marzo')
  await page.setViewportSize(LAPTOP)
})

test('a company without documents is told what to connect', async ({ tab }) => {
  await show(tab, at('MX', 'empty'))
  await expect(tab.page.getByText('Conecta el SAT para ver tus cobros')).toBeVisible()
})

test('a company without payables sees what comes in, and states no balance', async ({ tab }) => {
  await show(tab, { ...at(), values: { 'Features.list': [] } })
  await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('Cobranza por semana')
  await expect(tab.page.getByRole('button', { name: 'Cambiar el saldo de hoy' })).toHaveCount(0)
})

test('an expense of each month is added, edited and deleted, and its row changes with it', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ingresos y gastos fijos' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ingresos y gastos fijos' })
  await expect(drawer).toContainText('Todavía no agregas ninguno.')
  await drawer.getByRole('button', { name: 'Agregar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar ingreso o gasto fijo' })
  await dialog.getByLabel('Nombre').fill('Arriendo')
  await dialog.getByLabel('Monto').fill('0')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toContainText('Escribe un monto mayor que cero')
  await dialog.getByLabel('Monto').fill('800.000')
  await dialog.getByRole('textbox', { name: 'Desde' }).fill('10/03/2026')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('¿Descartar lo que escribiste?')
  await dialog.getByRole('button', { name: 'Seguir editando' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(drawer.getByRole('listitem')).toContainText('Cada mes desde el 10/03/2026')
  await expect(drawer.getByRole('listitem')).toContainText('-$800.000')
  expect(await violations(page)).toEqual([])

  await drawer.getByRole('button', { name: 'Editar Arriendo' }).click()
  const edited = page.getByRole('dialog', { name: 'Editar ingreso o gasto fijo' })
  await edited.getByLabel('Monto').fill('900.000')
  await edited.getByRole('button', { name: 'Guardar' }).click()
  await expect(drawer.getByRole('listitem')).toContainText('-$900.000')
  await drawer.getByRole('button', { name: 'Cerrar' }).click()
  const row = page.getByRole('table', { name: 'Caja en pesos' }).getByRole('row', { name: /^Gastos fijos/ })
  await expect(row).toContainText('-900')
  await row.getByRole('button', { name: /9–15 mar/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Arriendo')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ingresos y gastos fijos' }).click()
  await drawer.getByRole('button', { name: 'Eliminar Arriendo' }).click()
  const question = page.getByRole('dialog', { name: '¿Eliminar este ingreso o gasto fijo?' })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(drawer).toContainText('Todavía no agregas ninguno.')
  await expect(row).toHaveCount(0)
})

/** The invoice of the table that is paid in the second week. */
const MOVABLE = aPayable(4, {
  id: '4' as PayableId,
  folio: '77',
  amount: money('CLP', 780_000),
  issueDate: civilDate('2026-02-10'),
  paymentDate: civilDate('2026-03-13'),
})

const movePayment = async (tab: Parameters<typeof show>[0]) => {
  const { page } = tab
  await show(tab, { ...at(), payables: [MOVABLE] })
  await page.getByRole('button', { name: 'Cambiar el saldo de hoy' }).click()
  await page.getByLabel('Saldo de hoy').fill('1.500.000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saldo al 04/03/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Mover pagos' }).click()
  const drawer = page.getByRole('dialog', { name: 'Mover pagos' })
  await drawer.getByRole('textbox', { name: 'Fecha de pago de la factura 77' }).fill('20/03/2026')
  await page.keyboard.press('Tab')
  return drawer
}

test('a payment is moved on trial: both balances are shown, and its date is saved when the user asks for it', async ({
  tab,
}) => {
  const { page } = tab
  const drawer = await movePayment(tab)
  await expect(page.getByRole('row', { name: /^Queda con el cambio 2\.690 350 / })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Guardar 1 fecha' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Guardar 1 fecha' }).click()
  await expect(drawer).toContainText('Guardamos 1 fecha de pago.')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('moved payments are not lost without a question, and a date that was not saved is named', async ({ tab }) => {
  const { page } = tab
  const drawer = await movePayment(tab)
  await page.keyboard.press('Escape')
  await expect(drawer).toContainText('¿Descartar lo que escribiste?')
  await drawer.getByRole('button', { name: 'Seguir editando' }).click()
  await changeAnswers(tab, { failures: { 'PayableDates.changeDate': { _tag: 'Unreachable' } } })
  await drawer.getByRole('button', { name: 'Guardar 1 fecha' }).click()
  await expect(drawer).toContainText('No guardamos la fecha de la factura 77.')
  await drawer.getByRole('button', { name: 'Descartar' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Queda con el cambio / })).toHaveCount(0)
})

test('a phone moves payments from the menu', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, { ...at(), payables: [MOVABLE] })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Mover pagos' }).click()
  await expect(page.getByRole('textbox', { name: 'Fecha de pago de la factura 77' })).toBeVisible()
  expect(await overflow(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(LAPTOP)
})

test('an issued invoice gets a day, and is collected, which is undone on the spot', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await page.getByRole('button', { name: /Cobros, 4–8 mar/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('row', { name: /1042/ }).click()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('textbox', { name: 'Se espera el' }).fill('01/03/2026')
  await drawer.getByRole('button', { name: 'Poner fecha' }).click()
  await expect(drawer).toContainText('Elige hoy o un día posterior')
  await drawer.getByRole('textbox', { name: 'Se espera el' }).fill('20/03/2026')
  await drawer.getByRole('button', { name: 'Poner fecha' }).click()
  await expect(drawer).toContainText('La factura 1042 se espera el 20/03/2026.')
  await drawer.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: /Cobros, 16–22 mar/ }).click()
  await expect(drawer).toContainText('Con la fecha que pusiste')
  await drawer.getByRole('row', { name: /1042/ }).click()
  await drawer.getByRole('button', { name: 'Ya la cobré' }).click()
  await expect(drawer).toContainText('La factura 1042 está cobrada y ya no se puede financiar.')
  await drawer.getByRole('button', { name: 'Deshacer' }).click()
  await expect(drawer.getByRole('row', { name: /1042/ })).toBeVisible()
})

test('a phone marks an issued invoice in its card', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(PHONE)
  await show(tab, at())
  const week = page.getByRole('listitem').filter({ hasText: '4–8 mar' })
  await week.getByRole('button', { name: /Cobros/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(/^1042/).click()
  await drawer.getByRole('button', { name: 'No contar' }).click()
  await expect(drawer).toContainText('La factura 1042 no se cuenta.')
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize(LAPTOP)
})

test('several accounts are stated in a drawer, and the balance is updated with what moved since', async ({ tab }) => {
  const { page } = tab
  await show(tab, at())
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Saldos por cuenta' }).click()
  const drawer = page.getByRole('dialog', { name: 'Saldos por cuenta' })
  await drawer.getByLabel('Cuenta 1', { exact: true }).fill('BCI')
  await drawer.getByLabel('Saldo de la cuenta 1').fill('900.000')
  await drawer.getByRole('textbox', { name: 'Saldo al' }).fill('05/03/2026')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await expect(drawer).toContainText('Elige hoy o un día anterior')
  await drawer.getByRole('textbox', { name: 'Saldo al' }).fill('02/03/2026')
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Saldo al 02/03/2026')).toBeVisible()
  await expect(page.getByText('Desde entonces registramos')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByLabel('Saldo de hoy')).toHaveValue('$780.000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saldo al 04/03/2026')).toBeVisible()
  await expect(page.getByText('Desde entonces registramos')).toHaveCount(0)
})
