import type { TypeOf } from 'io-ts'
import { IDLE_LIMIT } from '#domain/identity/session.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { instant, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, rows, sql, values } from '../database/sql.ts'
import { cleanText } from '../kernel/clean-text.ts'
import { SESSION_SECONDS } from './tokens.ts'

/** How exactly it is known when a session was last used: this much less often is it written. */
const NOTED_EVERY_MS = 60_000

export interface NewSession {
  readonly id: string
  readonly userId: UserId
  /** The text that the browser sent. */
  readonly userAgent?: string | undefined
  /** Who acts as the user in an impersonation. */
  readonly operator?: string
}

const MAX_USER_AGENT_LENGTH = 200

const storedUserAgent = (sent: string | undefined): string | undefined =>
  cleanText(sent ?? '')
    .slice(0, MAX_USER_AGENT_LENGTH)
    .trim() || undefined

/** Opens a session of a user. Those that are over by their age are deleted. */
export const insertSession = async (
  queries: Queries,
  { id, operator, userAgent, userId }: NewSession,
  now: number,
): Promise<void> => {
  await execute(queries, sql`delete from session where started_at < ${new Date(now - SESSION_SECONDS * 1000)}`)
  await execute(
    queries,
    sql`insert into session (id, user_id, started_at, seen_at, user_agent, operator)
      values (${id}, ${userId}, ${new Date(now)}, ${new Date(now)}, ${storedUserAgent(userAgent)}, ${operator})`,
  )
}

/**
 * Inserts a session after a sign-in with the password of `passwordHash`. False when the password was changed
 * concurrently, so that no session of the old one remains.
 */
export const insertPasswordSession = async (
  tx: Queries,
  session: NewSession,
  passwordHash: string,
  now: number,
): Promise<boolean> => {
  const isCurrent = await hasRow(
    tx,
    sql`select from app_user where id = ${session.userId} and password_hash = ${passwordHash} for no key update`,
  )
  if (isCurrent) await insertSession(tx, session, now)
  return isCurrent
}

/**
 * Whether the session, last used at `seenAt`, is active at `now`. Last use is stored once a minute; false if the session
 * ended meanwhile.
 */
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

const OpenSession = rowCodec('OpenSession', {
  id: text,
  userAgent: nullable(text),
  startedAt: instant,
  seenAt: instant,
})
export type OpenSession = TypeOf<typeof OpenSession>

/** How many sessions of a user are listed at most. */
const MAX_LISTED = 100

/** The sessions that the user opened and that count at `now`, newest first; none of operators. */
export const openSessionsOf = (queries: Queries, userId: UserId, now: number): Promise<ReadonlyArray<OpenSession>> =>
  rows(
    queries,
    OpenSession,
    sql`select id, user_agent as "userAgent", started_at as "startedAt", seen_at as "seenAt" from session
      where user_id = ${userId} and operator is null and started_at > ${new Date(now - SESSION_SECONDS * 1000)}
        and seen_at > ${new Date(now - IDLE_LIMIT * 1000)}
      order by started_at desc, id limit ${MAX_LISTED}`,
  )

export interface EndedSessions {
  /** The session that stays. */
  readonly except?: string
  /** Whether operators who act as the user keep their sessions. */
  readonly sparesOperators?: boolean
}

/** Ends the sessions of a user, and names those it ended. */
export const endSessionsOf = (
  queries: Queries,
  userId: UserId,
  { except, sparesOperators = false }: EndedSessions = {},
): Promise<ReadonlyArray<string>> =>
  values(
    queries,
    text,
    sql`delete from session where user_id = ${userId} and id is distinct from ${except ?? null}
      and (operator is null or not ${sparesOperators}) returning id`,
  )
