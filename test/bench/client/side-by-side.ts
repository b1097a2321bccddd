import type { Browser, BrowserContextOptions } from '@playwright/test'
import { ceiling, median, ms, ratio, type Figure } from '../support/figure.ts'
import { openSlowPage, visit, type Visit } from './slow-page.ts'

const RUNS = 7

/** A table can be used. */
export const FIRST_ROW = '[role=grid] tr[aria-rowindex="2"]'
export const kB = (value: number): string => `${(value / 1_000).toFixed(1)} kB`

interface Place {
  readonly address: string
  readonly ready: string
  readonly options?: BrowserContextOptions
}

export type Pair = readonly [ReadonlyArray<Visit>, ReadonlyArray<Visit>]

/** Alternating first visits, each in a separate browser profile. */
export const sideBySide = async (browser: Browser, places: readonly [Place, Place]): Promise<Pair> => {
  const visits: readonly [Visit[], Visit[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    for (const at of [0, 1] as const) {
      const { address, ready, options } = places[at]
      const slow = await openSlowPage(browser, options)
      visits[at].push(await visit(slow, address, ready))
      await slow.close()
    }
  }
  return visits
}

export const of = (visits: ReadonlyArray<Visit>, part: keyof Visit): number => median(visits.map((each) => each[part]))

/** A screen with a table beside the floor table. */
export const tableFigures = (what: string, [ours, floor]: Pair): ReadonlyArray<Figure> => [
  ceiling(`${what}: scripts until it can be used`, of(ours, 'scriptBytes'), 270_000, kB),
  ratio(`${what}: usable, slow`, of(ours, 'usable'), of(floor, 'usable'), 3.0),
  ceiling(`${what}: long tasks beyond 50 ms, slow`, of(ours, 'blocked'), 250, ms),
  ceiling(`${what}: layout shift`, of(ours, 'layoutShift'), 0.02, (value) => value.toFixed(3)),
]
