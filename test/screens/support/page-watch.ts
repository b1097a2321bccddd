import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A page that records everything that goes wrong in it. */
export interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  /** Uncaught errors, errors and warnings of the console, and breaches of the content policy. */
  readonly troubles: ReadonlyArray<string>
}

const LOUD: ReadonlySet<string> = new Set(['error', 'warning'])

const NOTICES_OF_CHROMIUM: ReadonlyArray<string> = [
  /* It tells so of a preload whose script a busy machine runs seconds later. */
  'was preloaded using link preload but not used within a few seconds',
  /* Fluent's slider has this style for older browsers. */
  "The keyword 'slider-vertical'",
]

/** Another page of the same browser profile. */
export const tabIn = async (context: BrowserContext): Promise<Tab> => {
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (LOUD.has(message.type()) && !NOTICES_OF_CHROMIUM.some((notice) => message.text().includes(notice)))
      troubles.push(`console: ${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      reportError(new Error(`policy: ${event.violatedDirective} ${event.blockedURI}`)),
    )
  })
  return { page, context, troubles }
}

/** Nothing went wrong, apart from what the test asked for: failed requests show up in the console by themselves. */
export const expectNoTroubles = (tab: Tab, allowed: RegExp = /^$/): void =>
  expect(tab.troubles.filter((trouble) => !allowed.test(trouble))).toEqual([])
