import * as E from 'fp-ts/Either'
import type { Call, HandlerResult, Writes } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Passwords } from '../security/password-hash.ts'
import { recordTooManyTries, recordWrongPassword, type PasswordTry } from './sign-in-trail.ts'
import { accountOf, type Account } from './store.ts'

interface Services {
  readonly clock: Clock
  readonly limits: Limits
  readonly passwords: Passwords
}

type CallOfUser = Pick<Call<unknown, unknown, unknown>, 'address' | 'db' | 'requestId'> &
  Pick<Writes, 'transaction'> & { readonly session: Session }

/** Asks the user for the present password again. A wrong one counts as a try to sign in. */
export const checkOwnPassword = async (
  services: Services,
  { address, db, requestId, session: { user }, transaction }: CallOfUser,
  at: PasswordTry['at'],
  password: string,
): HandlerResult<Account, 'ERROR_AUTH_TOO_MANY_ATTEMPTS' | 'ERROR_USER_WRONG_PASSWORD'> => {
  const tried = { email: user.email, address, requestId, at, transaction }
  const tooMany = await services.limits.signIn(user.email, address)
  if (tooMany !== undefined) {
    await recordTooManyTries(services, tried)
    return E.left(tooMany)
  }
  const account = await accountOf(db, user.email)
  if (account === undefined) return E.left(NOT_FOUND)
  if (!(await services.passwords.verify(password, account.passwordHash))) {
    await recordWrongPassword(services, tried, user.id)
    return E.left(hostError('ERROR_USER_WRONG_PASSWORD'))
  }
  await services.limits.signedIn(user.email, address)
  return E.right(account)
}
