import { IDLE_LIMIT } from '#domain/identity/session.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { SESSION_SECONDS } from './tokens.ts'

/** How exactly it is known when a session was last used: this much less often is it written. */
const NOTED_EVERY_MS = 60_000

/** Opens a session of a user. Those that are over by their age are forgotten. */
export const insertSession = async (
  queries: Queries,
  sessionId: string,
  userId: UserId,
  now: number,
): Promise<void> => {
  await queries.query('delete from session where started_at < $1', [new Date(now - SESSION_SECONDS * 1000)])
  await queries.query('insert into session (id, user_id, started_at, seen_at) values ($1, $2, $3, $3)', [
    sessionId,
    userId,
    new Date(now),
  ])
}

/**
 * The same for who gave the password behind `passwordHash`. False when another password counts by now: of a sign-in and a
 * change of the password at once, neither leaves a session of the old one.
 */
export const insertOperatorSession = (
  tx: Queries,
  sessionId: string,
  userId: UserId,
  passwordHash: string,
  now: number,
): Promise<boolean> =>
  tx
    .query('select 1 as one from app_user where id = $1 and password_hash = $2 for no key update', [
      userId,
      passwordHash,
    ])
    .then(async ({ length }) => {
      if (length > 0) await insertSession(tx, sessionId, userId, now)
      return length > 0
    })

/** Whether the session counts at `now`, having been used at `seenAt`. That it is used now is written once a minute; of one that was ended meanwhile it cannot be. */
export const isActive = async (queries: Queries, sessionId: string, seenAt: number, now: number): Promise<boolean> => {
  if (now - seenAt >= IDLE_LIMIT * 1000) return false
  if (now - seenAt < NOTED_EVERY_MS) return true
  const noted = await queries.query('update session set seen_at = $2 where id = $1 returning id', [
    sessionId,
    new Date(now),
  ])
  return noted.length > 0
}

/** Which of these sessions count at `now`: neither ended nor left idle. */
export const activeSessions = async (
  queries: Queries,
  sessionIds: ReadonlyArray<string>,
  now: number,
): Promise<ReadonlySet<string>> => {
  const rows = await queries.query<{ id: string }>('select id from session where id = any($1) and seen_at > $2', [
    sessionIds,
    new Date(now - IDLE_LIMIT * 1000),
  ])
  return new Set(rows.map(({ id }) => id))
}

export const endSession = async (queries: Queries, sessionId: string): Promise<void> => {
  await queries.query('delete from session where id = $1', [sessionId])
}

/** Ends all sessions of a user but one, and names those it ended. */
export const endSessionsOf = async (
  queries: Queries,
  userId: UserId,
  except?: string,
): Promise<ReadonlyArray<string>> => {
  const ended = await queries.query<{ id: string }>(
    'delete from session where user_id = $1 and id is distinct from $2 returning id',
    [userId, except ?? null],
  )
  return ended.map(({ id }) => id)
}
