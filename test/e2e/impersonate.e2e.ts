import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, tabIn } from './support/page-watch.ts'
import type { Product } from './support/product.ts'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

const OPERATOR = 'Olga Soto'
const SPENT = 'Este acceso ya se usó o venció. Pide uno nuevo.'

test.describe('an operator', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('CL')
  })

  const linkFor = async (product: Product, operator = OPERATOR): Promise<string> => {
    const printed = await product.operator('impersonate', '--company', company.identifier, '--operator', operator)
    const path = /\/impersonate\/[\w-]{43}/.exec(printed)?.[0]
    if (path === undefined) throw new Error(printed)
    return product.address + path
  }
  const banner = (page: Page) => page.getByText(`Estás viendo como ${company.name} (${OPERATOR})`)

  test('sees what the company sees under a banner that stays, may not give its key, and leaves', async ({
    openTab,
    product,
  }) => {
    const tab = await openTab()
    const { page } = tab
    await page.goto(await linkFor(product))
    await expect(banner(page)).toBeVisible()
    await expect(page.getByText(/Quedan (30:00|29:5\d)/)).toBeVisible()
    const forbidden = page.getByText('No disponible mientras ves como la empresa: solo su usuario puede hacerlo.')
    await expect(forbidden).toBeVisible()
    expect(await page.getByRole('button', { name: 'Ingresar credenciales' }).count()).toBe(0)
    await page.getByRole('button', { name: /^Hola,/ }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await page.getByRole('link', { name: 'SII', exact: true }).click()
    await expect(forbidden, 'for the key and for the certificate').toHaveCount(2)
    expect(await page.getByRole('button', { name: /^(Ingresa|Registrar)/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByText('Completa tu perfil')).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await page.reload()
    await expect(banner(page)).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
    /* The page does not wait for the answer of the host. */
    const ended = page.waitForResponse('**/api/user/logout')
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    expect(await banner(page).count()).toBe(0)
    await ended
    const after = await fetch(`${product.address}/api/user/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.status).toBe(401)
    expectNoTroubles(tab)
  })

  test('is named in full on a phone, above the bar of the product', async ({ openTab, product }) => {
    const { page } = await openTab({ viewport: PHONE, hasTouch: true })
    const longest = 'María Fernanda de los Ángeles Echeverría-Undurraga '.repeat(2).trim().slice(0, 100)
    await page.goto(await linkFor(product, longest))
    const name = page.getByText(`Estás viendo como ${company.name} (${longest})`)
    await expect(name).toBeVisible()
    expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
    const frame = await boxOf(page.getByRole('region', { name: 'Sesión de operador' }))
    expect((await boxOf(name)).bottom).toBeLessThan(frame.bottom)
    expect((await boxOf(page.getByRole('button', { name: 'Salir', exact: true }))).height).toBeGreaterThanOrEqual(44)
    expect((await boxOf(page.getByRole('banner'))).top).toBe(frame.bottom)
  })

  test('leaves no trace of the code: not in the page, its history, its storage, its requests, nor in the log', async ({
    openTab,
    product,
  }) => {
    const { page } = await openTab()
    const link = await linkFor(product)
    const code = link.split('/').at(-1) ?? ''
    const addresses: Array<string> = []
    page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await page.goto(link)
    await expect(banner(page)).toBeVisible()
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

  test('enters once with a link, and is told so the second time', async ({ openTab, product }) => {
    const link = await linkFor(product)
    const first = await openTab()
    await first.page.goto(link)
    await expect(banner(first.page)).toBeVisible()
    const second = await openTab()
    await second.page.goto(link)
    await expect(second.page.getByText(SPENT)).toBeVisible()
    await second.page.getByRole('button', { name: 'Ir al inicio' }).click()
    await expect(second.page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await second.page.goto('/impersonate/nothing-like-a-code')
    await expect(second.page.getByText(SPENT)).toBeVisible()
  })

  test('replaces a session only after a confirmation, and then in every tab', async ({ openTab, product }) => {
    const { page, context } = await openTab()
    await signIn(page, company)
    const other = await tabIn(context)
    await other.page.goto('/orders')
    await expect(other.page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    await page.bringToFront()

    await page.goto(await linkFor(product))
    await expect(page.getByText('Ya hay una sesión abierta')).toBeVisible()
    await page.getByRole('button', { name: 'Mantener la sesión actual' }).click()
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    expect(await banner(page).count()).toBe(0)

    await page.goto(await linkFor(product))
    await page.getByRole('button', { name: 'Cerrarla y continuar' }).click()
    await expect(banner(page)).toBeVisible()
    await expect(
      other.page.getByText('Ingresaste con otra cuenta en otra pestaña. Ingresa de nuevo para seguir en esta.'),
    ).toBeVisible()
  })

  test('has half an hour', async ({ openTab, product }) => {
    const { page } = await openTab()
    await page.clock.install()
    await keepHostInStep(page)
    await page.goto(await linkFor(product))
    await expect(banner(page)).toBeVisible()
    for (let minute = 0; minute < 29; minute += 1) {
      await page.mouse.wheel(0, 1)
      await page.clock.runFor(60_000)
    }
    await expect(page.getByText(/Quedan 0:\d\d|Quedan 1:00/)).toBeVisible()
    expect(await page.getByText('Seguir conectado').count()).toBe(0)
    await page.clock.runFor(70_000)
    await expect(page.getByText(/Tu sesión expiró/)).toBeVisible()
  })

  test('is told the right time left, whatever is asked of the host meanwhile', async ({ openTab, product }) => {
    const { page } = await openTab()
    await page.clock.install()
    await keepHostInStep(page)
    await page.goto(await linkFor(product))
    await expect(banner(page)).toBeVisible()
    await page.clock.fastForward('25:00')
    await expect(page.getByText(/Quedan (5:00|4:\d\d)/)).toBeVisible()
    await page.getByRole('link', { name: 'Estado de Operaciones' }).first().click()
    await expect(page.getByText('No hay órdenes para mostrar')).toBeVisible()
    await page.clock.runFor(2_000)
    expect(await page.getByRole('timer').innerText()).toMatch(/Quedan 4:\d\d/)
  })

  test('is not granted by a value written into browser storage', async ({ openTab }) => {
    const { page } = await openTab()
    await signIn(page, company)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('persist:v4') ?? '{}') as object
      localStorage.setItem('persist:v4', JSON.stringify({ ...kept, isSudoUser: true }))
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ingresar credenciales' })).toBeVisible()
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
