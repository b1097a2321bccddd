import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Companies } from '#application/shell/companies.port.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCompanies = (api: Api): Companies => {
  const list = api.forUser(shellEndpoints.companies)
  return {
    list: () =>
      pipe(
        list(),
        TE.map(({ companies }) => companies),
      ),
  }
}
