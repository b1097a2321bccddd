import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { invalid, retryLater } from '../http/host-error.ts'
import { pageAt } from '../http/page-at.ts'
import { route, routes } from '../http/route.ts'
import type { InvoiceImporter, ReadingWorkers } from '../tax-authority/index.ts'
import type { OriginalsOf } from '../tax-authority/sync/index.ts'
import { unavailableAmong } from './availability.ts'
import { pageOfExcluded } from './excluded-invoices.ts'
import { detailOfInvoice, xmlOfInvoice } from './invoice-detail.ts'
import { facetsOfInvoices } from './invoice-facets.ts'
import { invoicedSince, pageOfInvoices, totalsOfInvoices } from './invoice-list.ts'
import { deleteView, saveView, viewsOf } from './invoice-views.ts'
import type { PricePayroll } from './price-payroll.port.ts'
import { priceRequest } from './price-request.ts'
import { proposalsFor } from './proposals.ts'
import { removeImported, type RemovalServices } from './remove-invoice.ts'
import {
  linesOfScenario,
  removeScenario,
  restoreScenario,
  saveScenario,
  scenarioById,
  scenariosOf,
} from './scenarios.ts'

interface Services extends RemovalServices {
  readonly importer: InvoiceImporter
  readonly originalsOf: OriginalsOf
  readonly pricePayroll: PricePayroll
  readonly workers: Pick<ReadingWorkers, 'ask'>
}

/** Each user has views and scenarios of their own. */
export const financingRoutes = routes((services: Services) => [
  route(endpoints.invoiceCount, async ({ business, db, query }) => {
    const { count } = await totalsOfInvoices(db, business, query.orderType)
    return E.right({ count })
  }),
  route(endpoints.invoiceList, async ({ business, db, query }) => {
    const today = services.clock.today(business.country)
    return E.right(pageAt(query, await pageOfInvoices(db, business, query, today)))
  }),
  route(endpoints.excludedInvoices, async ({ business, db, query }) =>
    E.right(pageAt(query, await pageOfExcluded(db, business, query))),
  ),
  route(endpoints.invoiceFacets, async ({ business, db, query }) =>
    E.right(await facetsOfInvoices(db, business, query.orderType, services.clock.today(business.country))),
  ),
  route(endpoints.invoiceTotal, async ({ business, db, query }) => {
    const { amount } = await totalsOfInvoices(db, business, query.orderType)
    return E.right({ totalAmount: amount })
  }),
  route(endpoints.invoiceAvailability, async ({ body, business, db, query }) =>
    E.right({ unavailable: [...(await unavailableAmong(db, business.id, query.orderType, body.ids))] }),
  ),
  route(endpoints.invoiceProposals, async ({ business, db, query }) => {
    if (query.amount === 0) return E.left(invalid(['amount']))
    const today = services.clock.today(business.country)
    return E.right(await proposalsFor(db, business, query, today))
  }),
  route(endpoints.invoiceStats, async ({ business, db, query }) =>
    E.right(await invoicedSince(db, business, services.clock.today(business.country), RANGE_DAYS[query.range])),
  ),
  route(endpoints.invoiceImport, async (call) => {
    const { business, files } = call
    const entry = { ...actingUser(call), action: 'documents imported', detail: { files: files.length } } as const
    const record = (tx: Queries) => appendAuditEntry(tx, services.clock, entry)
    const imported = await services.importer.import(business.id, files, record)
    return E.isLeft(imported) ? E.left(retryLater('ERROR_RATE_LIMITED', BUSY_SECONDS)) : imported
  }),
  route(endpoints.invoiceRemove, (call) => removeImported(services, call)),
  route(endpoints.invoiceDetail, ({ business, db, params }) =>
    detailOfInvoice(services, db, business, params.invoiceId),
  ),
  route(endpoints.invoiceXml, ({ business, db, params }) => xmlOfInvoice(services, db, business, params.invoiceId)),

  route(endpoints.cartCalculate, async ({ business, body, db, query }) => {
    const today = services.clock.today(business.country)
    const priced =
      query.orderType === 'CONFIRMING'
        ? await services.pricePayroll(db, business, body, today)
        : await priceRequest(db, business, query.orderType, body.lines, today)
    return E.isLeft(priced) ? priced : E.right(priced.right.simulation)
  }),

  route(endpoints.invoiceViews, async ({ business, db, session }) =>
    E.right({ views: await viewsOf(db, { businessId: business.id, userId: session.user.id }) }),
  ),
  route(endpoints.invoiceViewSave, ({ body, business, session, transaction }) =>
    transaction((tx) => saveView(tx, { businessId: business.id, userId: session.user.id }, body)),
  ),
  route(endpoints.invoiceViewDelete, ({ business, query, session, transaction }) =>
    transaction(async (tx) => {
      await deleteView(tx, { businessId: business.id, userId: session.user.id }, query.name)
      return E.right(undefined)
    }),
  ),

  route(endpoints.scenarioList, async ({ business, db, session }) =>
    E.right({ scenarios: await scenariosOf(db, { business, userId: session.user.id }) }),
  ),
  route(endpoints.scenarioSave, ({ body, business, query, session, transaction }) => {
    const scenario = { type: query.orderType, lines: body.lines, today: services.clock.today(business.country) }
    return transaction((tx) => saveScenario(tx, { business, userId: session.user.id }, scenario))
  }),
  route(endpoints.scenario, ({ business, db, params }) => scenarioById(db, business, params.scenarioId)),
  route(endpoints.scenarioLines, async ({ business, db, params }) => {
    const lines = await linesOfScenario(db, business.id, params.scenarioId)
    return E.isLeft(lines) ? lines : E.right({ items: lines.right })
  }),
  route(endpoints.scenarioDelete, ({ business, params, session, transaction }) =>
    transaction(async (tx) => {
      await removeScenario(tx, { business, userId: session.user.id }, params.scenarioId)
      return E.right(undefined)
    }),
  ),
  route(endpoints.scenarioRestore, ({ business, params, session, transaction }) =>
    transaction((tx) => restoreScenario(tx, { business, userId: session.user.id }, params.scenarioId)),
  ),
])

/** An import takes seconds. */
const BUSY_SECONDS = 10

const RANGE_DAYS = { '30days': 30, '90days': 90, '365days': 365, all: undefined } as const
