import { startHost } from '../support/bench-host.ts'
import { ceiling, ratio, type Figure } from '../support/figure.ts'
import { floorRows, launchBrowser, openCompany, orderAll } from './bench-company.ts'
import { benchActions } from './client-actions.ts'
import { benchExport } from './client-export.ts'
import { benchLists } from './client-lists.ts'
import { benchPayables } from './client-payables.ts'
import { serveFloor } from './floor-server.ts'
import { FIRST_ROW, kB, of, sideBySide, tableFigures, type Pair } from './side-by-side.ts'

/** The invoices of one order. */
const ORDERED = 500

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
    const invoices = { address: `${host.address}/finance/directo`, noun: 'invoices' } as const
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
        'table of 1,000',
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
      ...(await benchActions(browser, floor.address, { ...invoices, count: 1_000, storageState: thousand })),
      ...(await benchActions(browser, floor.address, { ...invoices, count: 10_000, storageState: tenThousand })),
      ...(await benchExport(browser, host.address, tenThousand)),
      ...(await benchPayables(browser, host, floor)),
    ]
  } finally {
    await browser.close()
    await floor.stop()
    await host.stop()
  }
}

/** The form can be filled in; a submit is kept until the page is hydrated. */
const signInFigures = ([ours, floor]: Pair): ReadonlyArray<Figure> => [
  ratio('sign-in: usable, slow', of(ours, 'usable'), of(floor, 'usable'), 1.5),
]

const hydratedFigures = ([ours]: Pair): ReadonlyArray<Figure> => [
  ceiling('sign-in: scripts until it is hydrated', of(ours, 'scriptBytes'), 180_000, kB),
  ceiling('sign-in: layout shift', of(ours, 'layoutShift'), 0.02, (value) => value.toFixed(3)),
]

const orderFigure = ([order, table]: Pair): Figure =>
  ratio(`order of ${ORDERED} invoices: usable, slow, beside the table`, of(order, 'usable'), of(table, 'usable'), 1.2)
