import type { Browser, BrowserContextOptions } from '@playwright/test'
import { startHost } from '../support/bench-host.ts'
import { ceiling, median, ms, ratio, type Figure } from '../support/figure.ts'
import { floorRows, launchBrowser, openCompany, orderAll } from './bench-company.ts'
import { benchActions } from './client-actions.ts'
import { benchExport } from './client-export.ts'
import { benchLists } from './client-lists.ts'
import { serveFloor } from './floor-server.ts'
import { openSlowPage, visit, type Visit } from './slow-page.ts'

const RUNS = 7
/** The invoices of one order. */
const ORDERED = 500
const FIRST_ROW = '[role=grid] tr[aria-rowindex="2"]'
const kB = (value: number): string => `${(value / 1_000).toFixed(1)} kB`

/** The built client on the built host, compared with pages without a framework, in one browser. */
export const benchClient = async (): Promise<ReadonlyArray<Figure>> => {
  const host = await startHost()
  const floor = await serveFloor('test/bench/floor', floorRows(10_000))
  const browser = await launchBrowser()
  try {
    const thousand = await openCompany(host, browser, 1_000)
    const ordered = await openCompany(host, browser, ORDERED)
    const order = await orderAll(host, ordered)
    const tenThousand = await openCompany(host, browser, 10_000)
    await host.untilIdle()
    return [
      ...signInFigures(
        await sideBySide(browser, [
          { address: `${host.address}/start/login`, ready: '#root[data-prerendered] form button[type=submit]' },
          { address: `${floor.address}/sign-in.html`, ready: 'html[data-ready]' },
        ]),
      ),
      ...hydratedFigures(
        await sideBySide(browser, [
          { address: `${host.address}/start/login`, ready: '#root:not([data-prerendered]) form button[type=submit]' },
          { address: `${floor.address}/sign-in.html`, ready: 'html[data-ready]' },
        ]),
      ),
      ...tableFigures(
        await sideBySide(browser, [
          {
            address: `${host.address}/finance/directo`,
            ready: FIRST_ROW,
            options: { storageState: thousand },
          },
          { address: `${floor.address}/table.html?rows=1000`, ready: 'html[data-ready]' },
        ]),
      ),
      orderFigure(
        await sideBySide(browser, [
          { address: `${host.address}/orders/${order}`, ready: FIRST_ROW, options: { storageState: ordered } },
          { address: `${host.address}/finance/directo`, ready: FIRST_ROW, options: { storageState: thousand } },
        ]),
      ),
      ...(await benchLists(browser, host.address, ordered)),
      ...(await benchActions(browser, host.address, floor.address, 1_000, thousand)),
      ...(await benchActions(browser, host.address, floor.address, 10_000, tenThousand)),
      ...(await benchExport(browser, host.address, tenThousand)),
    ]
  } finally {
    await browser.close()
    await floor.stop()
    await host.stop()
  }
}

interface Place {
  readonly address: string
  readonly ready: string
  readonly options?: BrowserContextOptions
}

type Pair = readonly [ReadonlyArray<Visit>, ReadonlyArray<Visit>]

/** Alternating first visits, each in a separate browser profile. */
const sideBySide = async (browser: Browser, places: readonly [Place, Place]): Promise<Pair> => {
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

const of = (visits: ReadonlyArray<Visit>, part: keyof Visit): number => median(visits.map((each) => each[part]))

/** The form can be filled in; a submit is kept until the page is hydrated. */
const signInFigures = ([ours, floor]: Pair): ReadonlyArray<Figure> => [
  ratio('sign-in: usable, slow', of(ours, 'usable'), of(floor, 'usable'), 1.5),
]

const hydratedFigures = ([ours]: Pair): ReadonlyArray<Figure> => [
  ceiling('sign-in: scripts until it is hydrated', of(ours, 'scriptBytes'), 180_000, kB),
  ceiling('sign-in: layout shift', of(ours, 'layoutShift'), 0.02, (value) => value.toFixed(3)),
]

const tableFigures = ([ours, floor]: Pair): ReadonlyArray<Figure> => [
  ceiling('table of 1,000: scripts until it can be used', of(ours, 'scriptBytes'), 270_000, kB),
  ratio('table of 1,000: usable, slow', of(ours, 'usable'), of(floor, 'usable'), 3.0),
  ceiling('table of 1,000: long tasks beyond 50 ms, slow', of(ours, 'blocked'), 250, ms),
  ceiling('table of 1,000: layout shift', of(ours, 'layoutShift'), 0.02, (value) => value.toFixed(3)),
]

const orderFigure = ([order, table]: Pair): Figure =>
  ratio(`order of ${ORDERED} invoices: usable, slow, beside the table`, of(order, 'usable'), of(table, 'usable'), 1.2)
