import type { TypeOf } from 'io-ts'
import { IDLE_LIMIT } from '#domain/identity/session.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { boolean, id, instant, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, optionalValue, rows, sql, values, type Sql } from '../database/sql.ts'
import { cleanText } from '../kernel/clean-text.ts'
import { SESSION_SECONDS } from './tokens.ts'

/** How exactly it is known when a session was last used: this much less often is it written. */
const NOTED_EVERY_MS = 60_000

/** A session is one sign-in in one company. The sessions of a sign-in are a family: they are used, idle and ended together. */
export interface NewSession {
  readonly id: string
  readonly userId: UserId
  /** Absent until the user has a company. */
  readonly businessId?: BusinessId | undefined
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

/** Opens the first session of a sign-in. Those that are over by their age are deleted. */
export const insertSession = async (
  queries: Queries,
  { businessId, id, operator, userAgent, userId }: NewSession,
  now: number,
): Promise<void> => {
  await execute(queries, sql`delete from session where started_at < ${new Date(now - SESSION_SECONDS * 1000)}`)
  await execute(
    queries,
    sql`insert into session (id, user_id, family, business_id, started_at, seen_at, user_agent, operator)
      values (${id}, ${userId}, ${id}, ${businessId ?? null}, ${new Date(now)}, ${new Date(now)}, ${storedUserAgent(userAgent)}, ${operator})`,
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
 * Whether the session is active at `now`, when its family was last used at `seenAt`. Last use is stored once a minute; false if the session
 * ended meanwhile.
 */
export const isActive = async (queries: Queries, sessionId: string, seenAt: number, now: number): Promise<boolean> => {
  if (now - seenAt >= IDLE_LIMIT * 1000) return false
  if (now - seenAt < NOTED_EVERY_MS) return true
  return hasRow(queries, sql`update session set seen_at = ${new Date(now)} where id = ${sessionId} returning id`)
}

/** The last use of a session `s` in any of its companies: a page in the background is not idle while another works. */
export const LAST_SEEN = sql`(select max(f.seen_at) from session f where f.family = s.family)`

const familyOf = (sessionId: string | undefined): Sql =>
  sql`(select family from session where id = ${sessionId ?? null})`

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
    sql`select s.id from session s where s.id = any(${sessionIds}) and ${LAST_SEEN} > ${usedSince}`,
  )
  return new Set(active)
}

/** The families of a user begin, grow and end one after the other, so that none grows while it ends. */
const takeTurns = (tx: Queries, userId: UserId): Promise<void> =>
  execute(tx, sql`select from app_user where id = ${userId} for no key update`)

export interface OpenedSession {
  readonly id: string
  /** The first one of this sign-in in the company. */
  readonly isNew: boolean
}

/**
 * The session of the same sign-in in another company of the user: the one that is there, or the one that had no company so far, or else a new one
 * that is called `newId`. Undefined when the sign-in ended meanwhile.
 */
export const openInFamily = async (
  tx: Queries,
  current: { readonly id: string; readonly userId: UserId; readonly businessId: BusinessId | undefined },
  businessId: BusinessId,
  newId: string,
  now: number,
): Promise<OpenedSession | undefined> => {
  await takeTurns(tx, current.userId)
  if (current.businessId !== undefined) await settleCompany(tx, current.id, current.businessId)
  const seen = new Date(now)
  const open = await optionalValue(
    tx,
    text,
    sql`update session set seen_at = ${seen}
      where family = ${familyOf(current.id)} and business_id = ${businessId} returning id`,
  )
  if (open !== undefined) return { id: open, isNew: false }
  const first = await optionalValue(
    tx,
    text,
    sql`update session set business_id = ${businessId}, seen_at = ${seen}
      where family = ${familyOf(current.id)} and business_id is null returning id`,
  )
  const opened =
    first ??
    (await optionalValue(
      tx,
      text,
      sql`insert into session (id, user_id, family, business_id, started_at, seen_at, user_agent, operator)
        select ${newId}, user_id, family, ${businessId}, started_at, ${seen}, user_agent, operator
        from session where id = ${current.id} returning id`,
    ))
  return opened === undefined ? undefined : { id: opened, isNew: true }
}

/** Gives a session its company, unless it has one. */
export const settleCompany = (tx: Queries, sessionId: string, businessId: BusinessId): Promise<void> =>
  execute(tx, sql`update session set business_id = ${businessId} where id = ${sessionId} and business_id is null`)

const CompanyOfSession = rowCodec('CompanyOfSession', { businessId: nullable(id<'Business'>()) })

/** The company in which the session was opened; undefined for one that was opened without a company, and for one that ended. */
export const companyOf = async (queries: Queries, sessionId: string): Promise<BusinessId | undefined> =>
  (
    await optionalRow(
      queries,
      CompanyOfSession,
      sql`select business_id as "businessId" from session where id = ${sessionId}`,
    )
  )?.businessId

/** Ends the sign-in of a session in all companies, and names the sessions it ended. */
export const endFamily = async (
  tx: Queries,
  { id: sessionId, userId }: { readonly id: string; readonly userId: UserId },
): Promise<ReadonlyArray<string>> => {
  await takeTurns(tx, userId)
  return values(tx, text, sql`delete from session where family = ${familyOf(sessionId)} returning id`)
}

const OpenSession = rowCodec('OpenSession', {
  id: text,
  userAgent: nullable(text),
  startedAt: instant,
  seenAt: instant,
  isCurrent: boolean,
})
export type OpenSession = TypeOf<typeof OpenSession>

/** How many sign-ins of a user are listed at most. */
const MAX_LISTED = 100

/** The sign-ins of the user that count at `now`, newest first; none of operators. `current` names a session of the present one. */
export const openSessionsOf = (
  queries: Queries,
  userId: UserId,
  current: string,
  now: number,
): Promise<ReadonlyArray<OpenSession>> =>
  rows(
    queries,
    OpenSession,
    sql`select family as id, min(user_agent) as "userAgent", min(started_at) as "startedAt", max(seen_at) as "seenAt",
        bool_or(id = ${current}) as "isCurrent" from session
      where user_id = ${userId} and operator is null and started_at > ${new Date(now - SESSION_SECONDS * 1000)}
      group by family having max(seen_at) > ${new Date(now - IDLE_LIMIT * 1000)}
      order by min(started_at) desc, family limit ${MAX_LISTED}`,
  )

export interface EndedSessions {
  /** A session whose sign-in stays. */
  readonly except?: string
  /** Whether operators who act as the user keep their sessions. */
  readonly sparesOperators?: boolean
  /** Only the sessions in this company and those without one. */
  readonly businessId?: BusinessId
}

/** Ends the sessions of a user, and names those it ended. */
export const endSessionsOf = async (
  tx: Queries,
  userId: UserId,
  { businessId, except, sparesOperators = false }: EndedSessions = {},
): Promise<ReadonlyArray<string>> => {
  await takeTurns(tx, userId)
  return values(
    tx,
    text,
    sql`delete from session where user_id = ${userId} and family is distinct from ${familyOf(except)}
      and (operator is null or not ${sparesOperators})
      and ${businessId === undefined ? sql`true` : sql`(business_id is null or business_id = ${businessId})`}
      returning id`,
  )
}
