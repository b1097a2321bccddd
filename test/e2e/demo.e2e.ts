import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { chooseFirst, ordersShown, sendButton } from './support/steps.ts'
import { closeTabs, signedIn, startWithCompany, type OpenSignedIn } from './support/world.ts'

const BANNER = 'Estás viendo datos de ejemplo. Nada de lo que hagas aquí se envía.'

describe.each<Country>(['CL', 'MX'])('the samples for a company of %s without a key', (country) => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany(country))
    open = await signedIn(browser, product.address, company)
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  it('show a whole request, of which nothing reaches the host', async () => {
    const tab = await open()
    const { page } = tab
    const placed: string[] = []
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    page.on('request', (request) => {
      if (request.method() === 'POST') placed.push(new URL(request.url()).pathname)
    })
    await enterSamples(page, product)
    await page.getByText(BANNER).waitFor()
    await page.getByRole('link', { name: /^Financiamiento directo\s*4$/ }).waitFor()
    await page.getByRole('link', { name: /^Pronto pago\s*0$/ }).waitFor()

    await chooseFirst(page, 2)
    await page.getByText(BANNER).waitFor()
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true)
    const summary = page.getByRole('region', { name: 'Resumen de operación' })
    for (const figure of ['Recibes ahora', 'Recibes después', 'Costo total'])
      await summary.getByText(figure).first().waitFor()
    expect(await summary.innerText()).toMatch(/Recibes ahora\s+\$\s?[\d.,]+/)
    await sendButton(page).click()
    await page.getByText('¡Hemos recibido tu solicitud!').waitFor()
    await page.getByText('Así se ve una solicitud enviada.').waitFor()
    expect(await page.getByRole('button', { name: 'Ver mi operación' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Listo' }).click()
    expect(placed).toEqual([])
    expect(scripts.filter((url) => url.includes('import-panel'))).toEqual([])
    expect(await ordersShown(page)).toBe(0)
    expectNoTroubles(tab)
  })

  it('are left for the prompt, and nothing of them stays', async () => {
    const tab = await open()
    const { page } = tab
    await enterSamples(page, product)
    await chooseFirst(page, 1)
    await page.getByRole('button', { name: 'Salir del ejemplo' }).click()
    await page.getByText('Comienza a financiarte').waitFor()
    expect(await page.getByText(BANNER).count()).toBe(0)
    await page.reload()
    await page.getByText('Comienza a financiarte').waitFor()
    expectNoTroubles(tab)
  })
})

const enterSamples = async (page: Page, product: Product): Promise<void> => {
  await page.goto(product.address)
  await page.getByRole('button', { name: 'Ver con datos de ejemplo' }).click()
  await page.getByRole('grid').waitFor()
}
