import type { ExcludedInvoices } from '#application/financing/excluded-invoices.port.ts'
import { excludedInvoiceEndpoints } from '#wire/excluded-invoices.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpExcludedInvoices = (api: Api): ExcludedInvoices => ({
  page: ({ page, pageSize, search, sort, type }) =>
    api.forBusiness(excludedInvoiceEndpoints.excludedInvoices)({
      query: {
        orderType: type,
        page,
        size: pageSize,
        filter: search.trim() === '' ? undefined : search.trim(),
        order: sort,
      },
    }),
})
