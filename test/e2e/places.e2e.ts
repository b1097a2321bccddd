import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { colourViolations, highContrastViolations, violations } from './support/axe.ts'
import { breakCalls, ERROR_WITH_CODE, FAULTS, sampleOf, type Fault } from './support/faults.ts'
import { overflow } from './support/overflow.ts'
import type { Tab } from './support/page-watch.ts'
import { placesOf, visit, type Place } from './support/places.ts'
import { keptByBrowser } from './support/storage.ts'
import { expect, test } from './support/test.ts'
import { IS_COMPLETE } from './support/turns.ts'
import type { Visitors } from './support/visitors.ts'

test.use({ hostFor: 'samples' })
test.describe.configure({ mode: 'parallel' })

const OTHER_FAULTS = FAULTS.filter((fault) => fault !== ERROR_WITH_CODE)

/** What is wrong with the screen that a page shows. */
type ScreenCheck = (page: Page) => Promise<ReadonlyArray<string>>

const inScheme =
  (colorScheme: 'light' | 'dark', check: ScreenCheck): ScreenCheck =>
  async (page) => {
    await page.emulateMedia({ colorScheme })
    return (await check(page)).map((violation) => `${colorScheme}: ${violation}`)
  }

/** What is no question of colour is the same in both; high contrast has colours of its own. */
const inBothSchemes: ScreenCheck = async (page) => [
  ...(await inScheme('light', violations)(page)),
  ...(await inScheme('dark', colourViolations)(page)),
  ...(await highContrastViolations(page)),
]

const inOneScheme = (index: number): ScreenCheck => inScheme(index % 2 === 0 ? 'light' : 'dark', violations)

/** The names of the places do not depend on them. */
const NO_IDS = { orderId: '', payrollId: '', supplierId: '' } as const

/** Two for each address when everything is run, one of them by turns otherwise. */
const faultsAt = (index: number): ReadonlyArray<Fault> => {
  const both = [ERROR_WITH_CODE, ...sampleOf(OTHER_FAULTS, OTHER_FAULTS.length, index)]
  return IS_COMPLETE ? both : sampleOf(both, both.length, index)
}

/** For each address both schemes without a fault, and what stands there while calls fail. */
test.describe('every address of the product', () => {
  for (const [index, { name }] of placesOf('CL', NO_IDS).entries())
    test(`${name}: it is in order and accessible, also with ${namesOf(faultsAt(index))}`, async ({
      openTab,
      visitors,
    }) => {
      const view = await openPlace(openTab, visitors, 'CL', index)
      await expectOrder(view, inBothSchemes)
      for (const fault of faultsAt(index))
        await withFault(view, fault, async () => {
          if (fault === ERROR_WITH_CODE) return expectOrder(view, inOneScheme(index), /Failed to load resource/)
          const from = view.tab.troubles.length
          await visit(view.tab.page, view.place)
          expect(troublesSince(view, from, /Failed to load resource/)).toEqual([])
        })
    })

  /** A screen without a session is the same in both countries. */
  for (const [index, { name, visitor }] of placesOf('MX', NO_IDS).entries())
    if (visitor !== 'guest' && (IS_COMPLETE || index % 2 === 0))
      test(`${name} in MX: it is in order and accessible`, async ({ openTab, visitors }) => {
        await expectOrder(await openPlace(openTab, visitors, 'MX', index), inOneScheme(Math.floor(index / 2)))
      })
})

interface PlaceView {
  readonly place: Place
  readonly tab: Tab
  readonly who: Visitors['who']
}

const openPlace = async (
  openTab: (options: BrowserContextOptions) => Promise<Tab>,
  visitors: Readonly<Record<Country, Visitors>>,
  country: Country,
  index: number,
): Promise<PlaceView> => {
  const { sessions, who } = visitors[country]
  const place = placesOf(country, visitors[country])[index]
  if (place === undefined) throw new Error(`There is no place ${index}`)
  const tab = await openTab({ reducedMotion: 'reduce', storageState: sessions[place.visitor] })
  return { place, tab, who }
}

/** Visits the place: it has its own address, keeps the console and the storage clean, and fits the window. */
const expectOrder = async (
  view: PlaceView,
  check: ScreenCheck,
  allowed = view.place.expectedConsole ?? /^$/,
): Promise<void> => {
  const { place, tab, who } = view
  const { page, troubles } = tab
  const from = troubles.length
  await visit(page, place)
  await expect.poll(() => new URL(page.url()).pathname).toBe(place.redirectsTo ?? place.path)
  expect(troublesSince(view, from, allowed)).toEqual([])
  expect([...(await check(page)), ...(await overflow(page))]).toEqual([])
  expect(await keptByBrowser(page, who)).toEqual([])
}

const withFault = ({ place, tab: { page } }: PlaceView, fault: Fault, work: () => Promise<void>): Promise<void> =>
  test.step(fault.name, async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await breakCalls(page, fault, place.requiredCalls)
    await work()
  })

const troublesSince = ({ tab: { troubles } }: PlaceView, from: number, allowed: RegExp): ReadonlyArray<string> =>
  troubles.slice(from).filter((trouble) => !allowed.test(trouble))

function namesOf(faults: ReadonlyArray<Fault>): string {
  return faults.map(({ name }) => name).join(', ')
}
