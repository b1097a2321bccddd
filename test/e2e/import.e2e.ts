import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { invoiceOf, type JourneyCompany } from './support/companies.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { openInvoices } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.describe(`documents of a company from its own disk`, () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.createWithInvoices('MX')
    session = await sessionOf(product.address, company)
  })

  test('are reported one by one, and the good ones can be financed', async ({ openTab }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await openInvoices(page)
    await choose(page, [
      fileOf('nueva.xml', invoiceOf(company, 2001)),
      fileOf('dos.zip', zipSync({ 'a.xml': invoiceOf(company, 2002), 'b.xml': invoiceOf(company, 2003) })),
      fileOf('rota.xml', invoiceOf(company, 2004).slice(0, 300)),
      fileOf('foto.png', new Uint8Array(200)),
      fileOf('vacia.xml', new Uint8Array()),
    ])
    await expect(page.getByText('3 facturas cargadas de 5 archivos')).toBeVisible()
    await expectLine(page, 'nueva.xml', 'Cargada')
    await expectLine(page, 'dos.zip', 'Cargada')
    await expectLine(page, 'rota.xml', 'No se puede leer', 'El XML está mal formado.')
    await expectLine(page, 'foto.png', 'No se puede leer', 'No podemos leer este tipo de archivo. Usa XML o ZIP.')
    await expectLine(page, 'vacia.xml', 'No se puede leer', 'El archivo está vacío.')
    const report = page.getByRole('region', { name: 'Resultado por archivo' })
    await expect(report).toBeFocused()
    await expect(report).toBeInViewport()
    await page.keyboard.press('Escape')

    const search = page.getByRole('searchbox')
    for (const folio of [2001, 2002, 2003]) {
      await search.fill(String(folio))
      await expect(page.getByText(/^1 factura disponible/)).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: String(folio) })).toBeVisible()
    }
    expectNoTroubles(tab)
  })

  test('can be removed by the company that imported them, and no others can', async ({ openTab }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    await openInvoices(page)
    const file = fileOf('equivocada.xml', invoiceOf(company, 4001))
    await choose(page, [file])
    await expect(page.getByText('1 factura cargada de 1 archivo')).toBeVisible()
    await page.keyboard.press('Escape')
    const search = page.getByRole('searchbox')
    await search.fill('1001')
    await expect(page.getByText(/^1 factura disponible/)).toBeVisible()
    expect(await page.getByRole('button', { name: /^Quitar factura importada/ }).count()).toBe(0)
    await search.fill('4001')
    const remove = page.getByRole('button', { name: /^Quitar factura importada .*4001$/ })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: /^¿Quitar la factura .*4001\?$/ })
    await dialog.getByRole('button', { name: 'Quitar factura' }).click()
    await expect(page.getByText(/Quitamos la factura .*4001\./)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await search.fill('4001')
    await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible()
    expect(await page.getByRole('row').filter({ hasText: '4001' }).count()).toBe(0)
    await choose(page, [file])
    await expect(page.getByText('1 factura cargada de 1 archivo')).toBeVisible()
    expectNoTroubles(tab)
  })
})

interface DiskFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const fileOf = (name: string, bytes: Uint8Array): DiskFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

const choose = async (page: Page, files: ReadonlyArray<DiskFile>): Promise<void> => {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Cargar archivos' }).click()
  await expect(page.getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([...files])
}

/** One file's line of the report, with what became of it and why. */
const expectLine = async (page: Page, file: string, outcome: string, detail = ''): Promise<void> => {
  const line = page
    .getByRole('region', { name: 'Resultado por archivo' })
    .getByRole('listitem')
    .filter({ hasText: file })
    .first()
  const words = await line.innerText()
  expect(words).toContain(outcome)
  expect(words).toContain(detail)
}
