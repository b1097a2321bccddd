import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { defaultPolicy } from '#domain/team/approval-defaults.ts'
import { LAPSE, type Holders } from '#domain/team/approval-need.ts'
import { type ApprovalPolicy, COOLING_HOURS, type CoolingHours } from '#domain/team/approval-policy.ts'
import { may, type Permission } from '#domain/team/permission.ts'
import { ROLES } from '#domain/team/role.ts'
import { column, country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, row, rows, sql, value } from '../database/sql.ts'
import type { Business, Session } from '../kernel/caller.ts'

/** A member of a company, who may have lost the right to decide. */
export interface TeamMember {
  readonly userId: UserId
  readonly name: string
  readonly may: (permission: Permission) => boolean
}

export const teamOf = async (
  queries: Queries,
  { id: businessId }: Pick<Business, 'id'>,
): Promise<ReadonlyArray<TeamMember>> => {
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
  { id: businessId }: Pick<Business, 'id'>,
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

/** The members, with those whom another member removed within 72 hours. */
const countMembers = (queries: Queries, { id: businessId }: Pick<Business, 'id'>, now: number): Promise<number> =>
  value(
    queries,
    integer,
    sql`select count(*) from (
      select user_id from membership where business_id = ${businessId}
      union
      select user_id from former_member where business_id = ${businessId} and until > ${new Date(now - LAPSE)}
        and removed_by is distinct from user_id) counted`,
  )

/** Who may authorise for a company, and the policy that holds for it. */
export interface ApprovalRules {
  readonly team: ReadonlyArray<TeamMember>
  readonly holders: Holders
  readonly policy: ApprovalPolicy
  /** The version is that of the stored policy, and 0 where the default holds. */
  readonly version: number
}

/**
 * The rules of the moment. The default depends on the number of members, to which those whom another member removed within 72
 * hours belong: removing the second one ends no approvals.
 */
export const rulesOf = async (
  queries: Queries,
  business: Pick<Business, 'country' | 'id'>,
  now: number,
): Promise<ApprovalRules> => {
  const team = await teamOf(queries, business)
  const holders = await holdersOf(queries, business, team, now)
  const usual = defaultPolicy(business.country, await countMembers(queries, business, now))
  const stored = await optionalRow(
    queries,
    PolicyRow,
    sql`select bands, expiry_days as "expiryDays", cooling_hours as "coolingHours", version
      from approval_policy where business_id = ${business.id}`,
  )
  if (stored === undefined) return { team, holders, policy: usual, version: 0 }
  const policy = {
    bands: { ...defaultPolicy(business.country, 1).bands, ...stored.bands },
    expiryDays: stored.expiryDays,
    coolingHours: stored.coolingHours ?? usual.coolingHours,
  }
  return { team, holders, policy, version: stored.version }
}

/** Replaces the policy of the company. Lock the business first. */
export const savePolicy = (
  tx: Queries,
  businessId: BusinessId,
  { bands: byAct, coolingHours, expiryDays }: ApprovalPolicy,
): Promise<void> =>
  execute(
    tx,
    sql`insert into approval_policy (business_id, bands, expiry_days, cooling_hours)
      values (${businessId}, ${JSON.stringify(byAct)}::jsonb, ${expiryDays}, ${coolingHours})
      on conflict (business_id) do update set bands = excluded.bands, expiry_days = excluded.expiry_days,
        cooling_hours = excluded.cooling_hours, version = approval_policy.version + 1`,
  )

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
const PolicyRow = rowCodec('PolicyRow', {
  bands,
  expiryDays: integer,
  coolingHours: nullable(
    column('hours', (value): value is CoolingHours => COOLING_HOURS.some((hours) => hours === value)),
  ),
  version: integer,
})
