import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { tabIn, type Tab } from './page-watch.ts'
import { type AnswerChange, NOW_MS, type Scenario, type ScreenPage } from '../page/scenario.ts'
import { watchShifts } from './layout-shift.ts'
import { ADDRESS, serveScreens } from './bundle.ts'
import { LAPTOP } from './viewports.ts'

export { expect } from '@playwright/test'

declare const screens: ScreenPage

interface WorkerFixtures {
  /** The page that shows all screens of a worker, one after another. */
  readonly tab: Tab
}

export const test = base.extend<object, WorkerFixtures>({
  tab: [
    async ({ browser }, use) => {
      const tab = await openScreens(browser)
      await use(tab)
      await tab.context.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page of all screens, whose clock stands still, in a browser profile of its own. */
export const openScreens = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> => {
  const context = await browser.newContext({ baseURL: ADDRESS, reducedMotion: 'reduce', locale: 'es-CL', ...options })
  await serveScreens(context)
  const tab = await tabIn(context)
  await tab.page.clock.setFixedTime(NOW_MS)
  await watchShifts(tab.page)
  await tab.page.goto('/start')
  return tab
}

/** Replaces what the page shows by that screen, and waits until it stands still. */
export const show = async ({ page }: Tab, scenario: Scenario & { readonly alwaysBusy?: true }): Promise<void> => {
  const { alwaysBusy, ...shown } = scenario
  const { credential, ports, state } = shown
  await page.evaluate((one) => screens.showScreen(one), shown)
  const isBusy = state === 'loading' || Object.values(ports ?? {}).includes('loading')
  await standsStill(page, alwaysBusy === true || isBusy || credential === 'reading')
}

/** Has each test of the file begin with a light laptop and the pointer on nothing, and end without troubles. Others may be `allowed` by their words. */
export const beginAfresh = (allowed?: RegExp): void => {
  let from = 0
  test.beforeEach(async ({ tab: { page, troubles } }) => {
    from = troubles.length
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'screen' })
    await page.setViewportSize(LAPTOP)
    await page.mouse.move(LAPTOP.width / 2, 0)
  })
  test.afterEach(({ tab }) => expect(troublesSince(tab, from, allowed)).toEqual([]))
}

/** Presses the box that lies under a larger zone, which takes clicks instead of it. */
export const tick = (box: Locator): Promise<void> => box.press('Space')

/** Has the ports of the shown screen answer in another way from now on. */
export const changeAnswers = ({ page }: Tab, change: AnswerChange): Promise<void> =>
  page.evaluate((next) => screens.changeAnswers(next), change)

/** The calls of the shown screen that its role does not permit. */
export const deniedCalls = ({ page }: Tab): Promise<ReadonlyArray<string>> => page.evaluate(() => screens.deniedCalls())

/** Waits until the page shows words, and nothing that is still awaited unless that is allowed. */
export const standsStill = async (page: Page, mayBeBusy = false): Promise<void> => {
  await page.waitForFunction((isAllowed) => {
    const words = document.getElementById('root')?.innerText.trim() ?? ''
    return words.length >= 20 && (isAllowed || document.querySelector('[role=progressbar], [aria-busy=true]') === null)
  }, mayBeBusy)
}

/** The troubles of the page after the first `from` ones. */
export const troublesSince = ({ troubles }: Tab, from: number, allowed = /^$/): ReadonlyArray<string> =>
  troubles.slice(from).filter((trouble) => !allowed.test(trouble))
