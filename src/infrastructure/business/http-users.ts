import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Users } from '#application/business/users.port.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpUsers = (api: Api): Users => ({
  change: ({ name, phone }) =>
    pipe(
      api.forUser(identityEndpoints.userChange)({ body: { name, phone } }),
      TE.map(() => undefined),
    ),
})
