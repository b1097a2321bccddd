import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect } from 'vitest'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: FLAGS })

export const LAPTOP = { width: 1366, height: 768 }
export const PHONE = { width: 360, height: 740 }

/** Longer than a busy machine ever stood still; what does not come in that time does not come. */
const PATIENCE_MS = 60_000

/** A tab that remembers everything that went wrong in it. */
export interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  /** Uncaught errors, console errors and breaches of the content policy. */
  readonly troubles: ReadonlyArray<string>
}

export const openTab = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> => {
  const context = await browser.newContext({ viewport: LAPTOP, locale: 'es-CL', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  return tabIn(context)
}

/** Another tab of the same browser profile. */
export const tabIn = async (context: BrowserContext): Promise<Tab> => {
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
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
