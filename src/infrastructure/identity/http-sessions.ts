import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { Api } from '../http/api.ts'
import { readToken } from './session-token.ts'

/**
 * `beginSync` is called before each token request; its result is called with the host's time at which the token was
 * issued, in milliseconds.
 */
export const makeHttpSessions = (
  api: Api,
  beginSync: () => (epochMs: number) => void = () => () => undefined,
): Sessions => {
  const issued =
    (answer: TE.TaskEither<Failure, { readonly token: string }>): TE.TaskEither<Failure, Session> =>
    async () => {
      const onServerTime = beginSync()
      const token = await answer()
      if (E.isLeft(token)) return token
      const session = readToken(token.right.token)
      if (session === undefined) return E.left({ _tag: 'Undecodable', at: ['token: SessionClaims'] })
      onServerTime(session.issuedAt * 1_000)
      return E.right(session)
    }
  return {
    signIn: (email, password) => issued(api.call(identityEndpoints.login, { body: { email, password } })),
    refresh: (current) => issued(api.call(identityEndpoints.refresh, { token: current })),
    impersonate: (code) => issued(api.call(identityEndpoints.impersonate, { body: { code } })),
    open: ({ token, user }, businessId) =>
      issued(
        pipe(
          api.call(shellEndpoints.companies, { params: { userId: user.id }, token }),
          TE.chainW(({ companies }) => {
            const found = companies.find(({ business }) => business.id === businessId)
            if (found === undefined) return TE.left(NO_MEMBER)
            const params = { userId: user.id, membershipId: found.membershipId }
            return api.call(identityEndpoints.membershipToken, { params, token })
          }),
        ),
      ),
    signOut: (current) =>
      pipe(
        api.call(identityEndpoints.logout, { token: current }),
        TE.map(() => undefined),
      ),
    read: readToken,
  }
}

/** The answer of the host for a membership of somebody else. */
const NO_MEMBER: Failure = {
  _tag: 'Rejected',
  code: 'ERROR_NOT_FOUND',
  requestId: undefined,
  retryAfterSeconds: undefined,
}
