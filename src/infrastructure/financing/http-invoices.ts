import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SelectedFile, InvoiceImport, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpInvoices = (call: ApiCall, tenant: WithBusiness): Invoices => ({
  count: (orderType) =>
    pipe(
      tenant((businessId) => call(endpoints.invoiceCount, { params: { businessId }, query: { orderType } })),
      TE.map(({ count }) => count),
    ),
  page: (query) =>
    tenant((businessId) => call(endpoints.invoiceList, { params: { businessId }, query: toWire(query) })),
  totalAmount: (orderType) =>
    pipe(
      tenant((businessId) => call(endpoints.invoiceTotal, { params: { businessId }, query: { orderType } })),
      TE.map(({ totalAmount }) => totalAmount),
    ),
  stats: (range) => tenant((businessId) => call(endpoints.invoiceStats, { params: { businessId }, query: { range } })),
  remove: (invoiceId) =>
    pipe(
      tenant((businessId) => call(endpoints.invoiceRemove, { params: { businessId, invoiceId } })),
      TE.map(() => undefined),
      TE.orElse((failure) =>
        failure._tag === 'Rejected' && failure.code === 'ERROR_NOT_FOUND' ? TE.of(undefined) : TE.left(failure),
      ),
    ),
})

/** Uploads files to the host of the business; samples have no import. */
export const makeHttpInvoiceImport = (call: ApiCall, tenant: WithBusiness): InvoiceImport => ({
  importFiles: (chosen) =>
    pipe(
      formOf(chosen),
      TE.flatMap((files) => tenant((businessId) => call(endpoints.invoiceImport, { params: { businessId }, files }))),
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

/** A file that was deleted or changed since its selection cannot be sent. */
const formOf = (files: ReadonlyArray<SelectedFile>): TE.TaskEither<Failure, FormData> =>
  TE.tryCatch(
    async () => {
      const form = new FormData()
      for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(await bytes())]), name)
      return form
    },
    (): Failure => ({ _tag: 'Undecodable', at: ['files: unreadable'] }),
  )
