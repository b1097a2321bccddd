import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { NAME_SOURCES } from '#domain/business/known-name.ts'
import { ROLES } from '#domain/team/role.ts'
import { id } from './codec/ids.ts'
import { mapCodec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import {
  CountryCode,
  Count,
  list,
  oneOf,
  OneTimeCode,
  optional,
  storable,
  text,
  withDefault,
} from './codec/primitives.ts'

export const Credentials = t.strict({ email: storable(254), password: storable(256) })
export type Credentials = t.TypeOf<typeof Credentials>

export const TokenResponse = t.strict({ token: text(4096) })

export const UserResponse = t.strict({
  id: id('User'),
  name: text(254),
  email: text(254),
  phone: optional(text(20)),
  version: Count,
})
export type UserResponse = t.TypeOf<typeof UserResponse>

export const BusinessResponse = mappedRecord('Business', {
  id: ['id', id('Business')],
  identifier: ['identifier', text(20)],
  name: ['name', text(254)],
  address: ['address', optional(text(300))],
  email: ['email', optional(text(254))],
  country: ['countryId', CountryCode],
  version: ['version', Count],
})

/** Name and tax id cannot be changed. */
export const UpdateBusinessRequest = t.strict({ address: text(300) })

/** The campaign that led to the registration. */
const CampaignFields = t.partial({
  utmCampaign: optional(text(100)),
  utmMedium: optional(text(100)),
  utmSource: optional(text(100)),
  referralCode: optional(text(100)),
})

export const CreateUserRequest = t.intersection([
  t.strict({ email: storable(254), password: storable(256), confirmPassword: storable(256) }),
  t.exact(CampaignFields),
  /** The country whose terms the user accepted; an earlier client does not send it. */
  t.exact(t.partial({ countryId: optional(CountryCode) })),
])
export type CreateUserRequest = t.TypeOf<typeof CreateUserRequest>

/** An address as typed. */
export const EmailOnly = t.strict({ email: storable(254) })

/** Whether an address can receive mail: `true`, `false`, or `null` where the host could not find out. */
const ReceivesMail = mapCodec<boolean | null, boolean | null, 'yes' | 'no' | 'unknown'>(
  'ReceivesMail',
  t.union([t.boolean, t.null]),
  (travelled) => E.right(travelled === null ? 'unknown' : travelled ? 'yes' : 'no'),
  (verdict) => (verdict === 'unknown' ? null : verdict === 'yes'),
)

/** Checks format and domain of an address, never whether it has an account. */
export const EmailCheckResponse = mappedRecord('EmailCheck', {
  receivesMail: ['validEmail', ReceivesMail],
  suggestion: ['emailSuggestion', optional(text(254))],
})

export const NewPasswordRequest = t.strict({ password: storable(256), confirmPassword: storable(256) })
export const PasswordReplacement = t.strict({
  oldPassword: storable(256),
  password: storable(256),
  confirmPassword: storable(256),
})

/** Open sessions of the user, newest first. Times are milliseconds since 1970. */
export const SessionList = t.strict({
  sessions: list(
    100,
    mappedRecord('OpenSession', {
      id: ['id', text(64)],
      userAgent: ['device', optional(text(200))],
      createdAt: ['createdAt', Count],
      lastSeenAt: ['lastSeenAt', Count],
      isCurrent: ['isCurrent', t.boolean],
    }),
  ),
})

/** The e-mail address cannot be changed. */
export const UpdateUserRequest = t.exact(t.partial({ name: text(254), phone: text(20) }))

/** A code that lets an operator act as a user. */
export const ImpersonationCode = mappedRecord('ImpersonationCode', { code: ['token', OneTimeCode] })

export const CreateBusinessRequest = mappedRecord('CreateBusinessRequest', {
  name: ['name', text(254)],
  identifier: ['identifier', text(20)],
  country: ['countryId', CountryCode],
})

export const NameQuery = t.strict({ identifier: storable(20), country: CountryCode })
/** An empty name, without a source, when the identifier is unknown. */
export const NameResponse = mappedRecord('Name', {
  name: ['data.name', text(254)],
  source: ['data.source', optional(oneOf('NameSource', NAME_SOURCES))],
})

export const FeatureQuery = t.exact(t.partial({ active: t.keyof({ true: null, false: null }) }))
export const FeatureList = list(100, t.strict({ featureId: Count, active: t.boolean }))

const ClaimedUser = mappedRecord('ClaimedUser', {
  id: ['id', id('User')],
  name: ['name', text(254)],
  email: ['email', text(254)],
  /** Chosen at the registration. */
  country: ['countryId', optional(CountryCode)],
})

/** A company as the client shows its name. */
export const ClaimedBusiness = mappedRecord('ClaimedBusiness', {
  id: ['id', id('Business')],
  identifier: ['identifier', text(20)],
  name: ['name', text(254)],
  country: ['countryId', CountryCode],
  /** At the time of the token: it may have been verified since. */
  isVerified: ['isVerified', withDefault(t.boolean, false)],
  /** A host of an earlier version knows owners only. */
  role: ['role', withDefault(oneOf('Role', ROLES), 'OWNER')],
})

/** The claims of a session token. Times are seconds since 1970. `act` is the operator behind a back-office session. */
export const SessionClaims = mappedRecord('SessionClaims', {
  jti: ['jti', text(64)],
  issuedAt: ['iat', Count],
  expiresAt: ['exp', Count],
  user: ['user', ClaimedUser],
  business: ['business', optional(ClaimedBusiness)],
  isSudo: ['isSudoUser', withDefault(t.boolean, false)],
  /** The operator behind a back-office session. */
  operator: ['operatorName', optional(text(100))],
})
export type SessionClaims = t.TypeOf<typeof SessionClaims>
