import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { invoiceViewEndpoints } from '#wire/invoice-views.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpInvoiceViews = (api: Api): InvoiceViews => ({
  list: () =>
    pipe(
      api.forBusiness(invoiceViewEndpoints.invoiceViews)({}),
      TE.map(({ views }) => views),
    ),
  save: (view) => api.forBusiness(invoiceViewEndpoints.invoiceViewSave)({ body: view }),
  remove: (name) => api.forBusiness(invoiceViewEndpoints.invoiceViewDelete)({ query: { name } }),
})
