import * as E from 'fp-ts/Either'
import { openingTotals } from '#domain/cash/opening.ts'
import { projectCash } from '#domain/cash/project-cash.ts'
import { cashSoon } from '#domain/cash/soon.ts'
import { endpoints } from '#wire/endpoints.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { counterpartOf } from './counterpart.ts'
import { coverOf } from './cover.ts'
import { downloadCounterpart } from './download-counterpart.ts'
import { groupsOf, pageOfEntries } from './entries.ts'
import { saveMark } from './marks.ts'
import { openingOf, saveOpening } from './opening.ts'
import { sinceOpening } from './since-opening.ts'
import { addOwnItem, changeOwnItem, ownItemsOf, removeOwnItem } from './own-items.ts'
import { payerFacts } from './payer-statement.ts'
import { supplierFacts } from './supplier-statement.ts'
import type { CashWorkers } from './tasks.ts'

interface Services extends ChangeServices {
  readonly workers: CashWorkers
}

export const cashRoutes = routes((services: Services) => [
  route(endpoints.cash, async ({ business, db }) => {
    const today = services.clock.today(business.country)
    const opening = await openingOf(db, business.id)
    const projection = projectCash(openingTotals(opening.accounts), await groupsOf(db, business, today), today)
    return E.right({ ...projection, opening, sinceOpening: await sinceOpening(db, business, opening.date, today) })
  }),
  route(endpoints.cashItems, async ({ business, db, query }) =>
    E.right(pageAt(query, await pageOfEntries(db, business, query, services.clock.today(business.country)))),
  ),
  route(endpoints.cashSoon, async ({ business, db }) => {
    const today = services.clock.today(business.country)
    return E.right(cashSoon(await groupsOf(db, business, today), today))
  }),
  route(endpoints.cashCover, async ({ business, db, query }) =>
    E.right(await coverOf(db, business, query, services.clock.today(business.country))),
  ),
  route(endpoints.cashOpeningSave, (call) => call.transaction((tx) => saveOpening(services, tx, call))),
  route(endpoints.cashExpectedSave, (call) => call.transaction((tx) => saveMark(services, tx, call))),
  route(endpoints.cashFixed, async ({ business, db }) => E.right(await ownItemsOf(db, business.id))),
  route(endpoints.cashFixedCreate, (call) => call.transaction((tx) => addOwnItem(services, tx, call))),
  route(endpoints.cashFixedUpdate, (call) => call.transaction((tx) => changeOwnItem(services, tx, call))),
  route(endpoints.cashFixedDelete, (call) => call.transaction((tx) => removeOwnItem(services, tx, call))),
  route(endpoints.payerStatement, ({ business, db, params, query }) =>
    counterpartOf(services, business, query, (today) => payerFacts(db, business, params.payer, today)),
  ),
  route(endpoints.payerStatementPdf, ({ business, db, params, query }) =>
    downloadCounterpart(services, business, query, (today) => payerFacts(db, business, params.payer, today)),
  ),
  route(endpoints.supplierStatement, ({ business, db, params, query }) =>
    counterpartOf(services, business, query, (today) => supplierFacts(db, business, params.supplierId, today)),
  ),
  route(endpoints.supplierStatementPdf, ({ business, db, params, query }) =>
    downloadCounterpart(services, business, query, (today) => supplierFacts(db, business, params.supplierId, today)),
  ),
])
