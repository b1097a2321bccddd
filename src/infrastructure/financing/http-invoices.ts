import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceImport, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import { financingEndpoints } from '#wire/financing.endpoints.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import type { Api } from '../http/api.ts'
import { fileForm } from '../http/file-form.ts'

export const makeHttpInvoices = (api: Api): Invoices => ({
  count: (orderType) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceCount)({ query: { orderType } }),
      TE.map(({ count }) => count),
    ),
  page: (query) => api.forBusiness(financingEndpoints.invoiceList)({ query: toWire(query) }),
  totalAmount: (orderType) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceTotal)({ query: { orderType } }),
      TE.map(({ totalAmount }) => totalAmount),
    ),
  stats: (range) => api.forBusiness(financingEndpoints.invoiceStats)({ query: { range } }),
  remove: (invoiceId) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceRemove)({ params: { invoiceId } }),
      TE.orElse((failure) =>
        failure._tag === 'Rejected' && failure.code === 'ERROR_NOT_FOUND' ? TE.of(undefined) : TE.left(failure),
      ),
    ),
})

/** Uploads files to the host of the business; samples have no import. */
export const makeHttpInvoiceImport = (api: Api): InvoiceImport => ({
  importFiles: (chosen) =>
    pipe(
      fileForm('files', chosen),
      TE.flatMap((files) => api.forBusiness(financingEndpoints.invoiceImport)({ files })),
      TE.map(({ results }) => results),
    ),
})

const toWire = ({ type, page, pageSize, search, signatures, sort }: InvoiceQuery): InvoiceListQuery => ({
  orderType: type,
  page,
  size: pageSize,
  filter: search.trim() === '' ? undefined : search.trim(),
  signature: signatures === 'ALL' ? undefined : signatures,
  order: sort,
})
