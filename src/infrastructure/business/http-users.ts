import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { REJECTED_BY_CONFLICT } from '#application/shared/conflict.ts'
import type { Users } from '#application/business/users.port.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpUsers = (api: Api): Users => ({
  change: ({ name, phone }) =>
    pipe(
      api.forUser(identityEndpoints.user)(),
      TE.chain(({ version }) => api.forUser(identityEndpoints.userChange)({ version, body: { name, phone } })),
      TE.bimap(
        (failure) => (failure._tag === 'Conflict' ? REJECTED_BY_CONFLICT : failure),
        () => undefined,
      ),
    ),
})
