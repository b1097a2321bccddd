import type { Page, ViewportSize } from '@playwright/test'
import { LAPTOP, PHONE, WIDE } from './viewports.ts'

/** The largest distance of the first row of a list from the top of the window, and the fewest rows that are seen whole. */
const LIMITS = [
  { viewport: LAPTOP, firstRow: 300, rows: 9 },
  { viewport: PHONE, firstRow: 330, rows: 4 },
] as const

/** Rows come first: a list begins high on the screen, shows many rows, and cuts no name in its columns. */
export const layoutFaults = async (page: Page): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  for (const { viewport, firstRow, rows } of LIMITS) {
    await resize(page, viewport)
    const list = await page.evaluate(measureRows)
    if (list.count === 0) continue
    if (list.top > firstRow) faults.push(`${viewport.width}: the first row is at ${list.top} of ${firstRow}`)
    if (list.count >= rows && list.seen < rows) faults.push(`${viewport.width}: ${list.seen} of ${rows} rows are seen`)
  }
  for (const viewport of [LAPTOP, WIDE]) {
    await resize(page, viewport)
    const cut = await page.evaluate(cutWords)
    if (cut.length > 0) faults.push(`${viewport.width}: cut are ${JSON.stringify(cut)}`)
  }
  return faults
}

/** Resizes the page and waits for two frames: before the second one the layout is still that of the earlier size. */
const resize = async (page: Page, viewport: ViewportSize): Promise<void> => {
  await page.setViewportSize(viewport)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Runs in the page. What stays at the bottom edge covers rows. */
const measureRows = () => {
  const boxes = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect())
  const covered = [...document.querySelectorAll('nav, main div')]
    .filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom, height, width }) => height < 100 && width > 200 && Math.abs(bottom - innerHeight) < 70)
  const edge = Math.min(innerHeight, ...covered.map(({ top }) => top))
  return {
    count: boxes.length,
    top: Math.round(boxes[0]?.top ?? 0),
    seen: boxes.filter(({ bottom }) => bottom <= edge).length,
  }
}

/** Runs in the page. */
const cutWords = () =>
  [...document.querySelectorAll('main tbody td')]
    .filter((cell) =>
      [cell, ...cell.querySelectorAll('*')].some(
        (each) =>
          (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2) &&
          each.clientWidth > 4 &&
          getComputedStyle(each).overflowX !== 'visible',
      ),
    )
    .map((cell) => (cell as HTMLElement).innerText)
    .slice(0, 3)
