import { startHost } from '../support/bench-host.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { floorRows, launchBrowser, openCompany, orderAll } from './bench-company.ts'
import { benchActions } from './client-actions.ts'
import { benchExport } from './client-export.ts'
import { benchLists } from './client-lists.ts'
import { benchPayables } from './client-payables.ts'
import { serveFloor } from './floor-server.ts'
import { againAndFirst, busyBeside, FIRST_ROW, shownFigures, sideBySide, usableBeside } from './side-by-side.ts'

/** The invoices of one order. */
const ORDERED = 500

/** The built client on the built host beside pages without a framework, in one browser. Each ratio has that many pairs. */
export const benchClient = async (pairs: number): Promise<ReadonlyArray<Figure>> => {
  const host = await startHost()
  const floor = await serveFloor('test/bench/floor', floorRows(10_000))
  const browser = await launchBrowser()
  try {
    const thousand = await openCompany(host, browser, 1_000)
    const ordered = await openCompany(host, browser, ORDERED)
    const order = await orderAll(host, ordered)
    const tenThousand = await openCompany(host, browser, 10_000)
    await host.untilIdle()
    const address = `${host.address}/finance/directo`
    const signIn = `${host.address}/start/login`
    const table = { address, ready: FIRST_ROW, options: { storageState: thousand } }
    const orderPage = {
      address: `${host.address}/orders/${order}`,
      ready: FIRST_ROW,
      options: { storageState: ordered },
    }
    const floorTable = { address: `${floor.address}/table.html?rows=1000`, ready: 'html[data-ready]' }
    const floorSignIn = { address: `${floor.address}/sign-in.html`, ready: 'html[data-ready]' }
    /* The form can be filled in; a submit is kept until the page is hydrated. */
    const form = { address: signIn, ready: '#root[data-prerendered] form button[type=submit]' }
    const hydrated = { address: signIn, ready: '#root:not([data-prerendered]) form button[type=submit]' }

    const signInVisits = await sideBySide(browser, [form, floorSignIn], pairs)
    const hydratedVisits = await sideBySide(browser, [hydrated, floorSignIn], pairs)
    const tableVisits = await sideBySide(browser, [table, floorTable], pairs)
    const repeated = await againAndFirst(browser, table, pairs)
    const orderVisits = await sideBySide(browser, [orderPage, table], pairs)
    const rows = { address, noun: 'invoices', pairs } as const
    return [
      usableBeside('sign-in: usable, slow', signInVisits, atMost(1.6, 1.2)),
      ...shownFigures('sign-in, hydrated', hydratedVisits[0]),
      usableBeside('table of 1,000: usable, slow', tableVisits, atMost(3, 2)),
      busyBeside('table of 1,000: main thread busy', tableVisits, atMost(6, 4)),
      ...shownFigures('table of 1,000', tableVisits[0]),
      usableBeside('table of 1,000: usable, repeated visit beside the first', repeated, atMost(0.9, 0.6)),
      usableBeside(`order of ${ORDERED} invoices: usable, slow, beside the table`, orderVisits, atMost(1.2, 1)),
      ...(await benchLists(browser, host.address, ordered)),
      ...(await benchActions(browser, floor.address, { ...rows, count: 1_000, storageState: thousand })),
      ...(await benchActions(browser, floor.address, { ...rows, count: 10_000, storageState: tenThousand })),
      ...(await benchExport(browser, host.address, tenThousand)),
      ...(await benchPayables(browser, host, floor, table, pairs)),
    ]
  } finally {
    await browser.close()
    await floor.stop()
    await host.stop()
  }
}
