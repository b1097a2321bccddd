import type { BrowserContextOptions, Page } from '@playwright/test'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, type Tab } from './support/page-watch.ts'
import { openSignIn } from './support/steps.ts'
import { expect, test as base } from './support/test.ts'
import { PHONE } from './support/viewports.ts'

const SCRIPTS = /\/assets\/.*\.js/
const LOOKS: ReadonlyArray<readonly [string, BrowserContextOptions]> = [
  ['on a laptop', {}],
  ['in the dark', { colorScheme: 'dark' }],
  ['on a phone', { viewport: PHONE }],
]
const TOUCH_LOOKS: typeof LOOKS = [
  ['on a laptop', {}],
  ['in the dark', { colorScheme: 'dark' }],
  ['on a phone', { viewport: PHONE, isMobile: true, hasTouch: true }],
]

const REST = /\/assets\/.*\.(?:js|css)/

interface EarlyTab extends Tab {
  readonly letThrough: () => void
}

const test = base.extend<{
  /** Opens the sign-in page while every script and every style sheet is still on its way. */
  readonly comeEarly: (options?: BrowserContextOptions, query?: string) => Promise<EarlyTab>
}>({
  comeEarly: async ({ openTab }, use) =>
    use(async (options = {}, query = '') => {
      const tab = await openTab(options)
      let letThrough = (): void => undefined
      const allowed = new Promise<void>((resolve) => (letThrough = resolve))
      await tab.page.route(REST, async (route) => {
        await allowed
        await route.continue()
      })
      await tab.page.goto(`/start/login${query}`, { waitUntil: 'commit' })
      await expect(tab.page.locator('html[data-prerendered]')).toBeAttached()
      return { ...tab, letThrough }
    }),
})

test.describe('the prerendered sign-in form', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('MX')
  })

  test('loses no key while the client takes its place', async ({ comeEarly }) => {
    const { letThrough, page, ...tab } = await comeEarly()
    await page.getByLabel('Email').click()
    await page.keyboard.type('ana.')
    letThrough()
    for (let at = 0; at < 40; at += 1) await page.keyboard.type(String(at % 10), { delay: 25 })
    await live(page)
    await page.keyboard.type('@ejemplo.mx')
    await expect(page.getByLabel('Email')).toHaveValue(`ana.${'0123456789'.repeat(4)}@ejemplo.mx`)
    expectNoTroubles({ ...tab, page })
  })

  for (const [where, options] of LOOKS)
    test(`gives way to the client without a pixel changing ${where}`, async ({ comeEarly }) => {
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

  test('sends what was sent before any script had come, once', async ({ comeEarly }) => {
    const { letThrough, page, ...tab } = await comeEarly()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/login')) sent.push(request.method())
    })
    await page.getByLabel('Email').fill(company.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Ingresando' })).toBeVisible()
    letThrough()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    expect(sent).toEqual(['POST'])
    expectNoTroubles({ ...tab, page })
  })

  test('says what is wrong with what was sent early', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    await page.getByLabel('Email').fill('ana')
    await page.keyboard.press('Enter')
    letThrough()
    await expect(page.getByText('Email inválido')).toBeVisible()
    expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  for (const [where, options] of TOUCH_LOOKS)
    test(`is dressed ${where} by the page alone, exactly as the client dresses its own`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly(options)
      await page.evaluate(() => document.fonts.ready)
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      const early = await drawn(page)
      letThrough()
      await live(page)
      await expect(page.locator('aside svg[viewBox="0 0 440 300"]')).toBeAttached()
      expect(await drawn(page)).toEqual(early)
    })

  test('takes the query of the address along to the other panels', async ({ comeEarly }) => {
    const { page } = await comeEarly({}, '?utm_source=boletin&referral_code=ana')
    const register = page.getByRole('link', { name: /Regístrate aquí/ })
    expect(await register.evaluate((link) => (link as HTMLAnchorElement).search)).toBe(
      '?utm_source=boletin&referral_code=ana',
    )
  })

  for (const name of ['Mostrar', '¿Olvidaste tu contraseña?', '¿Eres nuevo? Regístrate aquí'])
    test(`leaves the focus where it is, on ${name}`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly()
      await page.getByLabel('Email').click()
      await page.getByRole(name === 'Mostrar' ? 'button' : 'link', { name }).focus()
      letThrough()
      await live(page)
      expect(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)).toBe(
        name,
      )
    })

  test('keeps a password out of the address where no script runs', async ({ openTab }) => {
    const { page } = await openTab({ javaScriptEnabled: false })
    await page.goto('/start/login')
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave secreta')
    await page.keyboard.press('Enter')
    await page.waitForLoadState()
    expect(page.url()).not.toContain('clave')
  })

  test('is removed at once when the user signed in at another tab meanwhile', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    const other = await page.context().newPage()
    await openSignIn(other)
    await other.getByLabel('Email').fill(company.email)
    await other.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    letThrough()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    await expect(page.locator('#early')).toHaveCount(0, { timeout: 500 })
  })

  test('goes with what was typed where a link leads that was pressed before any script had come', async ({
    comeEarly,
  }) => {
    const { letThrough, page } = await comeEarly({}, '?utm_source=boletin')
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    letThrough()
    await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible()
    expect(new URL(page.url())).toMatchObject({ pathname: '/start/forgotpassword', search: '?utm_source=boletin' })
    await expect(page.getByLabel('Email')).toHaveValue('ana@ejemplo.mx')
  })

  test('says so when the rest of the page does not come', async ({ openTab }) => {
    const { page } = await openTab()
    await page.clock.install()
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/start/login', { waitUntil: 'commit' })
    await expect(page.locator('html[data-prerendered]')).toBeAttached()
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.keyboard.press('Enter')
    await page.clock.fastForward('00:21')
    await expect(
      page.getByText('No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })
})

const live = (page: Page): Promise<void> =>
  page.waitForFunction(() => document.getElementById('early') === null).then(() => undefined)

/** Positions and colours of the parts of the form. */
const drawn = (page: Page): Promise<ReadonlyArray<unknown>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, label, input, button, a, main svg')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, fontSize } = getComputedStyle(element)
      return { is: element.tagName, at: [x, y, width, height].map(Math.round), backgroundColor, color, fontSize }
    }),
  )
