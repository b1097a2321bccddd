import type { Browser } from '@playwright/test'
import type { BenchHost } from '../support/bench-host.ts'
import type { Figure } from '../support/figure.ts'
import { openPayables } from './bench-company.ts'
import { benchActions } from './client-actions.ts'
import type { FloorServer } from './floor-server.ts'
import { FIRST_ROW, sideBySide, tableFigures } from './side-by-side.ts'

const PAYABLES = 10_000

/** The inbox of the payables by the limits of the finance table. Its screen asks for a page of 20, like that one. */
export const benchPayables = async (
  browser: Browser,
  host: BenchHost,
  floor: FloorServer,
): Promise<ReadonlyArray<Figure>> => {
  const storageState = await openPayables(host, browser, PAYABLES)
  await host.untilIdle()
  const address = `${host.address}/payments`
  return [
    ...tableFigures(
      `inbox of ${PAYABLES.toLocaleString('en')}`,
      await sideBySide(browser, [
        { address, ready: FIRST_ROW, options: { storageState } },
        { address: `${floor.address}/table.html?rows=1000`, ready: 'html[data-ready]' },
      ]),
    ),
    ...(await benchActions(browser, floor.address, { address, noun: 'payables', count: PAYABLES, storageState })),
  ]
}
