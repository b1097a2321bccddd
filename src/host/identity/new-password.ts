import * as E from 'fp-ts/Either'
import type { Password } from '#domain/identity/password.ts'
import { validatePasswordChange } from '#domain/identity/registration.ts'
import { invalid, hostError } from '../http/host-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Passwords } from '../security/password-hash.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { HandlerResult } from '../http/call.ts'

/** The services that set a password and end the sessions that knew the old one. */
export interface PasswordServices {
  readonly clock: Clock
  readonly limits: Limits
  readonly live: Live
  readonly mail: Mail
  readonly passwords: Passwords
  readonly publicAddress: () => string
}

/** Validates a new password and its repetition. */
export const validateNewPassword = async (
  password: string,
  confirmPassword: string,
): HandlerResult<Password, 'ERROR_USER_PASSWORD_COMMON'> => {
  const validated = validatePasswordChange({ current: password, password, confirmPassword })
  if (E.isLeft(validated)) {
    const fields = validated.left.map(({ field }) => field).filter((field) => field !== 'current')
    return E.left(invalid(fields))
  }
  return (await isCommonPassword(password))
    ? E.left(hostError('ERROR_USER_PASSWORD_COMMON'))
    : E.right(validated.right.password)
}
