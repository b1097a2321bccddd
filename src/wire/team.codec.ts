import * as t from 'io-ts'
import { ROLES } from '#domain/team/role.ts'
import { DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, CountryCode, list, oneOf, OneTimeCode, optional, storable, text } from './codec/primitives.ts'

const RoleCodec = oneOf('Role', ROLES)

export const MemberResponse = mappedRecord('Member', {
  id: ['id', id('Member')],
  name: ['name', text(254)],
  email: ['email', text(254)],
  role: ['role', RoleCodec],
  /** The day on which the member last opened the company. */
  lastSeenOn: ['lastSeen', optional(DateOnly)],
  isOneself: ['isOneself', t.boolean],
  version: ['version', Count],
})

export const InvitationResponse = mappedRecord('Invitation', {
  id: ['id', id('Invitation')],
  email: ['email', text(254)],
  role: ['role', RoleCodec],
  /** An expired invitation is listed until it is sent again or deleted. */
  state: ['state', oneOf('InvitationState', ['INVITED', 'EXPIRED'] as const)],
  /** The last day on which its link works. */
  until: ['until', DateOnly],
})

export const TeamResponse = t.strict({
  members: list(1_000, MemberResponse),
  invitations: list(1_000, InvitationResponse),
})

export const NewInvitation = t.strict({ email: storable(254), role: RoleCodec })
export const RoleChange = t.strict({ role: RoleCodec })
export const OwnPassword = t.strict({ password: storable(256) })
export const InvitationCode = t.strict({ code: OneTimeCode })

/** An invitation as its link shows it to a visitor without a session. */
export const OpenInvitation = mappedRecord('OpenInvitation', {
  company: ['company', text(254)],
  inviter: ['inviter', text(254)],
  email: ['email', text(254)],
  role: ['role', RoleCodec],
  hasAccount: ['hasAccount', t.boolean],
  country: ['countryId', CountryCode],
})

export const JoinedCompany = mappedRecord('JoinedCompany', { businessId: ['businessId', id('Business')] })
