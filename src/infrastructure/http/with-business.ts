import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { BusinessId } from '#domain/kernel/id.ts'

/** Runs a call for the business of the session. Without one it fails as an ended session. */
export type WithBusiness = <A>(call: (businessId: BusinessId) => TE.TaskEither<Failure, A>) => TE.TaskEither<Failure, A>

export const withBusiness =
  (businessId: () => BusinessId | undefined): WithBusiness =>
  (call) =>
  () => {
    const id = businessId()
    return id === undefined ? TE.left<Failure>({ _tag: 'Unauthorized' })() : call(id)()
  }
