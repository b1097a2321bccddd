import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { endpoints } from '#wire/endpoints.ts'
import { retryLater } from '../http/host-error.ts'
import { serveTenant, serveUpload, type Route } from '../http/serve.ts'
import { personOf } from '../identity/session.ts'
import type { HostServices } from '../server/services.ts'
import { removeInvoice } from '../tax-authority/remove-invoice.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { invoicedSince, pageOfInvoices, totalsOfInvoices } from './invoice-list.ts'
import { priceRequest } from './price-request.ts'

export const financingRoutes = (parts: HostServices): ReadonlyArray<Route> => {
  const { clock, database, importer, limits, live, refreshInvoices } = parts
  return [
    serveTenant(parts, endpoints.invoiceCount, async ({ business, query }) => {
      const { count } = await totalsOfInvoices(database, business, query.orderType)
      return E.right({ count })
    }),

    serveTenant(parts, endpoints.invoiceList, async ({ business, query }) => {
      const { data, totalRows, totalAmount } = await pageOfInvoices(database, business, query)
      return E.right({ rows: data, page: query.page, pageSize: query.size, totalRows, totalAmount })
    }),

    serveTenant(parts, endpoints.invoiceTotal, async ({ business, query }) => {
      const { amount } = await totalsOfInvoices(database, business, query.orderType)
      return E.right({ totalAmount: amount })
    }),

    serveTenant(parts, endpoints.invoiceStats, async ({ business, query }) =>
      E.right(await invoicedSince(database, business, clock.today(business.country), RANGE_DAYS[query.range])),
    ),

    serveUpload(parts, endpoints.invoiceImport, async ({ business, files }) =>
      pipe(
        await importer.import(business.id, files),
        E.mapLeft(() => retryLater('ERROR_RATE_LIMITED', BUSY_SECONDS)),
      ),
    ),

    serveTenant(
      parts,
      endpoints.invoiceRemove,
      async ({ business, params, requestId, session: { operator, user } }) => {
        const removed = await database.transaction(async (tx) => {
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
      },
    ),

    serveTenant(parts, endpoints.cartCalculate, async ({ business, body, query, session }) => {
      const tooMany = await limits.simulate(personOf(session))
      if (tooMany !== undefined) return E.left(tooMany)
      const priced = await priceRequest(database, business, query.orderType, body.lines, clock.today(business.country))
      return pipe(
        priced,
        E.map(({ simulation }) => simulation),
      )
    }),
  ]
}

/** An import takes seconds; who waits sends the same files again. */
const BUSY_SECONDS = 10

const RANGE_DAYS = { '30days': 30, '90days': 90, '365days': 365, all: undefined } as const
