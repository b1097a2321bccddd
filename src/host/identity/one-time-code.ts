import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'

/** What a mailed link is good for. */
export type LinkPurpose = 'RESET' | 'VERIFY'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = { RESET: 60 * MINUTE_MS, VERIFY: 7 * 24 * HOUR_MS }
/** Of one purpose, to one account. */
const MOST_PER_HOUR = 3

/** The secret of a link: 32 random bytes. Only its digest is kept. */
export const newCode = (): string => randomBytes(32).toString('base64url')

/**
 * Makes `code` open what it is for, once, and voids the ones before it. Undefined for an address without an account and for
 * who asks for a fourth within an hour, whose last one stays good.
 */
export const issueOneTimeCode = async (
  tx: Queries,
  purpose: LinkPurpose,
  email: string,
  code: string,
  now: number,
): Promise<UserId | undefined> => {
  const [user] = await tx.query<{ id: number }>(
    `select u.id from app_user u where u.email = $1 and $4 >
       (select count(*) from mailed_link l where l.user_id = u.id and l.purpose = $2 and l.created_at > $3)
     for no key update of u`,
    [email, purpose, new Date(now - HOUR_MS), MOST_PER_HOUR],
  )
  const id = user === undefined ? '0' : String(user.id)
  await tx.query('delete from mailed_link where user_id = $1 and purpose = $2 and until < $3 and created_at < $4', [
    id,
    purpose,
    new Date(now),
    new Date(now - HOUR_MS),
  ])
  await tx.query('update mailed_link set spent = true where user_id = $1 and purpose = $2', [id, purpose])
  await tx.query(
    `insert into mailed_link (digest, user_id, purpose, created_at, until)
     select $1, u.id, $2, $3, $4 from app_user u where u.id = $5`,
    [digestOf(code), purpose, new Date(now), new Date(now + LIFE_MS[purpose]), id],
  )
  return user && (id as UserId)
}

/** Whose it is, while it is good. */
export const ownerOfOneTimeCode = async (
  queries: Queries,
  purpose: LinkPurpose,
  code: string,
  now: number,
): Promise<UserId | undefined> => {
  const [row] = await queries.query<{ user_id: number }>(
    'select user_id from mailed_link where digest = $1 and purpose = $2 and not spent and until > $3',
    [digestOf(code), purpose, new Date(now)],
  )
  return row && (String(row.user_id) as UserId)
}

/** Uses it up. Undefined for one that is used, void, too old or nobody's: of two at once, the second. */
export const redeemOneTimeCode = async (
  tx: Queries,
  purpose: LinkPurpose,
  code: string,
  now: number,
): Promise<UserId | undefined> => {
  const [row] = await tx.query<{ user_id: number }>(
    'update mailed_link set spent = true where digest = $1 and purpose = $2 and not spent and until > $3 returning user_id',
    [digestOf(code), purpose, new Date(now)],
  )
  return row && (String(row.user_id) as UserId)
}

/** Nothing that was mailed before is good any more. */
export const revokeOneTimeCodes = async (tx: Queries, purpose: LinkPurpose, userId: UserId): Promise<void> => {
  await tx.query('update mailed_link set spent = true where user_id = $1 and purpose = $2', [userId, purpose])
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
