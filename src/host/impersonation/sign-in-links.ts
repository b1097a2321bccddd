import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { createSecret, digestOf } from '../kernel/one-time-secret.ts'

/** The user whom a link signs in, and the business that the session shows. */
export interface LinkedUser {
  readonly userId: UserId
  readonly businessId: BusinessId
}

/** Links that each sign one user in, once and without a password. They are kept in memory, so they end with the host. */
export interface SignInLinks {
  /** Returns the code of a new link: 43 characters. */
  readonly issue: (user: LinkedUser) => string
  /** Uses the code up. Undefined for a used or unknown one. */
  readonly redeem: (code: string) => LinkedUser | undefined
}

export const makeSignInLinks = (): SignInLinks => {
  const users = new Map<string, LinkedUser>()
  return {
    issue: (user) => {
      const code = createSecret()
      users.set(digestOf(code), user)
      return code
    },
    redeem: (code) => {
      const digest = digestOf(code)
      const user = users.get(digest)
      users.delete(digest)
      return user
    },
  }
}

/** The address of a link with this code on the host at `origin`, which has no slash at its end. */
export const signInAddress = (origin: string, code: string): string => `${origin}/impersonate/${code}`
