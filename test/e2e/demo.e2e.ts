import type { Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { expectNoTroubles } from '#test/screens/support/page-watch.ts'
import { chooseFirst, ordersShown, sendButton, sendOrder } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const BANNER = 'Estás viendo datos de ejemplo. Nada de lo que hagas aquí se envía.'
/** The page may learn after it opened that its company was just created, and then renews its session. */
const RENEWAL = '/api/user/refresh'

test.describe(`the samples for a company without a key`, () => {
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    session = await sessionOf(product.address, await companies.create('CL'))
  })

  test('show a whole request, of which nothing reaches the host', async ({ openTab }) => {
    const tab = await openTab({ storageState: session })
    const { page } = tab
    const placed: string[] = []
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname !== RENEWAL) placed.push(pathname)
    })
    await enterSamples(page)
    await expect(page.getByText(BANNER)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Financiamiento directo\s*4$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pronto pago\s*0$/ })).toBeVisible()

    await chooseFirst(page, 2)
    await expect(page.getByText(BANNER)).toBeVisible()
    await expect(sendButton(page)).toBeEnabled()
    const summary = page.getByRole('region', { name: 'Resumen de operación' })
    for (const figure of ['Recibes ahora', 'Recibes después', 'Costo total'])
      await expect(summary.getByText(figure).first()).toBeVisible()
    expect(await summary.innerText()).toMatch(/Recibes ahora\s+\$\s?[\d.,]+/)
    await sendOrder(page)
    await expect(page.getByText('¡Hemos recibido tu solicitud!')).toBeVisible()
    await expect(page.getByText('Así se ve una solicitud enviada.')).toBeVisible()
    expect(await page.getByRole('button', { name: 'Ver mi operación' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Listo' }).click()
    expect(placed).toEqual([])
    expect(scripts.filter((url) => url.includes('import-drawer'))).toEqual([])
    expect(await ordersShown(page)).toBe(0)
    expectNoTroubles(tab)
  })
})

const enterSamples = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ver con datos de ejemplo' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
}
