import type { BrowserContextOptions, Page } from '@playwright/test'
import { sessionOf, type Session } from './support/api.ts'
import { highContrastViolations, violations } from './support/axe.ts'
import type { JourneyCompany } from './support/companies.ts'
import type { Tab } from './support/page-watch.ts'
import { enter } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Three tabs at once share them, so that each is slowed down by the others. ROUNDS=300 asks for more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 24)
const TABS = 3
/** On a machine with ten times as much to do as it can. */
const SLOWEST_ROUND_MS = 5_000
const MINUTE_MS = 60_000

/** Lower than the page is long, so that the page can scroll under what lies over it. */
const LOW = { width: 1366, height: 500 }

type OpenTab = (options: BrowserContextOptions) => Promise<Tab>

test.describe('what opens over the page', () => {
  let company: JourneyCompany
  let session: Session

  test.beforeAll(async ({ companies, product }) => {
    company = await companies.create('CL')
    session = await sessionOf(product.address, company)
  })

  const trigger = (page: Page) => page.getByRole('button', { name: /^Hola,/ })
  const menu = (page: Page) => page.getByRole('menu')

  test(`takes a press on its last entry right after the menu opened, ${ROUNDS} times under load`, async ({
    openTab,
  }) => {
    test.setTimeout(Math.max(MINUTE_MS, ROUNDS * SLOWEST_ROUND_MS))
    const lost = await Promise.all(Array.from({ length: TABS }, () => lostPresses(openTab, ROUNDS / TABS)))
    expect(lost).toEqual([0, 0, 0])
  })

  const lostPresses = async (openTab: OpenTab, rounds: number): Promise<number> => {
    const { page } = await openTab({ storageState: session, viewport: LOW })
    await answerSignIn(page)
    await page.goto('/')
    let lost = 0
    for (let round = 0; round < rounds; round += 1) {
      await trigger(page).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).hover()
      await page.mouse.down()
      await page.mouse.up()
      await expect(menu(page)).toHaveCount(0)
      if ((await page.evaluate(() => localStorage.getItem('jwtToken'))) !== null) lost += 1
      else await enter(page, company)
    }
    return lost
  }

  test('leaves the button that opens the menu in its place, and gives it the focus back', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session })
    await page.goto('/')
    const button = await trigger(page).elementHandle()
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('does not follow the page for a moment when the page scrolls', async ({ openTab }) => {
    const { page } = await openTab({ storageState: session, viewport: LOW })
    await page.goto('/')
    await expect(page.getByText('Comienza a financiarte')).toBeVisible()
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    const moved = await menu(page).evaluate((element) => {
      const before = element.getBoundingClientRect().top
      scrollTo(0, 10)
      return { page: scrollY, menu: element.getBoundingClientRect().top - before }
    })
    expect(moved).toEqual({ page: 10, menu: 0 })
  })

  const chooseEntry = async (page: Page, name: string): Promise<void> => {
    await trigger(page).click()
    await page.getByRole('menuitem', { name }).click()
  }

  for (const { name, selector, call } of [
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
  ])
    test(`appears where it stays, accessible also with high contrast: ${name}`, async ({ openTab }) => {
      const { page } = await openTab({ storageState: session })
      await page.goto('/')
      await expect(page.getByText('Comienza a financiarte')).toBeVisible()
      await call(page)
      const overlay = page.locator(selector).first()
      await expect(overlay).toBeVisible()
      expect(await overlay.evaluate(moves)).toEqual([])
      expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
    })
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
