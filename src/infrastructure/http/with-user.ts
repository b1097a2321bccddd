import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { UserId } from '#domain/kernel/id.ts'

/** Runs a call for the signed-in user. Without one it fails as an ended session. */
export type WithUser = <A>(call: (userId: UserId) => TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>

export const withUser =
  (userId: () => UserId | undefined): WithUser =>
  (call) =>
  () => {
    const id = userId()
    return id === undefined ? TE.left<Failure>({ _tag: 'Unauthorized' })() : call(id)()
  }
