import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { expectNoTroubles, launchBrowser, openTab, PHONE } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { comeToTheDoor } from './support/steps.ts'
import { closeTabs, startWithCompany } from './support/world.ts'

const SCRIPTS = /\/assets\/.*\.js/
const REST = /\/assets\/.*\.(?:js|css)/

describe('the door that comes with the page', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany('MX'))
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  /** At the door, with every script and every style sheet still on its way. */
  const comeEarly = async (options: BrowserContextOptions = {}, query = '') => {
    const tab = await openTab(browser, options)
    let letThrough = (): void => undefined
    const allowed = new Promise<void>((resolve) => (letThrough = resolve))
    await tab.page.route(REST, async (route) => {
      await allowed
      await route.continue()
    })
    await tab.page.goto(`${product.address}/start/login${query}`, { waitUntil: 'commit' })
    await tab.page.locator('html[data-door]').waitFor({ state: 'attached' })
    return { ...tab, letThrough }
  }

  it('loses no key while the client takes its place', async () => {
    const { letThrough, page, ...tab } = await comeEarly()
    await page.getByLabel('Email').click()
    await page.keyboard.type('ana.')
    letThrough()
    for (let at = 0; at < 40; at += 1) await page.keyboard.type(String(at % 10), { delay: 25 })
    await live(page)
    await page.keyboard.type('@ejemplo.mx')
    expect(await page.getByLabel('Email').inputValue()).toBe(`ana.${'0123456789'.repeat(4)}@ejemplo.mx`)
    expectNoTroubles({ ...tab, page })
  })

  it.each([
    ['on a laptop', {}],
    ['in the dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: PHONE }],
  ] as const)('gives way to the client without a pixel changing %s', async (_, options) => {
    const { letThrough, page } = await comeEarly(options)
    const picture = async (): Promise<string> => {
      await page.evaluate(() => document.fonts.load('14px "Inter Variable"'))
      return (await page.screenshot({ animations: 'disabled' })).toString('base64')
    }
    const before = await picture()
    letThrough()
    await live(page)
    expect((await picture()) === before).toBe(true)
  })

  it('sends what was sent before any script had come, once', async () => {
    const { letThrough, page, ...tab } = await comeEarly()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/login')) sent.push(request.method())
    })
    await page.getByLabel('Email').fill(company.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ingresando' }).waitFor()
    letThrough()
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    expect(sent).toEqual(['POST'])
    expectNoTroubles({ ...tab, page })
  })

  it('says what is wrong with what was sent early', async () => {
    const { letThrough, page } = await comeEarly()
    await page.getByLabel('Email').fill('ana')
    await page.keyboard.press('Enter')
    letThrough()
    await page.getByText('Email inválido').waitFor()
    expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it.each([
    ['on a laptop', {}],
    ['in the dark', { colorScheme: 'dark' as const }],
    ['on a phone', { viewport: PHONE, isMobile: true, hasTouch: true }],
  ])('is dressed %s by the page alone, exactly as the client dresses its own', async (_, options) => {
    const { letThrough, page } = await comeEarly(options)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    const early = await drawn(page)
    letThrough()
    await live(page)
    await page.locator('aside svg[viewBox="0 0 440 300"]').waitFor({ state: 'attached' })
    expect(await drawn(page)).toEqual(early)
  })

  it('takes the query of the address along to the other panels', async () => {
    const { page } = await comeEarly({}, '?utm_source=boletin&referral_code=ana')
    const register = page.getByRole('link', { name: /Regístrate aquí/ })
    expect(await register.evaluate((link) => (link as HTMLAnchorElement).search)).toBe(
      '?utm_source=boletin&referral_code=ana',
    )
  })

  it.each(['Mostrar', '¿Olvidaste tu contraseña?', '¿Eres nuevo? Regístrate aquí'])(
    'leaves the focus where it is, on %s',
    async (name) => {
      const { letThrough, page } = await comeEarly()
      await page.getByLabel('Email').click()
      await page.getByRole(name === 'Mostrar' ? 'button' : 'link', { name }).focus()
      letThrough()
      await live(page)
      expect(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)).toBe(
        name,
      )
    },
  )

  it('keeps a password out of the address where no script runs', async () => {
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(`${product.address}/start/login`)
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave secreta')
    await page.keyboard.press('Enter')
    await page.waitForLoadState()
    expect(page.url()).not.toContain('clave')
  })

  it('makes way at once for whoever signed in at another tab meanwhile', async () => {
    const { letThrough, page } = await comeEarly()
    const other = await page.context().newPage()
    await comeToTheDoor(other, product.address)
    await other.getByLabel('Email').fill(company.email)
    await other.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await other.keyboard.press('Enter')
    await other.getByRole('button', { name: /^Hola,/ }).waitFor()
    letThrough()
    await page.getByRole('button', { name: /^Hola,/ }).waitFor()
    await page.waitForFunction(() => document.getElementById('early') === null, undefined, { timeout: 500 })
  })

  it('goes with what was typed where a link leads that was pressed before any script had come', async () => {
    const { letThrough, page } = await comeEarly({}, '?utm_source=boletin')
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    letThrough()
    await page.getByRole('button', { name: 'Enviar enlace' }).waitFor()
    expect(new URL(page.url())).toMatchObject({ pathname: '/start/forgotpassword', search: '?utm_source=boletin' })
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@ejemplo.mx')
  })

  it('says so when the rest of the page does not come', async () => {
    const { page } = await openTab(browser)
    await page.clock.install()
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto(`${product.address}/start/login`, { waitUntil: 'commit' })
    await page.locator('html[data-door]').waitFor({ state: 'attached' })
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.keyboard.press('Enter')
    await page.clock.fastForward('00:21')
    await page.getByText('No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.').waitFor()
    await page.getByRole('button', { name: 'Ingresar', exact: true }).waitFor()
  })
})

const live = (page: Page): Promise<void> =>
  page.waitForFunction(() => document.getElementById('early') === null).then(() => undefined)

/** Where the parts of the door are, and in which colours. */
const drawn = (page: Page): Promise<ReadonlyArray<unknown>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, label, input, button, a, main svg')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, fontSize } = getComputedStyle(element)
      return { is: element.tagName, at: [x, y, width, height].map(Math.round), backgroundColor, color, fontSize }
    }),
  )
