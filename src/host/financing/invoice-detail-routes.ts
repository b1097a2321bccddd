import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import type { OriginalsOf } from '../tax-authority/original-reader.ts'
import type { ReadingWorkers } from '../tax-authority/tasks.ts'
import { detailOfInvoice, xmlOfInvoice } from './invoice-detail.ts'

interface Services {
  readonly originalsOf: OriginalsOf
  readonly workers: Pick<ReadingWorkers, 'ask'>
}

export const invoiceDetailRoutes = routes((services: Services) => [
  route(endpoints.invoiceDetail, ({ business, db, params }) =>
    detailOfInvoice(services, db, business, params.invoiceId),
  ),

  route(endpoints.invoiceXml, ({ business, db, params }) => xmlOfInvoice(services, db, business, params.invoiceId)),
])
