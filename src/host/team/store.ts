import type { TypeOf } from 'io-ts'
import type { BusinessId, Id, UserId } from '#domain/kernel/id.ts'
import { INVITATION_DAYS } from '#domain/team/member-change.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { boolean, country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, row, rows, sql, value, values } from '../database/sql.ts'
import { digestOf } from '../kernel/one-time-secret.ts'

export type MemberId = Id<'Member'>
export type InvitationId = Id<'Invitation'>

const role = oneOf(ROLES)
const MemberRow = rowCodec('MemberRow', {
  id: id<'Member'>(),
  userId: id<'User'>(),
  name: text,
  email: text,
  role,
  lastUsedAt: nullable(instant),
  version: integer,
})
export type StoredMember = Readonly<TypeOf<typeof MemberRow>>

const MEMBER = sql`m.id, m.user_id as "userId", u.name, u.email, m.role, m.last_used_at as "lastUsedAt", m.version`

/** The members of a company, owners first, then by name. */
export const membersOf = (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<StoredMember>> =>
  rows(
    queries,
    MemberRow,
    sql`select ${MEMBER} from membership m join app_user u on u.id = m.user_id where m.business_id = ${businessId}
      order by array_position(${ROLES}::text[], m.role), lower(u.name), m.id`,
  )

export const memberBy = (
  queries: Queries,
  businessId: BusinessId,
  memberId: MemberId,
): Promise<StoredMember | undefined> =>
  optionalRow(
    queries,
    MemberRow,
    sql`select ${MEMBER} from membership m join app_user u on u.id = m.user_id
      where m.business_id = ${businessId} and m.id = ${memberId}`,
  )

export const memberOfUser = (
  queries: Queries,
  businessId: BusinessId,
  userId: UserId,
): Promise<StoredMember | undefined> =>
  optionalRow(
    queries,
    MemberRow,
    sql`select ${MEMBER} from membership m join app_user u on u.id = m.user_id
      where m.business_id = ${businessId} and m.user_id = ${userId}`,
  )

const InvitationRow = rowCodec('InvitationRow', { id: id<'Invitation'>(), email: text, role, until: instant })
export type StoredInvitation = Readonly<TypeOf<typeof InvitationRow>>

const INVITATION = sql`i.id, i.email, i.role, i.until`

/** Those not used and not void, expired ones too, the newest first. */
export const invitationsOf = (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<StoredInvitation>> =>
  rows(
    queries,
    InvitationRow,
    sql`select ${INVITATION} from invitation i where i.business_id = ${businessId} and i.is_open order by i.id desc`,
  )

const DAY_MS = 24 * 60 * 60 * 1000

export interface NewInvitation {
  readonly businessId: BusinessId
  readonly email: string
  readonly role: Role
  readonly code: string
  readonly invitedBy: UserId
}

/** Voids the earlier ones to the address. */
export const insertInvitation = async (
  tx: Queries,
  { businessId, code, email, invitedBy, role: as }: NewInvitation,
  now: number,
): Promise<StoredInvitation> => {
  await execute(
    tx,
    sql`update invitation set is_open = false where business_id = ${businessId} and email = ${email} and is_open`,
  )
  return row(
    tx,
    InvitationRow,
    sql`insert into invitation as i (business_id, email, role, digest, invited_by, created_at, until)
      values (${businessId}, ${email}, ${as}, ${digestOf(code)}, ${invitedBy}, ${new Date(now)},
        ${new Date(now + INVITATION_DAYS * DAY_MS)}) returning ${INVITATION}`,
  )
}

/** False when it was used or void already. */
export const voidInvitation = async (
  tx: Queries,
  businessId: BusinessId,
  invitationId: InvitationId,
): Promise<boolean> => {
  const voided = await values(
    tx,
    id<'Invitation'>(),
    sql`update invitation set is_open = false where business_id = ${businessId} and id = ${invitationId} and is_open returning id`,
  )
  return voided.length > 0
}

/** Voids what a member who may not invite any more has sent. */
export const voidInvitationsBy = (tx: Queries, businessId: BusinessId, userId: UserId): Promise<void> =>
  execute(
    tx,
    sql`update invitation set is_open = false where business_id = ${businessId} and invited_by = ${userId} and is_open`,
  )

const countSince = (
  queries: Queries,
  businessId: BusinessId,
  since: number,
  email: string | undefined,
): Promise<number> =>
  value(
    queries,
    integer,
    sql`select count(*) from invitation where business_id = ${businessId} and created_at > ${new Date(since)}
      and ${email === undefined ? sql`true` : sql`email = ${email}`}`,
  )

/** How many were sent in the last hour, and to the address in the last day. */
export const sentOf = async (
  queries: Queries,
  businessId: BusinessId,
  email: string,
  now: number,
): Promise<{ readonly inHour: number; readonly toAddress: number }> => ({
  inHour: await countSince(queries, businessId, now - DAY_MS / 24, undefined),
  toAddress: await countSince(queries, businessId, now - DAY_MS, email),
})

const OpenRow = rowCodec('OpenRow', {
  id: id<'Invitation'>(),
  businessId: id<'Business'>(),
  company: text,
  inviter: text,
  inviterEmail: text,
  email: text,
  role,
  hasAccount: boolean,
  country,
})
export type OpenInvitation = Readonly<TypeOf<typeof OpenRow>>

/** The invitation behind a code, while it can be accepted. Its inviter still belongs to the company. */
export const openInvitation = (queries: Queries, code: string, now: number): Promise<OpenInvitation | undefined> =>
  optionalRow(
    queries,
    OpenRow,
    sql`select i.id, i.business_id as "businessId", b.name as company, b.country, u.name as inviter, u.email as "inviterEmail",
        i.email, i.role, exists (select from app_user a where a.email = i.email) as "hasAccount"
      from invitation i join business b on b.id = i.business_id join app_user u on u.id = i.invited_by
      where i.digest = ${digestOf(code)} and i.is_open and i.until > ${new Date(now)} and b.verified_at is not null`,
  )
