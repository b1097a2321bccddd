import type { Page } from '@playwright/test'

/** A fast mobile network, in bytes per second and milliseconds. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

/** Makes the page as slow as an old laptop on a mobile network. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** How much of every page moves that is opened from now on, by what: the browser's own measure, 1 being all of it. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({
          size: entry.value,
          moved: entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>
}

export interface Shift {
  readonly size: number
  /** The texts of the elements. */
  readonly moved: ReadonlyArray<string>
}

/** The shifts of the page that is open. */
export const shiftsOf = (page: Page): Promise<ReadonlyArray<Shift>> =>
  page.evaluate(() =>
    Object.entries(globalThis).flatMap(([name, value]) => (name === 'shifts' ? (value as Shift[]) : [])),
  )
