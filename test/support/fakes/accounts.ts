import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Accounts, NewAccount } from '#application/identity/accounts.port.ts'
import * as Email from '#domain/identity/email.ts'
import { isCommonPassword } from '#host/identity/common-passwords.ts'
import { suggestionFor } from '#host/identity/email-suggestion.ts'
import { FAKE_EMAIL, FAKE_PASSWORD } from './sessions.ts'
import { verdictOn } from './mail-domains.ts'
import { makeFaults, rejectedBy, type Faults } from './faults.ts'

export interface FakeAccounts extends Accounts {
  readonly faults: Faults
  /** Registered accounts, in order. */
  readonly registered: () => ReadonlyArray<NewAccount>
  /** Addresses that were checked, in order. */
  readonly verified: () => ReadonlyArray<string>
  /** The latest mailed link. */
  readonly mailed: () => string | undefined
  readonly passwordOf: (email: string) => string | undefined
}

/** A host with one account. */
export const makeFakeAccounts = (
  known: Readonly<Record<string, string>> = { [FAKE_EMAIL]: FAKE_PASSWORD },
): FakeAccounts => {
  const faults = makeFaults()
  const passwords = new Map(Object.entries(known))
  const links = new Map<string, string>()
  const registered: Array<NewAccount> = []
  const verified: Array<string> = []
  let mailed: string | undefined
  return {
    faults,
    registered: () => registered,
    verified: () => verified,
    mailed: () => mailed,
    passwordOf: (email) => passwords.get(email),
    register: (account) =>
      faults.around(() => async () => {
        if (await isCommonPassword(account.password))
          return E.left(rejectedBy(endpoints.register, 'ERROR_USER_PASSWORD_COMMON'))
        const key = Email.keyOf(account.email)
        const known = passwords.get(key)
        if (known !== undefined)
          return known === account.password
            ? E.right(undefined)
            : E.left(rejectedBy(endpoints.register, 'ERROR_USER_EMAIL_TAKEN'))
        passwords.set(key, account.password)
        registered.push(account)
        return E.right(undefined)
      }),
    verifyEmail: (email) => {
      verified.push(email)
      return faults.around(() =>
        TE.of({ receivesMail: verdictOn(email.slice(email.lastIndexOf('@') + 1)), suggestion: suggestionFor(email) }),
      )
    },
    requestReset: (email) =>
      faults.around(() => {
        const key = Email.keyOf(email)
        if (passwords.has(key)) {
          mailed = `link-${links.size}`.padEnd(43, '_')
          links.set(mailed, key)
        }
        return TE.of(undefined)
      }),
    resetPassword: (hash, password) =>
      faults.around(() => async () => {
        const key = links.get(hash)
        if (key === undefined) return E.left(rejectedBy(endpoints.resetPassword, 'ERROR_USER_RESET_LINK_INVALID'))
        if (await isCommonPassword(password))
          return E.left(rejectedBy(endpoints.resetPassword, 'ERROR_USER_PASSWORD_COMMON'))
        links.delete(hash)
        passwords.set(key, password)
        return E.right(undefined)
      }),
  }
}
