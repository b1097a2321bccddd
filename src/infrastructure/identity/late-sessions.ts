import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Sessions } from '#application/identity/sessions.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { readToken } from './session-token.ts'

/** Sessions whose way to the host is fetched when it is first needed. What a token says of itself is read without it. */
export const makeLateSessions = (find: () => Promise<Sessions>): Sessions => {
  const found = TE.tryCatch(find, (): Failure => ({ _tag: 'Unreachable' }))
  return {
    signIn: (email, password) => pipe(found, TE.flatMap((sessions) => sessions.signIn(email, password))),
    refresh: (token) => pipe(found, TE.flatMap((sessions) => sessions.refresh(token))),
    signOut: (token) => pipe(found, TE.flatMap((sessions) => sessions.signOut(token))),
    read: readToken,
  }
}
