import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { CallTo, Handler } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { passwordChangedEmail } from '../mail/emails.ts'
import { notify } from '../notifications/index.ts'
import { validateNewPassword, type PasswordServices } from './new-password.ts'
import { revokeOneTimeCodes } from './one-time-code.ts'
import { endSessionsOf } from './session-store.ts'
import { checkOwnPassword } from './own-password.ts'
import { replacePasswordHash } from './store.ts'

/** The sign-in that changes the password stays, in all its companies; all others of its user end. A wrong old password counts as a try to sign in. */
export const changePassword: Handler<PasswordServices, 'passwordChange'> = async (services, call) => {
  const { user } = call.session
  const password = await validateNewPassword(call.body.password, call.body.confirmPassword)
  if (E.isLeft(password)) return password
  const account = await checkOwnPassword(services, call, 'password change', call.body.oldPassword)
  if (E.isLeft(account)) return account
  const newHash = await services.passwords.hash(password.right)
  return call.transaction(async (tx) => {
    const ended = await write(services, tx, call, account.right.passwordHash, newHash)
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
