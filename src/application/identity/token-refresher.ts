import * as E from 'fp-ts/Either'
import { IDLE_LIMIT, REFRESH_WINDOW, shouldRefresh } from '#domain/identity/session.ts'
import type { Failure } from '../shared/failure.ts'
import type { Session, Sessions } from './sessions.port.ts'

/** Seconds to wait after a failed refresh. */
const RETRY_SECONDS = 30

/**
 * Refreshes a session's token: one request at a time, with a pause after a failure, and no more once the host does not
 * extend the session.
 */
export class TokenRefresher {
  readonly #sessions: Sessions
  readonly #renewed: (before: Session, after: Session) => void
  #notBefore = 0
  #end: number | undefined
  #underWay: Promise<Failure | undefined> | undefined

  constructor(sessions: Sessions, renewed: (before: Session, after: Session) => void) {
    this.#sessions = sessions
    this.#renewed = renewed
  }

  /** The token expires soon, or the host would soon treat an active user as idle. */
  isDue(session: Session, lastActivity: number, nowSeconds: number): boolean {
    if (nowSeconds < this.#notBefore || this.isFinalSession(session)) return false
    return shouldRefresh({ ...session, lastActivity }, nowSeconds) || isUnheard(session, lastActivity, nowSeconds)
  }

  /** The host does not extend this session any more. */
  isFinalSession({ expiresAt }: Session): boolean {
    return expiresAt === this.#end
  }

  /** Returns the failure. */
  refresh(session: Session, nowSeconds: number): Promise<Failure | undefined> {
    this.#underWay ??= this.#request(session, nowSeconds).finally(() => (this.#underWay = undefined))
    return this.#underWay
  }

  async #request(session: Session, nowSeconds: number): Promise<Failure | undefined> {
    this.#notBefore = nowSeconds + RETRY_SECONDS
    const answer = await this.#sessions.refresh(session.token)()
    if (E.isLeft(answer)) return answer.left
    this.#notBefore = 0
    if (answer.right.expiresAt <= session.expiresAt) this.#end = answer.right.expiresAt
    this.#renewed(session, answer.right)
    return undefined
  }
}

/** A user in a long form sends no requests, and the host ends idle sessions. */
const isUnheard = ({ issuedAt, isSudo }: Session, lastActivity: number, nowSeconds: number): boolean =>
  !isSudo && lastActivity > issuedAt && nowSeconds - issuedAt >= IDLE_LIMIT - REFRESH_WINDOW
