import type { Page } from '@playwright/test'

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

/** Forgets what has moved so far, once the browser has told all of it. */
export const clearShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const shifts: unknown = Reflect.get(globalThis, 'shifts')
    if (Array.isArray(shifts)) shifts.length = 0
  })

/** The shifts of the page that is open. */
export const shiftsOf = (page: Page): Promise<ReadonlyArray<Shift>> =>
  page.evaluate(() =>
    Object.entries(globalThis).flatMap(([name, value]) => (name === 'shifts' ? (value as Shift[]) : [])),
  )
