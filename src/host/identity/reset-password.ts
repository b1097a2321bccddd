import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { CallTo, Handler } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { accountLockKey } from '../kernel/account-label.ts'
import { createSecret } from '../kernel/one-time-secret.ts'
import { passwordChangedEmail, passwordResetEmail } from '../mail/emails.ts'
import { notify } from '../notifications/index.ts'
import { validateNewPassword, type PasswordServices } from './new-password.ts'
import { issueOneTimeCode, ownerOfOneTimeCode, redeemOneTimeCode, revokeOneTimeCodes } from './one-time-code.ts'
import { endSessionsOf } from './session-store.ts'
import { confirmEmail, replacePasswordHash, userBy } from './store.ts'

/**
 * Mails a reset link to the owner of the account, if there is one. All of it happens after the response, so that
 * neither the response nor its time reveals whether the account exists.
 */
export const requestReset: Handler<PasswordServices, 'resetRequest'> = async (
  services,
  { acrossCompanies, body, requestId },
) => {
  const email = accountLockKey(body.email)
  const code = createSecret()
  const { clock } = services
  const now = clock.now()
  services.mail.enqueue(async () => {
    const userId = await acrossCompanies.transaction(async (tx) => {
      const known = await issueOneTimeCode(tx, 'RESET', email, code, now)
      if (known !== undefined)
        await appendAuditEntry(tx, clock, {
          actor: email,
          userId: known,
          action: 'password reset requested',
          requestId,
        })
      return known
    })
    return userId && passwordResetEmail(email, services.publicAddress(), code)
  })
  return E.right(undefined)
}

/**
 * Gives the account a new password, ends all its sessions and uses the link up: all of it, once, or nothing. The e-mail that
 * says so is sent whatever the notifications that the user chose.
 */
export const resetPassword: Handler<PasswordServices, 'resetPassword'> = async (services, call) => {
  if ((await ownerOfOneTimeCode(call.db, 'RESET', call.params.hash, services.clock.now())) === undefined)
    return E.left(INVALID)
  await services.limits.linkOpened(call.address)
  const password = await validateNewPassword(call.body.password, call.body.confirmPassword)
  if (E.isLeft(password)) return password
  const passwordHash = await services.passwords.hash(password.right)
  return call.transaction(async (tx) => {
    const done = await replace(services, tx, call, passwordHash)
    if (done === undefined) return E.left(INVALID)
    call.afterCommit(() => services.limits.passwordReset(done.email))
    call.afterCommit(() => {
      for (const session of done.ended) services.live.closeSession(session)
      services.mail.enqueue(async () => passwordChangedEmail(done.email, services.publicAddress()))
    })
    return E.right(undefined)
  })
}

const INVALID = hostError('ERROR_USER_RESET_LINK_INVALID')

interface Replaced {
  readonly email: string
  readonly ended: ReadonlyArray<string>
}

const replace = async (
  { clock }: PasswordServices,
  tx: Queries,
  { params, requestId }: CallTo<'resetPassword'>,
  passwordHash: string,
): Promise<Replaced | undefined> => {
  const userId = await redeemOneTimeCode(tx, 'RESET', params.hash, clock.now())
  const user = userId && (await userBy(tx, userId))
  if (user === undefined) return undefined
  await replacePasswordHash(tx, user.id, passwordHash)
  await confirmEmail(tx, user.id, clock.now())
  await revokeOneTimeCodes(tx, 'RESET', user.id)
  const ended = await endSessionsOf(tx, user.id)
  await appendAuditEntry(tx, clock, {
    actor: user.email,
    userId: user.id,
    action: 'password reset',
    requestId,
    detail: { sessions: ended.length },
  })
  await notify(tx, clock, { userId: user.id }, { kind: 'PasswordChanged' })
  return { email: user.email, ended }
}
