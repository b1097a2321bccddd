import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceDetails } from '#application/financing/invoice-details.port.ts'
import { invoiceDetailEndpoints } from '#wire/invoice-detail.endpoints.ts'
import { readXml } from '../documents/read-xml.ts'
import type { Api } from '../http/api.ts'

export const makeHttpInvoiceDetails = (api: Api): InvoiceDetails => ({
  of: (invoiceId) => api.forBusiness(invoiceDetailEndpoints.invoiceDetail)({ params: { invoiceId } }),
  xml: (invoiceId) =>
    pipe(api.forBusiness(invoiceDetailEndpoints.invoiceXml)({ params: { invoiceId } }), TE.flatMapEither(readXml)),
})
