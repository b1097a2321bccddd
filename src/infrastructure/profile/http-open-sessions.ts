import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSessions } from '#application/profile/open-sessions.port.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpOpenSessions = (api: Api): OpenSessions => ({
  list: () =>
    pipe(
      api.forUser(identityEndpoints.openSessions)(),
      TE.map(({ sessions }) => sessions),
    ),
  endOthers: api.forUser(identityEndpoints.otherSessionsEnd),
})
