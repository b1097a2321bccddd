import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import { colourViolations, violations } from './support/axe.ts'
import { launchBrowser } from './support/browser.ts'
import { breakCalls, FAULTS } from './support/faults.ts'
import { placesOf, visit } from './support/places.ts'
import { startProduct, type Product } from './support/product.ts'
import { keptByBrowser } from './support/storage.ts'
import { visitorsOf, type Visitors } from './support/visitors.ts'

/** What is no question of colour is the same in both. */
const LOOKS = [
  ['light', violations],
  ['dark', colourViolations],
] as const

/** The host says what it says, or has an error for every question. */
const MOODS = [
  { mood: 'as it is', fault: undefined },
  { mood: 'while the host fails', fault: FAULTS.find(({ name }) => name === 'an error with a code') },
] as const

/** What goes wrong is said alike in both countries. */
const COUNTRIES: ReadonlyArray<{
  readonly country: Country
  readonly at: number
  readonly moods: ReadonlyArray<(typeof MOODS)[number]>
}> = [
  { country: 'CL', at: 0, moods: MOODS },
  { country: 'MX', at: 1, moods: MOODS.slice(0, 1) },
]

describe.each(COUNTRIES)('every address of the product, in $country', ({ country, at, moods }) => {
  let browser: Browser
  let product: Product
  let visitors: Visitors

  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct(['--sample'])])
    visitors = await visitorsOf(browser, product, at)
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const cases = placesOf(country, '').flatMap(({ name }, index) =>
    moods.map(({ mood, fault }) => ({ name, index, mood, fault })),
  )

  it.concurrent.for(cases)(
    '$name, $mood: nothing is out of order and everybody can use it',
    async ({ index, fault }, { expect }) => {
      const place = placesOf(country, visitors.orderId)[index] ?? expect.fail()
      const { page, context, troubles } = await visitors.open(place.visitor, { reducedMotion: 'reduce' })
      if (fault !== undefined) await breakCalls(page, fault, place.spared)
      await visit(page, product.address, place)
      await expect.poll(() => new URL(page.url()).pathname).toBe(place.lands ?? place.path)
      const allowed = fault === undefined ? (place.says ?? /^$/) : /Failed to load resource/
      expect(troubles.filter((trouble) => !allowed.test(trouble))).toEqual([])
      expect(await faultsOf(page)).toEqual([])
      expect(await keptByBrowser(page, visitors.who)).toEqual([])
      await context.close()
    },
  )
})

/** In both looks, and in no case wider than the window. */
const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: string[] = []
  for (const [colorScheme, judge] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    for (const violation of await judge(page)) found.push(`${colorScheme}: ${violation}`)
  }
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return needed > given ? [...found, `${needed} pixels wide on ${given}`] : found
}
