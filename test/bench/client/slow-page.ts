import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** A page on an old laptop and a mobile network. */
export interface SlowPage {
  readonly page: Page
  readonly cdp: CDPSession
  /** Closes this page and opens another with the same cache and storage. */
  readonly openAnother: () => Promise<SlowPage>
  /** Closes all of its pages. */
  readonly close: () => Promise<void>
}

/** Bytes per second and latency in milliseconds of a fast mobile network, and a CPU slowed down four times. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const PROCESSOR = 4

export const openSlowPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  throttled = true,
): Promise<SlowPage> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options })
  return slowPageOf(context, throttled)
}

const slowPageOf = async (context: BrowserContext, throttled: boolean): Promise<SlowPage> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (throttled) await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  const openAnother = async (): Promise<SlowPage> => {
    await page.close()
    return slowPageOf(context, throttled)
  }
  return { page, cdp, openAnother, close: () => context.close() }
}

/** The cost of a visit until the page is usable. */
export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly usable: number
  /** The sum of milliseconds beyond 50 of every task until then. */
  readonly blocked: number
  /** Milliseconds of all tasks of the main thread, until 300 ms after that. */
  readonly busy: number
  readonly layoutShift: number
  /** Compressed bytes of scripts. */
  readonly scriptBytes: number
}

const SEEN = 'seen: '

/**
 * Where visitors come from: another site, which a browser leaves with a new process. From an empty page it would need one only
 * for a page with the header `Cross-Origin-Opener-Policy`, which the reference page does not have.
 */
const ELSEWHERE = 'data:text/html,'

/** `ready` is a selector that matches once the page is usable. */
export const visit = async ({ page, cdp }: SlowPage, address: string, ready: string): Promise<Visit> => {
  await page.goto(ELSEWHERE)
  await cdp.send('Performance.enable')
  const scripts = countScripts(cdp)
  await page.addInitScript(watch, [ready, SEEN] as const)
  /* The page reports by itself, because polling would use its CPU time during the measurement. */
  const message = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(SEEN),
    timeout: 60_000,
  })
  await page.goto(address, { waitUntil: 'commit' })
  const { usable, blocked, layoutShift } = JSON.parse((await message).text().slice(SEEN.length))
  return { usable, blocked, busy: await busyTime(cdp), layoutShift, scriptBytes: scripts(usable) }
}

const busyTime = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

/** Compressed size of the scripts that had arrived that many milliseconds after the start of the navigation. */
const countScripts = (cdp: CDPSession): ((until: number) => number) => {
  const scripts = new Map<string, { headers: number; arrived: number; bytes: number }>()
  let began: number | undefined
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => {
    began ??= timestamp
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script')
      scripts.set(requestId, { headers: response.encodedDataLength, arrived: Number.POSITIVE_INFINITY, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script !== undefined) Object.assign(script, { arrived: timestamp, bytes: encodedDataLength - script.headers })
  })
  return (until) =>
    [...scripts.values()].reduce(
      (sum, { arrived, bytes }) => sum + ((arrived - (began ?? 0)) * 1_000 <= until ? bytes : 0),
      0,
    )
}

/**
 * Runs in the page before any other script and reports on the console: long tasks, layout shifts, and the first frame
 * in which `ready` matches.
 */
const watch = ([ready, mark]: readonly [ready: string, mark: string]): void => {
  const seen = { blocked: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const check = (): void => {
    if (document.querySelector(ready) === null) return void requestAnimationFrame(check)
    const usable = performance.now()
    setTimeout(() => console.debug(`${mark}${JSON.stringify({ usable, ...seen })}`), 300)
  }
  check()
}

/** Milliseconds from an event until the next frame is painted. `act` runs in the page. */
export const untilNextFrame = (page: Page, act: string): Promise<number> =>
  page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        new Function(source)()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      }),
    act,
  )

/** Milliseconds between frames while `selector` is scrolled from top to bottom in steps of a screen. */
export const framesWhileScrolling = (page: Page, selector: string, steps: number): Promise<ReadonlyArray<number>> =>
  page.evaluate(
    ([where, count]) =>
      new Promise<ReadonlyArray<number>>((resolve) => {
        const element = document.querySelector(where)
        const frames: number[] = []
        let last = performance.now()
        const step = (): void => {
          const now = performance.now()
          frames.push(now - last)
          last = now
          if (element === null || frames.length > count) return resolve(frames.slice(1))
          element.scrollTop += 400
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [selector, steps] as const,
  )
