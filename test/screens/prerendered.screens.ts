import type { BrowserContextOptions, Page } from '@playwright/test'
import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { aTokenOfNow, expect, expectHydrated, test as base } from './support/built-client.ts'
import { expectNoTroubles, tabIn, type Tab } from './support/page-watch.ts'
import { PHONE } from './support/viewports.ts'

const REST = /\/assets\/.*\.(?:js|css)/
const SCRIPTS = /\/assets\/.*\.js/

interface EarlyTab extends Tab {
  /** Lets the held files through. */
  readonly letThrough: () => void
}

interface TestFixtures {
  /** Opens the sign-in page while every script and every style sheet is still on its way. */
  readonly comeEarly: (options?: BrowserContextOptions, query?: string) => Promise<EarlyTab>
}

const test = base.extend<TestFixtures>({
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

const LOOKS: ReadonlyArray<readonly [string, BrowserContextOptions]> = [
  ['on a laptop', { colorScheme: 'light' }],
  ['in the dark', { colorScheme: 'dark' }],
  ['on a phone', { colorScheme: 'light', viewport: PHONE, isMobile: true, hasTouch: true }],
]

const email = (page: Page) => page.getByLabel('Correo')
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })

test.describe('the prerendered sign-in page', () => {
  for (const [where, options] of LOOKS) {
    test(`is, ${where}, what the client draws by itself, dressed by the page alone`, async ({ comeEarly, openTab }) => {
      const { letThrough, page, ...tab } = await comeEarly(options)
      await page.evaluate(() => document.fonts.ready)
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      const early = { elements: await elementsOf(page), drawn: await drawn(page) }
      letThrough()
      await expectHydrated(page)
      await expect(page.locator('aside svg[viewBox="0 0 440 300"]')).toBeAttached()
      expect({ elements: await elementsOf(page), drawn: await drawn(page) }).toEqual(early)
      const { page: other } = await openTab(options)
      await other.goto('/')
      await expect(email(other)).toBeVisible()
      expect(await elementsOf(other)).toEqual(early.elements)
      expectNoTroubles({ ...tab, page })
    })

    /* A picture hides the caret by a style, which would be among the attributes of the elements. */
    test(`is hydrated ${where} without a pixel changing`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly(options)
      const picture = async (): Promise<Buffer> => {
        await page.evaluate(() => document.fonts.load('14px "Inter Variable"'))
        return page.screenshot({ animations: 'disabled' })
      }
      const before = await picture()
      letThrough()
      await expectHydrated(page)
      expect((await picture()).equals(before)).toBe(true)
    })
  }

  test('has the stored theme before any script has come', async ({ openTab, comeEarly }) => {
    const { page: chooser } = await openTab({ colorScheme: 'light' })
    await chooser.goto('/start/login')
    await chooser.evaluate(() => localStorage.setItem('persist:v4', JSON.stringify({ version: 4, appearance: 'dark' })))
    const { letThrough, page } = await comeEarly({
      colorScheme: 'light',
      storageState: await chooser.context().storageState(),
    })
    const background = (): Promise<string> =>
      page.locator('.auth-page').evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    letThrough()
    await expectHydrated(page)
    expect([before, await page.locator('html').getAttribute('class')]).toEqual([await background(), 'theme-dark'])
  })

  test('begins in the field of the email, and loses no key while the client is hydrating it', async ({ comeEarly }) => {
    const { letThrough, page, ...tab } = await comeEarly()
    await expect(email(page)).toBeFocused()
    await page.keyboard.type('ana.')
    letThrough()
    for (let at = 0; at < 40; at += 1) await page.keyboard.type(String(at % 10), { delay: 25 })
    await expectHydrated(page)
    await expect(email(page)).toBeFocused()
    await page.keyboard.type('@ejemplo.mx')
    await expect(email(page)).toHaveValue(`ana.${'0123456789'.repeat(4)}@ejemplo.mx`)
    expectNoTroubles({ ...tab, page })
  })

  test('leaves the caret where it is', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    await email(page).fill('ana@ejemplo.mx')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    letThrough()
    await expectHydrated(page)
    await page.keyboard.type('x')
    await expect(email(page)).toHaveValue('axna@ejemplo.mx')
  })

  for (const name of ['Mostrar', '¿Olvidaste tu contraseña?', '¿Eres nuevo? Regístrate aquí'])
    test(`leaves the focus where it is, on ${name}`, async ({ comeEarly }) => {
      const { letThrough, page } = await comeEarly()
      await email(page).click()
      await page.getByRole(name === 'Mostrar' ? 'button' : 'link', { name }).focus()
      letThrough()
      await expectHydrated(page)
      expect(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)).toBe(
        name,
      )
    })

  test('shows the password when that was asked for before any script had come, and takes the query along', async ({
    comeEarly,
  }) => {
    const { letThrough, page } = await comeEarly({}, '?utm_source=boletin&referral_code=ana')
    await password(page).fill('una clave')
    await page.getByRole('button', { name: 'Mostrar' }).click()
    letThrough()
    await expectHydrated(page)
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue('una clave')
    await expect(page.getByRole('link', { name: /Regístrate aquí/ })).toHaveAttribute(
      'href',
      '/start/register?utm_source=boletin&referral_code=ana',
    )
  })

  test('sends what was sent before any script had come, once', async ({ comeEarly }) => {
    const { letThrough, page, ...tab } = await comeEarly()
    const sent = await rejectSignIns(page)
    await email(page).fill('ana@ejemplo.mx')
    await password(page).fill('una clave')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toHaveCSS('cursor', 'progress')
    letThrough()
    await expect(page.getByText('El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.')).toBeVisible()
    expect(sent).toEqual([{ email: 'ana@ejemplo.mx', password: 'una clave' }])
    expectNoTroubles({ ...tab, page }, /status of 401/)
  })

  test('says what is wrong with what was sent early', async ({ comeEarly }) => {
    const { letThrough, page } = await comeEarly()
    await email(page).fill('ana')
    await page.keyboard.press('Enter')
    letThrough()
    await expect(page.getByText('Email inválido')).toBeVisible()
    await expect(email(page)).toBeFocused()
  })

  test('sends nothing when the user signed in at another tab meanwhile', async ({ comeEarly }) => {
    const { context, letThrough, page } = await comeEarly()
    const sent = await rejectSignIns(page)
    await email(page).fill('ana@ejemplo.mx')
    await password(page).fill('una clave')
    await page.keyboard.press('Enter')
    const { page: other } = await tabIn(context)
    await other.goto('/start/login')
    await other.evaluate(([key, token]) => localStorage.setItem(key, token), [SESSION_KEY, aTokenOfNow()] as const)
    letThrough()
    await expect(page.getByRole('button', { name: /^Hola,/ })).toBeVisible()
    expect(sent).toEqual([])
  })

  test('goes with what was typed where a link leads that was pressed before any script had come', async ({
    comeEarly,
  }) => {
    const { letThrough, page } = await comeEarly({}, '?utm_source=boletin')
    await email(page).fill('ana@ejemplo.mx')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    letThrough()
    await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible()
    expect(new URL(page.url())).toMatchObject({ pathname: '/start/forgotpassword', search: '?utm_source=boletin' })
    await expect(email(page)).toHaveValue('ana@ejemplo.mx')
  })

  test('says so when the rest of the page does not come', async ({ openTab }) => {
    const { page } = await openTab()
    await page.clock.install()
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/start/login', { waitUntil: 'commit' })
    await expect(page.locator('#root[data-prerendered] + script')).toBeAttached()
    await email(page).fill('ana@ejemplo.mx')
    await page.keyboard.press('Enter')
    await page.clock.fastForward('00:21')
    await expect(
      page.getByText('No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })

  test('keeps a password out of the address where no script runs', async ({ openTab }) => {
    const { page } = await openTab({ javaScriptEnabled: false })
    await page.goto('/start/login')
    await email(page).fill('ana@ejemplo.mx')
    await password(page).fill('una clave secreta')
    const posted = page.waitForRequest((request) => request.isNavigationRequest())
    await page.keyboard.press('Enter')
    expect((await posted).method()).toBe('POST')
    expect((await posted).url()).not.toContain('clave')
  })
})

/** Rejects every sign-in. The bodies that were sent, as they come. */
const rejectSignIns = async (page: Page): Promise<ReadonlyArray<unknown>> => {
  const sent: Array<unknown> = []
  await page.route('**/api/user/login', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 401, json: { errorCode: 'ERROR_AUTH_INVALID_CREDENTIALS' } })
  })
  return sent
}

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
