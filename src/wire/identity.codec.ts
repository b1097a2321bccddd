import * as t from 'io-ts'
import { CountryCode, Count, idOf, optional, textUpTo } from './codec/primitives.ts'

export const Credentials = t.strict({ email: textUpTo(254), password: textUpTo(256) })
export type Credentials = t.TypeOf<typeof Credentials>

export const TokenAnswer = t.strict({ token: textUpTo(4096) })

export const UserAnswer = t.strict({
  id: idOf('User'),
  name: textUpTo(254),
  email: textUpTo(254),
  phone: optional(textUpTo(20)),
})
export type UserAnswer = t.TypeOf<typeof UserAnswer>

export const BusinessAnswer = t.strict({
  id: idOf('Business'),
  identifier: textUpTo(20),
  name: textUpTo(254),
  address: optional(textUpTo(300)),
  email: optional(textUpTo(254)),
  countryId: CountryCode,
})
export type BusinessAnswer = t.TypeOf<typeof BusinessAnswer>

/** What a session token says. Times are seconds since 1970. `act` is the operator behind a back-office session. */
export const SessionClaims = t.strict({
  jti: textUpTo(64),
  iat: Count,
  exp: Count,
  user: t.strict({ id: idOf('User'), name: textUpTo(254), email: textUpTo(254) }),
  business: optional(
    t.strict({ id: idOf('Business'), identifier: textUpTo(20), name: textUpTo(254), countryId: CountryCode }),
  ),
  isSudoUser: optional(t.boolean),
})
export type SessionClaims = t.TypeOf<typeof SessionClaims>
