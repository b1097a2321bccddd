import type { Page } from '@playwright/test'
import { highContrastViolations, violations } from './support/axe.ts'
import type { Tab } from './support/page-watch.ts'
import { expect, openScreens, show, test } from './support/test.ts'
import { LAPTOP } from './support/viewports.ts'
import type { Scenario } from './page/scenario.ts'

/** Three tabs at once share them, so that each is slowed down by the others. ROUNDS=300 asks for more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 24)
const TABS = 3
/** On a machine with ten times as much to do as it can. */
const SLOWEST_ROUND_MS = 5_000
const MINUTE_MS = 60_000

/** Lower than the page is long, so that the page can scroll under what lies over it. */
const LOW = { width: 1366, height: 500 }

/** The prompt for the credential, on the first screen of a company. */
const PROMPT: Scenario = {
  path: '/finance/directo',
  state: 'full',
  country: 'CL',
  visitor: 'company',
  credential: 'missing',
}

const trigger = (page: Page) => page.getByRole('button', { name: /^Hola,/ })
const menu = (page: Page) => page.getByRole('menu')

const showPrompt = async (tab: Tab): Promise<void> => {
  await tab.page.setViewportSize(LOW)
  await tab.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await show(tab, PROMPT)
  await expect(tab.page.getByText('Comienza a financiarte')).toBeVisible()
}

const chooseEntry = async (page: Page, name: string): Promise<void> => {
  await trigger(page).click()
  await page.getByRole('menuitem', { name }).click()
}

const OVERLAYS = [
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
]

test.describe('what opens over the page', () => {
  test(`takes a press on its last entry right after the menu opened, ${ROUNDS} times under load`, async ({
    browser,
  }) => {
    test.setTimeout(Math.max(2 * MINUTE_MS, ROUNDS * SLOWEST_ROUND_MS))
    const tabs = await Promise.all(Array.from({ length: TABS }, () => openScreens(browser)))
    const lost = await Promise.all(tabs.map((each) => lostPresses(each, ROUNDS / TABS)))
    await Promise.all(tabs.map(({ context }) => context.close()))
    expect(lost).toEqual([0, 0, 0])
  })

  test('leaves the button that opens the menu in its place, and gives it the focus back', async ({ tab }) => {
    const { page } = tab
    await showPrompt(tab)
    const button = await trigger(page).elementHandle()
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('does not follow the page for a moment when the page scrolls', async ({ tab }) => {
    const { page } = tab
    await showPrompt(tab)
    await page.setViewportSize({ ...LAPTOP, height: 400 })
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    const moved = await menu(page).evaluate((element) => {
      const before = element.getBoundingClientRect().top
      scrollTo(0, 10)
      return { page: scrollY, menu: element.getBoundingClientRect().top - before }
    })
    expect(moved).toEqual({ page: 10, menu: 0 })
  })

  for (const { name, selector, call } of OVERLAYS)
    test(`appears where it stays, accessible also with high contrast: ${name}`, async ({ tab }) => {
      const { page } = tab
      await showPrompt(tab)
      await call(page)
      const overlay = page.locator(selector).first()
      await expect(overlay).toBeVisible()
      expect(await overlay.evaluate(moves)).toEqual([])
      expect([...(await violations(page)), ...(await highContrastViolations(page))]).toEqual([])
    })
})

/** How many presses did not end the session. */
const lostPresses = async (tab: Tab, rounds: number): Promise<number> => {
  const { page } = tab
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    await showPrompt(tab)
    await trigger(page).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).hover()
    await page.mouse.down()
    await page.mouse.up()
    await expect(menu(page)).toHaveCount(0)
    if ((await page.evaluate(() => localStorage.getItem('jwtToken'))) !== null) lost += 1
  }
  return lost
}

/** The rules that move an element, or its container, to its place: they say so also when it has arrived. */
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
