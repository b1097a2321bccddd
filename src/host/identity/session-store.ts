import { IDLE_LIMIT } from '#domain/identity/session.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, sql, values } from '../database/sql.ts'
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
  await execute(queries, sql`delete from session where started_at < ${new Date(now - SESSION_SECONDS * 1000)}`)
  await execute(
    queries,
    sql`insert into session (id, user_id, started_at, seen_at)
      values (${sessionId}, ${userId}, ${new Date(now)}, ${new Date(now)})`,
  )
}

/**
 * Inserts a session after a sign-in with the password of `passwordHash`. False when the password was changed
 * concurrently, so that no session of the old one remains.
 */
export const insertOperatorSession = async (
  tx: Queries,
  sessionId: string,
  userId: UserId,
  passwordHash: string,
  now: number,
): Promise<boolean> => {
  const isCurrent = await hasRow(
    tx,
    sql`select from app_user where id = ${userId} and password_hash = ${passwordHash} for no key update`,
  )
  if (isCurrent) await insertSession(tx, sessionId, userId, now)
  return isCurrent
}

/** Whether the session counts at `now`, having been used at `seenAt`. That it is used now is written once a minute; of one that was ended meanwhile it cannot be. */
export const isActive = async (queries: Queries, sessionId: string, seenAt: number, now: number): Promise<boolean> => {
  if (now - seenAt >= IDLE_LIMIT * 1000) return false
  if (now - seenAt < NOTED_EVERY_MS) return true
  return hasRow(queries, sql`update session set seen_at = ${new Date(now)} where id = ${sessionId} returning id`)
}

/** Which of these sessions count at `now`: neither ended nor left idle. */
export const activeSessions = async (
  queries: Queries,
  sessionIds: ReadonlyArray<string>,
  now: number,
): Promise<ReadonlySet<string>> => {
  const usedSince = new Date(now - IDLE_LIMIT * 1000)
  const active = await values(
    queries,
    text,
    sql`select id from session where id = any(${sessionIds}) and seen_at > ${usedSince}`,
  )
  return new Set(active)
}

export const endSession = async (queries: Queries, sessionId: string): Promise<void> => {
  await execute(queries, sql`delete from session where id = ${sessionId}`)
}

/** Ends all sessions of a user but one, and names those it ended. */
export const endSessionsOf = (queries: Queries, userId: UserId, except?: string): Promise<ReadonlyArray<string>> =>
  values(
    queries,
    text,
    sql`delete from session where user_id = ${userId} and id is distinct from ${except ?? null} returning id`,
  )
