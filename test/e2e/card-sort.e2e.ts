import { ensureInvoices, signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

test('the cards of a phone are sorted by the list above them, both ways', async ({ companies, openTab }) => {
  const company = await companies.create('CL', 3)
  const { page } = await openTab({ viewport: PHONE, colorScheme: 'dark' })
  await signIn(page, company)
  await ensureInvoices(page, company)
  const cards = page.getByRole('checkbox', { name: /^Seleccionar factura/ })
  const names = () => cards.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))
  await expect(cards).toHaveCount(3)
  const ascending = (await names()).toSorted()
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  await order.selectOption({ label: 'Folio, ascendente' })
  await expect.poll(names).toEqual(ascending)
  await order.selectOption({ label: 'Folio, descendente' })
  await expect.poll(names).toEqual(ascending.toReversed())
})
