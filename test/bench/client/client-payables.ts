import type { Browser } from '@playwright/test'
import type { BenchHost } from '../support/bench-host.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { openPayables } from './bench-company.ts'
import { benchActions } from './client-actions.ts'
import type { FloorServer } from './floor-server.ts'
import { FIRST_ROW, type Place, shownFigures, sideBySide, usableBeside } from './side-by-side.ts'

const PAYABLES = 10_000

/** The inbox of the payables beside the finance table. Its screen asks for a page of 20, like that one. */
export const benchPayables = async (
  browser: Browser,
  host: BenchHost,
  floor: FloorServer,
  financeTable: Place,
  pairs: number,
): Promise<ReadonlyArray<Figure>> => {
  const storageState = await openPayables(host, browser, PAYABLES)
  await host.untilIdle()
  const address = `${host.address}/payments`
  const what = `inbox of ${PAYABLES.toLocaleString('en')}`
  const place = { address, ready: FIRST_ROW, options: { storageState } }
  const visits = await sideBySide(browser, [place, financeTable], pairs)
  return [
    usableBeside(`${what}: usable, slow, beside the table`, visits, atMost(1.2, 1)),
    ...shownFigures(what, visits[0]),
    ...(await benchActions(browser, floor.address, {
      address,
      noun: 'payables',
      count: PAYABLES,
      storageState,
      pairs,
    })),
  ]
}
