import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND, refused, UNAUTHORIZED, later, type HostError } from '../http/host-error.ts'
import { servePublic, serveTenant, serveUser, type Route } from '../http/serve.ts'
import type { HostParts } from '../parts.ts'
import { PasswordQueueFull } from './password-hash.ts'
import type { Session } from './session.ts'
import { accountOf, revokeSession, savePasswordHash } from './store.ts'
import { SESSION_SECONDS } from './tokens.ts'

export const identityRoutes = (parts: HostParts): ReadonlyArray<Route> => [
  servePublic(parts, endpoints.login, ({ body, address }) => signIn(parts, body.email.trim().toLowerCase(), body.password, address)),

  serveUser(parts, endpoints.refresh, async ({ session }) =>
    session.authenticatedAt + SESSION_SECONDS <= parts.clock.now() / 1000 ? E.left(UNAUTHORIZED) : E.right(await tokenOf(parts, session)),
  ),

  serveUser(parts, endpoints.logout, async ({ session }) => {
    await revokeSession(parts.database, session.id, session.authenticatedAt + SESSION_SECONDS, parts.clock.now())
    parts.live.endSession(session.id)
    return E.right({})
  }),

  serveUser(parts, endpoints.user, async ({ params, session }) =>
    params.userId === session.user.id ? E.right(session.user) : E.left(NOT_FOUND),
  ),

  serveTenant(parts, endpoints.business, async ({ business }) => E.right({ ...business, countryId: business.country })),
]

/** An unknown address and a wrong password are answered alike, after the same work. */
const signIn = async (
  parts: HostParts, email: string, password: string, address: string,
): Promise<E.Either<HostError, { readonly token: string }>> => {
  const tooMany = await parts.limits.signIn(email, address)
  if (tooMany !== undefined) return E.left(tooMany)
  try {
    const account = await accountOf(parts.database, email)
    const right = await parts.passwords.verify(password, account?.passwordHash)
    if (!right || account === undefined) return E.left(refused('ERROR_AUTH_INVALID_CREDENTIALS'))
    await parts.limits.signedIn(email)
    const { user, business, passwordHash } = account
    if (parts.passwords.isOutdated(passwordHash)) {
      await savePasswordHash(parts.database, user.id, await parts.passwords.hash(password))
    }
    const authenticatedAt = Math.floor(parts.clock.now() / 1000)
    return E.right(await tokenOf(parts, { id: randomUUID(), user, business, authenticatedAt }))
  } catch (error) {
    if (error instanceof PasswordQueueFull) return E.left(later('ERROR_BUSY', 5))
    throw error
  }
}

const tokenOf = async (parts: HostParts, session: Omit<Session, 'expiresAt'>): Promise<{ readonly token: string }> => ({
  token: await parts.tokens.sign(session),
})
