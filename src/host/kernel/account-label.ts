import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'

/** The key of a typed address for locks and limits. Text that is no address has a key that no account has. */
export const accountLockKey = (typed: string): string => {
  const email = Email.parse(typed)
  return E.isRight(email) ? Email.keyOf(email.right) : typed.trim().toLowerCase()
}

/** Names an account in logs. Text that is no e-mail address may be a password in the wrong field, and is not repeated. */
export const accountLabel = (email: string): string => (E.isRight(Email.parse(email)) ? email : '(no e-mail address)')
