import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectNoTroubles } from './support/page-watch.ts'
import { readyToPay, troublesOf } from './support/payables.ts'
import { tick } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

const exportButton = (page: Page) => page.getByRole('button', { name: 'Exportar', exact: true })

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

test.describe('a table', () => {
  for (const country of ['CL', 'MX'] as const)
    test(`is saved as a file: the selected rows, the found ones, all of them (${country})`, async ({
      companies,
      openTab,
      product,
    }) => {
      const { session } = await readyToPay({ companies, product }, country)
      const opened = await openTab({ storageState: session })
      const { page } = opened
      await page.goto('/payments')
      const folios = page.getByRole('checkbox', { name: /^Seleccionar factura/ })
      await expect(folios).toHaveCount(5)
      await exportButton(page).click()
      await expect(page.getByRole('group', { name: 'Todas (5)' })).toBeVisible()
      expect(await troublesOf(page)).toEqual([])
      await page.keyboard.press('Escape')

      const all = await exported(page, 'Todas (5)', /^Excel/)
      expect(all.name).toMatch(/^mis-facturas-\d{4}-\d{2}-\d{2}\.xlsx$/)
      const sheet = strFromU8(unzipSync(all.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
      expect(sheet.match(/<row /g)).toHaveLength(7)

      await tick(folios.nth(1))
      const folio = ((await folios.nth(1).getAttribute('aria-label')) ?? '').replace('Seleccionar factura ', '')
      const selected = linesOf(await exported(page, 'Las seleccionadas (1)', /^CSV/))
      const separator = country === 'CL' ? ';' : ','
      expect(selected.map((line) => line.split(separator)[0])).toEqual(['Proveedor', expect.any(String), 'Total'])
      expect(selected[1]?.split(separator)).toContain(folio)

      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('exportar csv')
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toMatch(/^mis-facturas-.*\.csv$/)

      await page.getByRole('searchbox').fill(folio)
      await expect(folios).toHaveCount(1)
      const found = linesOf(await exported(page, 'Las encontradas (1)', /^CSV/))
      expect(found).toEqual(selected)
      expectNoTroubles(opened)
    })

  test('that cannot be read says so, and is saved when it is asked for again, on a phone', async ({
    companies,
    openTab,
    product,
  }) => {
    const { session } = await readyToPay({ companies, product }, 'CL')
    const { page, troubles } = await openTab({ storageState: session, viewport: PHONE })
    await page.goto('/payments')
    await page.route(/size=1000/, (route) => route.abort())
    await exportButton(page).click()
    await page.getByRole('menuitem', { name: /^CSV/ }).click()
    await expect(page.getByText(/^No pudimos exportar la tabla/)).toBeVisible()
    await page.unroute(/size=1000/)
    expect(linesOf(await exported(page, 'Todas (5)', /^CSV/))).toHaveLength(7)
    expect(troubles.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([])
  })
})
