import { EmptyResponse, endpoint } from './endpoint.ts'
import {
  Availability,
  AvailabilityRequest,
  CountResponse,
  ImportReport,
  InvoiceFacets,
  InvoiceListQuery,
  InvoicePage,
  StatsQuery,
  StatsResponse,
  TotalAmountResponse,
  TypeQuery,
} from './financing.codec.ts'

export const financingEndpoints = {
  invoiceCount: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/count',
    access: 'tenant',
    query: TypeQuery,
    response: CountResponse,
  }),
  invoiceList: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice',
    access: 'tenant',
    query: InvoiceListQuery,
    response: InvoicePage,
  }),
  invoiceFacets: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/facets',
    access: 'tenant',
    query: TypeQuery,
    response: InvoiceFacets,
  }),
  invoiceTotal: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/totalamount',
    access: 'tenant',
    query: TypeQuery,
    response: TotalAmountResponse,
  }),
  invoiceStats: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/stats',
    access: 'tenant',
    query: StatsQuery,
    response: StatsResponse,
  }),
  invoiceAvailability: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/invoice/availability',
    access: 'tenant',
    query: TypeQuery,
    body: AvailabilityRequest,
    response: Availability,
  }),
  invoiceImport: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/invoice/import',
    access: 'tenant',
    multipart: true,
    limit: 'upload',
    response: ImportReport,
  }),
  invoiceRemove: endpoint({
    method: 'DELETE',
    path: '/api/business/:businessId/invoice/:invoiceId',
    access: 'tenant',
    response: EmptyResponse,
  }),
}
