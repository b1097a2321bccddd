import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyCompany } from './support/archives.ts'
import { launchBrowser } from './support/browser.ts'
import type { Product } from './support/product.ts'
import { enter } from './support/steps.ts'
import { closeTabs, signedIn, startWithCompany, type OpenSignedIn } from './support/world.ts'

/** Three tabs at once share them, so that each is slowed down by the others. ROUNDS=300 asks for more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 60)
const TABS = 3
/** On a machine with ten times as much to do as it can. */
const SLOWEST_ROUND_MS = 5_000

/** Lower than the page is long, so that the page can scroll under what lies over it. */
const LOW = { width: 1366, height: 500 }

describe('what opens over the page', () => {
  let browser: Browser
  let product: Product
  let company: JourneyCompany
  let open: OpenSignedIn

  beforeAll(async () => {
    browser = await launchBrowser()
    ;({ product, company } = await startWithCompany('CL'))
    open = await signedIn(browser, product.address, company)
  })

  afterEach(() => closeTabs(browser))

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const trigger = (page: Page) => page.getByRole('button', { name: /^Hola,/ })
  const menu = (page: Page) => page.getByRole('menu')

  it(
    `takes a press on its last entry right after the menu opened, ${ROUNDS} times under load`,
    async () => {
      const lost = await Promise.all(Array.from({ length: TABS }, () => lostPresses(ROUNDS / TABS)))
      expect(lost).toEqual([0, 0, 0])
    },
    ROUNDS * SLOWEST_ROUND_MS,
  )

  const lostPresses = async (rounds: number): Promise<number> => {
    const { page } = await open({ viewport: LOW })
    await answerSignIn(page)
    await page.goto(product.address)
    let lost = 0
    for (let round = 0; round < rounds; round += 1) {
      await trigger(page).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).hover()
      await page.mouse.down()
      await page.mouse.up()
      await menu(page).waitFor({ state: 'detached' })
      if ((await page.evaluate(() => localStorage.getItem('jwtToken'))) !== null) lost += 1
      else await enter(page, company)
    }
    return lost
  }

  it('leaves the button that opens the menu in its place, and gives it the focus back', async () => {
    const { page } = await open()
    await page.goto(product.address)
    const button = await trigger(page).elementHandle()
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await menu(page).waitFor()
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('does not follow the page for a moment when the page scrolls', async () => {
    const { page } = await open({ viewport: LOW })
    await page.goto(product.address)
    await page.getByText('Comienza a financiarte').waitFor()
    await trigger(page).click()
    await menu(page).waitFor()
    const moved = await menu(page).evaluate((element) => {
      const before = element.getBoundingClientRect().top
      scrollTo(0, 10)
      return { page: scrollY, menu: element.getBoundingClientRect().top - before }
    })
    expect(moved).toEqual({ page: 10, menu: 0 })
  })

  it.for([
    { name: 'the user menu', selector: '[role=menu]', call: async (page: Page) => trigger(page).click() },
    { name: 'the palette', selector: 'dialog[open]', call: async (page: Page) => page.keyboard.press('Control+k') },
    { name: 'the list of keys', selector: 'dialog[open]', call: async (page: Page) => page.keyboard.press('?') },
    { name: 'the tour', selector: 'dialog[open]', call: async (page: Page) => chooseEntry(page, 'Ver el recorrido') },
    {
      name: 'the tasks',
      selector: 'dialog[open]',
      call: async (page: Page) => page.getByRole('button', { name: /pendiente/ }).click(),
    },
    {
      name: 'the form for the credential',
      selector: 'dialog[open]',
      call: async (page: Page) => page.getByRole('button', { name: 'Ingresar credenciales' }).click(),
    },
  ])('appears where it stays: $name', async ({ selector, call }) => {
    const { page } = await open()
    await page.goto(product.address)
    await page.getByText('Comienza a financiarte').waitFor()
    await call(page)
    const overlay = page.locator(selector).first()
    await overlay.waitFor()
    expect(await overlay.evaluate(moves)).toEqual([])
  })

  const chooseEntry = async (page: Page, name: string): Promise<void> => {
    await trigger(page).click()
    await page.getByRole('menuitem', { name }).click()
  }
})

/** Signing out and in again costs the host nothing: the session goes on there, and its token is the answer. Only the page is tested. */
const answerSignIn = async (page: Page): Promise<void> => {
  await page.route('**/api/user/logout', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/user/login', async (route) =>
    route.fulfill({ json: { token: await page.evaluate(() => Reflect.get(globalThis, 'token')) } }),
  )
  await page.addInitScript(() => Object.assign(globalThis, { token: localStorage.getItem('jwtToken') }))
}

/** What moves an element, or what it lies in, to its place: read from the rules, which say so also when it has arrived. */
const moves = (element: Element): ReadonlyArray<string> => {
  const around: Array<Element> = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at)
  const names = around.flatMap((each) => getComputedStyle(each).animationName.split(', '))
  const ruled = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .filter(({ name }) => names.includes(name))
    .flatMap((rule) => [...rule.cssRules])
    .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []))
  const scripted = document
    .getAnimations()
    .flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && around.some((each) => each === effect.target) ? effect.getKeyframes() : [],
    )
    .flatMap((frame) => Object.keys(frame))
  return [...ruled, ...scripted].filter((property) =>
    ['transform', 'translate', 'scale', 'rotate', 'top', 'left'].includes(property),
  )
}
