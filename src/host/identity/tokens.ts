import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { SignJWT } from 'jose'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { optional, text } from '#wire/codec/primitives.ts'
import { SessionClaims } from '#wire/identity.codec.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Keys } from '../security/key-file.ts'
import { verifyJwt } from '../security/verify-jwt.ts'

const ISSUER = 'anticipo'
const AUDIENCE = 'anticipo-client'
const TOKEN_SECONDS = 60 * 60
/** However active its user is, a session ends after eight hours. */
export const SESSION_SECONDS = 8 * 60 * 60
/** The longest impersonation. */
const IMPERSONATION_SECONDS = 30 * 60

/** The content of a valid token. Whether its session ended or its user left the business is checked elsewhere. */
export interface TokenContent {
  readonly sessionId: string
  readonly userId: UserId
  readonly businessId: BusinessId | undefined
  readonly authenticatedAt: number
  readonly expiresAt: number
  readonly operator: string | undefined
}

export interface Tokens {
  readonly sign: (session: Omit<Session, 'expiresAt'>) => Promise<string>
  /** `undefined` for every token that is not genuine, unchanged and current. */
  readonly read: (token: string) => Promise<TokenContent | undefined>
}

export const makeTokens = (keys: Keys, clock: Clock): Tokens => ({
  sign: ({ id, user, business, role, authenticatedAt, operator }) => {
    const iat = Math.floor(clock.now() / 1000)
    const claims = SessionClaims.encode({
      jti: randomUUID(),
      issuedAt: iat,
      expiresAt: Math.min(
        iat + TOKEN_SECONDS,
        authenticatedAt + (operator === undefined ? SESSION_SECONDS : IMPERSONATION_SECONDS),
      ),
      user: { id: user.id, name: user.name, email: user.email, country: user.country },
      business: business && {
        id: business.id,
        identifier: business.identifier,
        name: business.name,
        country: business.country,
        isVerified: business.isVerified,
        role: role ?? 'OWNER',
      },
      isSudo: operator !== undefined,
      operator,
    })
    return new SignJWT({
      ...claims,
      sid: id,
      auth_time: authenticatedAt,
      ...(operator === undefined ? {} : { act: { sub: operator } }),
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(user.id)
      .sign(keys[0])
  },
  read: async (token) => {
    if (token.length > 4096) return undefined
    const payload = await verifyJwt(token, keys, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'JWT',
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'sid', 'auth_time'],
      currentDate: new Date(clock.now()),
    })
    return payload && contentOf(payload)
  },
})

const contentOf = (payload: Readonly<Record<string, unknown>>): TokenContent | undefined => {
  const claims = SessionClaims.decode(payload)
  const { sid, auth_time: authenticatedAt, act } = payload
  if (E.isLeft(claims) || typeof sid !== 'string' || typeof authenticatedAt !== 'number') return undefined
  const actor = Actor.decode(act)
  if (E.isLeft(actor)) return undefined
  return {
    sessionId: sid,
    userId: claims.right.user.id,
    businessId: claims.right.business?.id,
    authenticatedAt,
    expiresAt: claims.right.expiresAt,
    operator: actor.right?.sub,
  }
}

/** The actor of a token (RFC 8693, section 4.1). */
const Actor = optional(t.strict({ sub: text(100) }))
