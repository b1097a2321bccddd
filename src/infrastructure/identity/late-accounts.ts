import type { Accounts } from '#application/identity/accounts.port.ts'
import { lateOf } from './late.ts'

/** Accounts whose way to the host is fetched when it is first needed. */
export const makeLateAccounts = (find: () => Promise<Accounts>): Accounts => {
  const late = lateOf(find)
  return {
    register: (account) => late((accounts) => accounts.register(account)),
    verifyEmail: (email) => late((accounts) => accounts.verifyEmail(email)),
    requestReset: (email) => late((accounts) => accounts.requestReset(email)),
    resetPassword: (hash, password) => late((accounts) => accounts.resetPassword(hash, password)),
  }
}
