import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { hostError, type HostError } from '../http/host-error.ts'
import type { HostServices } from '../server/services.ts'
import { accountLockKey } from './account-lock-key.ts'
import type { Session } from './session.ts'
import { insertOperatorSession } from './session-store.ts'
import { noteSignedIn, noteTooManyTries, noteWrongPassword, type PasswordTry } from './sign-in-trail.ts'
import { accountOf, replacePasswordHash, type Account } from './store.ts'

export interface Token {
  readonly token: string
}

/** An unknown address and a wrong password are answered alike, after the same work. */
export const signIn = async (
  parts: HostServices,
  typedEmail: string,
  password: string,
  from: { readonly address: string; readonly requestId: string },
): Promise<E.Either<HostError, Token>> => {
  const email = accountLockKey(typedEmail)
  const tried: PasswordTry = { email, address: from.address, requestId: from.requestId, at: 'sign-in' }
  const tooMany = await parts.limits.signIn(email, tried.address)
  if (tooMany !== undefined) {
    await noteTooManyTries(parts, tried)
    return E.left(tooMany)
  }
  const account = await accountOf(parts.database, email)
  const isRight = await parts.passwords.verify(password, account?.passwordHash)
  const session = isRight && account !== undefined ? await begin(parts, account, password, tried) : undefined
  if (session === undefined) {
    await noteWrongPassword(parts, tried, account?.user.id)
    return E.left(WRONG)
  }
  parts.limits.signedIn(email)
  return E.right(await tokenOf(parts, session))
}

export const tokenOf = async (parts: HostServices, session: Omit<Session, 'expiresAt'>): Promise<Token> => ({
  token: await parts.tokens.sign(session),
})

const WRONG = hostError('ERROR_AUTH_INVALID_CREDENTIALS')

/** Undefined when the password was changed while it was judged. */
const begin = async (
  { clock, database, passwords }: HostServices,
  { business, passwordHash, user }: Account,
  password: string,
  tried: PasswordTry,
): Promise<Omit<Session, 'expiresAt'> | undefined> => {
  const id = randomUUID()
  const now = clock.now()
  const renewed = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined
  const begun = await database.transaction(async (tx) => {
    const counts = await insertOperatorSession(tx, id, user.id, passwordHash, now)
    if (counts && renewed !== undefined) await replacePasswordHash(tx, user.id, renewed)
    if (counts) await noteSignedIn({ clock }, tx, tried, user.id, id)
    return counts
  })
  return begun ? { id, user, business, authenticatedAt: Math.floor(now / 1000) } : undefined
}
