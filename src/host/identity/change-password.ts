import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { CallTo, Handler } from '../http/call.ts'
import { NOT_FOUND, hostError } from '../http/host-error.ts'
import { passwordChangedEmail } from '../mail/emails.ts'
import { notify } from '../notifications/index.ts'
import { validateNewPassword, type PasswordServices } from './new-password.ts'
import { revokeOneTimeCodes } from './one-time-code.ts'
import { endSessionsOf } from './session-store.ts'
import { recordTooManyTries, recordWrongPassword } from './sign-in-trail.ts'
import { accountOf, replacePasswordHash } from './store.ts'

/** The sign-in that changes the password stays, in all its companies; all others of its user end. A wrong old password counts as a try to sign in. */
export const changePassword: Handler<PasswordServices, 'passwordChange'> = async (services, call) => {
  const { user } = call.session
  const password = await validateNewPassword(call.body.password, call.body.confirmPassword)
  if (E.isLeft(password)) return password
  const { address, requestId, transaction } = call
  const tried = { email: user.email, address, requestId, at: 'password change', transaction } as const
  const tooMany = await services.limits.signIn(user.email, call.address)
  if (tooMany !== undefined) {
    await recordTooManyTries(services, tried)
    return E.left(tooMany)
  }
  const account = await accountOf(call.db, user.email)
  if (account === undefined) return E.left(NOT_FOUND)
  if (!(await services.passwords.verify(call.body.oldPassword, account.passwordHash))) {
    await recordWrongPassword(services, tried, user.id)
    return E.left(hostError('ERROR_USER_WRONG_PASSWORD'))
  }
  await services.limits.signedIn(user.email, call.address)
  const newHash = await services.passwords.hash(password.right)
  return call.transaction(async (tx) => {
    const ended = await write(services, tx, call, account.passwordHash, newHash)
    if (ended === undefined) return E.left(hostError('ERROR_USER_WRONG_PASSWORD'))
    call.afterCommit(() => {
      for (const session of ended) services.live.closeSession(session)
      services.mail.enqueue(async () => passwordChangedEmail(user.email, services.publicAddress()))
    })
    return E.right(user)
  })
}

/** The sessions it ended; undefined when the old password was replaced meanwhile. */
const write = async (
  { clock }: PasswordServices,
  tx: Queries,
  { requestId, session: { id, user } }: CallTo<'passwordChange'>,
  oldHash: string,
  newHash: string,
): Promise<ReadonlyArray<string> | undefined> => {
  if (!(await replacePasswordHash(tx, user.id, newHash, oldHash))) return undefined
  await revokeOneTimeCodes(tx, 'RESET', user.id)
  const ended = await endSessionsOf(tx, user.id, { except: id })
  await appendAuditEntry(tx, clock, {
    actor: user.email,
    userId: user.id,
    action: 'password changed',
    requestId,
    detail: { sessions: ended.length },
  })
  await notify(tx, clock, { userId: user.id }, { kind: 'PasswordChanged' })
  return ended
}
