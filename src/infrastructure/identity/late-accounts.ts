import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Accounts } from '#application/identity/accounts.port.ts'
import type { Failure } from '#application/shared/failure.ts'

/** Accounts whose way to the host is fetched when it is first needed. */
export const makeLateAccounts = (find: () => Promise<Accounts>): Accounts => {
  const late =
    <A>(ask: (accounts: Accounts) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const found = await find().catch(() => undefined)
      return found === undefined ? E.left({ _tag: 'Unreachable' }) : ask(found)()
    }
  return {
    register: (account) => late((accounts) => accounts.register(account)),
    verifyEmail: (email) => late((accounts) => accounts.verifyEmail(email)),
    requestReset: (email) => late((accounts) => accounts.requestReset(email)),
    resetPassword: (hash, password) => late((accounts) => accounts.resetPassword(hash, password)),
  }
}
