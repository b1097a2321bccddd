import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { refused, type HostError } from '../http/host-error.ts'
import type { HostParts } from '../parts.ts'
import { accountKeyOf } from './account-key.ts'
import type { Session } from './session.ts'
import { beginSessionBy } from './session-store.ts'
import { accountOf, replacePasswordHash, type Account } from './store.ts'

export interface Token {
  readonly token: string
}

/** An unknown address and a wrong password are answered alike, after the same work. */
export const signIn = async (
  parts: HostParts, typedEmail: string, password: string, address: string,
): Promise<E.Either<HostError, Token>> => {
  const email = accountKeyOf(typedEmail)
  const tooMany = await parts.limits.signIn(email, address)
  if (tooMany !== undefined) return E.left(tooMany)
  const account = await accountOf(parts.database, email)
  const isRight = await parts.passwords.verify(password, account?.passwordHash)
  if (!isRight || account === undefined) return E.left(WRONG)
  parts.limits.signedIn(email)
  const session = await begin(parts, account, password)
  return session === undefined ? E.left(WRONG) : E.right(await tokenOf(parts, session))
}

export const tokenOf = async (parts: HostParts, session: Omit<Session, 'expiresAt'>): Promise<Token> => ({
  token: await parts.tokens.sign(session),
})

const WRONG = refused('ERROR_AUTH_INVALID_CREDENTIALS')

/** Undefined when the password was changed while it was judged. */
const begin = async (
  { clock, database, passwords }: HostParts, { business, passwordHash, user }: Account, password: string,
): Promise<Omit<Session, 'expiresAt'> | undefined> => {
  const id = randomUUID()
  const now = clock.now()
  const renewed = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined
  const begun = await database.transaction(async (tx) => {
    const counts = await beginSessionBy(tx, id, user.id, passwordHash, now)
    if (counts && renewed !== undefined) await replacePasswordHash(tx, user.id, renewed)
    return counts
  })
  return begun ? { id, user, business, authenticatedAt: Math.floor(now / 1000) } : undefined
}
