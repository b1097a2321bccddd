import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'

/** Asks what is fetched when it is first needed. What does not come is as out of reach as the host behind it. */
export const lateOf =
  <Port>(find: () => Promise<Port>) =>
  <A>(ask: (port: Port) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
  async () => {
    const found = await find().catch(() => undefined)
    return found === undefined ? E.left({ _tag: 'Unreachable' }) : ask(found)()
  }
