import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Handler } from '../http/call.ts'
import type { ChangeServices } from '../live/record-change.ts'
import { endSessionsOf, openSessionsOf } from './session-store.ts'

export const listSessions: Handler<Pick<ChangeServices, 'clock'>, 'openSessions'> = async (
  { clock },
  { db, session },
) => {
  const open = await openSessionsOf(db, session.user.id, session.id, clock.now())
  return E.right({
    sessions: open.map(({ id, isCurrent, seenAt, startedAt, userAgent }) => ({
      id,
      userAgent,
      createdAt: startedAt.getTime(),
      lastSeenAt: seenAt.getTime(),
      isCurrent,
    })),
  })
}

/** Sessions of operators who act as the user stay: they have their own end. */
export const endOtherSessions: Handler<ChangeServices, 'otherSessionsEnd'> = (
  { clock, live },
  { afterCommit, requestId, session: { id, user }, transaction },
) =>
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
