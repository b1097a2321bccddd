import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceProposals } from '#application/financing/invoice-proposals.port.ts'
import { proposalEndpoints } from '#wire/proposals.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpInvoiceProposals = (api: Api): InvoiceProposals => ({
  propose: (orderType, { included, target, ...conditions }) =>
    pipe(
      api.forBusiness(proposalEndpoints.invoiceProposals)({
        /* An empty list has no text of its own in an address. */
        query: {
          orderType,
          amount: target.minor,
          ...conditions,
          included: included.length === 0 ? undefined : included,
        },
      }),
      TE.map(({ arrival, invoices, leftOut, proposals }) => {
        const known = new Map(invoices.map((invoice) => [invoice.id, invoice]))
        const options = proposals.map(({ invoiceIds, ...figures }) => ({
          ...figures,
          invoices: invoiceIds.flatMap((id) => known.get(id) ?? []),
        }))
        return { arrival, leftOut, options }
      }),
    ),
})
