import { readFile } from 'node:fs/promises'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })

test('a filter finds invoices, comes back with the page, is saved for another browser, and leads to a document with its XML', async ({
  openTab,
  visitors,
}) => {
  const tab = await openTab({ storageState: visitors.CL.sessions.company })
  const { page } = tab
  const dialog = page.getByRole('dialog', { name: 'Filtrar facturas' })
  await page.goto(FINANCE_PATHS.DIRECT_FINANCING)
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Pagador' }).fill('a')
  const option = dialog.getByRole('option').first()
  /* The list has one entry, that there is no payer, until the payers are loaded. */
  await expect(option).toHaveText(/\(\d+\)$/)
  const [, payer = '', count = ''] = /^(.+) \((\d+)\)$/.exec((await option.innerText()).replace(/\s+/g, ' ')) ?? []
  await option.click()
  await dialog.getByRole('button', { name: new RegExp(`^Ver ${count} factura`) }).click()
  const found = page.getByText(new RegExp(`^Viendo ${count} de \\d+$`))
  await expect(found).toBeVisible()
  await page.reload()
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: 'Vista', exact: true }).click()
  const views = page.getByRole('group', { name: 'Vistas guardadas' })
  await views.getByLabel('Guardar esta vista como').fill('Mi pagador')
  await page.keyboard.press('Enter')
  await expect(views.getByRole('button', { name: 'Mi pagador', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expectNoTroubles(tab)

  const other = await openTab({ storageState: visitors.CL.sessions.company })
  await other.page.goto(FINANCE_PATHS.DIRECT_FINANCING)
  await other.page.getByRole('button', { name: 'Vista', exact: true }).click()
  await other.page.getByRole('button', { name: 'Mi pagador', exact: true }).click()
  await other.page.keyboard.press('Escape')
  await expect(other.page.getByRole('button', { name: `Quitar filtro ${payer}` })).toBeVisible()
  const amount = other.page
    .getByRole('row')
    .filter({ has: other.page.getByRole('checkbox', { name: /^Seleccionar factura/ }) })
    .first()
    .getByText(/^\$/)
  const total = await amount.innerText()
  await amount.click()
  const panel = other.page.getByRole('dialog', { name: /^Factura / })
  const document = panel.getByRole('region', { name: 'Lo que dice el documento' })
  await expect(document.getByRole('definition').last()).toHaveText(total)
  const download = other.page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Descargar XML' }).click()
  expect(await readFile(await (await download).path(), 'latin1')).toContain('<DTE')
  expectNoTroubles(other)
})
