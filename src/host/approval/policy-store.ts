import type { UserId } from '#domain/kernel/id.ts'
import { defaultPolicy } from '#domain/team/approval-defaults.ts'
import { LAPSE, type Holders } from '#domain/team/approval-need.ts'
import type { ApprovalPolicy } from '#domain/team/approval-policy.ts'
import { may, type Permission } from '#domain/team/permission.ts'
import { ROLES } from '#domain/team/role.ts'
import { column, country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, row, rows, sql } from '../database/sql.ts'
import type { Business, Session } from '../kernel/caller.ts'

/** A member of a company, who may have lost the right to decide. */
export interface TeamMember {
  readonly userId: UserId
  readonly name: string
  readonly may: (permission: Permission) => boolean
}

export const teamOf = async (queries: Queries, { id: businessId }: Business): Promise<ReadonlyArray<TeamMember>> => {
  const members = await rows(
    queries,
    TeamRow,
    sql`select m.user_id as "userId", u.name, m.role from membership m join app_user u on u.id = m.user_id
      where m.business_id = ${businessId} order by m.user_id`,
  )
  return members.map(({ name, role, userId }) => ({ userId, name, may: (permission) => may(role, permission) }))
}

/** The names of people, who may be members no more. */
export const namesOf = async (
  queries: Queries,
  people: ReadonlyArray<UserId>,
): Promise<ReadonlyMap<UserId, string>> => {
  const named = await rows(
    queries,
    NameRow,
    sql`select id as "userId", name from app_user where id = any(${people}::bigint[])`,
  )
  return new Map(named.map(({ name, userId }) => [userId, name]))
}

/** The session in which a request is carried out: that of the decision, for its requester. */
export const requesterOf = async (
  queries: Queries,
  decider: Session,
  { operator, requestedBy }: { readonly operator: string | undefined; readonly requestedBy: UserId },
): Promise<Session> => {
  const user = await row(
    queries,
    UserRow,
    sql`select u.id, u.name, u.email, u.phone, u.country, u.version from app_user u where u.id = ${requestedBy}`,
  )
  const { operator: _none, ...session } = decider
  return { ...session, user, ...(operator === undefined ? {} : { operator }) }
}

/** The members with the right to authorise, and those who lost it through another member within the last 72 hours. */
export const holdersOf = async (
  queries: Queries,
  { id: businessId }: Business,
  team: ReadonlyArray<TeamMember>,
  now: number,
): Promise<Holders> => {
  const removed = await rows(
    queries,
    RemovedRow,
    sql`select user_id as "userId", role, until from former_member
      where business_id = ${businessId} and until > ${new Date(now - LAPSE)} and removed_by is distinct from user_id`,
  )
  return {
    current: team.filter((member) => member.may('approve')).map(({ userId }) => userId),
    lapsed: removed
      .filter(({ role }) => may(role, 'approve'))
      .map(({ until, userId }) => ({ userId, at: until.getTime() })),
  }
}

/** The stored policy of the company, or the default for so many members. */
export const policyOf = async (
  queries: Queries,
  { country, id: businessId }: Business,
  members: number,
): Promise<ApprovalPolicy> => {
  const stored = await optionalRow(
    queries,
    PolicyRow,
    sql`select bands, expiry_days as "expiryDays" from approval_policy where business_id = ${businessId}`,
  )
  const usual = defaultPolicy(country, members)
  return stored === undefined
    ? usual
    : { ...usual, bands: { ...defaultPolicy(country, 1).bands, ...stored.bands }, expiryDays: stored.expiryDays }
}

const role = oneOf(ROLES)
const TeamRow = rowCodec('TeamRow', { userId: id<'User'>(), name: text, role })
const NameRow = rowCodec('NameRow', { userId: id<'User'>(), name: text })
const UserRow = rowCodec('UserRow', {
  id: id<'User'>(),
  name: text,
  email: text,
  phone: nullable(text),
  country: nullable(country),
  version: integer,
})
const RemovedRow = rowCodec('RemovedRow', { userId: id<'User'>(), role, until: instant })
/** The bands as they were stored, by act; an act that is left out is not guarded. */
const bands = column(
  'bands',
  (value): value is Partial<ApprovalPolicy['bands']> => typeof value === 'object' && value !== null,
)
const PolicyRow = rowCodec('PolicyRow', { bands, expiryDays: integer })
