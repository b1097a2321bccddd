import type { Browser, BrowserContextOptions } from '@playwright/test'
import { ms, printed, type Figure } from '../support/figure.ts'
import { openSlowPage } from './slow-page.ts'

/** Saving every row of the table as a spreadsheet, at the browser's own speed. */
export const benchExport = async (
  browser: Browser,
  address: string,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
): Promise<ReadonlyArray<Figure>> => {
  const { close, cdp, page } = await openSlowPage(browser, { storageState }, false)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(`${address}/finance/directo`)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar', exact: true }).click()
  await page.evaluate(watchTasks)
  const downloading = page.waitForEvent('download')
  const started = performance.now()
  await page.getByRole('menuitem', { name: /^Excel/ }).click()
  await (await downloading).path()
  const took = performance.now() - started
  const longest = await page.evaluate(() => Number(document.body.dataset['longestTask'] ?? 0))
  await close()
  return [
    printed('exporting 10,000 rows as XLSX', ms(took)),
    printed('exporting 10,000 rows as XLSX, the longest task', ms(longest)),
  ]
}

/** Runs in the page. */
const watchTasks = (): void => {
  new PerformanceObserver((list) => {
    const { dataset } = document.body
    const durations = list.getEntries().map(({ duration }) => duration)
    dataset['longestTask'] = String(Math.max(Number(dataset['longestTask'] ?? 0), ...durations))
  }).observe({ type: 'longtask' })
}
