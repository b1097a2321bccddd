import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import { readToken } from './session-token.ts'

/** `hearTime` is told the host's time, in milliseconds, by every token that has just been issued. */
export const makeHttpSessions = (call: Call, hearTime: (epochMs: number) => void = () => undefined): Sessions => {
  const issued = ({ token }: { readonly token: string }): E.Either<Failure, Session> => {
    const session = readToken(token)
    if (session === undefined) return E.left({ _tag: 'Undecodable', at: ['token: SessionClaims'] })
    hearTime(session.issuedAt * 1_000)
    return E.right(session)
  }
  return {
    signIn: (email, password) => pipe(call(endpoints.login, { body: { email, password } }), TE.flatMapEither(issued)),
    refresh: (current) => pipe(call(endpoints.refresh, { token: current }), TE.flatMapEither(issued)),
    impersonate: (code) => pipe(call(endpoints.impersonate, { body: { token: code } }), TE.flatMapEither(issued)),
    signOut: (current) => pipe(call(endpoints.logout, { token: current }), TE.map(() => undefined)),
    read: readToken,
  }
}
