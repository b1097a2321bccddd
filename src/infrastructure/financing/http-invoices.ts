import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SelectedFile, InvoiceImport, InvoiceQuery, Invoices } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpInvoices = (call: ApiCall, tenant: WithBusiness): Invoices => {
  const forBusiness = businessCalls(call, tenant)
  return {
    count: (orderType) =>
      pipe(
        forBusiness(endpoints.invoiceCount)({ query: { orderType } }),
        TE.map(({ count }) => count),
      ),
    page: (query) => forBusiness(endpoints.invoiceList)({ query: toWire(query) }),
    totalAmount: (orderType) =>
      pipe(
        forBusiness(endpoints.invoiceTotal)({ query: { orderType } }),
        TE.map(({ totalAmount }) => totalAmount),
      ),
    stats: (range) => forBusiness(endpoints.invoiceStats)({ query: { range } }),
    remove: (invoiceId) =>
      pipe(
        forBusiness(endpoints.invoiceRemove)({ params: { invoiceId } }),
        TE.orElse((failure) =>
          failure._tag === 'Rejected' && failure.code === 'ERROR_NOT_FOUND' ? TE.of(undefined) : TE.left(failure),
        ),
      ),
  }
}

/** Uploads files to the host of the business; samples have no import. */
export const makeHttpInvoiceImport = (call: ApiCall, tenant: WithBusiness): InvoiceImport => {
  const forBusiness = businessCalls(call, tenant)
  return {
    importFiles: (chosen) =>
      pipe(
        formOf(chosen),
        TE.flatMap((files) => forBusiness(endpoints.invoiceImport)({ files })),
        TE.map(({ results }) => results),
      ),
  }
}

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
