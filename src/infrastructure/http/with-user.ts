import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { UserId } from '#domain/kernel/id.ts'

/** Makes a call about whoever is signed in. Without anybody nobody may ask: that is the end of the session. */
export type WithUser = <A>(call: (userId: UserId) => TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>

export const withUser =
  (userId: () => UserId | undefined): WithUser =>
  (call) =>
  () => {
    const id = userId()
    return id === undefined ? TE.left<Failure>({ _tag: 'Unauthorized' })() : call(id)()
  }
