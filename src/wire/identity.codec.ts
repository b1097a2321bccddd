import * as t from 'io-ts'
import { NAME_SOURCES } from '#domain/business/name-lookup.ts'
import { idOf } from './codec/ids.ts'
import { CountryCode, Count, listUpTo, oneOf, OneUseCode, optional, textUpTo } from './codec/primitives.ts'

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

/** Where somebody who registers came from. */
const CampaignFields = t.partial({
  utmCampaign: optional(textUpTo(100)), utmMedium: optional(textUpTo(100)), utmSource: optional(textUpTo(100)),
  referralCode: optional(textUpTo(100)),
})

export const NewUser = t.intersection([
  t.strict({ email: textUpTo(254), password: textUpTo(256), confirmPassword: textUpTo(256) }), t.exact(CampaignFields),
])
export type NewUser = t.TypeOf<typeof NewUser>

/** An address, as somebody typed it. */
export const EmailOnly = t.strict({ email: textUpTo(254) })

/** Judges the form and the domain of an address, never whether it has an account. */
export const EmailVerdict = t.strict({ validEmail: t.boolean, emailSuggestion: optional(textUpTo(254)) })

/** What a mailed link ends with: 32 random bytes, base64 for addresses. */
export const OfResetLink = t.strict({ hash: OneUseCode })

export const PasswordTwice = t.strict({ password: textUpTo(256), confirmPassword: textUpTo(256) })
export const PasswordReplacement = t.strict({ oldPassword: textUpTo(256), password: textUpTo(256), confirmPassword: textUpTo(256) })

/** Whoever is signed in may change the name and the phone, never the address. */
export const UserChange = t.exact(t.partial({ name: textUpTo(254), phone: textUpTo(20) }))

/** A code that an operator was given to enter as somebody else. */
export const ImpersonationCode = t.strict({ token: OneUseCode })

export const NewBusiness = t.strict({ name: textUpTo(254), identifier: textUpTo(20), countryId: CountryCode })

export const NameQuery = t.strict({ identifier: textUpTo(20), country: CountryCode })
/** An empty name, without a source, when the identifier is unknown. */
export const NameAnswer = t.strict({ data: t.strict({ name: textUpTo(254), source: optional(oneOf('NameSource', NAME_SOURCES)) }) })

export const FeatureQuery = t.exact(t.partial({ active: t.keyof({ true: null, false: null }) }))
export const FeatureList = listUpTo(100, t.strict({ featureId: Count, active: t.boolean }))

/** What a session token says. Times are seconds since 1970. `act` is the operator behind a back-office session. */
export const SessionClaims = t.strict({
  jti: textUpTo(64),
  iat: Count,
  exp: Count,
  user: t.strict({ id: idOf('User'), name: textUpTo(254), email: textUpTo(254) }),
  business: optional(
    t.strict({
      id: idOf('Business'), identifier: textUpTo(20), name: textUpTo(254), countryId: CountryCode,
      /** When the token was made: it may have been proven since. */
      isVerified: optional(t.boolean),
    }),
  ),
  isSudoUser: optional(t.boolean),
  /** Of the operator behind a back-office session. */
  operatorName: optional(textUpTo(100)),
})
export type SessionClaims = t.TypeOf<typeof SessionClaims>
