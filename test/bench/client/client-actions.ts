import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { atMost, percentile, printed, ratio, type Figure } from '../support/figure.ts'
import { framesWhileScrolling, openSlowPage, untilNextFrame, type SlowPage } from './slow-page.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

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
  readonly pairs: number
}

const ACTION = atMost(2.5, 1.5)

/** The actions of the table with all rows on one page and a CPU slowed down four times. */
export const benchActions = async (
  browser: Browser,
  floorAddress: string,
  { address, count, noun, pairs, storageState }: LongTable,
): Promise<ReadonlyArray<Figure>> => {
  const ours = await openSlowPage(browser, { storageState }, false)
  const floor = await openSlowPage(browser, {}, false)
  await openAll(ours.page, address, count)
  await floor.page.goto(`${floorAddress}/table.html?rows=${count}`)
  await floor.page.waitForSelector('html[data-ready]')
  const rows = `${count.toLocaleString('en')} ${noun}`
  const figures: Array<Figure> = []
  for (const { what, ours: act, floor: same } of ACTIONS) {
    const [mine, its] = await inTurns(pairs, [() => repeated(ours.page, act), () => repeated(floor.page, same)])
    figures.push(ratio(`${rows}: ${what}, to the next frame`, mine, its, ACTION))
  }
  const [mine, its] = await inTurns(SCROLLS, [
    () => scrolled(ours.page, '[role=grid]'),
    () => scrolled(floor.page, '#body'),
  ])
  figures.push(ratio(`${rows}: scrolling, 95th percentile frame`, mine, its, ACTION))
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

type Measure = () => Promise<number>

const inTurns = async (
  pairs: number,
  [ours, floor]: readonly [Measure, Measure],
): Promise<readonly [ReadonlyArray<number>, ReadonlyArray<number>]> => {
  const times: readonly [number[], number[]] = [[], []]
  for (let pair = 0; pair < pairs; pair += 1) {
    times[0].push(await ours())
    times[1].push(await floor())
  }
  return times
}

/** An action, and what undoes it: the mean of both. */
const repeated = async (page: Page, act: string): Promise<number> => {
  const there = await untilNextFrame(page, act)
  await page.waitForTimeout(SETTLE_MS)
  const back = await untilNextFrame(page, act)
  await page.waitForTimeout(SETTLE_MS)
  return (there + back) / 2
}

const SCROLLS = 4

/** The 95th percentile of the frames of one scroll, in milliseconds. */
const scrolled = async (page: Page, selector: string): Promise<number> => {
  await page.locator(selector).evaluate((element) => element.scrollTo({ top: 0 }))
  await page.waitForTimeout(SETTLE_MS)
  return percentile(await framesWhileScrolling(page, selector, 90), 0.95)
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
    printed(`heap after paging through ${count.toLocaleString('en')} invoices`, MB(opened)),
    ratio(`heap after ${ROUNDS} more rounds, beside one`, [after], [before], atMost(1.1), MB),
  ]
}
