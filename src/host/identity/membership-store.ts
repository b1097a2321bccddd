import * as t from 'io-ts'
import type { MembershipId } from '#domain/business/own-company.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { boolean, country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, rows, sql, value } from '../database/sql.ts'
import type { Business, Session } from '../kernel/caller.ts'

/** Decodes the columns of `BUSINESS`. */
export const BusinessRow = rowCodec('BusinessRow', {
  business_id: id<'Business'>(),
  country,
  identifier: text,
  business_name: text,
  address: nullable(text),
  business_email: nullable(text),
  is_verified: boolean,
  version: integer,
})
const CompanyRow = t.intersection([BusinessRow, rowCodec('RoleRow', { role: oneOf(ROLES) })])
/** The result of a left join, which gives nulls where there is no business. */
export const JoinedCompany = t.union([rowCodec('NoBusiness', { business_id: t.null }), CompanyRow])

/** The columns of `BusinessRow`, of the table `business b`. */
export const BUSINESS = sql`b.id as business_id, b.country, b.identifier, b.name as business_name, b.address,
  b.email as business_email, b.verified_at is not null as is_verified, b.version`
/** The columns of `CompanyRow`, of the tables `business b` and `membership m`. */
export const COMPANY = sql`${BUSINESS}, m.role`

export const businessOf = (found: t.TypeOf<typeof BusinessRow>): Business => ({
  id: found.business_id,
  country: found.country,
  identifier: found.identifier,
  name: found.business_name,
  address: found.address,
  email: found.business_email,
  isVerified: found.is_verified,
  version: found.version,
})

/** A company of a user, with the user's role. */
export interface Company {
  readonly business: Business
  readonly role: Role
}

const companyOf = (found: t.TypeOf<typeof CompanyRow>): Company => ({ business: businessOf(found), role: found.role })

/** Absent when the user does not belong to the company, or does no more. */
export type Belonging = Pick<Session, 'business' | 'role'>

export const belongingOf = (found: t.TypeOf<typeof JoinedCompany>): Belonging =>
  found.business_id === null ? { business: undefined, role: undefined } : companyOf(found)

/** The company used last; of those never opened the verified ones, then the oldest. */
export const LAST_USED_FIRST = sql`m.last_used_at desc nulls last, b.verified_at is null, b.id`

export const removeMember = (tx: Queries, userId: UserId, businessId: BusinessId): Promise<void> =>
  execute(tx, sql`delete from membership where user_id = ${userId} and business_id = ${businessId}`)

export const addMember = (tx: Queries, userId: UserId, businessId: BusinessId): Promise<void> =>
  execute(
    tx,
    sql`insert into membership (user_id, business_id) values (${userId}, ${businessId}) on conflict do nothing`,
  )

/** Makes the user a member. Who belongs to the company already keeps the role. */
export const joinAs = (tx: Queries, userId: UserId, businessId: BusinessId, role: Role): Promise<MembershipId> =>
  value(
    tx,
    id<'Membership'>(),
    sql`insert into membership (user_id, business_id, role) values (${userId}, ${businessId}, ${role})
      on conflict (user_id, business_id) do update set role = membership.role returning id`,
  )

/** Whether the company is verified and has an owner: an unverified one is a claim of its only member. */
export const hasOwner = (queries: Queries, businessId: BusinessId): Promise<boolean> =>
  hasRow(
    queries,
    sql`select from membership m join business b on b.id = m.business_id
      where m.business_id = ${businessId} and m.role = 'OWNER' and b.verified_at is not null`,
  )

export const saveRole = (tx: Queries, userId: UserId, businessId: BusinessId, role: Role): Promise<void> =>
  execute(
    tx,
    sql`update membership set role = ${role}, version = version + 1
      where user_id = ${userId} and business_id = ${businessId}`,
  )

export interface EndedMembership {
  readonly userId: UserId
  readonly businessId: BusinessId
  /** The member, where the member left; absent for an operator. */
  readonly removedBy: UserId | undefined
}

/** Keeps the role that a member has now and is about to lose: a lost right to authorise counts for some days more. */
export const keepFormerRole = (
  tx: Queries,
  { businessId, removedBy, userId }: EndedMembership,
  now: number,
): Promise<void> =>
  execute(
    tx,
    sql`insert into former_member (business_id, user_id, role, until, removed_by)
      select business_id, user_id, role, ${new Date(now)}, ${removedBy ?? null}::bigint from membership
      where user_id = ${userId} and business_id = ${businessId}`,
  )

/** Ends a membership and keeps the role that the member had. */
export const endMembership = async (tx: Queries, ended: EndedMembership, now: number): Promise<void> => {
  await keepFormerRole(tx, ended, now)
  await removeMember(tx, ended.userId, ended.businessId)
}

/** The one used last of those the user belongs to. */
export const companyOfUser = async (queries: Queries, userId: UserId): Promise<Company | undefined> => {
  const found = await optionalRow(
    queries,
    CompanyRow,
    sql`select ${COMPANY} from business b join membership m on m.business_id = b.id
      where m.user_id = ${userId} order by ${LAST_USED_FIRST} limit 1`,
  )
  return found && companyOf(found)
}

/** The company of one of the memberships of the user. */
export const companyOfMembership = async (
  queries: Queries,
  userId: UserId,
  membershipId: MembershipId,
): Promise<Company | undefined> => {
  const found = await optionalRow(
    queries,
    CompanyRow,
    sql`select ${COMPANY} from business b join membership m on m.business_id = b.id
      where m.user_id = ${userId} and m.id = ${membershipId}`,
  )
  return found && companyOf(found)
}

/** A business, while the user belongs to it. */
export const companyOfMember = async (
  queries: Queries,
  userId: UserId,
  businessId: BusinessId,
): Promise<Company | undefined> => {
  const found = await optionalRow(
    queries,
    CompanyRow,
    sql`select ${COMPANY} from business b join membership m on m.business_id = b.id
      where m.user_id = ${userId} and b.id = ${businessId}`,
  )
  return found && companyOf(found)
}

const MembershipRow = t.intersection([
  CompanyRow,
  rowCodec('MembershipRow', { membership_id: id<'Membership'>(), last_used_at: nullable(instant) }),
])

/** A company of a user. */
export interface OwnMembership extends Company {
  readonly id: MembershipId
  readonly lastUsedAt: Date | undefined
}

/** The memberships of a user, the one used last first. */
export const membershipsOf = async (queries: Queries, userId: UserId): Promise<ReadonlyArray<OwnMembership>> => {
  const found = await rows(
    queries,
    MembershipRow,
    sql`select ${COMPANY}, m.id as membership_id, m.last_used_at from business b join membership m on m.business_id = b.id
      where m.user_id = ${userId} order by ${LAST_USED_FIRST}`,
  )
  return found.map((one) => ({ id: one.membership_id, ...companyOf(one), lastUsedAt: one.last_used_at }))
}

/** The user opened the company: the next sign-in opens it again. */
export const recordUse = (tx: Queries, userId: UserId, businessId: BusinessId, now: number): Promise<void> =>
  execute(
    tx,
    sql`update membership set last_used_at = ${new Date(now)} where user_id = ${userId} and business_id = ${businessId}`,
  )

/** The verified business of a country under its tax id: there is one at most. */
export const verifiedBusiness = async (
  queries: Queries,
  country: Country,
  identifier: string,
): Promise<Business | undefined> => {
  const found = await optionalRow(
    queries,
    BusinessRow,
    sql`select ${BUSINESS} from business b
      where b.country = ${country} and b.identifier = ${identifier} and b.verified_at is not null`,
  )
  return found && businessOf(found)
}
