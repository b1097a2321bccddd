import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { screensOf } from '#application/shared/country-screens.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { violations } from '#test/screens/support/axe.ts'
import type { JourneyCompany } from './support/companies.ts'
import type { Product } from './support/product.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import {
  chooseEverywhere,
  ensureInvoices,
  orderIn,
  ordersShown,
  reviewOrder,
  sendButton,
  signIn,
  tick,
} from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { approveContract, readyForTransfers } from './support/ready-for-transfers.ts'

for (const country of COUNTRIES)
  test(`a company of ${country} finances real invoices, from its tax key to a paid order`, async ({
    companies,
    openTab,
    product,
  }) => {
    const company = await companies.create(country)
    await readyForTransfers(product, country, company)
    const tab = await openTab()
    const { page } = tab
    await signIn(page, company)
    await ensureInvoices(page, company)

    const search = page.getByRole('searchbox')
    await search.fill('puente alto')
    await expect(page.getByText(/^15 facturas disponibles/)).toBeVisible()
    await search.press('Escape')
    await expect(page.getByText(new RegExp(`^${company.invoices} facturas disponibles`))).toBeVisible()

    await chooseEverywhere(page)
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    await expect(page.getByText('Elige las fechas de pago de tus facturas')).toBeVisible()

    await rejectChristmas(page)
    await leaveOneWithoutDate(page)
    await expect(page.getByText('Recibes ahora').first()).toBeVisible()
    const send = page.getByRole('button', { name: 'Enviar solicitud' })
    await expect(send).toBeEnabled()
    await reviewOrder(page)
    await expect(page.getByRole('list', { name: 'Qué sigue' }).getByRole('listitem')).toHaveCount(3)
    await send.click()
    await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()

    await readReceipt(page)
    await page.getByRole('button', { name: 'Ver mi operación' }).click()
    await expect(page.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
    const order = orderIn(page.url())
    await compareSimulation(page)
    if (screensOf(country).hasInvoicePdf) await attachAndDeletePdf(page)
    await page.getByRole('link', { name: 'Volver' }).click()
    const row = page.getByRole('row').filter({ hasText: order })
    await expect(row.getByLabel('Paso 1 de 4: En revisión')).toBeVisible()
    if (profileOf(country).hasOrderDocuments) {
      await product.operator('order:request-document', order)
      await expect(row.getByLabel('Paso 2 de 4: Documentos')).toBeVisible()
    }
    await product.operator('order:approve', order)
    await expect(row.getByLabel('Paso 2 de 4: Aprobado')).toBeVisible()
    await approveContract(product, company, order)
    await product.operator('order:transfer', order)
    await expect(row.getByLabel('Paso 3 de 4: Transferido')).toBeVisible()
    await row.getByRole('link', { name: order }).click()
    await expect(page.getByRole('heading', { name: `Operación ${order}` })).toBeVisible()
    await payOne(page, product, country, order)
    await product.operator('order:pay', order)
    await expect(page.getByLabel('Paso 4 de 4: Pagado')).toBeVisible()
    if (profileOf(country).hasSurplus) await correctLastPayment(page, product, order)
    if (profileOf(country).hasSurplus) await requestSurplus(page, product, company.identifier)
    else await page.getByRole('link', { name: 'Financiamiento' }).first().click()
    await (country === 'CL' ? consultDebts : authoriseDebts)(page, product, company.identifier)
    /* The signed PDF of the journey has no table of its objects, which pdf.js says. */
    expectNoTroubles(tab, /Warning: Indexing all PDF objects/)
  })

test.describe('a company with invoices', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.create('CL')
    await readyForTransfers(product, 'CL', company)
  })

  test('finds its list again after a reload: asked for once, the selected invoice first, with a search typed the moment its box appears', async ({
    openTab,
  }) => {
    const linked = await openTab()
    await signIn(linked.page, company)
    await ensureInvoices(linked.page, company)
    await linked.page.context().close()

    const { page } = await openTab()
    const requests: string[] = []
    page.on('request', (request) => {
      if (/\/invoice\?.*\bpage=1\b/.test(request.url())) requests.push(request.url())
    })
    /* An event of a background check would request the page again. */
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (!String(message).includes('"type":"invoices"')) socket.send(message)
      })
    })
    for (const open of [() => signIn(page, company), () => page.reload()]) {
      requests.length = 0
      await open()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByText(/facturas disponibles/)).toBeVisible()
      expect(requests).toHaveLength(1)
    }

    const checkboxes = page.getByRole('row').getByRole('checkbox', { name: /^Seleccionar factura/ })
    /* By its name, because the table renders more rows once it is measured. */
    const name = (await checkboxes.last().getAttribute('aria-label')) ?? ''
    await expect(checkboxes.first()).not.toHaveAccessibleName(name)
    await page.getByRole('checkbox', { name, exact: true }).click({ force: true })
    await page.reload()
    await expect(checkboxes.first()).toHaveAccessibleName(name)
    await expect(checkboxes.first()).toBeChecked()
    await expect(checkboxes.nth(1)).not.toBeChecked()

    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const box = document.querySelector<HTMLInputElement>('input[type=search]')
        if (box === null) return
        observer.disconnect()
        box.focus()
        document.execCommand('insertText', false, 'ningún pagador')
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('ningún pagador')
  })

  test('sees when its invoices are due, and has no payment date beyond a year', async ({ openTab }) => {
    const { page } = await openTab()
    await signIn(page, company)
    await ensureInvoices(page, company)
    await page.getByRole('button', { name: 'Vence', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Vence' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible()
    await expect(
      page
        .getByRole('row')
        .nth(1)
        .getByTitle(/[Vv]encimiento/),
    ).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
    await page.getByRole('checkbox', { name: 'Seleccionar las facturas de esta página' }).click({ force: true })
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    const date = page.getByLabel(/^Fecha para las/)
    await date.fill('hoy')
    await date.press('Enter')
    await expect(page.getByText(/es demasiado pronto/).first()).toBeVisible()
    await date.fill('01/02/2099')
    await date.press('Enter')
    await expect(page.getByText('El 01/02/2099 está a más de 365 días.').first()).toBeVisible()
    await page
      .getByRole('button', { name: /^¿Usar/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /días después del vencimiento/ }).first()).toBeVisible()
  })

  test('sends one order however often the button is pressed, and sees it rejected or lost', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
    const { page } = tab
    await signIn(page, company)
    await ensureInvoices(page, company)
    const before = await ordersShown(page)
    await page.getByRole('link', { name: 'Financiamiento', exact: true }).first().click()
    await tick(page.getByRole('row').nth(1).getByRole('checkbox'))
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
    const send = page.getByRole('button', { name: 'Enviar solicitud' })
    await expect(send).toBeEnabled()
    await reviewOrder(page)
    await send.dblclick()
    await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
    await page.getByRole('button', { name: 'Listo' }).click()
    expect(await ordersShown(page)).toBe(before + 1)
    await rejectAndLose(page, product, company)
    expectNoTroubles(tab)
  })
})

/** Writes 25 December for all: it is rejected by its name, with the next business day one click away. */
const rejectChristmas = async (page: Page): Promise<void> => {
  const date = page.getByLabel(/^Fecha para las/)
  await date.fill('25/12')
  await date.press('Enter')
  await expect(page.getByText(/es feriado \(Navidad\)/).first()).toBeVisible()
  await expect(page.getByText('La fecha que escribiste para tus facturas no se puede usar.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeDisabled()
  await page
    .getByRole('button', { name: /^¿Usar/ })
    .first()
    .click()
  await expect(date).toHaveValue(/^\d\d\/(12|01)\/\d{4}$/)
}

/** The figures say that they leave one out, and a name leads to it; the date that was there comes back with one click. */
const leaveOneWithoutDate = async (page: Page): Promise<void> => {
  const date = page.getByLabel(/^Fecha de pago de la factura/).first()
  await date.fill('')
  await date.press('Enter')
  await expect(page.getByText('Con 20 de 21 facturas').first()).toBeVisible()
  await expect(page.getByText('Falta 1 fecha por elegir').first()).toBeVisible()
  await page.getByRole('button', { name: /^Ir a la factura/ }).click()
  expect(await date.evaluate((input) => input === document.activeElement)).toBe(true)
  await page
    .getByRole('button', { name: /· deshacer$/ })
    .first()
    .click()
  await expect(page.getByText('Con 20 de 21 facturas').first()).toHaveCount(0)
}

/** The dialog has the number of the order, the invoices of its review, and the simulation as a file. */
const readReceipt = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByText(/^Operación \d+/).innerText()
  await expect(dialog.getByText('21 de')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar simulación' }).click()
  const [number = ''] = /\d+/.exec(title) ?? []
  expect((await downloading).suggestedFilename()).toBe(`Simulación operación ${number}.pdf`)
}

/** The downloaded simulation has every figure of the screen. */
const compareSimulation = async (page: Page): Promise<void> => {
  const summary = page.getByRole('region', { name: 'Resumen de operación' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Simulación' }).click()
  const text = (await pdfPages(readFileSync(await (await downloading).path()))).join(' ')
  const [names, values] = [await summary.locator('dt').allInnerTexts(), await summary.locator('dd').allInnerTexts()]
  const figures = names.map((name, at) => `${name.trim()} ${values[at] ?? ''}`)
  expect(figures.length).toBeGreaterThan(7)
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
  const folios = await page.getByRole('grid').locator('tbody tr td:first-child').allInnerTexts()
  expect(folios.length).toBeGreaterThan(0)
  expect(folios.filter((folio) => !text.includes(folio.trim()))).toEqual([])
}

/** The payer of the first invoice pays: the page follows by itself. */
const payOne = async (page: Page, product: Product, country: Country, order: string): Promise<void> => {
  await page.getByRole('link', { name: /^Facturas/ }).click()
  const first = page.getByRole('row').nth(1)
  const folio = await first.getByRole('gridcell').first().innerText()
  await product.operator('order:pay', order, '--invoice', folio)
  await expect(first.getByText('Pagada')).toBeVisible()
  if (!profileOf(country).hasSurplus) return
  const summary = page.getByRole('region', { name: 'Resumen de excedentes' })
  await expect(summary.getByText('Devuelto, en tu saldo').locator('+ dd')).not.toHaveText('$0')
}

/** A payment was recorded by mistake: the order, its surplus and its activity say so, until the payer pays. */
const correctLastPayment = async (page: Page, product: Product, order: string): Promise<void> => {
  const [payment = ''] =
    (await product.operator('order:payment-list', order)).trim().split('\n').at(-1)?.split(' ') ?? []
  const pending = page
    .getByRole('region', { name: 'Resumen de excedentes' })
    .getByText('Por devolver, si hoy pagan todo')
    .locator('+ dd')
  await expect(pending).toHaveText('$0')
  await product.operator('order:correct-payment', order, payment, '--reason', 'El depósito era de otra empresa.')
  await expect(page.getByLabel('Paso 3 de 4: Transferido')).toBeVisible()
  await expect(pending).not.toHaveText('$0')
  await expect(page.getByText(/Corrigió el pago de .+\. Motivo: El depósito era de otra empresa\./)).toBeVisible()
  await product.operator('order:pay', order)
  await expect(page.getByLabel('Paso 4 de 4: Pagado')).toBeVisible()
}

/** The newest order of the list: the company reads why it is rejected; another day it is late and lost. */
const rejectAndLose = async (page: Page, product: Product, company: JourneyCompany): Promise<void> => {
  const link = page.getByRole('row').nth(1).getByRole('link', { name: 'Ver la operación' })
  const order = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { name: `Operación ${order}` })).toBeVisible()
  await product.operator('order:reject', order, '--reason', 'Sin cupo para este pagador')
  await expect(page.getByLabel('Paso 2 de 4: Rechazado')).toBeVisible()
  await expect(page.getByText(/Sin cupo para este pagador/)).toBeVisible()
  await requestAgain(page, order)
  await approveContract(product, company, order)
  await product.operator('order:advance', order, 'ARREAR')
  await expect(page.getByLabel('Paso 3 de 4: Mora')).toBeVisible()
  await product.operator('order:default', order)
  await expect(page.getByLabel('Paso 4 de 4: No pagado')).toBeVisible()
}

/** The invoices of a rejected order come back with their dates, also after a reload. */
const requestAgain = async (page: Page, order: string): Promise<void> => {
  await expect(page.getByText('Puedes volver a solicitar su factura, con su fecha de pago.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Crear una nueva solicitud' }).click()
  await expect(page.getByText(`Trajimos 1 factura de la operación ${order}.`)).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  const date = page.getByLabel(/^Fecha de pago de la factura/)
  const restored = await date.inputValue()
  expect(restored).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await page.reload()
  await expect(date).toHaveValue(restored)
  await page.goto(`/orders/${order}`)
  await page.getByRole('button', { name: 'Crear una nueva solicitud' }).click()
  await page.getByRole('button', { name: 'Reemplazar la selección' }).click()
  await expect(sendButton(page)).toBeEnabled()
  await page.goto(`/orders/${order}`)
}

/** The released sum is requested once and transferred, and each change shows by itself. */
const requestSurplus = async (page: Page, product: Product, identifier: string): Promise<void> => {
  await page.getByRole('link', { name: 'Financiamiento' }).first().click()
  const card = page.getByRole('region', { name: 'Excedentes' })
  await expect(card.getByText('Disponibles')).toBeVisible()
  const amount = await card.getByText(/^\$[\d.]+$/).innerText()
  await card.getByRole('button', { name: 'Movimientos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Movimientos de tus excedentes' })
  await expect(dialog.getByRole('row').nth(1).getByRole('gridcell').last()).toHaveText(amount)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Solicitar excedentes' }).click()
  const asked = page.getByRole('dialog', { name: '¿Solicitar tus excedentes?' })
  await expect(asked.getByText(amount)).toBeVisible()
  await expect(asked.getByText('Los depositamos en BancoEstado ···1904.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Solicitar excedentes' }).dblclick()
  await expect(card.getByText(/^Solicitados el/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Excedentes solicitados' })).toBeDisabled()
  await card.getByRole('button', { name: 'Movimientos' }).click()
  await dialog.getByRole('button', { name: 'Retirar solicitud' }).click()
  await page
    .getByRole('dialog', { name: '¿Retirar la solicitud?' })
    .getByRole('button', { name: 'Retirar solicitud' })
    .click()
  await expect(card.getByText('Disponibles')).toBeVisible()
  await card.getByRole('button', { name: 'Solicitar excedentes' }).click()
  await asked.getByRole('button', { name: 'Solicitar excedentes' }).click()
  await expect(card.getByText(/^Solicitados el/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Excedentes solicitados' })).toBeDisabled()
  await product.operator('surplus:pay', identifier)
  await expect(card.getByText('No tienes excedentes disponibles')).toBeVisible()
}

const consultDebts = async (page: Page, product: Product, identifier: string): Promise<void> => {
  const treasury = page.getByRole('region', { name: 'Deuda con la Tesorería' })
  await expect(treasury.getByText('Aún no la hemos consultado')).toBeVisible()
  await product.operator('debt:set', identifier, '--treasury', '1250000', '--delinquent', '0', '--score', '712')
  await expect(treasury.getByText('$1.250.000')).toBeVisible()
  const bureau = page.getByRole('region', { name: 'Boletín comercial' })
  await expect(bureau.getByText('Sin deuda')).toBeVisible()
  await expect(bureau.getByText(/^Puntaje 712 · al /)).toBeVisible()
}

const authoriseDebts = async (page: Page, product: Product, identifier: string): Promise<void> => {
  const card = page.getByRole('region', { name: 'Deuda con otras instituciones' })
  await expect(card.getByText('Autoriza la consulta para verla')).toBeVisible()
  await product.operator('debt:set', identifier, '--service', '90000.50')
  const [form] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('link', { name: 'Autorizar consulta' }).click(),
  ])
  await expect(form.getByLabel('Nombre completo')).toBeVisible()
  expect(await violations(form)).toEqual([])
  await form.getByLabel('Nombre completo').fill('Gloria Núñez')
  await form.getByLabel('Leí y autorizo la consulta').check()
  await form.getByRole('button', { name: 'Autorizar' }).click()
  await expect(form.getByText('Autorizaste la consulta')).toBeVisible()
  await form.close()
  await expect(card.getByText('$90,000.50')).toBeVisible()
}

const attachAndDeletePdf = async (page: Page): Promise<void> => {
  const upload = page.getByRole('button', { name: /^Subir el PDF de la factura/ }).first()
  const folio = /\S+$/.exec((await upload.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const input = page.getByRole('row').filter({ hasText: folio }).locator('input[type=file]')
  await input.setInputFiles([{ name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }])
  await expect(page.getByText('El archivo es demasiado pequeño')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar' }).click()
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_000, 32)])
  await input.setInputFiles([{ name: 'factura.pdf', mimeType: 'application/pdf', buffer }])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Abrir el PDF de la factura ${folio}` }).click()
  expect(readFileSync(await (await downloading).path()).equals(buffer)).toBe(true)
  await page.getByRole('button', { name: `Eliminar el PDF de la factura ${folio}` }).click()
  await expect(page.getByRole('button', { name: `Subir el PDF de la factura ${folio}` })).toBeVisible()
}
