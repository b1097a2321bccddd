import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceImport, InvoiceQuery, Invoices, UnavailableInvoice } from '#application/financing/invoices.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { financingEndpoints } from '#wire/financing.endpoints.ts'
import { type InvoiceListQuery, MAX_FIRST } from '#wire/financing.codec.ts'
import type { Api } from '../http/api.ts'
import { fileForm } from '../http/file-form.ts'

export const makeHttpInvoices = (api: Api): Invoices => ({
  count: (orderType) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceCount)({ query: { orderType } }),
      TE.map(({ count }) => count),
    ),
  page: (query) => api.forBusiness(financingEndpoints.invoiceList)({ query: toWire(query) }),
  facets: (orderType) => api.forBusiness(financingEndpoints.invoiceFacets)({ query: { orderType } }),
  totalAmount: (orderType) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceTotal)({ query: { orderType } }),
      TE.map(({ totalAmount }) => totalAmount),
    ),
  unavailable: (orderType, ids) => unavailableAmong(api, orderType, ids),
  stats: (range) => api.forBusiness(financingEndpoints.invoiceStats)({ query: { range } }),
  remove: (invoiceId) =>
    pipe(
      api.forBusiness(financingEndpoints.invoiceRemove)({ params: { invoiceId } }),
      TE.orElse((failure) =>
        failure._tag === 'Rejected' && failure.code === 'ERROR_NOT_FOUND' ? TE.of(undefined) : TE.left(failure),
      ),
    ),
})

/** The host rejects a list with an id that does not exist; each half is asked for until it is found. */
const unavailableAmong = (
  api: Api,
  orderType: FinancingType,
  ids: ReadonlyArray<InvoiceId>,
): TE.TaskEither<Failure, ReadonlyArray<UnavailableInvoice>> =>
  pipe(
    api.forBusiness(financingEndpoints.invoiceAvailability)({ query: { orderType }, body: { ids: [...ids] } }),
    TE.map(({ unavailable }): ReadonlyArray<UnavailableInvoice> => unavailable),
    TE.orElse((failure) => {
      if (failure._tag !== 'Rejected' || failure.code !== 'ERROR_INVOICE_NOT_AVAILABLE') return TE.left(failure)
      const [first, second] = ids
      if (first === undefined) return TE.left(failure)
      if (second === undefined) return TE.right([{ id: first, reason: 'GONE' as const }])
      const half = Math.ceil(ids.length / 2)
      return pipe(
        unavailableAmong(api, orderType, ids.slice(0, half)),
        TE.flatMap((found) =>
          pipe(
            unavailableAmong(api, orderType, ids.slice(half)),
            TE.map((others) => [...found, ...others]),
          ),
        ),
      )
    }),
  )

/** Uploads files to the host of the business; samples have no import. */
export const makeHttpInvoiceImport = (api: Api): InvoiceImport => ({
  importFiles: (chosen) =>
    pipe(
      fileForm('files', chosen),
      TE.flatMap((files) => api.forBusiness(financingEndpoints.invoiceImport)({ files })),
      TE.map(({ results }) => results),
    ),
})

const toWire = ({ filter, first = [], type, page, pageSize, search, sort }: InvoiceQuery): InvoiceListQuery => ({
  orderType: type,
  page,
  size: pageSize,
  filter: search.trim() === '' ? undefined : search.trim(),
  signature: filter.signatures === 'ALL' ? undefined : filter.signatures,
  payers: unlessEmpty(filter.payers),
  amountFrom: filter.amount.from,
  amountTo: filter.amount.to,
  issuedFrom: filter.issued.from,
  issuedTo: filter.issued.to,
  dueFrom: filter.due.from,
  dueTo: filter.due.to,
  notices: unlessEmpty(filter.notices),
  methods: unlessEmpty(filter.methods),
  order: sort,
  first: unlessEmpty(first.slice(-MAX_FIRST)),
})

const unlessEmpty = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> | undefined =>
  values.length === 0 ? undefined : values
