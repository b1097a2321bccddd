import type { Browser, BrowserContextOptions } from '@playwright/test'
import { atMost, median, ms, printed, ratio, score, type Bound, type Figure } from '../support/figure.ts'
import { openSlowPage, visit, type Visit } from './slow-page.ts'

/** A table can be used. */
export const FIRST_ROW = '[role=grid] tr[aria-rowindex="2"]'
const kB = (value: number): string => `${(value / 1_000).toFixed(1)} kB`

export interface Place {
  readonly address: string
  readonly ready: string
  readonly options?: BrowserContextOptions
}

/** The visits of two places, pair by pair. */
export type Visits = readonly [ReadonlyArray<Visit>, ReadonlyArray<Visit>]

/** First visits in turns, each in a browser profile of its own. */
export const sideBySide = async (browser: Browser, places: readonly [Place, Place], pairs: number): Promise<Visits> => {
  const visits: readonly [Visit[], Visit[]] = [[], []]
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const at of [0, 1] as const) {
      const { address, ready, options } = places[at]
      const slow = await openSlowPage(browser, options)
      visits[at].push(await visit(slow, address, ready))
      await slow.close()
    }
  }
  return visits
}

/** Visits with a warm cache after the earlier page was closed, and the first visits before them. */
export const againAndFirst = async (
  browser: Browser,
  { address, options, ready }: Place,
  pairs: number,
): Promise<Visits> => {
  const visits: readonly [Visit[], Visit[]] = [[], []]
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await openSlowPage(browser, options)
    visits[1].push(await visit(first, address, ready))
    const again = await first.openAnother()
    visits[0].push(await visit(again, address, ready))
    await first.close()
  }
  return visits
}

const valuesOf = (visits: ReadonlyArray<Visit>, part: keyof Visit): ReadonlyArray<number> =>
  visits.map((each) => each[part])

export const usableBeside = (what: string, [ours, reference]: Visits, bound: Bound): Figure =>
  ratio(what, valuesOf(ours, 'usable'), valuesOf(reference, 'usable'), bound)

/** The work of the main thread until the page is usable. */
export const busyBeside = (what: string, [ours, reference]: Visits, bound: Bound): Figure =>
  ratio(what, valuesOf(ours, 'busy'), valuesOf(reference, 'busy'), bound)

/** Layout shift, and sizes to read. */
export const shownFigures = (what: string, visits: ReadonlyArray<Visit>): ReadonlyArray<Figure> => [
  score(`${what}: layout shift`, valuesOf(visits, 'layoutShift'), atMost(0.02, 0), (value) => value.toFixed(3)),
  printed(`${what}: scripts until usable`, kB(median(valuesOf(visits, 'scriptBytes')))),
  printed(`${what}: long tasks beyond 50 ms, slow`, ms(median(valuesOf(visits, 'blocked')))),
]
