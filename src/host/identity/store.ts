import * as t from 'io-ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { DIGEST_FREQUENCIES, type DigestFrequency } from '#domain/team/digest.ts'
import { country, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, optionalValue, row, sql, value } from '../database/sql.ts'
import type { User } from '../kernel/caller.ts'
import { type Belonging, belongingOf, COMPANY, JoinedCompany, LAST_USED_FIRST } from './membership-store.ts'
import { LAST_SEEN } from './session-store.ts'

const UserRow = rowCodec('UserRow', {
  user_id: id<'User'>(),
  user_name: text,
  user_email: text,
  phone: nullable(text),
  user_country: nullable(country),
  user_version: integer,
})
const AccountRow = t.intersection([UserRow, JoinedCompany, rowCodec('PasswordRow', { password_hash: text })])
const SessionMemberRow = t.intersection([UserRow, JoinedCompany, rowCodec('SessionRow', { seen_at: instant })])

const USER = sql`u.id as user_id, u.name as user_name, u.email as user_email, u.phone,
  u.country as user_country, u.version as user_version`
const userOf = (found: t.TypeOf<typeof UserRow>): User => ({
  id: found.user_id,
  name: found.user_name,
  email: found.user_email,
  phone: found.phone,
  country: found.user_country,
  version: found.user_version,
})

/** The company is the one used last of those the user belongs to. */
export interface Account extends Belonging {
  readonly user: User
  readonly passwordHash: string
}

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

/** The digest of a new account. One that exists keeps its choice when it joins a company. */
const FIRST_DIGEST: DigestFrequency = 'WEEKLY'

/** An existing address retains its user and gets the new password. */
export const saveUser = (tx: Queries, { email, name, passwordHash, phone }: NewUser): Promise<UserId> =>
  value(
    tx,
    id<'User'>(),
    sql`insert into app_user (email, name, phone, password_hash, digest)
      values (lower(${email}), ${name}, ${phone}, ${passwordHash}, ${FIRST_DIGEST})
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
    sql`insert into app_user (email, name, password_hash, campaign, country, digest)
      values (${email}, '', ${passwordHash}, ${campaign}::jsonb, ${chosen ?? null}, ${FIRST_DIGEST})
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

/** How often the user wants the digest of the companies. */
export const digestOf = (queries: Queries, userId: UserId): Promise<DigestFrequency> =>
  value(queries, oneOf(DIGEST_FREQUENCIES), sql`select digest from app_user where id = ${userId}`)

/** The same choice again counts from when it was made first. */
export const chooseDigest = (tx: Queries, userId: UserId, frequency: DigestFrequency, now: number): Promise<void> =>
  execute(
    tx,
    sql`update app_user set digest = ${frequency}, digest_chosen_at = ${new Date(now)}
      where id = ${userId} and digest <> ${frequency}`,
  )
