import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import { validateRegistration } from '#domain/identity/registration.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import type { CallTo, Handler, HandlerResult } from '../http/call.ts'
import { invalid, hostError } from '../http/host-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { User } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { createSecret } from '../kernel/one-time-secret.ts'
import { confirmAddressEmail } from '../mail/emails.ts'
import type { Mail } from '../mail/mail.port.ts'
import type { Passwords } from '../security/password-hash.ts'
import { isCommonPassword } from './common-passwords.ts'
import { issueOneTimeCode } from './one-time-code.ts'
import { recordTooManyTries, recordWrongPassword } from './sign-in-trail.ts'
import { accountOf, insertUser } from './store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

interface Services {
  readonly clock: Clock
  readonly limits: Limits
  readonly mail: Mail
  readonly passwords: Passwords
  readonly publicAddress: () => string
}

/** Opens an account without a name and without a business, once per address. */
export const register: Handler<Services, 'register'> = async (services, call) => {
  const validated = validateRegistration({ ...call.body, acceptsTerms: true })
  if (E.isLeft(validated)) return E.left(invalid(validated.left.map(({ field }) => field)))
  const { email: typed, password } = validated.right
  if (await isCommonPassword(password)) return E.left(hostError('ERROR_USER_PASSWORD_COMMON'))
  const email = Email.keyOf(typed)
  const passwordHash = await services.passwords.hash(password)
  const code = createSecret()
  const opened = await call.transaction(async (tx) => {
    const userId = await open(services, tx, call, email, passwordHash, code)
    if (userId !== undefined)
      call.afterCommit(() =>
        services.mail.enqueue(async () => confirmAddressEmail(email, services.publicAddress(), code)),
      )
    return E.right(userId)
  })
  if (E.isLeft(opened)) return opened
  if (opened.right === undefined) return again(services, call, password, email)
  return E.right({ id: opened.right, name: '', email, phone: undefined, country: call.body.countryId, version: 1 })
}

const open = async (
  { clock }: Services,
  tx: Queries,
  { body, requestId }: CallTo<'register'>,
  email: string,
  passwordHash: string,
  code: string,
): Promise<UserId | undefined> => {
  const { utmCampaign, utmMedium, utmSource, referralCode } = body
  const campaign = JSON.stringify({ utmCampaign, utmMedium, utmSource, referralCode }, withoutBlanks)
  const userId = await insertUser(tx, { email, passwordHash, campaign, country: body.countryId })
  if (userId === undefined) return undefined
  await issueOneTimeCode(tx, 'VERIFY', email, code, clock.now())
  await appendAuditEntry(tx, clock, { actor: email, userId, action: 'user registered', requestId })
  return userId
}

/**
 * The password of the existing account means a repeated request: the first answer was lost, or two copies came at once. It
 * is counted as an attempt at that password.
 */
const again = async (
  services: Services,
  { address, db, requestId, transaction }: CallTo<'register'>,
  password: string,
  email: string,
): HandlerResult<User, ErrorsOf<typeof endpoints.register>> => {
  const tried = { email, address, requestId, at: 'registration', transaction } as const
  const tooMany = await services.limits.signIn(email, address)
  if (tooMany !== undefined) {
    await recordTooManyTries(services, tried)
    return E.left(tooMany)
  }
  const account = await accountOf(db, email)
  const isSame = await services.passwords.verify(password, account?.passwordHash)
  if (!isSame || account === undefined) {
    await recordWrongPassword(services, tried, account?.user.id)
    return E.left(hostError('ERROR_USER_EMAIL_TAKEN'))
  }
  await services.limits.signedIn(email, address)
  return E.right(account.user)
}

/** A null character or half a character is nothing that a database keeps. */
const withoutBlanks = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '').trim() || undefined : (value ?? undefined)
