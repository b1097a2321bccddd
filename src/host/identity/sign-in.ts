import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Queries } from '../database/database.ts'
import type { Handler, HandlerResult } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import { accountLockKey } from '../kernel/account-label.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Passwords } from '../security/password-hash.ts'
import { insertPasswordSession } from './session-store.ts'
import { recordSignedIn, recordTooManyTries, recordWrongPassword, type PasswordTry } from './sign-in-trail.ts'
import { recordUse } from './membership-store.ts'
import { accountOf, replacePasswordHash, type Account } from './store.ts'
import type { Tokens } from './tokens.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

interface Services {
  readonly clock: Clock
  readonly limits: Limits
  readonly passwords: Passwords
  readonly tokens: Tokens
}

export interface Token {
  readonly token: string
}

/** An unknown address and a wrong password are answered alike, after the same work. */
export const signIn: Handler<Services, 'login'> = async (
  services,
  { address, body: { email: typed, password }, db, requestId, transaction, userAgent },
) => {
  const email = accountLockKey(typed)
  const tried = { email, address, requestId, at: 'sign-in', transaction } as const
  const tooMany = await services.limits.signIn(email, tried.address)
  if (tooMany !== undefined) {
    await recordTooManyTries(services, tried)
    return E.left(tooMany)
  }
  const account = await accountOf(db, email)
  const isRight = await services.passwords.verify(password, account?.passwordHash)
  const session =
    isRight && account !== undefined
      ? await transaction(await startSession(services, account, password, tried, userAgent))
      : E.left(WRONG)
  if (E.isLeft(session)) {
    await recordWrongPassword(services, tried, account?.user.id)
    return E.left(WRONG)
  }
  await services.limits.signedIn(email, tried.address)
  return E.right(await tokenOf(services, session.right))
}

const tokenOf = async (services: Services, session: Omit<Session, 'expiresAt'>): Promise<Token> => ({
  token: await services.tokens.sign(session),
})

const WRONG = hostError('ERROR_AUTH_INVALID_CREDENTIALS')

/** The work that opens the session, prepared outside the transaction. An error when the password was changed while it was checked. */
const startSession = async (
  { clock, passwords }: Services,
  { business, passwordHash, role, user }: Account,
  password: string,
  tried: PasswordTry,
  userAgent: string | undefined,
): Promise<(tx: Queries) => HandlerResult<Omit<Session, 'expiresAt'>, ErrorsOf<typeof endpoints.login>>> => {
  const id = randomUUID()
  const now = clock.now()
  const renewed = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined
  return async (tx) => {
    const opened = { id, userId: user.id, businessId: business?.id, userAgent }
    if (!(await insertPasswordSession(tx, opened, passwordHash, now))) return E.left(WRONG)
    if (business !== undefined) await recordUse(tx, user.id, business.id, now)
    if (renewed !== undefined) await replacePasswordHash(tx, user.id, renewed)
    await recordSignedIn({ clock }, tx, tried, user.id, id)
    return E.right({ id, user, business, role, authenticatedAt: Math.floor(now / 1000) })
  }
}
