import type { BrowserContextOptions, Page } from '@playwright/test'
import type { JourneyCompany } from './support/companies.ts'
import { expectNoTroubles, type Tab } from './support/page-watch.ts'
import { expectHydrated, openSignIn } from './support/steps.ts'
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
  /** Lets the held files through. */
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
      await expect(tab.page.locator('#root[data-prerendered] + script')).toBeAttached()
      return { ...tab, letThrough }
    }),
})

test.describe('the prerendered sign-in page', () => {
  let company: JourneyCompany

  test.beforeAll(async ({ companies }) => {
    company = await companies.create('MX')
  })

  for (const [where, options] of LOOKS)
    test(`is, ${where}, what the client draws by itself`, async ({ comeEarly, openTab }) => {
      const { letThrough, page, ...tab } = await comeEarly(options)
      const prerendered = await elementsOf(page)
      letThrough()
      await expectHydrated(page)
      expect(await elementsOf(page)).toEqual(prerendered)
      const other = await openTab(options)
      await other.page.goto('/')
      await expect(other.page.getByLabel('Email')).toBeVisible()
      expect(await elementsOf(other.page)).toEqual(prerendered)
      expectNoTroubles({ ...tab, page })
    })

  test('has the stored theme before any script has come', async ({ openTab, comeEarly }) => {
    const { page: chooser } = await openTab({ colorScheme: 'light' })
    await chooser.goto('/start/login')
    await chooser.evaluate(() => localStorage.setItem('persist:v4', JSON.stringify({ version: 4, appearance: 'dark' })))
    const { letThrough, page } = await comeEarly({
      colorScheme: 'light',
      storageState: await chooser.context().storageState(),
    })
    const background = (): Promise<string> =>
      page.locator('.start-page').evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    letThrough()
    await expectHydrated(page)
    expect([before, await page.locator('html').getAttribute('class')]).toEqual([await background(), 'theme-dark'])
  })

  test('loses no key while the client is hydrating it', async ({ comeEarly }) => {
    const { letThrough, page, ...tab } = await comeEarly()
    await page.getByLabel('Email').click()
    await page.keyboard.type('ana.')
    letThrough()
    for (let at = 0; at < 40; at += 1) await page.keyboard.type(String(at % 10), { delay: 25 })
    await expectHydrated(page)
    await page.keyboard.type('@ejemplo.mx')
    await expect(page.getByLabel('Email')).toHaveValue(`ana.${'0123456789'.repeat(4)}@ejemplo.mx`)
    expectNoTroubles({ ...tab, page })
  })

  for (const [where, options] of LOOKS)
    test(`is hydrated without a pixel changing ${where}`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly(options)
      const picture = async (): Promise<string> => {
        await page.evaluate(() => document.fonts.load('14px "Inter Variable"'))
        return (await page.screenshot({ animations: 'disabled' })).toString('base64')
      }
      const before = await picture()
      letThrough()
      await expectHydrated(page)
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
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toHaveCSS('cursor', 'progress')
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
      await expectHydrated(page)
      await expect(page.locator('aside svg[viewBox="0 0 440 300"]')).toBeAttached()
      expect(await drawn(page)).toEqual(early)
    })

  test('takes the query of the address along to the other panels', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly({}, '?utm_source=boletin&referral_code=ana')
    letThrough()
    await expectHydrated(page)
    await expect(page.getByRole('link', { name: /Regístrate aquí/ })).toHaveAttribute(
      'href',
      '/start/register?utm_source=boletin&referral_code=ana',
    )
  })

  test('begins in the field of the email, with and without scripts', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    await expect(page.getByLabel('Email')).toBeFocused()
    letThrough()
    await expectHydrated(page)
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('leaves the caret where it is', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    const email = page.getByLabel('Email')
    await email.fill('ana@ejemplo.mx')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    letThrough()
    await expectHydrated(page)
    await page.keyboard.type('x')
    await expect(email).toHaveValue('axna@ejemplo.mx')
  })

  test('shows the password when that was asked for before any script had come', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave')
    await page.getByRole('button', { name: 'Mostrar' }).click()
    letThrough()
    await expectHydrated(page)
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('una clave')
  })

  for (const name of ['Mostrar', '¿Olvidaste tu contraseña?', '¿Eres nuevo? Regístrate aquí'])
    test(`leaves the focus where it is, on ${name}`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly()
      await page.getByLabel('Email').click()
      await page.getByRole(name === 'Mostrar' ? 'button' : 'link', { name }).focus()
      letThrough()
      await expectHydrated(page)
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

  test('sends nothing when the user signed in at another tab meanwhile', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/login')) sent.push(request.method())
    })
    await page.getByLabel('Email').fill(company.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await page.keyboard.press('Enter')
    const other = await page.context().newPage()
    await openSignIn(other)
    await other.getByLabel('Email').fill(company.email)
    await other.getByLabel('Contraseña', { exact: true }).fill(company.password)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    letThrough()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    expect(sent).toEqual([])
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
    await expect(page.locator('#root[data-prerendered] + script')).toBeAttached()
    await page.getByLabel('Email').fill('ana@ejemplo.mx')
    await page.keyboard.press('Enter')
    await page.clock.fastForward('00:21')
    await expect(
      page.getByText('No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })
})

/** Every element of the page with its attributes and text. Generated ids are left out: they depend on how a page was rendered. */
const elementsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(style)')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted()
      const text = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data)
      return `${element.tagName} ${attributes.join(' ')} ${text.join()}`.replaceAll(/_[rR]_\w*?_/g, '')
    }),
  )

/** Positions and colours of the parts of the form. */
const drawn = (page: Page): Promise<ReadonlyArray<unknown>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, label, input, button, a, main svg')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, fontSize } = getComputedStyle(element)
      return { is: element.tagName, at: [x, y, width, height].map(Math.round), backgroundColor, color, fontSize }
    }),
  )

test('shows its fields on a phone on its side, without scrolling', async ({ openTab }) => {
  const { page } = await openTab({ viewport: { width: 740, height: 360 } })
  await openSignIn(page)
  for (const control of [page.getByLabel('Email'), page.getByLabel('Contraseña', { exact: true })]) {
    const box = await control.boundingBox()
    expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(360)
  }
})
