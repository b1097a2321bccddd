import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, Id, UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { Business, User } from './session.ts'

export interface Account {
  readonly user: User
  readonly passwordHash: string
  /** The oldest verified one of those the user belongs to, or else the oldest. */
  readonly business: Business | undefined
}

export const accountOf = async (queries: Queries, email: string): Promise<Account | undefined> => {
  const [row] = await queries.query<AccountRow>(
    `select ${USER}, u.password_hash, ${BUSINESS} from app_user u left join membership m on m.user_id = u.id
     left join business b on b.id = m.business_id where u.email = $1 order by b.verified_at is null, b.id limit 1`,
    [email],
  )
  return row && { user: userOf(row), business: businessOf(row), passwordHash: row.password_hash }
}

export interface Membership {
  readonly user: User
  /** Absent when the user does not belong to it, or does no more. */
  readonly business: Business | undefined
  /** When the session was last used, up to a minute ago. */
  readonly seenAt: Date
}

/** What a token's user and business are now; nothing for a session that was ended. */
export const membershipOf = async (
  queries: Queries,
  userId: UserId,
  businessId: BusinessId | undefined,
  sessionId: string,
): Promise<Membership | undefined> => {
  const [row] = await queries.query<UserRow & BusinessRow & { readonly seen_at: Date }>(
    `select ${USER}, ${BUSINESS}, s.seen_at
     from session s join app_user u on u.id = s.user_id left join membership m on m.user_id = u.id and m.business_id = $2
     left join business b on b.id = m.business_id where s.id = $3 and u.id = $1`,
    [userId, businessId ?? null, sessionId],
  )
  return row && { user: userOf(row), business: businessOf(row), seenAt: row.seen_at }
}

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly phone: string | undefined
  readonly passwordHash: string
}

/** An existing address keeps its user and gets the new password. */
export const saveUser = async (tx: Queries, user: NewUser): Promise<UserId> => {
  const rows = await tx.query<{ id: number }>(
    `insert into app_user (email, name, phone, password_hash) values (lower($1), $2, $3, $4)
     on conflict (email) do update set password_hash = excluded.password_hash, name = excluded.name returning id`,
    [user.email, user.name, user.phone, user.passwordHash],
  )
  return idIn(rows)
}

/** Somebody who registered, without a name so far. Undefined when the address has an account. */
export const insertUser = async (
  tx: Queries,
  { campaign, email, passwordHash }: Pick<NewUser, 'email' | 'passwordHash'> & { readonly campaign: string },
): Promise<UserId | undefined> => {
  const rows = await tx.query<{ id: number }>(
    `insert into app_user (email, name, password_hash, campaign) values ($1, '', $2, $3::jsonb)
     on conflict (email) do nothing returning id`,
    [email, passwordHash, campaign],
  )
  return rows.length === 0 ? undefined : idIn(rows)
}

export const userBy = async (queries: Queries, userId: UserId): Promise<User | undefined> => {
  const [row] = await queries.query<UserRow>(`select ${USER} from app_user u where u.id = $1`, [userId])
  return row && userOf(row)
}

/** False when `instead` is given and is not the hash that counts. */
export const replacePasswordHash = async (
  tx: Queries,
  userId: UserId,
  hash: string,
  instead?: string,
): Promise<boolean> => {
  const rows = await tx.query(
    'update app_user set password_hash = $2 where id = $1 and password_hash = coalesce($3, password_hash) returning id',
    [userId, hash, instead ?? null],
  )
  return rows.length > 0
}

/** What is not given stays as it is by then. */
export const saveProfile = async (
  tx: Queries,
  userId: UserId,
  { name, phone }: { readonly name?: string; readonly phone?: string },
): Promise<void> => {
  await tx.query('update app_user set name = coalesce($2, name), phone = coalesce($3, phone) where id = $1', [
    userId,
    name ?? null,
    phone ?? null,
  ])
}

/** Whoever opened a link that was mailed to the address reads what is sent there. */
export const confirmEmail = async (tx: Queries, userId: UserId, now: number): Promise<void> => {
  await tx.query('update app_user set email_verified_at = coalesce(email_verified_at, $2) where id = $1', [
    userId,
    new Date(now),
  ])
}

export const saveBusiness = async (
  tx: Queries,
  businessId: BusinessId,
  { address, email, name }: Pick<Business, 'address' | 'email' | 'name'>,
): Promise<void> => {
  await tx.query('update business set name = $2, address = $3, email = $4 where id = $1', [
    businessId,
    name,
    address,
    email,
  ])
}

export const addMember = async (tx: Queries, userId: UserId, businessId: BusinessId): Promise<void> => {
  await tx.query('insert into membership (user_id, business_id) values ($1, $2) on conflict do nothing', [
    userId,
    businessId,
  ])
}

/** The oldest verified one of those the user belongs to, or else the oldest. */
export const businessOfUser = async (queries: Queries, userId: UserId): Promise<Business | undefined> => {
  const [row] = await queries.query<BusinessRow>(
    `select ${BUSINESS} from business b join membership m on m.business_id = b.id where m.user_id = $1 order by b.verified_at is null, b.id limit 1`,
    [userId],
  )
  return row && businessOf(row)
}

/** An unverified business: there may be others of the same tax id. */
export const insertBusiness = async (
  tx: Queries,
  country: Country,
  identifier: string,
  name: string,
): Promise<BusinessId> =>
  idIn(
    await tx.query<{ id: number }>(
      'insert into business (country, identifier, name) values ($1, $2, $3) returning id',
      [country, identifier, name],
    ),
  )

/** The verified business of a country under its tax id: there is one at most. */
export const verifiedBusiness = async (
  queries: Queries,
  country: Country,
  identifier: string,
): Promise<Business | undefined> => {
  const [row] = await queries.query<BusinessRow>(
    `select ${BUSINESS} from business b where b.country = $1 and b.identifier = $2 and b.verified_at is not null`,
    [country, identifier],
  )
  return row && businessOf(row)
}

interface UserRow {
  readonly user_id: number
  readonly user_name: string
  readonly user_email: string
  readonly phone: string | null
}
interface BusinessRow {
  readonly business_id: number | null
  readonly country: Country
  readonly identifier: string
  readonly business_name: string
  readonly address: string | null
  readonly business_email: string | null
  readonly is_verified: boolean
}
type AccountRow = UserRow & BusinessRow & { readonly password_hash: string }

const USER = 'u.id as user_id, u.name as user_name, u.email as user_email, u.phone'
const BUSINESS =
  'b.id as business_id, b.country, b.identifier, b.name as business_name, b.address, b.email as business_email, b.verified_at is not null as is_verified'

const userOf = (row: UserRow): User => ({
  id: String(row.user_id) as UserId,
  name: row.user_name,
  email: row.user_email,
  phone: row.phone ?? undefined,
})

const businessOf = (row: BusinessRow): Business | undefined =>
  row.business_id === null
    ? undefined
    : {
        id: String(row.business_id) as BusinessId,
        country: row.country,
        identifier: row.identifier,
        name: row.business_name,
        address: row.address ?? undefined,
        email: row.business_email ?? undefined,
        isVerified: row.is_verified,
      }

const idIn = <K extends string>(rows: ReadonlyArray<{ readonly id: number }>): Id<K> => String(rows[0]?.id) as Id<K>
