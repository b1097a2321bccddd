import type { UserId } from '#domain/kernel/id.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import { digestOf } from '../kernel/one-time-secret.ts'

/** The purpose of a mailed link. */
export type LinkPurpose = 'RESET' | 'VERIFY'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = { RESET: 60 * MINUTE_MS, VERIFY: 7 * 24 * HOUR_MS }
/** The limit is for one purpose and one account. */
const MAX_PER_HOUR = 3

/**
 * Makes `code` valid for its purpose, once, and voids the ones before it. Undefined for an address without an account and for
 * a fourth request within an hour, after which the last code stays valid.
 */
export const issueOneTimeCode = async (
  tx: Queries,
  purpose: LinkPurpose,
  email: string,
  code: string,
  now: number,
): Promise<UserId | undefined> => {
  const hourAgo = new Date(now - HOUR_MS)
  const user = await optionalValue(
    tx,
    id<'User'>(),
    sql`select u.id from app_user u where u.email = ${email} and ${MAX_PER_HOUR} >
        (select count(*) from mailed_link l where l.user_id = u.id and l.purpose = ${purpose} and l.created_at > ${hourAgo})
      for no key update of u`,
  )
  // An unknown address costs the same statements: no user has the id 0.
  const owner = user ?? '0'
  await execute(
    tx,
    sql`delete from mailed_link
      where user_id = ${owner} and purpose = ${purpose} and until < ${new Date(now)} and created_at < ${hourAgo}`,
  )
  await execute(tx, sql`update mailed_link set spent = true where user_id = ${owner} and purpose = ${purpose}`)
  await execute(
    tx,
    sql`insert into mailed_link (digest, user_id, purpose, created_at, until)
      select ${digestOf(code)}, u.id, ${purpose}, ${new Date(now)}, ${new Date(now + LIFE_MS[purpose])}
      from app_user u where u.id = ${owner}`,
  )
  return user
}

/** Whose code it is, while it is valid. */
export const ownerOfOneTimeCode = (
  queries: Queries,
  purpose: LinkPurpose,
  code: string,
  now: number,
): Promise<UserId | undefined> =>
  optionalValue(
    queries,
    id<'User'>(),
    sql`select user_id from mailed_link
      where digest = ${digestOf(code)} and purpose = ${purpose} and not spent and until > ${new Date(now)}`,
  )

/** Uses the code up. Undefined for one that is used, void, expired or unknown; of two requests at once, for the second. */
export const redeemOneTimeCode = (
  tx: Queries,
  purpose: LinkPurpose,
  code: string,
  now: number,
): Promise<UserId | undefined> =>
  optionalValue(
    tx,
    id<'User'>(),
    sql`update mailed_link set spent = true
      where digest = ${digestOf(code)} and purpose = ${purpose} and not spent and until > ${new Date(now)}
      returning user_id`,
  )

/** Voids every code of the purpose that was mailed to the user. */
export const revokeOneTimeCodes = (tx: Queries, purpose: LinkPurpose, userId: UserId): Promise<void> =>
  execute(tx, sql`update mailed_link set spent = true where user_id = ${userId} and purpose = ${purpose}`)
