import type { Page } from '@playwright/test'

/** The cells of a table whose date or amount is cut. */
export const cutFigures = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .filter((cell) => /\d\d\/\d\d\/\d|\$/.test(cell.textContent))
      .filter((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible',
        ),
      )
      .map((cell) => cell.textContent),
  )

/** A page that must be moved sideways to be read. */
export const overflow = async (page: Page): Promise<ReadonlyArray<string>> => {
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return needed > given ? [`${needed} pixels wide on ${given}`] : []
}
