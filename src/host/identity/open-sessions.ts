import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Call, HandlerResult, Writes } from '../http/call.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { endSessionsOf, openSessionsOf, type OpenSession } from './session-store.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
}

type UserCall = Call<unknown, unknown, unknown> & { readonly session: Session }

interface ListedSession extends Pick<OpenSession, 'id' | 'userAgent'> {
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly isCurrent: boolean
}

export const listSessions = async (
  { clock }: Services,
  { db, session }: UserCall,
): HandlerResult<{ sessions: ReadonlyArray<ListedSession> }> => {
  const open = await openSessionsOf(db, session.user.id, clock.now())
  return E.right({
    sessions: open.map(({ id, seenAt, startedAt, userAgent }) => ({
      id,
      userAgent,
      createdAt: startedAt.getTime(),
      lastSeenAt: seenAt.getTime(),
      isCurrent: id === session.id,
    })),
  })
}

/** Sessions of operators who act as the user stay: they have their own end. */
export const endOtherSessions = (
  { clock, live }: Services,
  { afterCommit, requestId, session: { id, user }, transaction }: UserCall & Writes,
): HandlerResult<undefined> =>
  transaction(async (tx) => {
    const ended = await endSessionsOf(tx, user.id, { except: id, sparesOperators: true })
    await appendAuditEntry(tx, clock, {
      actor: user.email,
      userId: user.id,
      action: 'other sessions ended',
      requestId,
      detail: { sessions: ended.length },
    })
    afterCommit(() => ended.forEach((session) => live.closeSession(session)))
    return E.right(undefined)
  })
