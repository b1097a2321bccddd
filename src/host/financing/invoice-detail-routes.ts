import { endpoints } from '#wire/endpoints.ts'
import { route, routes } from '../http/route.ts'
import { detailOfInvoice, xmlOfInvoice } from './invoice-detail.ts'

export const invoiceDetailRoutes = routes((services) => [
  route(endpoints.invoiceDetail, ({ business, db, params }) =>
    detailOfInvoice(services, db, business, params.invoiceId),
  ),

  route(endpoints.invoiceXml, ({ business, db, params }) => xmlOfInvoice(services, db, business, params.invoiceId)),
])
