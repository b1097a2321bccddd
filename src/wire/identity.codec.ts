import * as t from 'io-ts'
import { NAME_SOURCES } from '#domain/business/name-lookup.ts'
import { idOf } from './codec/ids.ts'
import { CountryCode, Count, list, oneOf, OneTimeCode, optional, text } from './codec/primitives.ts'

export const Credentials = t.strict({ email: text(254), password: text(256) })
export type Credentials = t.TypeOf<typeof Credentials>

export const TokenResponse = t.strict({ token: text(4096) })

export const UserResponse = t.strict({
  id: idOf('User'),
  name: text(254),
  email: text(254),
  phone: optional(text(20)),
})
export type UserResponse = t.TypeOf<typeof UserResponse>

export const BusinessResponse = t.strict({
  id: idOf('Business'),
  identifier: text(20),
  name: text(254),
  address: optional(text(300)),
  email: optional(text(254)),
  countryId: CountryCode,
})
export type BusinessResponse = t.TypeOf<typeof BusinessResponse>

/** Where somebody who registers came from. */
const CampaignFields = t.partial({
  utmCampaign: optional(text(100)),
  utmMedium: optional(text(100)),
  utmSource: optional(text(100)),
  referralCode: optional(text(100)),
})

export const CreateUserRequest = t.intersection([
  t.strict({ email: text(254), password: text(256), confirmPassword: text(256) }),
  t.exact(CampaignFields),
])
export type CreateUserRequest = t.TypeOf<typeof CreateUserRequest>

/** An address, as somebody typed it. */
export const EmailOnly = t.strict({ email: text(254) })

/** Judges the form and the domain of an address, never whether it has an account. */
export const EmailCheckResponse = t.strict({ validEmail: t.boolean, emailSuggestion: optional(text(254)) })

/** What a mailed link ends with: 32 random bytes, base64 for addresses. */
export const ResetLinkParams = t.strict({ hash: OneTimeCode })

export const NewPasswordRequest = t.strict({ password: text(256), confirmPassword: text(256) })
export const PasswordReplacement = t.strict({ oldPassword: text(256), password: text(256), confirmPassword: text(256) })

/** Whoever is signed in may change the name and the phone, never the address. */
export const UpdateUserRequest = t.exact(t.partial({ name: text(254), phone: text(20) }))

/** A code that an operator was given to enter as somebody else. */
export const ImpersonationCode = t.strict({ token: OneTimeCode })

export const CreateBusinessRequest = t.strict({ name: text(254), identifier: text(20), countryId: CountryCode })

export const NameQuery = t.strict({ identifier: text(20), country: CountryCode })
/** An empty name, without a source, when the identifier is unknown. */
export const NameResponse = t.strict({
  data: t.strict({ name: text(254), source: optional(oneOf('NameSource', NAME_SOURCES)) }),
})

export const FeatureQuery = t.exact(t.partial({ active: t.keyof({ true: null, false: null }) }))
export const FeatureList = list(100, t.strict({ featureId: Count, active: t.boolean }))

/** What a session token says. Times are seconds since 1970. `act` is the operator behind a back-office session. */
export const SessionClaims = t.strict({
  jti: text(64),
  iat: Count,
  exp: Count,
  user: t.strict({ id: idOf('User'), name: text(254), email: text(254) }),
  business: optional(
    t.strict({
      id: idOf('Business'),
      identifier: text(20),
      name: text(254),
      countryId: CountryCode,
      /** When the token was made: it may have been proven since. */
      isVerified: optional(t.boolean),
    }),
  ),
  isSudoUser: optional(t.boolean),
  /** Of the operator behind a back-office session. */
  operatorName: optional(text(100)),
})
export type SessionClaims = t.TypeOf<typeof SessionClaims>
