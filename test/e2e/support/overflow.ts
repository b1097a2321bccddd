import type { Page } from '@playwright/test'

/** A page that must be moved sideways to be read. */
export const overflow = async (page: Page): Promise<ReadonlyArray<string>> => {
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  )
  return needed > given ? [`${needed} pixels wide on ${given}`] : []
}
