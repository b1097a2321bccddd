import type { Page } from '@playwright/test'
import type { Country } from '#domain/kernel/country.ts'
import { colourViolations, violations } from './support/axe.ts'
import { breakCalls, FAULTS } from './support/faults.ts'
import { placesOf, visit } from './support/places.ts'
import { keptByBrowser } from './support/storage.ts'
import { expect, test } from './support/test.ts'

test.use({ hostFor: 'samples' })
test.describe.configure({ mode: 'parallel' })

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
  readonly moods: ReadonlyArray<(typeof MOODS)[number]>
}> = [
  { country: 'CL', moods: MOODS },
  { country: 'MX', moods: MOODS.slice(0, 1) },
]

for (const { country, moods } of COUNTRIES)
  test.describe(`every address of the product, in ${country}`, () => {
    for (const [index, { name }] of placesOf(country, '').entries())
      for (const { mood, fault } of moods)
        test(`${name}, ${mood}: nothing is out of order and everybody can use it`, async ({ openTab, visitors }) => {
          const { orderId, sessions, who } = visitors[country]
          const place = placesOf(country, orderId)[index]
          if (place === undefined) throw new Error(`${name} is no place`)
          const storageState = sessions[place.visitor]
          const { page, troubles } = await openTab({ reducedMotion: 'reduce', storageState })
          if (fault !== undefined) await breakCalls(page, fault, place.spared)
          await visit(page, place)
          await expect.poll(() => new URL(page.url()).pathname).toBe(place.lands ?? place.path)
          const allowed = fault === undefined ? (place.says ?? /^$/) : /Failed to load resource/
          expect(troubles.filter((trouble) => !allowed.test(trouble))).toEqual([])
          expect(await faultsOf(page)).toEqual([])
          expect(await keptByBrowser(page, who)).toEqual([])
        })
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
