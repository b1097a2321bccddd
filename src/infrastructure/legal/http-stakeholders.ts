import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Stakeholders } from '#application/legal/stakeholders.port.ts'
import { legalEndpoints } from '#wire/legal.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpStakeholders = (api: Api): Stakeholders => ({
  list: api.forBusiness(legalEndpoints.stakeholders),
  formPath: () =>
    pipe(
      api.forBusiness(legalEndpoints.legalFormLink)(),
      TE.map(({ path }) => path),
    ),
  create: (body, key) => api.forBusiness(legalEndpoints.stakeholderCreate)({ body, key }),
  replace: (stakeholderId, version, body) =>
    api.forBusiness(legalEndpoints.stakeholderUpdate)({ params: { stakeholderId }, version, body }),
})
