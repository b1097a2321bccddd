import type { Page } from '@playwright/test'
import { commonText } from '#ui/text/common.ts'
import { maintenanceText } from '#ui/text/maintenance.ts'
import { PLACES } from './places.ts'
import type { Tab } from './support/page-watch.ts'
import { changeAnswers, expect, openScreens, show, standsStill, test, troublesSince } from './support/test.ts'
import { translatePage } from './support/translate-page.ts'

/** Enough for the head of a table, its first rows and the tools of a screen. */
const MOST_PRESSES = 10

/** Presses the controls one after another, closing what opened, types in the fields, and submits. */
const useAll = async (page: Page): Promise<void> => {
  const controls = page.locator('main :is(button, [role=checkbox], input[type=checkbox]):visible:enabled')
  for (let at = 0; at < Math.min(await controls.count(), MOST_PRESSES); at += 1) {
    /* The press before may have led to a page with fewer of them. */
    await controls.evaluateAll((shown, place) => {
      shown[place]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    }, at)
    await page.keyboard.press('Escape')
  }
  const fields = page.locator('input:is([type=text], [type=search], [type=email], [type=password]):visible:enabled')
  for (let at = 0; at < Math.min(await fields.count(), MOST_PRESSES); at += 1) {
    await fields.nth(at).evaluate((field: HTMLInputElement) => field.focus())
    await page.keyboard.type('zz')
    await page.keyboard.press('Enter')
  }
}

test.describe('a page that the browser translates', () => {
  let tab: Tab
  test.beforeAll(async ({ browser }) => {
    tab = await openScreens(browser)
    await translatePage(tab.page)
  })
  test.afterAll(() => tab.context.close())

  for (const place of PLACES)
    test(`goes on working: ${place.name}`, async () => {
      const { page } = tab
      const from = tab.troubles.length
      const [country = 'CL'] = place.countries
      await show(tab, { ...place, country, state: place.states.includes('loading') ? 'loading' : 'full' })
      await changeAnswers(tab, { state: 'full' })
      await standsStill(page, place.alwaysBusy === true || place.credential === 'reading')
      /* The maintenance screen has one button. It reloads the page here, because the fake host answers that maintenance has ended. */
      if (place.isClosed === true) {
        await Promise.all([page.waitForEvent('load'), page.getByText(maintenanceText.again).click()])
        await translatePage(page)
      } else await useAll(page)
      await expect(page.getByText(commonText.crashed)).toHaveCount(0)
      expect(troublesSince(tab, from).filter((trouble) => trouble.includes('NotFoundError'))).toEqual([])
    })
})
