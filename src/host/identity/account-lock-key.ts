import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'

/** Under which the account of a typed address is kept. What is no address has a key too, which no account has. */
export const accountLockKey = (typed: string): string => {
  const email = Email.parse(typed)
  return E.isRight(email) ? Email.keyOf(email.right) : typed.trim().toLowerCase()
}
