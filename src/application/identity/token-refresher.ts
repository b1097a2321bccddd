import * as E from 'fp-ts/Either'
import { IDLE_LIMIT, REFRESH_WINDOW, shouldRefresh } from '#domain/identity/session.ts'
import type { Failure } from '../shared/failure.ts'
import type { Session, Sessions } from './sessions.port.ts'

/** Seconds to wait after a renewal that was not answered. */
const RETRY_SECONDS = 30

/**
 * Renews a session's token: one request at a time, not at every turn while the host does not answer, and not again once the
 * host gives no more time.
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

  /** The token is about to end, or the host is about to take a person who is there for one who left. */
  isDue(session: Session, lastActivity: number, nowSeconds: number): boolean {
    if (nowSeconds < this.#notBefore || this.isFinalSession(session)) return false
    return shouldRefresh({ ...session, lastActivity }, nowSeconds) || isUnheard(session, lastActivity, nowSeconds)
  }

  /** The host gives this session no more time. */
  isFinalSession({ expiresAt }: Session): boolean {
    return expiresAt === this.#end
  }

  /** Answers why it was not renewed. */
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

/** Whoever fills in a long form asks the host for nothing, and the host ends what it hears nothing of. */
const isUnheard = ({ issuedAt, isSudo }: Session, lastActivity: number, nowSeconds: number): boolean =>
  !isSudo && lastActivity > issuedAt && nowSeconds - issuedAt >= IDLE_LIMIT - REFRESH_WINDOW
