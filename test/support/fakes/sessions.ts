import * as TE from 'fp-ts/TaskEither'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { type Faults, makeFaults, rejected, unauthorized } from './faults.ts'

export interface FakeSessions extends Sessions {
  readonly faults: Faults
  /** Asked for so far, answered or not. */
  readonly refreshes: () => number
  /** The host takes no token that was issued until now. */
  readonly revokeAll: () => void
}

export const FAKE_EMAIL = 'ana@ejemplo.cl'
export const FAKE_PASSWORD = 'correcta'

/** A host that knows one person. A token lives for an hour. */
export const makeFakeSessions = (clock: Clock, person: Partial<Session> = {}): FakeSessions => {
  const faults = makeFaults()
  const known = new Map<string, Session>()
  const revoked = new Set<string>()
  let issued = 0
  let refreshes = 0
  const issue = (): Session => {
    const issuedAt = Math.floor(clock.now() / 1_000)
    const session = aSession({ issuedAt, expiresAt: issuedAt + 3_600, ...person, token: `token-${(issued += 1)}` })
    known.set(session.token, session)
    return session
  }
  const isGood = (token: string): boolean => {
    const session = known.get(token)
    return session !== undefined && !revoked.has(token) && clock.now() / 1_000 < session.expiresAt
  }
  return {
    faults,
    refreshes: () => refreshes,
    revokeAll: () => known.forEach((_, token) => revoked.add(token)),
    signIn: (email, password) =>
      faults.around(() =>
        email === FAKE_EMAIL && password === FAKE_PASSWORD ? TE.of(issue()) : TE.left(rejected('ERROR_AUTH_INVALID_CREDENTIALS')),
      ),
    refresh: (current) => {
      refreshes += 1
      return faults.around(() => (isGood(current) ? TE.of(issue()) : TE.left(unauthorized)))
    },
    signOut: (current) =>
      faults.around(() => {
        const good = isGood(current)
        revoked.add(current)
        return good ? TE.of(undefined) : TE.left(unauthorized)
      }),
    read: (stored) => known.get(stored),
  }
}
