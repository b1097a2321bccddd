import * as TE from 'fp-ts/TaskEither'
import type { ExcludedInvoices } from '#application/financing/excluded-invoices.port.ts'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeExcludedInvoices extends ExcludedInvoices {
  readonly faults: Faults
  readonly put: (invoices: ReadonlyArray<ExcludedInvoice>) => void
}

/** A host that excludes these invoices from either type of financing, newest first. */
export const makeFakeExcludedInvoices = (given: ReadonlyArray<ExcludedInvoice>): FakeExcludedInvoices => {
  const faults = makeFaults()
  let invoices = given
  return {
    faults,
    put: (others) => {
      invoices = others
    },
    page: ({ page, pageSize, search, sort }) =>
      faults.around(() => {
        const wanted = normaliseSearch(search, 'CL')
        const found = invoices
          .filter((invoice) => search === '' || matchesSearch(invoice, wanted))
          .toSorted((one, other) => (one.issueDate < other.issueDate ? 1 : -1))
        const ordered = sort?.direction === 'asc' ? found.toReversed() : found
        const rows = ordered.slice((page - 1) * pageSize, page * pageSize)
        return TE.of({ rows, page, pageSize, totalRows: found.length })
      }),
  }
}
