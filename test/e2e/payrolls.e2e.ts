import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectFocusOn, tabTo } from '#test/screens/support/keyboard.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { readyToPay, companyThatOwes, troublesOf, openTwoTabs } from './support/payables.ts'
import type { Product } from './support/product.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from '#test/screens/support/viewports.ts'
import { workingDay } from './support/working-day.ts'
import { approveContract, readyForTransfers } from './support/ready-for-transfers.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Facturas por pagar' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A button that pays has its amount behind its words. */
const orAmount = (words: string) => new RegExp(`^${words}( (US)?\\$.*)?$`)
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name: orAmount(name) })
const folios = (page: Page) => page.getByRole('checkbox', { name: /^Seleccionar factura/ })
/** The facts that a person writes down. */
const receipt = (page: Page) => dialog(page).locator('dl')
const cards = (page: Page) => page.getByRole('list', { name: 'Listas de facturas' }).locator(':scope > li')

/** Selects invoices, a day, and the name that the wizard proposes: the next click schedules them. */
const prepareSchedule = async (page: Page, count: number, listed = folios(page)): Promise<void> => {
  for (let at = 0; at < count; at += 1) await tick(listed.nth(at))
  await page.getByRole('button', { name: /^Programar pago por/ }).click()
  await dialog(page).getByRole('textbox').fill(workingDay(60))
  await dialog(page).getByRole('textbox').press('Enter')
  await inDialog(page, 'Siguiente').click()
  await inDialog(page, 'Siguiente').click()
}

/** The lines of the downloaded file for the bank. */
const bankFileOf = async (page: Page, name: RegExp): Promise<ReadonlyArray<string>> => {
  const download = page.waitForEvent('download')
  await inDialog(page, 'Descargar archivo para tu banco').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(name)
  return readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
}

const CONFIRMED = /(está confirmada|están confirmadas)$/

const unconfirmed = (page: Page) =>
  dialog(page)
    .getByRole('region', { name: 'Cuentas por confirmar' })
    .getByRole('button', { name: /^Confirmar la cuenta de / })

/** The accounts are new: nothing is shown, copied or paid before each of them is confirmed. */
const confirmPayees = async (page: Page, pay: string): Promise<void> => {
  await expect(inDialog(page, pay)).toHaveAttribute('aria-disabled', 'true')
  await expect(inDialog(page, 'Descargar archivo para tu banco')).toHaveCount(0)
  const pending = unconfirmed(page)
  await expect(pending.first()).toBeVisible()
  for (let left = await pending.count(); left > 0; left -= 1) {
    await dialog(page).getByLabel('Medio').selectOption('PHONE')
    await dialog(page).getByLabel('Persona que respondió').fill('Luis Paz')
    await inDialog(page, 'Confirmé con el proveedor').click()
    await expect(pending).toHaveCount(left - 1)
  }
  await expect(dialog(page).getByRole('region', { name: CONFIRMED })).toBeVisible()
}

const schedule = async (page: Page, count: number, listed = folios(page)): Promise<void> => {
  await prepareSchedule(page, count, listed)
  await inDialog(page, 'Programar pago').click()
  await expect(dialog(page).getByText('Pago programado con éxito')).toBeVisible()
  await inDialog(page, 'Ir a pagos').click()
}

interface DyingHost {
  readonly page: Page
  readonly product: Product
  /** It dies with its answer in its hands, or while it works. */
  readonly hasAnswered: boolean
}

const UNKNOWN = 'No sabemos si tu solicitud llegó.'

/** The host dies on the next such request, and comes back after the last repetition; the user presses the button again. */
const sendTwice = async ({ page, product, hasAnswered }: DyingHost, path: string, label: string): Promise<void> => {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      const answer = route.fetch().catch(() => undefined)
      if (hasAnswered) await answer
      await product.kill()
      await answer
      await route.abort('connectionreset')
    },
  )
  /* The dialog is longer than the screen of a phone. */
  const desktop = page.viewportSize()
  await page.setViewportSize(PHONE)
  await inDialog(page, label).click()
  await expect(dialog(page).getByText(UNKNOWN)).toBeInViewport({ ratio: 1 })
  if (desktop !== null) await page.setViewportSize(desktop)
  await page.unrouteAll({ behavior: 'wait' })
  await product.restart()
  await inDialog(page, label).click()
}

test.describe('the invoices of a company', () => {
  test('are scheduled, paid by a transfer and confirmed, in Chile', async ({ companies, openTab, product }) => {
    const { company, session } = await readyToPay({ companies, product }, 'CL')
    const opened = await openTab({ storageState: session, reducedMotion: 'reduce' })
    const { page } = opened
    await page.goto('/payments')
    await expect(page.getByText('Aún no tienes una línea de crédito.')).toBeVisible()
    await product.operator('credit-line:set', company.identifier, '--credit', '1000000', '--balance', '250000')
    await expect(page.getByRole('meter', { name: '75 % de tu línea de crédito está en uso' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Línea de crédito' })).toContainText('$750.000usados de $1.000.000')
    for (const at of [0, 1, 2]) await tick(folios(page).nth(at))
    await expect(page.getByText('Tu costo de operación para estos pagos es de $0')).toBeVisible()
    await page.getByRole('button', { name: /^Programar pago por/ }).click()
    await expect(dialog(page).getByText('Programación de facturas')).toBeVisible()
    const date = dialog(page).getByRole('textbox')
    await date.fill('25/12')
    await date.press('Enter')
    await expect(dialog(page).getByText(/Navidad/)).toBeVisible()
    await expect(inDialog(page, 'Siguiente')).toHaveAttribute('aria-disabled', 'true')
    await date.fill(workingDay(60))
    await date.press('Enter')
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Siguiente').click()
    const name = dialog(page).getByRole('textbox', { name: 'Nombre de la lista' })
    await expect(name).toHaveValue(/^Facturas del \d\d de /)
    await name.fill(' ')
    await expect(dialog(page).getByText('Campo requerido.')).toBeVisible()
    await name.fill('Insumos del mes')
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Siguiente').click()
    await expect(dialog(page).getByText('Programar no mueve dinero: eliges cómo pagar después.')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Programar pago').dblclick()
    await expect(dialog(page).getByText('La lista «Insumos del mes» está en Programadas.')).toBeVisible()
    await expect(receipt(page)).toHaveText(/3 facturas · 2 transferencias, una por proveedor.*\$\d/)
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Ir a pagos').click()

    await expect(tab(page, 'Programadas')).toHaveText('Programadas3')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Lista para pagar')
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Pagar Facturas').click()
    await inDialog(page, 'Pagar ahora').click()
    await dialog(page)
      .getByRole('radio', { name: /^Pagar con caja propia - Transferencia bancaria/ })
      .check({ force: true })
    expect(await troublesOf(page)).toEqual([])
    expect(await troublesOf(page)).toEqual([])
    await confirmPayees(page, 'Ya pagué')
    await expect(dialog(page).getByText('99911904', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText(/^LISTA-\d{6} F /)).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Pagar después').click()
    await expect(dialog(page).getByText('Estamos esperando tu pago')).toBeVisible()
    await expect(receipt(page)).toHaveText(/Insumos del mes.*3 facturas · 2 proveedores.*\$\d.*LISTA-\d{6}/)
    await expect(inDialog(page, 'Copiar Glosa')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Volver a mis pagos').click()
    await expect(cards(page)).toContainText('Esperando tu pago')

    await button(page, 'Ya pagué').click()
    await inDialog(page, 'Ya pagué').dblclick()
    await expect(dialog(page).getByText('Listo! Estamos procesando tu pago')).toBeVisible()
    await inDialog(page, 'Volver a mis pagos').click()
    await expect(cards(page)).toContainText('Pago en proceso')
    await button(page, 'Ver Facturas').click()
    await expect(page).toHaveURL(/\/payrolls\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Insumos del mes' })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await troublesOf(page)).toEqual([])
    await product.operator('payroll:confirm', id)
    await expect(page.getByText('Pagada', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Pagada el /)).toHaveCount(3)
    await page.getByRole('link', { name: 'Volver a Programadas' }).click()
    await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
    await tab(page, 'Pagadas').click()
    await expect(page.getByRole('link', { name: 'Insumos del mes' })).toHaveCount(3)
    expect(await troublesOf(page)).toEqual([])

    const menu = page.getByRole('button', { name: /^Acciones de la factura/ }).first()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Solicitar comprobante' }).click()
    await expect(page.getByText(/^Se ha solicitado el comprobante para la factura con folio: /)).toBeVisible()
    await menu.click()
    await expect(page.getByRole('menuitem', { name: 'Comprobante solicitado' })).toBeDisabled()
    await page.keyboard.press('Escape')
    const [voucher = ''] = (await product.operator('voucher:list')).match(/^\d+(?=  factura)/m) ?? []
    const file = test.info().outputPath('comprobante.pdf')
    writeFileSync(file, '%PDF-1.4\n'.padEnd(1_000))
    await product.operator('voucher:attach', voucher, file)
    await menu.click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Descargar comprobante' }).click()
    expect((await downloading).suggestedFilename()).toBe('comprobante.pdf')
    expectNoTroubles(opened)
  })

  test('are paid directly on a phone and in the dark, in Mexico', async ({ companies, openTab, product }) => {
    const { session } = await readyToPay({ companies, product }, 'MX')
    const { page } = await openTab({ storageState: session, viewport: PHONE, colorScheme: 'dark' })
    await page.goto('/payments')
    /* Both of one supplier, who is paid by one transfer. */
    await schedule(page, 2, page.getByRole('checkbox', { name: /R-900[03]$/ }))
    await expect(cards(page)).toHaveCount(1)
    expect(await troublesOf(page)).toEqual([])
    await button(page, 'Pagar Facturas').click()
    await expect(inDialog(page, 'Pagar ahora')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Pagar ahora').click()
    await dialog(page)
      .getByRole('radio', { name: /Yo pago a mis proveedores/ })
      .check({ force: true })
    await confirmPayees(page, 'Ya pagué')
    await expect(dialog(page).getByText('El archivo tiene 1 transferencia.')).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    const lines = await bankFileOf(page, /^pagos-.*-spei\.csv$/)
    expect(lines[0]).toBe('CLABE,Beneficiario,RFC,Importe,Concepto,Referencia,Correo')
    expect(lines.filter((line) => /^0021800001183597\d\d,/.test(line))).toHaveLength(1)
    await inDialog(page, 'Mi banco lo aceptó').click()
    await expect(dialog(page).getByText('Verifica con tu banco')).toHaveCount(0)
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Ver').click()
    await expect(dialog(page).getByText(/: Luis Paz, por teléfono$/)).toBeVisible()
    expect(await troublesOf(page)).toEqual([])
    await inDialog(page, 'Ya pagué').click()
    await expect(dialog(page).getByText('Registramos tu pago')).toBeVisible()
    await inDialog(page, 'Volver a mis pagos').click()
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas2')
    await expect(tab(page, 'Programadas')).toHaveText('Programadas0')
  })

  for (const country of ['MX'] as const)
    test(`leave their list and return to it, and a list without accounts is deleted, in ${country}`, async ({
      companies,
      openTab,
      product,
    }) => {
      const { session } = await companyThatOwes({ companies, product }, country)
      const { page } = await openTab({ storageState: session })
      await page.goto('/payments')
      await button(page, 'Omitir').click()
      await schedule(page, 3)
      await expect(cards(page)).toContainText('Faltan datos')
      await expect(button(page, 'Pagar Facturas')).toHaveCount(0)
      await button(page, 'Ver Facturas').click()
      await button(page, 'Quitar de la lista').first().click()
      await expect(page.getByText('1 factura volvió a Mis facturas.')).toBeVisible()
      await expect(button(page, 'Quitar de la lista')).toHaveCount(2)
      await button(page, 'Deshacer').click()
      await expect(button(page, 'Quitar de la lista')).toHaveCount(3)
      await page.getByRole('button', { name: /^Acciones de Facturas del/ }).click()
      await page.getByRole('menuitem', { name: 'Eliminar lista de facturas' }).click()
      await expect(dialog(page).getByText('3 facturas volverán a Mis facturas.')).toBeVisible()
      expect(await troublesOf(page)).toEqual([])
      await inDialog(page, 'Eliminar lista').click()
      await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
      await expect(tab(page, 'Mis facturas')).toHaveText('Mis facturas5')
    })

  for (const country of ['CL'] as const)
    test(`are rejected for a second list, which names the first, in ${country}`, async ({
      companies,
      openTab,
      product,
    }) => {
      const { page, other } = await openTwoTabs({ companies, openTab, product }, country)
      await page.goto('/payments')
      await button(page, 'Omitir').click()
      await other.goto('/payments')
      await prepareSchedule(other, 1)
      await schedule(page, 1)
      await inDialog(other, 'Programar pago').click()
      await expect(dialog(other)).toContainText(/La factura \S+ ya está en la lista «Facturas del /)
    })

  test('are scheduled once although the answer was lost, and the screen agrees after a reload', async ({
    companies,
    openTab,
    product,
  }) => {
    const { session } = await readyToPay({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await prepareSchedule(page, 2)
    let lost = 0
    await page.route(
      (url) => url.pathname.endsWith('/payroll'),
      async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
        lost += 1
        await route.fetch()
        await route.abort('connectionreset')
      },
    )
    await inDialog(page, 'Programar pago').click()
    await expect(dialog(page).getByText('Pago programado con éxito')).toBeVisible()
    await page.reload()
    await tab(page, 'Programadas').click()
    await expect(cards(page)).toHaveCount(1)
    await expect(tab(page, 'Programadas')).toHaveText('Programadas2')
  })

  test('are scheduled and paid once although the host died with one answer in its hands, and while it worked on the other', async ({
    companies,
    openTab,
    product,
  }) => {
    const { session } = await readyToPay({ companies, product }, 'CL')
    const { page } = await openTab({ storageState: session })
    await page.goto('/payments')
    await prepareSchedule(page, 2)
    await sendTwice({ page, product, hasAnswered: true }, '/payroll', 'Programar pago')
    await expect(dialog(page).getByText('Pago programado con éxito')).toBeVisible()
    await inDialog(page, 'Ir a pagos').click()
    await expect(cards(page)).toHaveCount(1)
    await button(page, 'Pagar Facturas').click()
    await inDialog(page, 'Pagar ahora').click()
    await dialog(page)
      .getByRole('radio', { name: /Yo pago a mis proveedores/ })
      .check({ force: true })
    await confirmPayees(page, 'Ya pagué')
    const lines = await bankFileOf(page, /^pagos-.*-tef\.csv$/)
    expect(lines[0]).toBe('RUT;Nombre;Banco;Tipo;Cuenta;Monto;Correo;Glosa')
    expect(lines.filter((line) => /;012;CUENTA_CORRIENTE;6281190\d;428400;/.test(line))).toHaveLength(1)
    await sendTwice({ page, product, hasAnswered: false }, '/payroll/request-payment', 'Ya pagué')
    await expect(dialog(page).getByText('Registramos tu pago')).toBeVisible()
    await page.reload()
    await expect(tab(page, 'Programadas')).toHaveText('Programadas0')
    await expect(tab(page, 'Pagadas')).toHaveText('Pagadas2')
    await expect(tab(page, 'Mis facturas')).toHaveText('Mis facturas3')
  })

  for (const { country, hasAnswered } of [
    { country: 'CL', hasAnswered: true },
    { country: 'MX', hasAnswered: false },
  ] as const)
    test(`are financed once although the host died, funded, paid and repaid, in ${country}`, async ({
      companies,
      openTab,
      product,
    }) => {
      const { company, session } = await readyToPay({ companies, product }, country)
      await product.operator('credit-line:set', company.identifier, '--credit', '1000000')
      const { page } = await openTab({ storageState: session, reducedMotion: 'reduce' })
      await page.goto('/payments')
      await schedule(page, 2)
      await button(page, 'Pagar Facturas').click()
      await inDialog(page, 'Pagar ahora').click()
      await dialog(page)
        .getByRole('radio', { name: /^Solicitar financiamiento/ })
        .check({ force: true })
      await expect(dialog(page).getByText('TOTAL A FINANCIAR')).toBeVisible()
      await expect(dialog(page).getByText('Diferencia de precio')).toBeVisible()
      expect(await troublesOf(page)).toEqual([])
      const date = dialog(page).getByRole('textbox', { name: '¿Qué día nos pagas?' })
      await date.fill('25/12')
      await date.press('Enter')
      await expect(inDialog(page, 'Enviar solicitud')).toHaveAttribute('aria-disabled', 'true')
      await date.fill(workingDay(120))
      await date.press('Enter')
      await confirmPayees(page, 'Enviar solicitud')
      await expect(inDialog(page, 'Enviar solicitud')).not.toHaveAttribute('aria-disabled', 'true')
      await sendTwice({ page, product, hasAnswered }, '/request-financing', 'Enviar solicitud')
      await expect(dialog(page).getByText('¡Solicitud de financiamiento enviada con éxito!')).toBeVisible()
      await expect(receipt(page)).toHaveText(
        /Total a pagar.*\$\d.*Nos pagas el.*\d\d\/\d\d.*Tasa efectiva anual \(365 días\)\d.*%Tasa efectiva mensual \(30 días\)\d.*%Operación\d+$/,
      )
      expect(await troublesOf(page)).toEqual([])
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      await inDialog(page, 'Ver mi operación').click()
      await expect(page).toHaveURL(/\/orders\/\d+$/)
      const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await expect(page.getByText(/^Confirming · /)).toBeVisible()
      await expect(page.getByText('Total a pagar')).toBeVisible()
      expect(await troublesOf(page)).toEqual([])

      await product.operator('order:approve', order)
      await readyForTransfers(product, country, company)
      await approveContract(product, company, order)
      await product.operator('order:transfer', order)
      await expect(page.getByText('Pusimos el dinero para pagar a tus proveedores.', { exact: false })).toBeVisible()
      await page.goto('/payments/programadas')
      await expect(cards(page)).toContainText('Dinero recibido')
      await expect(page.getByRole('region', { name: 'Línea de crédito' })).not.toContainText(/\$0(\.00)?usados/)
      await button(page, 'Ver Facturas').click()
      await expect(page.getByRole('link', { name: order, exact: true })).toBeVisible()
      const payroll = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await product.operator('payroll:confirm', payroll)
      await expect(page.getByText('Pagada', { exact: true })).toBeVisible()
      await product.operator('order:pay', order)
      await page.goto('/payments')
      await expect(page.getByRole('meter', { name: '0 % de tu línea de crédito está en uso' })).toBeVisible()
      await page.goto('/orders')
      await expect(page.getByRole('row').filter({ hasText: order })).toHaveCount(1)
      await expect(page.getByRole('row').filter({ hasText: 'Confirming' })).toHaveCount(1)
    })

  for (const country of ['MX'] as const)
    test(`are scheduled and paid with the keyboard alone, in ${country}`, async ({ companies, openTab, product }) => {
      const { session } = await readyToPay({ companies, product }, country)
      const { page } = await openTab({ storageState: session })
      const { keyboard } = page
      await page.goto('/payments')
      await expect(folios(page)).toHaveCount(5)
      await tabTo(page, /^Seleccionar las facturas/)
      await keyboard.press('Space')
      await tabTo(page, /^Programar pago por/)
      await keyboard.press('Enter')
      await expectFocusOn(page, '¿Qué día quieres pagar estas facturas?')
      await keyboard.type(workingDay(60))
      await keyboard.press('Enter')
      await tabTo(page, 'Siguiente')
      await keyboard.press('Enter')
      await expect(dialog(page).getByRole('textbox', { name: 'Nombre de la lista' })).toBeVisible()
      await tabTo(page, 'Siguiente')
      await keyboard.press('Enter')
      await tabTo(page, 'Programar pago')
      await keyboard.press('Enter')
      await expect(dialog(page).getByText('Pago programado con éxito')).toBeVisible()
      await tabTo(page, 'Ir a pagos')
      await keyboard.press('Enter')
      await expect(cards(page)).toHaveCount(1)
      await tabTo(page, 'Pagar Facturas')
      await keyboard.press('Enter')
      await expect(inDialog(page, 'Pagar ahora')).toBeVisible()
      await tabTo(page, orAmount('Pagar ahora'))
      await keyboard.press('Enter')
      await expect(dialog(page).getByRole('radio')).toHaveCount(2)
      await tabTo(page, /^Pagar con recursos propios/)
      await keyboard.press('ArrowDown')
      const pending = unconfirmed(page)
      await expect(pending.first()).toBeVisible()
      for (let left = await pending.count(); left > 0; left -= 1) {
        await tabTo(page, 'Medio')
        await keyboard.type('Por t')
        await tabTo(page, 'Persona que respondió')
        await keyboard.type('Luis Paz')
        await tabTo(page, 'Confirmé con el proveedor')
        await keyboard.press('Enter')
        await expect(pending).toHaveCount(left - 1)
      }
      await expectFocusOn(page, CONFIRMED)
      await tabTo(page, orAmount('Ya pagué'))
      await keyboard.press('Enter')
      await expect(dialog(page).getByText('Registramos tu pago')).toBeVisible()
      await tabTo(page, 'Volver a mis pagos')
      await keyboard.press('Enter')
      await expect(tab(page, 'Pagadas')).toHaveText('Pagadas5')
    })
})
