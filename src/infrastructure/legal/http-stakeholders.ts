import type { Stakeholders } from '#application/legal/stakeholders.port.ts'
import { legalEndpoints } from '#wire/legal.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpStakeholders = (api: Api): Stakeholders => ({
  list: api.forBusiness(legalEndpoints.stakeholders),
  create: (body, key) => api.forBusiness(legalEndpoints.stakeholderCreate)({ body, key }),
  replace: (stakeholderId, version, body) =>
    api.forBusiness(legalEndpoints.stakeholderUpdate)({ params: { stakeholderId }, version, body }),
})
