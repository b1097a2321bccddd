import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { MembershipId } from '#domain/business/own-company.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { ROLES, type Role } from '#domain/team/role.ts'
import { boolean, country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, optionalValue, row, rows, sql, value } from '../database/sql.ts'
import type { Business, Session, User } from '../kernel/caller.ts'
import { LAST_SEEN } from './session-store.ts'

const UserRow = rowCodec('UserRow', {
  user_id: id<'User'>(),
  user_name: text,
  user_email: text,
  phone: nullable(text),
  user_country: nullable(country),
  user_version: integer,
})
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
const JoinedCompany = t.union([rowCodec('NoBusiness', { business_id: t.null }), CompanyRow])
const AccountRow = t.intersection([UserRow, JoinedCompany, rowCodec('PasswordRow', { password_hash: text })])
const SessionMemberRow = t.intersection([UserRow, JoinedCompany, rowCodec('SessionRow', { seen_at: instant })])

const USER = sql`u.id as user_id, u.name as user_name, u.email as user_email, u.phone,
  u.country as user_country, u.version as user_version`
/** The columns of `BusinessRow`, of the table `business b`. */
export const BUSINESS = sql`b.id as business_id, b.country, b.identifier, b.name as business_name, b.address,
  b.email as business_email, b.verified_at is not null as is_verified, b.version`
/** The columns of `CompanyRow`, of the tables `business b` and `membership m`. */
const COMPANY = sql`${BUSINESS}, m.role`

const userOf = (found: t.TypeOf<typeof UserRow>): User => ({
  id: found.user_id,
  name: found.user_name,
  email: found.user_email,
  phone: found.phone,
  country: found.user_country,
  version: found.user_version,
})

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
type Belonging = Pick<Session, 'business' | 'role'>

const belongingOf = (found: t.TypeOf<typeof JoinedCompany>): Belonging =>
  found.business_id === null ? { business: undefined, role: undefined } : companyOf(found)

/** The company is the one used last of those the user belongs to. */
export interface Account extends Belonging {
  readonly user: User
  readonly passwordHash: string
}

/** The company used last; of those never opened the verified ones, then the oldest. */
const LAST_USED_FIRST = sql`m.last_used_at desc nulls last, b.verified_at is null, b.id`

export const accountOf = async (queries: Queries, email: string): Promise<Account | undefined> => {
  const found = await optionalRow(
    queries,
    AccountRow,
    sql`select ${USER}, u.password_hash, ${COMPANY} from app_user u left join membership m on m.user_id = u.id
      left join business b on b.id = m.business_id where u.email = ${email} order by ${LAST_USED_FIRST} limit 1`,
  )
  return found && { user: userOf(found), ...belongingOf(found), passwordHash: found.password_hash }
}

export interface Membership extends Belonging {
  readonly user: User
  /** When the sign-in of the session was last used in any company, up to a minute ago. */
  readonly seenAt: Date
}

/** The present user and business of a token; nothing for a session that was ended. */
export const membershipOf = async (
  queries: Queries,
  userId: UserId,
  businessId: BusinessId | undefined,
  sessionId: string,
): Promise<Membership | undefined> => {
  const found = await optionalRow(
    queries,
    SessionMemberRow,
    sql`select ${USER}, ${COMPANY}, ${LAST_SEEN} as seen_at from session s join app_user u on u.id = s.user_id
      left join membership m on m.user_id = u.id and m.business_id = ${businessId ?? null}
      left join business b on b.id = m.business_id where s.id = ${sessionId} and u.id = ${userId}`,
  )
  return found && { user: userOf(found), ...belongingOf(found), seenAt: found.seen_at }
}

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly phone: string | undefined
  readonly passwordHash: string
}

/** An existing address retains its user and gets the new password. */
export const saveUser = (tx: Queries, { email, name, passwordHash, phone }: NewUser): Promise<UserId> =>
  value(
    tx,
    id<'User'>(),
    sql`insert into app_user (email, name, phone, password_hash) values (lower(${email}), ${name}, ${phone}, ${passwordHash})
      on conflict (email) do update set password_hash = excluded.password_hash, name = excluded.name returning id`,
  )

/** A user who registered, without a name so far. Undefined when the address has an account. */
export const insertUser = (
  tx: Queries,
  {
    campaign,
    country: chosen,
    email,
    passwordHash,
  }: Pick<NewUser, 'email' | 'passwordHash'> & Pick<User, 'country'> & { readonly campaign: string },
): Promise<UserId | undefined> =>
  optionalValue(
    tx,
    id<'User'>(),
    sql`insert into app_user (email, name, password_hash, campaign, country)
      values (${email}, '', ${passwordHash}, ${campaign}::jsonb, ${chosen ?? null})
      on conflict (email) do nothing returning id`,
  )

export const userBy = async (queries: Queries, userId: UserId): Promise<User | undefined> => {
  const found = await optionalRow(queries, UserRow, sql`select ${USER} from app_user u where u.id = ${userId}`)
  return found && userOf(found)
}

/** False when `instead` is given and is not the hash that counts. */
export const replacePasswordHash = (tx: Queries, userId: UserId, hash: string, instead?: string): Promise<boolean> =>
  hasRow(
    tx,
    sql`update app_user set password_hash = ${hash}
      where id = ${userId} and password_hash = coalesce(${instead ?? null}, password_hash) returning id`,
  )

/** The row stays locked until the end of the transaction. */
export const lockedUser = (tx: Queries, userId: UserId): Promise<User> =>
  row(tx, UserRow, sql`select ${USER} from app_user u where u.id = ${userId} for no key update`).then(userOf)

/** Fields that are not given stay as they are. */
export const saveProfile = (
  tx: Queries,
  userId: UserId,
  { name, phone }: { readonly name?: string; readonly phone?: string },
): Promise<User> =>
  row(
    tx,
    UserRow,
    sql`update app_user u set name = coalesce(${name ?? null}, name), phone = coalesce(${phone ?? null}, phone),
        version = version + 1
      where u.id = ${userId} returning ${USER}`,
  ).then(userOf)

/** A link that was mailed to the address and opened proves that the user reads what is sent there. */
export const confirmEmail = (tx: Queries, userId: UserId, now: number): Promise<void> =>
  execute(
    tx,
    sql`update app_user set email_verified_at = coalesce(email_verified_at, ${new Date(now)}) where id = ${userId}`,
  )

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
