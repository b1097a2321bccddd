import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab, tabIn } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { signIn } from './support/steps.ts'
import { closeTabs, startWithCompany } from './support/world.ts'

const OPERATOR = 'Olga Soto'
const SPENT = 'Este acceso ya se usó o venció. Pide uno nuevo.'

describe('an operator', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany('CL'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const linkFor = async (): Promise<string> => {
    const said = await product.operator('impersonate', '--company', company.identifier, '--operator', OPERATOR)
    const link = /\/impersonate\/[\w-]{43}/.exec(said)?.[0]
    return link === undefined ? expect.fail(said) : product.address + link
  }
  const banner = (page: Page) => page.getByText(`Estás viendo como ${company.name} (${OPERATOR})`)

  it('sees what the company sees under a banner that stays, may not give its key, and leaves', async () => {
    const tab = await openTab(browser)
    const { page } = tab
    await page.goto(await linkFor())
    await banner(page).waitFor()
    await page.getByText(/Quedan (30:00|29:5\d)/).waitFor()
    const forbidden = page.getByText('No disponible mientras ves como la empresa: solo su usuario puede hacerlo.')
    await forbidden.waitFor()
    expect(await page.getByRole('button', { name: 'Ingresar credenciales' }).count()).toBe(0)
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await page.getByRole('link', { name: 'SII' }).click()
    await forbidden.waitFor()
    expect(await page.getByRole('button', { name: /^Ingresa/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await page.getByText('Completa tu perfil').waitFor()
    expect(await banner(page).isVisible()).toBe(true)
    await page.reload()
    await banner(page).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    expect(await banner(page).count()).toBe(0)
    const after = await fetch(`${product.address}/api/user/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status).toBe(401)
    expectNoTroubles(tab)
  })

  it('leaves no trace of the code: not in the page, its history, its storage, its requests, nor in the log', async () => {
    const { page } = await openTab(browser)
    const link = await linkFor()
    const code = link.split('/').at(-1) ?? ''
    const addresses: Array<string> = []
    page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await page.goto(link)
    await banner(page).waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        window.name,
        document.referrer,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        performance.getEntries().map(({ name }) => name),
        document.documentElement.outerHTML,
      ]),
    )
    expect(kept).not.toContain(code)
    expect(
      addresses.filter((address) => address.includes(code)).every((address) => address.startsWith(`${link} `)),
    ).toBe(true)
    await page.goBack()
    expect(page.url()).not.toContain(code)
    expect(product.output()).not.toContain(code)
    const logs = readdirSync(product.data, { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile() && /log/.test(file.name),
    )
    expect(logs.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(code))).toEqual([])
  })

  it('enters once with a link, and is told so the second time', async () => {
    const link = await linkFor()
    const first = await openTab(browser)
    await first.page.goto(link)
    await banner(first.page).waitFor()
    const second = await openTab(browser)
    await second.page.goto(link)
    await second.page.getByText(SPENT).waitFor()
    await second.page.getByRole('button', { name: 'Ir al inicio' }).click()
    await second.page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
    await second.page.goto(`${product.address}/impersonate/nothing-like-a-code`)
    await second.page.getByText(SPENT).waitFor()
  })

  it('replaces nobody without asking, and then everywhere', async () => {
    const { page, context } = await openTab(browser)
    await signIn(page, product.address, company)
    const other = await tabIn(context)
    await other.page.goto(`${product.address}/orders`)
    await other.page.getByRole('button', { name: /^Hola,/ }).waitFor()

    await page.goto(await linkFor())
    await page.getByText('Ya hay una sesión abierta').waitFor()
    await page.getByRole('button', { name: 'Mantener la sesión actual' }).click()
    await page.getByText('Comienza a financiarte').waitFor()
    expect(await banner(page).count()).toBe(0)

    await page.goto(await linkFor())
    await page.getByRole('button', { name: 'Cerrarla y continuar' }).click()
    await banner(page).waitFor()
    await other.page
      .getByText('Ingresaste con otra cuenta en otra pestaña. Ingresa de nuevo para seguir en esta.')
      .waitFor()
  })

  it('has half an hour', async () => {
    const { page } = await openTab(browser)
    await page.clock.install()
    await keepHostInStep(page)
    await page.goto(await linkFor())
    await banner(page).waitFor()
    for (let minute = 0; minute < 29; minute += 1) {
      await page.mouse.wheel(0, 1)
      await page.clock.runFor(60_000)
    }
    await page.getByText(/Quedan 0:\d\d|Quedan 1:00/).waitFor()
    expect(await page.getByText('Seguir conectado').count()).toBe(0)
    await page.clock.runFor(70_000)
    await page.getByText(/Tu sesión expiró/).waitFor()
  })

  it('is told the right time left, whatever is asked of the host meanwhile', async () => {
    const { page } = await openTab(browser)
    await page.clock.install()
    await keepHostInStep(page)
    await page.goto(await linkFor())
    await banner(page).waitFor()
    await page.clock.fastForward('25:00')
    await page.getByText(/Quedan (5:00|4:\d\d)/).waitFor()
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await page.getByText('No hay órdenes para mostrar').waitFor()
    await page.clock.runFor(2_000)
    expect(await page.getByRole('timer').innerText()).toMatch(/Quedan 4:\d\d/)
  })

  it('is nobody who writes so into the browser by hand', async () => {
    const { page } = await openTab(browser)
    await signIn(page, product.address, company)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('persist:v4') ?? '{}') as object
      localStorage.setItem('persist:v4', JSON.stringify({ ...kept, isSudoUser: true }))
    })
    await page.reload()
    await page.getByRole('button', { name: 'Ingresar credenciales' }).waitFor()
    expect(await page.getByText(/Estás viendo como/).count()).toBe(0)
  })
})

/**
 * The host's clock goes with the page's. Otherwise any answer to a page whose clock was put forward puts it back, as it should: whether one
 * comes, and when, depends on how busy the machine is.
 */
const keepHostInStep = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = await page.evaluate(() => new Date().toUTCString())
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
}
