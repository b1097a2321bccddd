import type { Page } from '@playwright/test'
import { PLACES, type Place } from './places.ts'
import { colourViolations, highContrastViolations, violations } from './support/axe.ts'
import { layoutFaults } from './support/layout-rules.ts'
import { overflow } from './support/overflow.ts'
import { clearShifts, shiftsOf } from './support/layout-shift.ts'
import type { Tab } from './support/page-watch.ts'
import type { Scenario } from './page/scenario.ts'
import { changeAnswers, expect, show, standsStill, test, troublesSince } from './support/test.ts'
import { keptByBrowser } from './support/storage.ts'
import { LAPTOP, PHONE, TABLET } from './support/viewports.ts'

/** Lists the faults of the screen that a page shows. */
type ScreenCheck = (page: Page) => Promise<ReadonlyArray<string>>

/** Faults without colour are the same in both schemes. */
const inBothSchemes: ScreenCheck = async (page) => {
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await colourViolations(page)).map((violation) => `dark: ${violation}`)]
}

/** Media queries take effect with the next render. */
const expectNoOverflow = async (page: Page): Promise<void> => {
  for (const viewport of [PHONE, TABLET, LAPTOP]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => overflow(page), `on ${viewport.width} pixels`).toEqual([])
  }
}

/** Pages of one object, or without a place of their own, with rows below other facts. */
const NOT_LISTS: ReadonlySet<string> = new Set([
  '/design',
  '/orders/:orderId',
  '/payers/:payer',
  '/payrolls/:payrollId',
  '/suppliers/:supplierId/statement',
])

/** How much of the page, 1 being all of it, the answers may move in sum when they replace what was shown while they were awaited. */
const MAX_SHIFT = 0.02

/** The parts that move when all answers arrive at once, on a laptop and on a phone. */
const shiftsOnArrival = async (tab: Tab, place: Scenario): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const viewport of [LAPTOP, PHONE]) {
    await tab.page.setViewportSize(viewport)
    await show(tab, { ...place, state: 'loading' })
    await clearShifts(tab.page)
    await changeAnswers(tab, { state: 'full' })
    await standsStill(tab.page)
    const shifts = await shiftsOf(tab.page)
    if (shifts.reduce((sum, { size }) => sum + size, 0) > MAX_SHIFT)
      found.push(`on ${viewport.width} pixels: ${JSON.stringify(shifts)}`)
  }
  return found
}

/** Words that say who the company and its user are. */
const USER = {
  name: 'Ana Muñoz',
  email: 'ana@ejemplo.cl',
  identifier: '76086428-5',
  business: 'Aserradero Río Claro SpA',
}

for (const place of PLACES)
  for (const country of place.countries)
    for (const state of place.states)
      test(`${place.name}, ${state}, in ${country}: it is in order, accessible, fits every width and stores nothing about the user`, async ({
        tab,
      }) => {
        const { page } = tab
        const from = tab.troubles.length
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize(LAPTOP)
        await show(tab, { ...place, country, state })
        await expect.poll(() => new URL(page.url()).pathname).toBe(pathOf(place))
        expect([
          ...(await inBothSchemes(page)),
          ...(state === 'full' && country === 'CL' ? await highContrastViolations(page) : []),
          ...(await keptByBrowser(page, USER)),
          ...troublesSince(tab, from, place.expectedConsole),
        ]).toEqual([])
        await expectNoOverflow(page)
        if (state === 'full' && !NOT_LISTS.has(place.name)) await expect.poll(() => layoutFaults(page)).toEqual([])
      })

/** A part of them stands below another one whose height only its answer tells. */
const MOVED_BY_ANSWERS: ReadonlySet<string> = new Set([
  'a link to a legal form',
  'a link to the debts',
  '/suppliers/:supplierId',
  '/orders',
  '/payrolls/:payrollId',
  '/xtracker',
  '/user/profile',
  '/user/profile/sii',
  '/user/profile/sat',
  '/user/profile/legal',
  '/user/profile/bankaccounts',
  '/user/profile/team',
  '/user/profile/notifications',
])

for (const place of PLACES.filter(({ name, states }) => states.includes('loading') && !MOVED_BY_ANSWERS.has(name)))
  for (const country of place.countries)
    test(`${place.name} in ${country}: the answers move nothing when they arrive`, async ({ tab }) => {
      await tab.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await shiftsOnArrival(tab, { ...place, country, state: 'full' })).toEqual([])
    })

const pathOf = ({ path, redirectsTo = path }: Place): string => new URL(redirectsTo, 'http://localhost').pathname
