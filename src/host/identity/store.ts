import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, Id, UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import type { Business, User } from './session.ts'

export interface Account {
  readonly user: User
  readonly passwordHash: string
  /** The oldest of those the user belongs to. */
  readonly business: Business | undefined
}

export const accountOf = async (queries: Queries, email: string): Promise<Account | undefined> => {
  const [row] = await queries.query<AccountRow>(
    `select ${USER}, u.password_hash, ${BUSINESS} from app_user u left join membership m on m.user_id = u.id
     left join business b on b.id = m.business_id where u.email = $1 order by b.id limit 1`,
    [email],
  )
  return row && { user: userOf(row), business: businessOf(row), passwordHash: row.password_hash }
}

export interface Standing {
  readonly user: User
  /** Absent when the user does not belong to it, or does no more. */
  readonly business: Business | undefined
  /** The session was ended. */
  readonly revoked: boolean
}

/** What a token's user and business are now. */
export const standingOf = async (
  queries: Queries, userId: UserId, businessId: BusinessId | undefined, sessionId: string,
): Promise<Standing | undefined> => {
  const [row] = await queries.query<UserRow & BusinessRow & { readonly revoked: boolean }>(
    `select ${USER}, ${BUSINESS}, exists (select 1 from revoked_session where session_id = $3) as revoked
     from app_user u left join membership m on m.user_id = u.id and m.business_id = $2
     left join business b on b.id = m.business_id where u.id = $1`,
    [userId, businessId ?? null, sessionId],
  )
  return row && { user: userOf(row), business: businessOf(row), revoked: row.revoked }
}

/** Ends a session before its time. `until` is seconds since 1970: afterwards its tokens are worthless anyway. */
export const revokeSession = async (queries: Queries, sessionId: string, until: number, now: number): Promise<void> => {
  await queries.query('delete from revoked_session where until < $1', [new Date(now)])
  await queries.query(
    'insert into revoked_session (session_id, until) values ($1, $2) on conflict do nothing',
    [sessionId, new Date(until * 1000)],
  )
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

export const savePasswordHash = async (queries: Queries, userId: UserId, hash: string): Promise<void> => {
  await queries.query('update app_user set password_hash = $2 where id = $1', [userId, hash])
}

/** One business per country and identifier. */
export const saveBusiness = async (tx: Queries, business: Omit<Business, 'id'>): Promise<BusinessId> => {
  const rows = await tx.query<{ id: number }>(
    `insert into business (country, identifier, name, address, email) values ($1, $2, $3, $4, $5)
     on conflict (country, identifier) do update set name = excluded.name, address = excluded.address, email = excluded.email
     returning id`,
    [business.country, business.identifier, business.name, business.address, business.email],
  )
  return idIn(rows)
}

export const addMember = async (tx: Queries, userId: UserId, businessId: BusinessId): Promise<void> => {
  await tx.query('insert into membership (user_id, business_id) values ($1, $2) on conflict do nothing', [userId, businessId])
}

/** The business of a country under its tax id, as an operator names it. */
export const businessBy = async (queries: Queries, country: Country, identifier: string): Promise<Business | undefined> => {
  const [row] = await queries.query<BusinessRow>(
    `select ${BUSINESS} from business b where b.country = $1 and b.identifier = $2`, [country, identifier],
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
}
type AccountRow = UserRow & BusinessRow & { readonly password_hash: string }

const USER = 'u.id as user_id, u.name as user_name, u.email as user_email, u.phone'
const BUSINESS = 'b.id as business_id, b.country, b.identifier, b.name as business_name, b.address, b.email as business_email'

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
      }

const idIn = <K extends string>(rows: ReadonlyArray<{ readonly id: number }>): Id<K> => String(rows[0]?.id) as Id<K>
