import { zipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import { invoiceOf } from './support/archives.ts'
import { expectNoTroubles, launchBrowser } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { openInvoices } from './support/steps.ts'
import { closeTabs, startWithInvoices, type OpenSignedIn } from './support/world.ts'

describe.each<Country>(['CL', 'MX'])('documents of a company of %s from its own disk', (country) => {
  let browser: Browser
  let product: Product
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, open } = await startWithInvoices(browser, country))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('are reported one by one, and the good ones can be financed', async () => {
    const tab = await open()
    const { page } = tab
    await openInvoices(page, product.address)
    await choose(page, [
      fileOf('nueva.xml', invoiceOf(country, 2001)),
      fileOf('dos.zip', zipSync({ 'a.xml': invoiceOf(country, 2002), 'b.xml': invoiceOf(country, 2003) })),
      fileOf('rota.xml', invoiceOf(country, 2004).slice(0, 300)),
      fileOf('foto.png', new Uint8Array(200)),
      fileOf('vacia.xml', new Uint8Array()),
    ])
    await page.getByText('3 facturas cargadas de 6 archivos').waitFor()
    await expectLine(page, 'nueva.xml', 'Cargada')
    await expectLine(page, 'dos.zip', 'Cargada')
    await expectLine(page, 'rota.xml', 'No se puede leer', 'El XML está mal formado.')
    await expectLine(page, 'foto.png', 'No se puede leer', 'No podemos leer este tipo de archivo. Usa XML o ZIP.')
    await expectLine(page, 'vacia.xml', 'No se puede leer')

    const search = page.getByRole('searchbox')
    for (const folio of [2001, 2002, 2003]) {
      await search.fill(String(folio))
      await page.getByText(/^1 factura disponible/).waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: String(folio) })
        .waitFor()
    }
    expectNoTroubles(tab)
  })

  it('are known when they come again, by drop as well as by choice', async () => {
    const tab = await open()
    const { page } = tab
    await openInvoices(page, product.address)
    const file = fileOf('otra-vez.xml', invoiceOf(country, 3001))
    await drop(page, file)
    await page.getByText('1 factura cargada de 1 archivo').waitFor()
    await choose(page, [file])
    await page.getByText('0 facturas cargadas de 1 archivo').waitFor()
    await expectLine(page, 'otra-vez.xml', 'Ya la teníamos')
    expectNoTroubles(tab)
  })

  it('can be removed by the company that imported them, and no others can', async () => {
    const tab = await open()
    const { page } = tab
    await openInvoices(page, product.address)
    const file = fileOf('equivocada.xml', invoiceOf(country, 4001))
    await choose(page, [file])
    await page.getByText('1 factura cargada de 1 archivo').waitFor()
    const search = page.getByRole('searchbox')
    await search.fill('1001')
    await page.getByText(/^1 factura disponible/).waitFor()
    expect(await page.getByRole('button', { name: /^Quitar factura importada/ }).count()).toBe(0)
    await search.fill('4001')
    const remove = page.getByRole('button', { name: /^Quitar factura importada .*4001$/ })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: /^¿Quitar la factura .*4001\?$/ })
    await dialog.getByRole('button', { name: 'Quitar factura' }).click()
    await page.getByText(/Quitamos la factura .*4001\./).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await search.fill('4001')
    await page.getByRole('button', { name: 'Limpiar filtros' }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: '4001' }).count()).toBe(0)
    await choose(page, [file])
    await page.getByText('1 factura cargada de 1 archivo').waitFor()
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
  await page.getByRole('button', { name: 'Elegir archivos' }).waitFor()
  await page.locator('input[type=file]').setInputFiles([...files])
}

const drop = async (page: Page, { name, buffer }: DiskFile): Promise<void> => {
  const held = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], fileName))
      return transfer
    },
    [name, [...buffer]] as const,
  )
  await page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Elegir archivos' }) })
    .last()
    .dispatchEvent('drop', { dataTransfer: held })
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
