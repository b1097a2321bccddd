import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { makeFaults, rejectedBy, type Faults, unauthorized } from './faults.ts'

export interface FakeSessions extends Sessions {
  readonly faults: Faults
  /** Number of refresh requests, answered or not. */
  readonly refreshes: () => number
  /** Issues a single-use code for a session of `person`. */
  readonly giveCode: (person?: Partial<Session>) => string
  /** Changes the content of all further tokens. */
  readonly update: (person: Partial<Session>) => void
  /** Invalidates every issued token. */
  readonly revokeAll: () => void
  /** The user leaves the company: it is not opened any more, and its sessions end. */
  readonly leave: (businessId: BusinessId) => void
}

export const FAKE_EMAIL = 'ana@ejemplo.cl'
export const FAKE_PASSWORD = 'correcta'

/** A host with one user. A token is valid for an hour. */
export const makeFakeSessions = (clock: Clock, person: Partial<Session> = {}): FakeSessions => {
  const faults = makeFaults()
  const known = new Map<string, Session>()
  const revoked = new Set<string>()
  const left = new Set<BusinessId>()
  const codes = new Map<string, Partial<Session>>()
  let now = person
  let issued = 0
  let refreshes = 0
  const issue = (over: Partial<Session> = now): Session => {
    const issuedAt = Math.floor(clock.now() / 1_000)
    const session = aSession({ issuedAt, expiresAt: issuedAt + 3_600, ...over, token: `token-${(issued += 1)}` })
    known.set(session.token, session)
    return session
  }
  /** A refresh keeps a company that was opened. */
  const companyOf = (token: string): Pick<Session, 'business'> | undefined => {
    const business = known.get(token)?.business
    return business === undefined || business.id === aSession(now).business?.id ? undefined : { business }
  }
  const expiryOf = (seconds: number): number => Math.floor(clock.now() / 1_000) + seconds
  const isGood = (token: string): boolean => {
    const session = known.get(token)
    return session !== undefined && !revoked.has(token) && clock.now() / 1_000 < session.expiresAt
  }
  return {
    faults,
    refreshes: () => refreshes,
    giveCode: (over = {}) => {
      const code = String(codes.size + 1).padStart(43, 'A')
      codes.set(code, { isSudo: true, operator: 'Olga Soto', ...over })
      return code
    },
    update: (over) => {
      now = { ...now, ...over }
    },
    revokeAll: () => known.forEach((_, token) => revoked.add(token)),
    leave: (businessId) => {
      left.add(businessId)
      known.forEach(({ business }, token) => business?.id === businessId && revoked.add(token))
    },
    signIn: (email, password) =>
      faults.around(() =>
        email === FAKE_EMAIL && password === FAKE_PASSWORD
          ? TE.of(issue())
          : TE.left(rejectedBy(endpoints.login, 'ERROR_AUTH_INVALID_CREDENTIALS')),
      ),
    refresh: (current) => {
      refreshes += 1
      return faults.around(() =>
        isGood(current) ? TE.of(issue({ ...now, ...companyOf(current) })) : TE.left(unauthorized),
      )
    },
    open: (current, businessId) =>
      faults.around(() => {
        const session = known.get(current.token)
        if (session === undefined || !isGood(current.token)) return TE.left(unauthorized)
        if (left.has(businessId)) return TE.left(rejectedBy(endpoints.membershipToken, 'ERROR_NOT_FOUND'))
        return TE.of(issue({ user: session.user, isSudo: session.isSudo, business: aBusiness({ id: businessId }) }))
      }),
    impersonate: (code) =>
      faults.around(() => {
        const person = codes.get(code)
        codes.delete(code)
        return person === undefined
          ? TE.left(rejectedBy(endpoints.impersonate, 'ERROR_USER_IMPERSONATION_INVALID'))
          : TE.of(issue({ expiresAt: expiryOf(1_800), ...person }))
      }),
    signOut: (current) =>
      faults.around(() => {
        const good = isGood(current)
        revoked.add(current)
        return good ? TE.of(undefined) : TE.left(unauthorized)
      }),
    read: (stored) => known.get(stored),
  }
}
