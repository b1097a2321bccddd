import type { Page } from '@playwright/test'
import { PLACES } from './places.ts'
import { overflow } from './support/overflow.ts'
import { beginAfresh, expect, show, test } from './support/test.ts'
import { LAPTOP } from './support/viewports.ts'

/** Spaces that a reader may set, of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** A window of 1,280 pixels at 400 %. */
const ENLARGED = { width: 320, height: 256 }

/** In a sheet of the script's own: the content policy forbids styles in the page. */
const setSpaces = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

test.describe('a reader who spaces or enlarges the text loses nothing', () => {
  beginAfresh(/./)
  for (const place of PLACES)
    test(place.name, async ({ tab: { page }, tab }) => {
      const [country = 'CL'] = place.countries
      await show(tab, { ...place, country, state: 'full' })
      await page.setViewportSize(ENLARGED)
      await expect.poll(() => overflow(page), 'at 400 %').toEqual([])
      await page.setViewportSize(LAPTOP)
      await setSpaces(page, SPACED)
      await expect.poll(() => overflow(page), 'with spaces').toEqual([])
      await setSpaces(page, '')
    })
})
