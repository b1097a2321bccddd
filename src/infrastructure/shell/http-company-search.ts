import type { CompanySearch } from '#application/command-palette/company-search.port.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCompanySearch = (api: Api): CompanySearch => ({
  find: (text) => api.forBusiness(shellEndpoints.findings)({ query: { text } }),
})
