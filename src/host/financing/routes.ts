import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { endpoints } from '#wire/endpoints.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { invalid, retryLater } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { RefreshInvoices } from '../tax-authority/connector-invoices.ts'
import type { InvoiceImporter } from '../tax-authority/invoice-importer.port.ts'
import { unavailableAmong } from './availability.ts'
import { pageOfExcluded } from './excluded-invoices.ts'
import { facetsOfInvoices } from './invoice-facets.ts'
import { invoicedSince, pageOfInvoices, totalsOfInvoices } from './invoice-list.ts'
import type { PricePayroll } from './price-payroll.port.ts'
import { priceRequest } from './price-request.ts'
import { proposalsFor } from './proposals.ts'
import { removeInvoice } from './remove-invoice.ts'

interface Services {
  readonly pricePayroll: PricePayroll
  readonly clock: Clock
  readonly importer: InvoiceImporter
  readonly live: Live
  readonly refreshInvoices: RefreshInvoices
}

export const financingRoutes = routes(({ clock, importer, live, pricePayroll, refreshInvoices }: Services) => [
  route(endpoints.invoiceCount, async ({ business, db, query }) => {
    const { count } = await totalsOfInvoices(db, business, query.orderType)
    return E.right({ count })
  }),

  route(endpoints.invoiceList, async ({ business, db, query }) => {
    const { data, totalRows, totalAmount } = await pageOfInvoices(db, business, query, clock.today(business.country))
    return E.right({ rows: data, page: query.page, pageSize: query.size, totalRows, totalAmount })
  }),

  route(endpoints.excludedInvoices, async ({ business, db, query }) => {
    const { data, totalRows } = await pageOfExcluded(db, business, query)
    return E.right({ rows: data, page: query.page, pageSize: query.size, totalRows })
  }),

  route(endpoints.invoiceFacets, async ({ business, db, query }) =>
    E.right(await facetsOfInvoices(db, business, query.orderType, clock.today(business.country))),
  ),

  route(endpoints.invoiceTotal, async ({ business, db, query }) => {
    const { amount } = await totalsOfInvoices(db, business, query.orderType)
    return E.right({ totalAmount: amount })
  }),

  route(endpoints.invoiceAvailability, async ({ body, business, db, query }) =>
    E.right({ unavailable: [...(await unavailableAmong(db, business.id, query.orderType, body.ids))] }),
  ),

  route(endpoints.invoiceProposals, async ({ business, db, query }) => {
    const today = clock.today(business.country)
    return query.amount === 0
      ? E.left(invalid(['amount']))
      : E.right(await proposalsFor(db, business, query.orderType, query.amount, today))
  }),

  route(endpoints.invoiceStats, async ({ business, db, query }) =>
    E.right(await invoicedSince(db, business, clock.today(business.country), RANGE_DAYS[query.range])),
  ),

  route(endpoints.invoiceImport, async ({ business, files }) =>
    pipe(
      await importer.import(business.id, files),
      E.mapLeft(() => retryLater('ERROR_RATE_LIMITED', BUSY_SECONDS)),
    ),
  ),

  route(endpoints.invoiceRemove, async ({ business, params, requestId, session: { operator, user }, transaction }) => {
    const removed = await transaction(async (tx) => {
      const done = await removeInvoice(tx, business.id, params.invoiceId)
      if (E.isLeft(done)) return done
      const { documents, key } = done.right
      await appendAuditEntry(tx, clock, {
        actor: user.email,
        operator,
        userId: user.id,
        businessId: business.id,
        action: 'imported invoice removed',
        requestId,
        detail: { invoice: params.invoiceId, document: key, documents },
      })
      return done
    })
    if (E.isLeft(removed)) return removed
    await refreshInvoices(business.id)
    live.publish({ type: 'invoices', businessId: business.id })
    return E.right(undefined)
  }),

  route(endpoints.cartCalculate, async ({ business, body, db, query }) => {
    const today = clock.today(business.country)
    const priced =
      query.orderType === 'CONFIRMING'
        ? await pricePayroll(db, business, body, today)
        : await priceRequest(db, business, query.orderType, body.lines, today)
    return pipe(
      priced,
      E.map(({ simulation }) => simulation),
    )
  }),
])

/** An import takes seconds. */
const BUSY_SECONDS = 10

const RANGE_DAYS = { '30days': 30, '90days': 90, '365days': 365, all: undefined } as const
