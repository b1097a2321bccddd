import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { ceiling, median, ms, percentile, type Figure } from '../support/figure.ts'
import { framesWhileScrolling, openSlowPage, untilNextFrame, type SlowPage } from './slow-page.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

const RUNS = 7
const SETTLE_MS = 900

/** A user action and its inverse, as scripts of each page. */
interface Action {
  readonly what: string
  readonly ours: string
  readonly floor: string
}

const setValue = (selector: string, value: string, event: string): string =>
  `const element = document.querySelector('${selector}');` +
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, ${value});` +
  `element.dispatchEvent(new Event('${event}', { bubbles: true }))`

const ACTIONS: ReadonlyArray<Action> = [
  {
    what: 'key press in search',
    ours: setValue('input[type=search]', "element.value === '' ? '9' : ''", 'input'),
    floor: setValue('input[type=search]', "element.value === '' ? '9' : ''", 'input'),
  },
  {
    what: 'sort',
    ours: `[...document.querySelectorAll('[role=grid] th button')].at(-1).click()`,
    floor: `[...document.querySelectorAll('#head button')].at(5).click()`,
  },
  {
    what: 'select all',
    ours: `document.querySelector('[role=grid] th input[type=checkbox]').click()`,
    floor: `document.querySelector('#head input').click()`,
  },
  {
    what: 'page size',
    ours: setValue(
      'nav select',
      "element.value === '100' ? element.options[element.options.length - 1].value : '100'",
      'change',
    ),
    floor: setValue('select', "element.value === '100' ? 'all' : '100'", 'change'),
  },
]

/** A list of the product with so many rows. */
export interface LongTable {
  readonly address: string
  readonly noun: 'invoices' | 'payables'
  readonly count: number
  readonly storageState: StorageState
}

/** The actions of the table with all rows on one page and a CPU slowed down four times. */
export const benchActions = async (
  browser: Browser,
  floorAddress: string,
  { address, count, noun, storageState }: LongTable,
): Promise<ReadonlyArray<Figure>> => {
  const ours = await openSlowPage(browser, { storageState }, false)
  const floor = await openSlowPage(browser, {}, false)
  await openAll(ours.page, address, count)
  await floor.page.goto(`${floorAddress}/table.html?rows=${count}`)
  await floor.page.waitForSelector('html[data-ready]')
  const rows = `${count.toLocaleString('en')} ${noun}`
  const figures: Array<Figure> = []
  for (const { what, ours: act, floor: same } of ACTIONS) {
    const times = [await repeated(ours.page, act), await repeated(floor.page, same)] as const
    figures.push(both(`${rows}: ${what}, to the next frame`, times[0], times[1]))
  }
  figures.push(await scrolling(rows, ours.page, floor.page))
  if (count >= 10_000 && noun === 'invoices') figures.push(...(await memory(ours, count)))
  await ours.close()
  await floor.close()
  return figures
}

/** Shows all rows on one page through the pager. */
const openAll = async (page: Page, address: string, count: number): Promise<void> => {
  await page.goto(address)
  await page.waitForSelector('[role=grid] tr[aria-rowindex="2"]')
  await page.locator('nav select').selectOption(String(count))
  await page.waitForFunction((rows) => (document.querySelector('[role=grid]')?.scrollHeight ?? 0) > rows * 40, count, {
    timeout: 60_000,
  })
}

const repeated = async (page: Page, act: string): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS + 1; run += 1) {
    times.push(await untilNextFrame(page, act))
    await page.waitForTimeout(SETTLE_MS)
  }
  await page.waitForTimeout(SETTLE_MS)
  if (times.length % 2 === 1) await untilNextFrame(page, act)
  return median(times)
}

const both = (what: string, ours: number, floor: number): Figure => ({
  what,
  measured: ms(ours),
  reference: ms(floor),
  promised: `<= 2.2x (${(ours / floor).toFixed(2)}x) and <= 100 ms`,
  kept: ours <= 100 && ours / floor <= 2.2,
})

const scrolling = async (rows: string, ours: Page, floor: Page): Promise<Figure> => {
  const mine = percentile(await framesOfSeveral(ours, '[role=grid]'), 0.95)
  const its = percentile(await framesOfSeveral(floor, '#body'), 0.95)
  return {
    what: `${rows}: scrolling, 95th percentile frame`,
    measured: ms(mine),
    reference: ms(its),
    promised: `<= 50 ms (${(mine / its).toFixed(2)}x)`,
    kept: mine <= 50,
  }
}

/** The 95th of a hundred frames is one of five, which a single collection of garbage moves. */
const SCROLLS = 4

const framesOfSeveral = async (page: Page, selector: string): Promise<ReadonlyArray<number>> => {
  const frames: number[] = []
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
    await page.locator(selector).evaluate((element) => element.scrollTo({ top: 0 }))
    await page.waitForTimeout(SETTLE_MS)
    frames.push(...(await framesWhileScrolling(page, selector, 90)))
  }
  return frames
}

const heapOf = async ({ cdp }: SlowPage): Promise<number> => {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return ((await cdp.send('Runtime.getHeapUsage')) as { readonly usedSize: number }).usedSize
}

const MB = (value: number): string => `${(value / 1_048_576).toFixed(1)} MB`
const ROUNDS = 10

/** Visits every page of a hundred, then switches ten times between all rows and the first hundred. */
const memory = async (slow: SlowPage, count: number): Promise<ReadonlyArray<Figure>> => {
  const { page, cdp } = slow
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sizes = page.locator('nav select')
  await sizes.selectOption('100')
  const next = page.getByRole('button', { name: 'Página siguiente' })
  for (let at = 1; at < count / 100; at += 1) {
    await next.click()
    await page.waitForSelector(`[role=grid] tr[aria-rowindex="${at * 100 + 2}"]`)
  }
  const opened = await heapOf(slow)
  const round = async (): Promise<void> => {
    await sizes.selectOption(String(count))
    await page.waitForFunction((rows) => (document.querySelector('[role=grid]')?.scrollHeight ?? 0) > rows * 40, count)
    await sizes.selectOption('100')
    await page.waitForFunction(() => (document.querySelector('[role=grid]')?.scrollHeight ?? 0) < 10_000)
  }
  await round()
  const before = await heapOf(slow)
  for (let at = 0; at < ROUNDS; at += 1) await round()
  const after = await heapOf(slow)
  return [
    ceiling(`heap after paging through ${count.toLocaleString('en')} invoices`, opened, 30 * 1_048_576, MB),
    {
      what: `heap after ${ROUNDS} more rounds`,
      measured: MB(after),
      reference: MB(before),
      promised: '<= 1.1x',
      kept: after <= before * 1.1,
    },
  ]
}
